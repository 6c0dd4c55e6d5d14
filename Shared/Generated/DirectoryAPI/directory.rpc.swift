// Generated from rollcall/directory/v1/directory.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.directory.v1.UserDirectory.
public enum UserDirectoryMethods {
  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  public static let createUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "CreateUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["gateway", "operator"])
  )

  /// One account by its id. NOT_FOUND if there is none.
  public static let getUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "GetUser",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service", "profile-service"], users: .signedIn)
  )

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  public static let batchGetUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "BatchGetUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service", "profile-service"], users: .signedIn)
  )

  /// People whose e-mail or name has the term anywhere in it. First comes whose
  /// whole e-mail it is, then whose e-mail begins with it, then who has a word
  /// that begins with it, then the rest; by e-mail among equals, so that pages
  /// join up while people come and go. Accounts that are disabled aren't found.
  public static let searchUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "SearchUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service"], users: .signedIn)
  )

  /// Every account, in the order of creation. For operators.
  public static let listUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ListUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"])
  )

  /// Changes the fields named by the mask.
  public static let updateUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "UpdateUser",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "user.id"))
  )

  /// Signs a person in with their e-mail and password. UNAUTHENTICATED for an
  /// address without an account, for a wrong password, for an account without a
  /// password and for a disabled one: the answers are the same in text, and the
  /// work behind them is the same. RESOURCE_EXHAUSTED with google.rpc.RetryInfo
  /// after too many attempts for the address or from one place, whether there
  /// is such an account or not, and when more passwords wait to be checked than
  /// the service takes on.
  ///
  /// A gateway says with the metadata `rollcall-person-address` from which IP
  /// address the person comes: attempts are counted by it. Without it all that
  /// come over one gateway are counted as one place.
  public static let authenticate = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "Authenticate",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["gateway", "operator"])
  )

  /// New tokens for a refresh token, which is used up by that. UNAUTHENTICATED
  /// if it has expired, its session has ended, or it isn't one.
  ///
  /// A refresh token that was used up before ends its session: somebody else has
  /// it too. Except within 30 seconds of its use and while the next one hasn't
  /// been used: then the answer of before is given again, with the very same
  /// refresh token, so that a lost answer does no harm.
  public static let refreshTokens = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "RefreshTokens",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["gateway", "operator"])
  )

  /// Ends the session of a refresh token. A token that is over already, or was
  /// never one, is no error.
  public static let signOut = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "SignOut",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["gateway", "operator"])
  )

  /// Ends every session of a person, the caller's own among them. Access tokens
  /// that are out hold in other services until they expire, 15 minutes at most;
  /// the user directory refuses them at once.
  public static let signOutEverywhere = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "SignOutEverywhere",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// Where a person is signed in, the newest first.
  public static let listSessions = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ListSessions",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// Changes a person's password, ends every session and every reset token, and
  /// signs the person in anew. UNAUTHENTICATED if the old password is wrong;
  /// attempts count like those of Authenticate.
  public static let changePassword = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ChangePassword",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// A token with which a new password can be set once, for whoever reads the
  /// mail of an address.
  ///
  /// There is always a token: for an address without an account, and for a
  /// disabled one, it is one that opens nothing. The answers have the same form
  /// and take the same work, so that a gateway that treats all of them alike
  /// tells nobody who has an account, neither by words nor by time. It mails the
  /// token to `recipient` and tells the person in the browser only that a mail
  /// is under way, before it is sent.
  public static let createPasswordReset = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "CreatePasswordReset",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["gateway", "operator"])
  )

  /// Sets a new password with the token of a mail, and ends every session and
  /// every other reset token of the person. FAILED_PRECONDITION if the token
  /// was used, has expired, or opens nothing.
  public static let resetPassword = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ResetPassword",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["gateway", "operator"])
  )

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  public static let getSigningKeys = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "GetSigningKeys",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  public static let disableUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "DisableUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"])
  )

  /// Takes DisableUser back. They have to sign in anew.
  public static let enableUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "EnableUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"])
  )

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  public static let deleteUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "DeleteUser",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "id"))
  )

  /// Everything that this service holds on a person.
  public static let exportUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ExportUser",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .themselves(field: "id"))
  )

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  public static let loadUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "LoadUsers",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .callers(["operator"])
  )

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  public static let watchUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "WatchUsers",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service", "profile-service"])
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createUser, getUser, batchGetUsers, searchUsers, listUsers, updateUser, authenticate, refreshTokens, signOut, signOutEverywhere, listSessions, changePassword, createPasswordReset, resetPassword, getSigningKeys, disableUser, enableUser, deleteUser, exportUser, loadUsers, watchUsers]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.directory.v1.UserDirectory",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: createUser,
        documentation: "Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.",
        input: CreateUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: getUser,
        documentation: "One account by its id. NOT_FOUND if there is none.",
        input: GetUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: batchGetUsers,
        documentation: "Many accounts by id, by e-mail, or both, at most 1,000 keys in all.",
        input: BatchGetUsersRequest.self,
        output: BatchGetUsersResponse.self
      ),
      MethodSchema(
        descriptor: searchUsers,
        documentation: "People whose e-mail or name has the term anywhere in it. First comes whose\nwhole e-mail it is, then whose e-mail begins with it, then who has a word\nthat begins with it, then the rest; by e-mail among equals, so that pages\njoin up while people come and go. Accounts that are disabled aren't found.",
        input: SearchUsersRequest.self,
        output: SearchUsersResponse.self
      ),
      MethodSchema(
        descriptor: listUsers,
        documentation: "Every account, in the order of creation. For operators.",
        input: ListUsersRequest.self,
        output: ListUsersResponse.self
      ),
      MethodSchema(
        descriptor: updateUser,
        documentation: "Changes the fields named by the mask.",
        input: UpdateUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: authenticate,
        documentation: "Signs a person in with their e-mail and password. UNAUTHENTICATED for an\naddress without an account, for a wrong password, for an account without a\npassword and for a disabled one: the answers are the same in text, and the\nwork behind them is the same. RESOURCE_EXHAUSTED with google.rpc.RetryInfo\nafter too many attempts for the address or from one place, whether there\nis such an account or not, and when more passwords wait to be checked than\nthe service takes on.\n\nA gateway says with the metadata `rollcall-person-address` from which IP\naddress the person comes: attempts are counted by it. Without it all that\ncome over one gateway are counted as one place.",
        input: AuthenticateRequest.self,
        output: SignIn.self
      ),
      MethodSchema(
        descriptor: refreshTokens,
        documentation: "New tokens for a refresh token, which is used up by that. UNAUTHENTICATED\nif it has expired, its session has ended, or it isn't one.\n\nA refresh token that was used up before ends its session: somebody else has\nit too. Except within 30 seconds of its use and while the next one hasn't\nbeen used: then the answer of before is given again, with the very same\nrefresh token, so that a lost answer does no harm.",
        input: RefreshTokensRequest.self,
        output: SignIn.self
      ),
      MethodSchema(
        descriptor: signOut,
        documentation: "Ends the session of a refresh token. A token that is over already, or was\nnever one, is no error.",
        input: SignOutRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: signOutEverywhere,
        documentation: "Ends every session of a person, the caller's own among them. Access tokens\nthat are out hold in other services until they expire, 15 minutes at most;\nthe user directory refuses them at once.",
        input: SignOutEverywhereRequest.self,
        output: SignOutEverywhereResponse.self
      ),
      MethodSchema(
        descriptor: listSessions,
        documentation: "Where a person is signed in, the newest first.",
        input: ListSessionsRequest.self,
        output: ListSessionsResponse.self
      ),
      MethodSchema(
        descriptor: changePassword,
        documentation: "Changes a person's password, ends every session and every reset token, and\nsigns the person in anew. UNAUTHENTICATED if the old password is wrong;\nattempts count like those of Authenticate.",
        input: ChangePasswordRequest.self,
        output: SignIn.self
      ),
      MethodSchema(
        descriptor: createPasswordReset,
        documentation: "A token with which a new password can be set once, for whoever reads the\nmail of an address.\n\nThere is always a token: for an address without an account, and for a\ndisabled one, it is one that opens nothing. The answers have the same form\nand take the same work, so that a gateway that treats all of them alike\ntells nobody who has an account, neither by words nor by time. It mails the\ntoken to `recipient` and tells the person in the browser only that a mail\nis under way, before it is sent.",
        input: CreatePasswordResetRequest.self,
        output: PasswordReset.self
      ),
      MethodSchema(
        descriptor: resetPassword,
        documentation: "Sets a new password with the token of a mail, and ends every session and\nevery other reset token of the person. FAILED_PRECONDITION if the token\nwas used, has expired, or opens nothing.",
        input: ResetPasswordRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: getSigningKeys,
        documentation: "The public keys of the access tokens that this directory signs. Services\nkeep them, so that they can tell by themselves who calls.",
        input: GetSigningKeysRequest.self,
        output: GetSigningKeysResponse.self
      ),
      MethodSchema(
        descriptor: disableUser,
        documentation: "Keeps somebody out without erasing anything: they can't sign in and no\nsearch finds them. Who is disabled already stays so.",
        input: DisableUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: enableUser,
        documentation: "Takes DisableUser back. They have to sign in anew.",
        input: EnableUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: deleteUser,
        documentation: "Erases an account and everything that tells of the person, at once. Its\nid is never used again. The other services hear of it by WatchUsers and\nerase what they have.",
        input: DeleteUserRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: exportUser,
        documentation: "Everything that this service holds on a person.",
        input: ExportUserRequest.self,
        output: UserExport.self
      ),
      MethodSchema(
        descriptor: loadUsers,
        documentation: "Makes many accounts in one call. Every request is answered with one\nresponse, in their order; the next requests may be sent before that. What\nis answered is on the disk.",
        input: LoadUsersRequest.self,
        output: LoadUsersResponse.self
      ),
      MethodSchema(
        descriptor: watchUsers,
        documentation: "What has changed since a resume token was given out, and then every\nchange, without end. Each account is told as it is now, in the order of\nthe last changes: at least once and never before an earlier one. After\nany failure, call again with the last token that was dealt with.\n\nINVALID_ARGUMENT for a token that this service didn't give out, and\nOUT_OF_RANGE for one of a state that it no longer has: begin without one\nthen. UNAVAILABLE when the service stops.",
        input: WatchUsersRequest.self,
        output: WatchUsersResponse.self
      ),
    ]
  )
}

