import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Groups, for people who have signed in", .timeLimit(.minutes(2)))
struct GroupsForPeopleTests {
  /// Makes an account and signs it in.
  ///
  /// - Returns: The person, and what their calls carry.
  private func person(
    _ name: String, in suite: RunningSuite
  ) async throws -> (user: User, options: CallOptions) {
    let users = try suite.users()
    let user = try await users.createUser(
      CreateUserRequest(
        email: "\(name)@example.com", displayName: name, password: SignInTests.password))
    let session = try await users.authenticate(SignInTests.request(user.email))
    return (user, try SignInTests.bearing(session.accessToken))
  }

  @Test(
    "they make groups, answer invitations and watch as themselves, and as nobody else",
    arguments: CallProtocol.allCases)
  func themselves(_ callProtocol: CallProtocol) async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let (ann, annsCall) = try await person("ann", in: suite)
    let (bob, bobsCall) = try await person("bob", in: suite)
    let (_, zoesCall) = try await person("zoe", in: suite)
    let client = try suite.groupsClient(over: callProtocol)
    let group = try await client.createGroup(
      CreateGroupRequest(title: "Choir", memberEmails: [ann.email]), options: annsCall)
    #expect(group.creatorID == ann.id)

    let hidden = await status {
      _ = try await client.getGroup(GetGroupRequest(id: group.id), options: bobsCall)
    }
    #expect(hidden?.code == .notFound)
    _ = try await client.inviteMembers(
      InviteMembersRequest(groupID: group.id, emails: [bob.email]), options: annsCall)
    let mine = try await client.listInvitations(ListInvitationsRequest(), options: bobsCall)
    #expect(mine.invitations.map(\.groupTitle) == ["Choir"])
    _ = try await client.answerInvitation(
      AnswerInvitationRequest(groupID: group.id, answer: .accept), options: bobsCall)

    let denied = await status {
      _ = try await client.deleteGroup(DeleteGroupRequest(id: group.id), options: bobsCall)
    }
    #expect(denied?.code == .permissionDenied)
    let forged = await status {
      _ = try await client.deleteGroup(
        DeleteGroupRequest(id: group.id, actingUserID: ann.id), options: bobsCall)
    }
    #expect(forged?.code == .permissionDenied)
    #expect(forged?.message == "acting_user_id names somebody else than who is signed in")

    let told = try await client.watchGroups(WatchGroupsRequest(), options: bobsCall)
    for try await response in told {
      #expect(response.changes.count == 1)
      if case .group(let seen) = response.changes.first?.change {
        #expect(seen.role == .member)
        #expect(seen.memberCount == 2)
      }
      break
    }
    let others = try await client.watchGroups(WatchGroupsRequest(), options: zoesCall)
    for try await response in others {
      #expect(response.changes.isEmpty)
      break
    }

    let screen = try await client.compose(options: bobsCall)
    var states = screen.responses.makeAsyncIterator()
    let events: [ComposeEvent.Event] = [
      .start(.init()), .search("zoe"), .tap(try #require(await zoe(in: suite)).id),
      .done(.init()),
    ]
    var last: ComposeState?
    for event in events {
      try await screen.send(ComposeEvent(event: event))
      last = try await states.next()
    }
    #expect(last?.created?.members.map(\.displayName) == ["bob", "zoe"])
  }

  private func zoe(in suite: RunningSuite) async throws -> User? {
    try await suite.users().batchGetUsers(
      BatchGetUsersRequest(emails: ["zoe@example.com"])
    ).users.first
  }
}
