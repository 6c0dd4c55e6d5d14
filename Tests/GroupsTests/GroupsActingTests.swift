import DirectoryAPI
import GroupsAPI
import PeopleFakes
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import Groups

/// Who acts, and what they are told.
@Suite("The group service, for somebody")
struct GroupsActingTests {
  let fixture: GroupStoreFixture
  let people = PeopleInMemory()
  let groups: GroupsHandlers

  init() async throws {
    fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    groups = GroupsHandlers(store: fixture.store, directory: people)
    for (number, name) in [(1, "ann"), (2, "bob"), (3, "zoe"), (4, "max")] {
      people.add(number, "\(name)@x", name: name)
    }
  }

  func context() -> CallContext {
    CallContext(
      method: GroupsMethods.getGroup, peer: nil, address: "test", metadata: Metadata(),
      deadline: nil)
  }

  /// The call of somebody who has signed in.
  func signedIn(_ number: Int) -> CallContext {
    let context = context()
    context.identify(UserIdentity(id: id(number), sessionID: "s"))
    return context
  }

  func id(_ number: Int) -> String { PeopleInMemory.id(number) }

  /// A group of ann, who owns it, and bob.
  func choir() async throws -> Group {
    try await groups.createGroup(
      CreateGroupRequest(
        creatorID: id(1), title: "Choir", memberEmails: ["bob@x"], description: "We sing."),
      context: context())
  }

  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  @Test("tells a member their role, and a stranger nothing")
  func roles() async throws {
    let group = try await choir()
    #expect(group.description == "We sing.")
    #expect(group.members.map(\.role) == [.owner, .member])
    for (number, role) in [(1, Role.owner), (2, .member)] {
      let seen = try await groups.getGroup(
        GetGroupRequest(id: group.id, actingUserID: id(number)), context: context())
      #expect(seen.role == role)
      let listed = try await groups.listGroups(
        ListGroupsRequest(memberID: id(number)), context: context())
      #expect(listed.groups.map(\.role) == [role])
    }
    let stranger = await failure {
      _ = try await groups.getGroup(
        GetGroupRequest(id: group.id, actingUserID: id(3)), context: context())
    }
    #expect(stranger?.code == .notFound)
    #expect(stranger?.message == "there is no group \(group.id)")
  }

  @Test("who has signed in acts as themselves without naming anybody")
  func signedInPerson() async throws {
    let group = try await groups.createGroup(
      CreateGroupRequest(title: "Choir", memberEmails: ["bob@x"]), context: signedIn(1))
    #expect(group.creatorID == id(1))
    let mine = try await groups.listGroups(ListGroupsRequest(), context: signedIn(2))
    #expect(mine.groups.map(\.role) == [.member])
    let request = AddMembersRequest(groupID: group.id, memberEmails: ["zoe@x"])
    let member = await failure { _ = try await groups.addMembers(request, context: signedIn(2)) }
    #expect(member?.code == .permissionDenied)
    let stranger = await failure { _ = try await groups.addMembers(request, context: signedIn(3)) }
    #expect(stranger?.code == .notFound)
    #expect(try await groups.addMembers(request, context: signedIn(1)).memberCount == 3)
    _ = try await groups.leaveGroup(LeaveGroupRequest(groupID: group.id), context: signedIn(3))
    _ = try await groups.inviteMembers(
      InviteMembersRequest(groupID: group.id, emails: ["zoe@x"]), context: signedIn(1))
    let joined = try await groups.answerInvitation(
      AnswerInvitationRequest(groupID: group.id, answer: .accept), context: signedIn(3))
    #expect(joined.group?.memberCount == 3)
  }