public protocol UserDirectoryService: RPCService {
  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  func createUser(_ request: CreateUserRequest, context: CallContext) async throws -> User

  /// One account by its id. NOT_FOUND if there is none.
  func getUser(_ request: GetUserRequest, context: CallContext) async throws -> User

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  func batchGetUsers(_ request: BatchGetUsersRequest, context: CallContext) async throws -> BatchGetUsersResponse

  /// People whose e-mail or name has the term anywhere in it. First comes whose
  /// whole e-mail it is, then whose e-mail begins with it, then who has a word
  /// that begins with it, then the rest; by e-mail among equals, so that pages
  /// join up while people come and go. Accounts that are disabled aren't found.
  func searchUsers(_ request: SearchUsersRequest, context: CallContext) async throws -> SearchUsersResponse

  /// Every account, in the order of creation. For operators.
  func listUsers(_ request: ListUsersRequest, context: CallContext) async throws -> ListUsersResponse

  /// Changes the fields named by the mask.
  func updateUser(_ request: UpdateUserRequest, context: CallContext) async throws -> User

  /// Signs a person in with their e-mail and password. UNAUTHENTICATED for an
  /// address without an account, for a wrong password, for an account without a
  /// password and for a disabled one: the answers are the same in text, and the
  /// work behind them is the same. RESOURCE_EXHAUSTED with google.rpc.RetryInfo
  /// after too many attempts for the address or from one place, whether there
  /// is such an account or not, and when more passwords wait to be checked than
  /// the service takes on.
  ///
  /// A gateway says with the metadata `rollcall-person-address` from which IP
  /// address the person comes: attempts are counted by it. Without it all that
  /// come over one gateway are counted as one place.
  func authenticate(_ request: AuthenticateRequest, context: CallContext) async throws -> SignIn

