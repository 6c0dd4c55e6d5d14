import DirectoryAPI
import GroupsAPI

/// The group service's methods.
enum GroupsCases {
  static let all: [MethodCase] = [
    MethodCase(name: "CreateGroup") { fixture, turn in
      _ = try await fixture.groups.createGroup(
        CreateGroupRequest(
          creatorID: fixture.person(turn).id, title: "Group \(fixture.fresh)",
          memberEmails: [fixture.people[0].email, fixture.people[1].email]))
    },
    MethodCase(name: "GetGroup") { fixture, turn in
      _ = try await fixture.groups.getGroup(GetGroupRequest(id: fixture.group(turn).id))
    },
    MethodCase(name: "ListGroups") { fixture, turn in
      _ = try await fixture.groups.listGroups(
        ListGroupsRequest(memberID: fixture.people[100 + turn.index(of: 100)].id))
    },
    MethodCase(name: "AddMembers+RemoveMember") { fixture, turn in
      // Each caller has a person of its own, far from those who are members already.
      let person = fixture.people[256 + turn.caller]
      let group = fixture.group(turn)
      _ = try await fixture.groups.addMembers(
        AddMembersRequest(groupID: group.id, memberEmails: [person.email]))
      _ = try await fixture.groups.removeMember(
        RemoveMemberRequest(groupID: group.id, userID: person.id))
    },
  ]
}