  @Test("who has signed in can't act for somebody else, whoever passes the call on")
  func nobodyElse() async throws {
    let group = try await choir()
    let context = signedIn(2)
    let calls: [(String, () async throws -> Void)] = [
      (
        "creator_id",
        {
          _ = try await groups.createGroup(
            CreateGroupRequest(creatorID: id(1), memberEmails: ["zoe@x"]), context: context)
        }
      ),
      (
        "member_id",
        {
          _ = try await groups.listGroups(ListGroupsRequest(memberID: id(1)), context: context)
        }
      ),
      (
        "acting_user_id",
        {
          _ = try await groups.deleteGroup(
            DeleteGroupRequest(id: group.id, actingUserID: id(1)), context: context)
        }
      ),
      (
        "user_id",
        {
          _ = try await groups.leaveGroup(
            LeaveGroupRequest(groupID: group.id, userID: id(1)), context: context)
        }
      ),
      (
        "member_id",
        { _ = try await watch(WatchGroupsRequest(memberID: id(1)), as: context, until: 1) }
      ),
    ]
    for (field, call) in calls {
      let error = await failure(call)
      #expect(error?.code == .permissionDenied)
      #expect(error?.message == "\(field) names somebody else than who is signed in")
    }
    // Without a name, a watch is of one's own groups.
    let own = try await watch(WatchGroupsRequest(), as: signedIn(3), until: 0)
    #expect(own.flatMap(\.changes).isEmpty)
  }

  @Test("denies what the role doesn't allow, and says whose it is")
  func denied() async throws {
    let group = try await choir()
    let error = await failure {
      _ = try await groups.addMembers(
        AddMembersRequest(groupID: group.id, memberEmails: ["zoe@x"], actingUserID: id(2)),
        context: context())
    }
    #expect(error?.code == .permissionDenied)
    #expect(error?.message == "it takes an owner or admin of the group to add people")
    let unknown = await failure {
      _ = try await groups.deleteGroup(
        DeleteGroupRequest(id: group.id, actingUserID: "me"), context: context())
    }
    #expect(unknown?.violations.map(\.field) == ["acting_user_id"])
  }