  /// New tokens for a refresh token, which is used up by that. UNAUTHENTICATED
  /// if it has expired, its session has ended, or it isn't one.
  ///
  /// A refresh token that was used up before ends its session: somebody else has
  /// it too. Except within 30 seconds of its use and while the next one hasn't
  /// been used: then the answer of before is given again, with the very same
  /// refresh token, so that a lost answer does no harm.
  func refreshTokens(_ request: RefreshTokensRequest, context: CallContext) async throws -> SignIn

  /// Ends the session of a refresh token. A token that is over already, or was
  /// never one, is no error.
  func signOut(_ request: SignOutRequest, context: CallContext) async throws -> Empty

  /// Ends every session of a person, the caller's own among them. Access tokens
  /// that are out hold in other services until they expire, 15 minutes at most;
  /// the user directory refuses them at once.
  func signOutEverywhere(_ request: SignOutEverywhereRequest, context: CallContext) async throws -> SignOutEverywhereResponse

  /// Where a person is signed in, the newest first.
  func listSessions(_ request: ListSessionsRequest, context: CallContext) async throws -> ListSessionsResponse

  /// Changes a person's password, ends every session and every reset token, and
  /// signs the person in anew. UNAUTHENTICATED if the old password is wrong;
  /// attempts count like those of Authenticate.
  func changePassword(_ request: ChangePasswordRequest, context: CallContext) async throws -> SignIn

