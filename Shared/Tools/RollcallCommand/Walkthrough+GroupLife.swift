import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport

extension Walkthrough {
  /// What becomes of the group: it is listed, handed over and left.
  func groupLife(_ group: Group, _ cast: WalkthroughCast) async throws {
    step("Marta looks at her groups")
    try await show("Marta's groups", of: cast.marta, cast.asMarta)
    let members = try await groups.listMembers(
      ListMembersRequest(groupID: group.id), options: cast.asMarta)
    for member in members.members {
      note("  \(Columns.left(Self.name(of: member.role), width: 8))\(member.displayName)")
    }

    step("Marta wants to leave, and is the only owner")
    let refusal = try await refusal {
      _ = try await groups.leaveGroup(
        LeaveGroupRequest(groupID: group.id, userID: cast.marta.user.id), options: cast.asMarta)
    }
    note("\(refusal.code.name): \(refusal.message)")

    step("So she hands the group over to Mario, and leaves")
    _ = try await groups.handOverGroup(
      HandOverGroupRequest(
        groupID: group.id, userID: cast.mario.user.id, actingUserID: cast.marta.user.id),
      options: cast.asMarta)
    _ = try await groups.leaveGroup(
      LeaveGroupRequest(groupID: group.id, userID: cast.marta.user.id), options: cast.asMarta)
    try await show("Marta's groups", of: cast.marta, cast.asMarta)

    step("Mario looks at his")
    try await show("Mario's groups", of: cast.mario, cast.asMario)
  }

  private func show(
    _ title: String, of member: WalkthroughCast.Member, _ options: CallOptions
  ) async throws {
    let list = try await groups.listGroups(
      ListGroupsRequest(memberID: member.user.id), options: options)
    note("\(title):\(list.groups.isEmpty ? " none" : "")")
    for group in list.groups {
      let count = group.memberCount == 1 ? "1 member" : "\(group.memberCount) members"
      note("  \(group.title), \(count), as \(Self.name(of: group.role))")
      note("  \(group.label)")
    }
  }

  private static func name(of role: Role) -> String {
    switch role {
    case .owner: "owner"
    case .admin: "admin"
    case .member, .unspecified, .unrecognized: "member"
    }
  }
}
