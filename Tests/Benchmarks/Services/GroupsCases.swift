import DirectoryAPI
import GroupsAPI
import RPCTransport
import WellKnownTypes

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
    MethodCase(name: "UpdateGroup") { fixture, turn in
      _ = try await fixture.groups.updateGroup(
        UpdateGroupRequest(
          group: Group(id: fixture.group(turn).id, description: "Call \(turn.number)"),
          updateMask: FieldMask(paths: ["description"])))
    },
    MethodCase(name: "ListMembers") { fixture, turn in
      _ = try await fixture.groups.listMembers(
        ListMembersRequest(groupID: fixture.group(turn).id))
    },
    MethodCase(name: "SetMemberRole") { fixture, turn in
      let group = fixture.group(turn)
      _ = try await fixture.groups.setMemberRole(
        SetMemberRoleRequest(
          groupID: group.id, userID: group.members[1].userID,
          role: turn.number.isMultiple(of: 2) ? .admin : .member))
    },
    MethodCase(name: "InviteMembers+AnswerInvitation+LeaveGroup") { fixture, turn in
      let person = fixture.people[256 + turn.caller]
      let group = fixture.group(turn)
      _ = try await fixture.groups.inviteMembers(
        InviteMembersRequest(groupID: group.id, emails: [person.email]))
      _ = try await fixture.groups.answerInvitation(
        AnswerInvitationRequest(groupID: group.id, userID: person.id, answer: .accept))
      _ = try await fixture.groups.leaveGroup(
        LeaveGroupRequest(groupID: group.id, userID: person.id))
    },
    MethodCase(name: "AskToJoin+AnswerJoinRequest") { fixture, turn in
      let person = fixture.people[256 + turn.caller]
      let group = fixture.group(turn)
      _ = try await fixture.groups.askToJoin(
        AskToJoinRequest(groupID: group.id, userID: person.id))
      _ = try await fixture.groups.answerJoinRequest(
        AnswerJoinRequestRequest(groupID: group.id, userID: person.id, answer: .decline))
    },
    MethodCase(name: "InviteMembers+WithdrawInvitation") { fixture, turn in
      let person = fixture.people[320 + turn.caller]
      let group = fixture.group(turn)
      _ = try await fixture.groups.inviteMembers(
        InviteMembersRequest(groupID: group.id, emails: [person.email]))
      _ = try await fixture.groups.withdrawInvitation(
        WithdrawInvitationRequest(groupID: group.id, userID: person.id))
    },
    MethodCase(name: "AskToJoin+WithdrawJoinRequest") { fixture, turn in
      let person = fixture.people[320 + turn.caller]
      let group = fixture.group(turn)
      _ = try await fixture.groups.askToJoin(
        AskToJoinRequest(groupID: group.id, userID: person.id))
      _ = try await fixture.groups.withdrawJoinRequest(
        WithdrawJoinRequestRequest(groupID: group.id, userID: person.id))
    },
    MethodCase(name: "ListJoinRequests") { fixture, turn in
      _ = try await fixture.groups.listJoinRequests(
        ListJoinRequestsRequest(groupID: fixture.group(turn).id))
    },
    MethodCase(name: "CreateGroup+HandOverGroup+DeleteGroup") { fixture, turn in
      let heir = fixture.people[turn.index(of: 200)]
      let group = try await fixture.groups.createGroup(
        CreateGroupRequest(creatorID: fixture.people[300].id, memberEmails: [heir.email]))
      _ = try await fixture.groups.handOverGroup(
        HandOverGroupRequest(
          groupID: group.id, userID: heir.id, actingUserID: fixture.people[300].id))
      _ = try await fixture.groups.deleteGroup(DeleteGroupRequest(id: group.id))
    },
    MethodCase(name: "ListInvitations") { fixture, turn in
      _ = try await fixture.groups.listInvitations(
        ListInvitationsRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "WatchGroups(first)") { fixture, turn in
      let told = try await fixture.groups.watchGroups(
        WatchGroupsRequest(memberID: fixture.person(turn).id))
      for try await _ in told { return }
    },
    MethodCase(name: "Compose(4-states)") { fixture, turn in
      let screen = try await fixture.groups.compose()
      var states = screen.responses.makeAsyncIterator()
      let person = fixture.person(turn)
      let events: [ComposeEvent.Event] = [
        .start(.init(creatorID: person.id)), .search(person.email), .tap(person.id),
        .title("Group"),
      ]
      for event in events {
        try await screen.send(ComposeEvent(event: event))
        _ = try await states.next()
      }
      screen.finishSending()
      while try await states.next() != nil {}
    },
  ]
}