  /// A token with which a new password can be set once, for whoever reads the
  /// mail of an address.
  ///
  /// There is always a token: for an address without an account, and for a
  /// disabled one, it is one that opens nothing. The answers have the same form
  /// and take the same work, so that a gateway that treats all of them alike
  /// tells nobody who has an account, neither by words nor by time. It mails the
  /// token to `recipient` and tells the person in the browser only that a mail
  /// is under way, before it is sent.
  func createPasswordReset(_ request: CreatePasswordResetRequest, context: CallContext) async throws -> PasswordReset

  /// Sets a new password with the token of a mail, and ends every session and
  /// every other reset token of the person. FAILED_PRECONDITION if the token
  /// was used, has expired, or opens nothing.
  func resetPassword(_ request: ResetPasswordRequest, context: CallContext) async throws -> Empty

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  func getSigningKeys(_ request: GetSigningKeysRequest, context: CallContext) async throws -> GetSigningKeysResponse

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  func disableUser(_ request: DisableUserRequest, context: CallContext) async throws -> User

  /// Takes DisableUser back. They have to sign in anew.
  func enableUser(_ request: EnableUserRequest, context: CallContext) async throws -> User

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  func deleteUser(_ request: DeleteUserRequest, context: CallContext) async throws -> Empty

  /// Everything that this service holds on a person.
  func exportUser(_ request: ExportUserRequest, context: CallContext) async throws -> UserExport

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  func loadUsers(_ requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>, context: CallContext) async throws

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  func watchUsers(_ request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>, context: CallContext) async throws
}