  @Test("changes the title and the description, and refuses by name what it can't change")
  func update() async throws {
    let group = try await choir()
    func update(
      _ wanted: Group, _ paths: [String], revision: UInt64 = 0
    ) async throws -> Group {
      var wanted = wanted
      wanted.id = group.id
      wanted.revision = revision
      return try await groups.updateGroup(
        UpdateGroupRequest(
          group: wanted, updateMask: FieldMask(paths: paths), actingUserID: id(1)),
        context: context())
    }
    let renamed = try await update(Group(title: "Band", description: "x"), ["title"], revision: 1)
    #expect(renamed.title == "Band")
    #expect(renamed.description == "We sing.")
    #expect(renamed.revision == 2)
    let untitled = try await update(Group(), ["title"])
    #expect(untitled.title == "bob@x")
    #expect(!untitled.titled)
    let refused = await failure {
      _ = try await update(Group(title: "T"), ["title", "members", "creator_id", "member_count"])
    }
    #expect(
      refused?.violations.map(\.field) == (1...3).map { "update_mask.paths[\($0)]" })
    #expect(refused?.message.contains("names \"creator_id\", which can't be changed") == true)
    #expect(await failure { _ = try await update(Group(title: "T"), []) }?.violations.count == 1)
    #expect(
      await failure { _ = try await update(Group(), ["title"], revision: 1) }?.code == .aborted)
    let invisible = await failure { _ = try await update(Group(title: "\u{200b}"), ["title"]) }
    #expect(invisible?.violations.map(\.field) == ["group.title"])
  }

  @Test("refuses a second group of one title with ALREADY_EXISTS")
  func titles() async throws {
    _ = try await choir()
    let error = await failure {
      _ = try await groups.createGroup(
        CreateGroupRequest(creatorID: id(1), title: " choir", memberEmails: ["zoe@x"]),
        context: context())
    }
    #expect(error?.code == .alreadyExists)
    #expect(error?.message == "there is a group choir already")
  }

  @Test("promotes, hands over and lets go")
  func rolesAndLeaving() async throws {
    let group = try await choir()
    let unspecified = await failure {
      _ = try await groups.setMemberRole(
        SetMemberRoleRequest(groupID: group.id, userID: id(2), actingUserID: id(1)),
        context: context())
    }
    #expect(unspecified?.violations.map(\.field) == ["role"])
    let promoted = try await groups.setMemberRole(
      SetMemberRoleRequest(groupID: group.id, userID: id(2), role: .admin, actingUserID: id(1)),
      context: context())
    #expect(promoted.members.map(\.role) == [.owner, .admin])
    let stuck = await failure {
      _ = try await groups.leaveGroup(
        LeaveGroupRequest(groupID: group.id, userID: id(1)), context: context())
    }
    #expect(stuck?.code == .failedPrecondition)
    #expect(
      stuck?.message == "the last owner can't leave a group: hand it over first, or delete it")
    let nobody = await failure {
      _ = try await groups.handOverGroup(
        HandOverGroupRequest(groupID: group.id, userID: id(2)), context: context())
    }
    #expect(nobody?.violations.map(\.field) == ["acting_user_id"])
    let handed = try await groups.handOverGroup(
      HandOverGroupRequest(groupID: group.id, userID: id(2), actingUserID: id(1)),
      context: context())
    #expect(handed.members.map(\.role) == [.admin, .owner])
    _ = try await groups.leaveGroup(
      LeaveGroupRequest(groupID: group.id, userID: id(1), revision: handed.revision),
      context: context())
    let left = try await groups.getGroup(GetGroupRequest(id: group.id), context: context())
    #expect(left.members.map(\.email) == ["bob@x"])
    #expect(left.creatorID == id(1))
  }

  @Test("invites by e-mail, and lets in who says yes")
  func invitations() async throws {
    let group = try await choir()
    let unknown = await failure {
      _ = try await groups.inviteMembers(
        InviteMembersRequest(groupID: group.id, emails: ["zoe@x", "kim@x"]), context: context())
    }
    #expect(unknown?.violations.map(\.field) == ["emails[1]"])
    let invited = try await groups.inviteMembers(
      InviteMembersRequest(
        groupID: group.id, emails: ["zoe@x", "bob@x", "max@x"], actingUserID: id(1)),
      context: context())
    #expect(invited.invitations.map(\.email) == ["zoe@x", "max@x"])
    #expect(invited.invitations.map(\.groupTitle) == ["Choir", "Choir"])
    #expect(invited.invitations.map(\.inviterID) == [id(1), id(1)])
    let mine = try await groups.listInvitations(
      ListInvitationsRequest(userID: id(3)), context: context())
    #expect(mine.invitations == [invited.invitations[0]])
    let silent = await failure {
      _ = try await groups.answerInvitation(
        AnswerInvitationRequest(groupID: group.id, userID: id(3)), context: context())
    }
    #expect(silent?.violations.map(\.field) == ["answer"])
    let joined = try await groups.answerInvitation(
      AnswerInvitationRequest(groupID: group.id, userID: id(3), answer: .accept),
      context: context())
    #expect(joined.group?.members.map(\.email) == ["ann@x", "bob@x", "zoe@x"])
    let declined = try await groups.answerInvitation(
      AnswerInvitationRequest(groupID: group.id, userID: id(4), answer: .decline),
      context: context())
    #expect(declined.group == nil)
    let gone = await failure {
      _ = try await groups.withdrawInvitation(
        WithdrawInvitationRequest(groupID: group.id, userID: id(4)), context: context())
    }
    #expect(gone?.code == .notFound)
  }

  @Test("an invitation to a group without a title shows its label")
  func untitledInvitation() async throws {
    let group = try await groups.createGroup(
      CreateGroupRequest(creatorID: id(1), memberEmails: ["bob@x"]), context: context())
    _ = try await groups.inviteMembers(
      InviteMembersRequest(groupID: group.id, emails: ["zoe@x"]), context: context())
    let mine = try await groups.listInvitations(
      ListInvitationsRequest(userID: id(3)), context: context())
    #expect(mine.invitations.map(\.groupTitle) == ["bob@x"])
  }

  @Test("takes requests to join, and has them answered")
  func joinRequests() async throws {
    let group = try await choir()
    let asked = try await groups.askToJoin(
      AskToJoinRequest(groupID: group.id, userID: id(3)), context: context())
    guard case .request(let request) = asked.outcome else {
      Issue.record("no request")
      return
    }
    #expect(request.email == "zoe@x")
    let listed = try await groups.listJoinRequests(
      ListJoinRequestsRequest(groupID: group.id, actingUserID: id(1)), context: context())
    #expect(listed.requests == [request])
    let both = await failure {
      _ = try await groups.listJoinRequests(
        ListJoinRequestsRequest(userID: id(3), groupID: group.id), context: context())
    }
    #expect(both?.violations.map(\.field) == ["user_id"])
    let grown = try await groups.answerJoinRequest(
      AnswerJoinRequestRequest(
        groupID: group.id, userID: id(3), answer: .accept, actingUserID: id(1)),
      context: context())
    #expect(grown.memberCount == 3)
    _ = try await groups.askToJoin(
      AskToJoinRequest(groupID: group.id, userID: id(4)), context: context())
    _ = try await groups.withdrawJoinRequest(
      WithdrawJoinRequestRequest(groupID: group.id, userID: id(4)), context: context())
    let mine = try await groups.listJoinRequests(
      ListJoinRequestsRequest(userID: id(4)), context: context())
    #expect(mine.requests.isEmpty)
    let ghost = await failure {
      _ = try await groups.askToJoin(
        AskToJoinRequest(groupID: group.id, userID: id(9)), context: context())
    }
    #expect(ghost?.code == .notFound)
  }

  @Test("a change that is made is told as made, even when the directory can't be reached then")
  func directoryAway() async throws {
    let group = try await choir()
    people.fail(with: RPCError(.unavailable, "the user directory can't be reached now"))
    let promoted = try await groups.setMemberRole(
      SetMemberRoleRequest(groupID: group.id, userID: id(2), role: .admin), context: context())
    #expect(promoted.revision == 2)
    #expect(promoted.members.map(\.userID) == [id(1), id(2)])
    #expect(promoted.members.map(\.email) == ["", ""])
    #expect(promoted.title == "Choir")
    #expect(promoted.label == "2 people")
  }

  @Test("tells those who watch of everything, then of what is new, from any token on")
  func watching() async throws {
    let first = try await choir()
    let told = try await watch(WatchGroupsRequest(memberID: id(2)), until: 1)
    #expect(told.last?.caughtUp == true)
    #expect(told.last?.changes == [GroupChange(change: .group(with(first, role: .member)))])
    _ = try await groups.removeMember(
      RemoveMemberRequest(groupID: first.id, userID: id(2)), context: context())
    let token = try #require(told.last?.resumeToken)
    let later = try await watch(
      WatchGroupsRequest(memberID: id(2), resumeToken: token), until: 1)
    #expect(later.flatMap(\.changes) == [GroupChange(change: .goneID(first.id))])
    let all = try await watch(WatchGroupsRequest(), until: 1)
    #expect(all.flatMap(\.changes).count == 1)
    for (request, field) in [
      (WatchGroupsRequest(memberID: id(1), resumeToken: token), "resume_token"),
      (WatchGroupsRequest(memberID: "x"), "member_id"),
    ] {
      let error = await failure { _ = try await watch(request, until: 1) }
      #expect(error?.violations.map(\.field) == [field])
    }
  }

  private func with(_ group: Group, role: Role) -> Group {
    var group = group
    group.role = role
    return group
  }

  private struct Enough: Error {}

  /// Watches until so many changes have come.
  private func watch(
    _ request: WatchGroupsRequest, as context: CallContext? = nil, until count: Int
  ) async throws -> [WatchGroupsResponse] {
    let (stream, continuation) = AsyncStream<WatchGroupsResponse>.makeStream()
    let responses = ResponseWriter<WatchGroupsResponse> { response throws(RPCError) in
      continuation.yield(response)
    }
    let call = Task {
      defer { continuation.finish() }
      try await groups.watchGroups(
        request, responses: responses, context: context ?? self.context())
    }
    defer { call.cancel() }
    var told: [WatchGroupsResponse] = []
    for await response in stream {
      told.append(response)
      if told.reduce(0, { $0 + $1.changes.count }) >= count { return told }
    }
    try await call.value
    return told
  }
}
