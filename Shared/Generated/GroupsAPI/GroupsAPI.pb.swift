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
    AddMembersRequest.self,
    RemoveMemberRequest.self,
    DeleteGroupRequest.self,
    ComposeEvent.self,
    ComposeEvent.Start.self,
    ComposeEvent.Done.self,
    ComposeState.self,
    ComposeState.Row.self,
  ])
}