extension UserDirectoryService {
  public var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.createUser) {
        (request: CreateUserRequest, context) async throws -> User in
        try await self.createUser(request, context: context)
      },
      .unary(UserDirectoryMethods.getUser) {
        (request: GetUserRequest, context) async throws -> User in
        try await self.getUser(request, context: context)
      },
      .unary(UserDirectoryMethods.batchGetUsers) {
        (request: BatchGetUsersRequest, context) async throws -> BatchGetUsersResponse in
        try await self.batchGetUsers(request, context: context)
      },
      .unary(UserDirectoryMethods.searchUsers) {
        (request: SearchUsersRequest, context) async throws -> SearchUsersResponse in
        try await self.searchUsers(request, context: context)
      },
      .unary(UserDirectoryMethods.listUsers) {
        (request: ListUsersRequest, context) async throws -> ListUsersResponse in
        try await self.listUsers(request, context: context)
      },
      .unary(
        UserDirectoryMethods.updateUser,
        whose: { (request: UpdateUserRequest) -> String? in
          guard let value1 = request.user else { return nil }
          return value1.id
        }
      ) {
        (request: UpdateUserRequest, context) async throws -> User in
        try await self.updateUser(request, context: context)
      },
      .unary(UserDirectoryMethods.authenticate) {
        (request: AuthenticateRequest, context) async throws -> SignIn in
        try await self.authenticate(request, context: context)
      },
      .unary(UserDirectoryMethods.refreshTokens) {
        (request: RefreshTokensRequest, context) async throws -> SignIn in
        try await self.refreshTokens(request, context: context)
      },
      .unary(UserDirectoryMethods.signOut) {
        (request: SignOutRequest, context) async throws -> Empty in
        try await self.signOut(request, context: context)
      },
      .unary(
        UserDirectoryMethods.signOutEverywhere,
        whose: { (request: SignOutEverywhereRequest) -> String? in
          return request.userID
        }
      ) {
        (request: SignOutEverywhereRequest, context) async throws -> SignOutEverywhereResponse in
        try await self.signOutEverywhere(request, context: context)
      },
      .unary(
        UserDirectoryMethods.listSessions,
        whose: { (request: ListSessionsRequest) -> String? in
          return request.userID
        }
      ) {
        (request: ListSessionsRequest, context) async throws -> ListSessionsResponse in
        try await self.listSessions(request, context: context)
      },
      .unary(
        UserDirectoryMethods.changePassword,
        whose: { (request: ChangePasswordRequest) -> String? in
          return request.userID
        }
      ) {
        (request: ChangePasswordRequest, context) async throws -> SignIn in
        try await self.changePassword(request, context: context)
      },
      .unary(UserDirectoryMethods.createPasswordReset) {
        (request: CreatePasswordResetRequest, context) async throws -> PasswordReset in
        try await self.createPasswordReset(request, context: context)
      },
      .unary(UserDirectoryMethods.resetPassword) {
        (request: ResetPasswordRequest, context) async throws -> Empty in
        try await self.resetPassword(request, context: context)
      },
      .unary(UserDirectoryMethods.getSigningKeys) {
        (request: GetSigningKeysRequest, context) async throws -> GetSigningKeysResponse in
        try await self.getSigningKeys(request, context: context)
      },
      .unary(UserDirectoryMethods.disableUser) {
        (request: DisableUserRequest, context) async throws -> User in
        try await self.disableUser(request, context: context)
      },
      .unary(UserDirectoryMethods.enableUser) {
        (request: EnableUserRequest, context) async throws -> User in
        try await self.enableUser(request, context: context)
      },
      .unary(
        UserDirectoryMethods.deleteUser,
        whose: { (request: DeleteUserRequest) -> String? in
          return request.id
        }
      ) {
        (request: DeleteUserRequest, context) async throws -> Empty in
        try await self.deleteUser(request, context: context)
      },
      .unary(
        UserDirectoryMethods.exportUser,
        whose: { (request: ExportUserRequest) -> String? in
          return request.id
        }
      ) {
        (request: ExportUserRequest, context) async throws -> UserExport in
        try await self.exportUser(request, context: context)
      },
      .bidirectionalStreaming(UserDirectoryMethods.loadUsers) {
        (requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>, context) in
        try await self.loadUsers(requests, responses: responses, context: context)
      },
      .serverStreaming(UserDirectoryMethods.watchUsers) {
        (request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>, context) in
        try await self.watchUsers(request, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .directoryAPI
  }
}

