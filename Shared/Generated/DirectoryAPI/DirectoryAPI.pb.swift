// Generated from rollcall/directory/v1/directory.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of DirectoryAPI.
  public static let directoryAPI = MessageTypes([
    User.self,
    CreateUserRequest.self,
    GetUserRequest.self,
    BatchGetUsersRequest.self,
    BatchGetUsersResponse.self,
    SearchUsersRequest.self,
    SearchUsersResponse.self,
    ListUsersRequest.self,
    ListUsersResponse.self,
    UpdateUserRequest.self,
    DeleteUserRequest.self,
    AuthenticateRequest.self,
    SignIn.self,
    RefreshTokensRequest.self,
    SignOutRequest.self,
    SignOutEverywhereRequest.self,
    SignOutEverywhereResponse.self,
    ListSessionsRequest.self,
    ListSessionsResponse.self,
    Session.self,
    ChangePasswordRequest.self,
    CreatePasswordResetRequest.self,
    PasswordReset.self,
    ResetPasswordRequest.self,
    GetSigningKeysRequest.self,
    GetSigningKeysResponse.self,
    SigningKey.self,
    DisableUserRequest.self,
    EnableUserRequest.self,
    ExportUserRequest.self,
    UserExport.self,
    RememberedRequest.self,
    LoadUsersRequest.self,
    LoadUsersResponse.self,
    LoadedUser.self,
    WatchUsersRequest.self,
    WatchUsersResponse.self,
    UserChange.self,
  ])
}
