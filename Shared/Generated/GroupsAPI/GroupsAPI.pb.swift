// Generated from rollcall/groups/v1/groups.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of GroupsAPI.
  public static let groupsAPI = MessageTypes([
    Group.self,
    Member.self,
    CreateGroupRequest.self,
    GetGroupRequest.self,
    ListGroupsRequest.self,
    ListGroupsResponse.self,
    UpdateGroupRequest.self,
    ListMembersRequest.self,
    ListMembersResponse.self,
    AddMembersRequest.self,
    RemoveMemberRequest.self,
    LeaveGroupRequest.self,
    SetMemberRoleRequest.self,
    HandOverGroupRequest.self,
    Invitation.self,
    InviteMembersRequest.self,
    InviteMembersResponse.self,
    AnswerInvitationRequest.self,
    AnswerInvitationResponse.self,
    WithdrawInvitationRequest.self,
    ListInvitationsRequest.self,
    ListInvitationsResponse.self,
    JoinRequest.self,
    AskToJoinRequest.self,
    AskToJoinResponse.self,
    AnswerJoinRequestRequest.self,
    WithdrawJoinRequestRequest.self,
    ListJoinRequestsRequest.self,
    ListJoinRequestsResponse.self,
    DeleteGroupRequest.self,
    WatchGroupsRequest.self,
    WatchGroupsResponse.self,
    GroupChange.self,
    ComposeEvent.self,
    ComposeEvent.Start.self,
    ComposeEvent.Done.self,
    ComposeEvent.Retry.self,
    ComposeState.self,
    ComposeState.Row.self,
  ])
}