/// Calls rollcall.directory.v1.UserDirectory.
public struct UserDirectoryClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  public func createUser(
    _ request: CreateUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.createUser, request, options: options, returning: User.self
    )
  }

  /// One account by its id. NOT_FOUND if there is none.
  public func getUser(
    _ request: GetUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.getUser, request, options: options, returning: User.self
    )
  }

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  public func batchGetUsers(
    _ request: BatchGetUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BatchGetUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.batchGetUsers, request, options: options, returning: BatchGetUsersResponse.self
    )
  }

  /// People whose e-mail or name has the term anywhere in it. First comes whose
  /// whole e-mail it is, then whose e-mail begins with it, then who has a word
  /// that begins with it, then the rest; by e-mail among equals, so that pages
  /// join up while people come and go. Accounts that are disabled aren't found.
  public func searchUsers(
    _ request: SearchUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SearchUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.searchUsers, request, options: options, returning: SearchUsersResponse.self
    )
  }

  /// Every account, in the order of creation. For operators.
  public func listUsers(
    _ request: ListUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.listUsers, request, options: options, returning: ListUsersResponse.self
    )
  }

  /// Changes the fields named by the mask.
  public func updateUser(
    _ request: UpdateUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.updateUser, request, options: options, returning: User.self
    )
  }

  /// Signs a person in with their e-mail and password. UNAUTHENTICATED for an
  /// address without an account, for a wrong password, for an account without a
  /// password and for a disabled one: the answers are the same in text, and the
  /// work behind them is the same. RESOURCE_EXHAUSTED with google.rpc.RetryInfo
  /// after too many attempts for the address or from one place, whether there
  /// is such an account or not, and when more passwords wait to be checked than
  /// the service takes on.
  ///
  /// A gateway says with the metadata `rollcall-person-address` from which IP
  /// address the person comes: attempts are counted by it. Without it all that
  /// come over one gateway are counted as one place.
  public func authenticate(
    _ request: AuthenticateRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SignIn {
    try await channel.unary(
      UserDirectoryMethods.authenticate, request, options: options, returning: SignIn.self
    )
  }

  /// New tokens for a refresh token, which is used up by that. UNAUTHENTICATED
  /// if it has expired, its session has ended, or it isn't one.
  ///
  /// A refresh token that was used up before ends its session: somebody else has
  /// it too. Except within 30 seconds of its use and while the next one hasn't
  /// been used: then the answer of before is given again, with the very same
  /// refresh token, so that a lost answer does no harm.
  public func refreshTokens(
    _ request: RefreshTokensRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SignIn {
    try await channel.unary(
      UserDirectoryMethods.refreshTokens, request, options: options, returning: SignIn.self
    )
  }

  /// Ends the session of a refresh token. A token that is over already, or was
  /// never one, is no error.
  public func signOut(
    _ request: SignOutRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UserDirectoryMethods.signOut, request, options: options, returning: Empty.self
    )
  }

  /// Ends every session of a person, the caller's own among them. Access tokens
  /// that are out hold in other services until they expire, 15 minutes at most;
  /// the user directory refuses them at once.
  public func signOutEverywhere(
    _ request: SignOutEverywhereRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SignOutEverywhereResponse {
    try await channel.unary(
      UserDirectoryMethods.signOutEverywhere, request, options: options, returning: SignOutEverywhereResponse.self
    )
  }

  /// Where a person is signed in, the newest first.
  public func listSessions(
    _ request: ListSessionsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListSessionsResponse {
    try await channel.unary(
      UserDirectoryMethods.listSessions, request, options: options, returning: ListSessionsResponse.self
    )
  }

  /// Changes a person's password, ends every session and every reset token, and
  /// signs the person in anew. UNAUTHENTICATED if the old password is wrong;
  /// attempts count like those of Authenticate.
  public func changePassword(
    _ request: ChangePasswordRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SignIn {
    try await channel.unary(
      UserDirectoryMethods.changePassword, request, options: options, returning: SignIn.self
    )
  }

  /// A token with which a new password can be set once, for whoever reads the
  /// mail of an address.
  ///
  /// There is always a token: for an address without an account, and for a
  /// disabled one, it is one that opens nothing. The answers have the same form
  /// and take the same work, so that a gateway that treats all of them alike
  /// tells nobody who has an account, neither by words nor by time. It mails the
  /// token to `recipient` and tells the person in the browser only that a mail
  /// is under way, before it is sent.
  public func createPasswordReset(
    _ request: CreatePasswordResetRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> PasswordReset {
    try await channel.unary(
      UserDirectoryMethods.createPasswordReset, request, options: options, returning: PasswordReset.self
    )
  }

  /// Sets a new password with the token of a mail, and ends every session and
  /// every other reset token of the person. FAILED_PRECONDITION if the token
  /// was used, has expired, or opens nothing.
  public func resetPassword(
    _ request: ResetPasswordRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UserDirectoryMethods.resetPassword, request, options: options, returning: Empty.self
    )
  }

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  public func getSigningKeys(
    _ request: GetSigningKeysRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> GetSigningKeysResponse {
    try await channel.unary(
      UserDirectoryMethods.getSigningKeys, request, options: options, returning: GetSigningKeysResponse.self
    )
  }

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  public func disableUser(
    _ request: DisableUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.disableUser, request, options: options, returning: User.self
    )
  }

  /// Takes DisableUser back. They have to sign in anew.
  public func enableUser(
    _ request: EnableUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.enableUser, request, options: options, returning: User.self
    )
  }

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  public func deleteUser(
    _ request: DeleteUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UserDirectoryMethods.deleteUser, request, options: options, returning: Empty.self
    )
  }

  /// Everything that this service holds on a person.
  public func exportUser(
    _ request: ExportUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> UserExport {
    try await channel.unary(
      UserDirectoryMethods.exportUser, request, options: options, returning: UserExport.self
    )
  }

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  public func loadUsers(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<LoadUsersRequest, LoadUsersResponse> {
    try await channel.bidirectionalStreaming(
      UserDirectoryMethods.loadUsers, options: options, sending: LoadUsersRequest.self, returning: LoadUsersResponse.self
    )
  }

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  public func watchUsers(
    _ request: WatchUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<WatchUsersResponse> {
    try await channel.serverStreaming(
      UserDirectoryMethods.watchUsers, request, options: options, returning: WatchUsersResponse.self
    )
  }
}
