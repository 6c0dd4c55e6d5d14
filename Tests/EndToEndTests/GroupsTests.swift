import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("The group service, over the wire", .timeLimit(.minutes(2)))
struct GroupsTests {
  @Test("a group is made of people whom the directory knows, and shows no ghosts")
  func groups() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com", "cleo@example.com")
    let client = try suite.groupsClient()
    let requestID = "0190a5f0-0000-7000-8000-000000000002"
    let request = CreateGroupRequest(
      requestID: requestID, creatorID: people[0].id, title: "Choir",
      memberEmails: ["BOB@example.com", "ana@example.com"])
    let group = try await client.createGroup(request)
    #expect(group.members.map(\.email) == ["ana@example.com", "bob@example.com"])
    #expect(try await client.createGroup(request).id == group.id)

    let unknown = await status {
      _ = try await client.createGroup(
        CreateGroupRequest(
          creatorID: people[0].id,
          memberEmails: ["x@example.com", "bob@example.com", "y@example.com"]))
    }
    #expect(unknown?.code == .invalidArgument)
    #expect(unknown?.violations.map(\.field) == ["member_emails[0]", "member_emails[2]"])
    #expect(unknown?.message.contains("x@example.com") == true)
    #expect(unknown?.message.contains("y@example.com") == true)

    let grown = try await client.addMembers(
      AddMembersRequest(
        groupID: group.id, memberEmails: ["cleo@example.com"], revision: group.revision))
    #expect(grown.members.map(\.displayName) == ["ana", "bob", "cleo"])
    let shrunk = try await client.removeMember(
      RemoveMemberRequest(groupID: group.id, userID: people[1].id))
    #expect(shrunk.members.map(\.displayName) == ["ana", "cleo"])

    _ = try await suite.users().deleteUser(DeleteUserRequest(id: people[2].id))
    let without = try await client.getGroup(GetGroupRequest(id: group.id))
    #expect(without.members.map(\.displayName) == ["ana"])
    let listed = try await client.listGroups(ListGroupsRequest(memberID: people[0].id))
    #expect(listed.groups.map(\.id) == [group.id])
    #expect(listed.groups.first?.members.map(\.displayName) == ["ana"])

    _ = try await client.deleteGroup(DeleteGroupRequest(id: group.id))
    let gone = await status { _ = try await client.getGroup(GetGroupRequest(id: group.id)) }
    #expect(gone?.code == .notFound)
  }

  @Test("the new-group screen is kept by the service, from the first letter to Done")
  func compose() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com", "bodo@example.com")
    let call = try await suite.groupsClient().compose()
    var states = call.responses.makeAsyncIterator()
    func answer(_ event: ComposeEvent.Event) async throws -> ComposeState {
      try await call.send(ComposeEvent(event: event))
      return try #require(try await states.next())
    }
    var state = try await answer(.start(ComposeEvent.Start(creatorID: people[0].id)))
    #expect(state.label == "add people to your group")
    #expect(!state.doneShown)
    state = try await answer(.search("bo"))
    #expect(state.rows.map(\.email) == ["bob@example.com", "bodo@example.com"])
    state = try await answer(.tap(people[2].id))
    #expect(state.label == "bodo@example.com")
    #expect(state.doneShown)
    state = try await answer(.tap(people[1].id))
    #expect(state.label == "bodo@example.com, bob@example.com")
    state = try await answer(.search("bob"))
    #expect(state.rows.map(\.checked) == [true])
    state = try await answer(.title("Band"))
    state = try await answer(.done(ComposeEvent.Done()))
    #expect(state.created?.title == "Band")
    #expect(
      state.created?.members.map(\.email) == [
        "ana@example.com", "bodo@example.com", "bob@example.com",
      ])
    #expect(try await states.next() == nil)
  }

  @Test("while the directory is away calls are UNAVAILABLE and the screen waits for it")
  func directoryAway() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    let call = try await client.compose()
    var states = call.responses.makeAsyncIterator()
    try await call.send(
      ComposeEvent(event: .start(ComposeEvent.Start(creatorID: people[0].id))))
    _ = try await states.next()
    await suite.directory.kill()

    let error = await status {
      _ = try await client.createGroup(
        CreateGroupRequest(creatorID: people[0].id, memberEmails: ["bob@example.com"]))
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("the user directory can't be reached now") == true)
    try await call.send(ComposeEvent(event: .search("b")))
    #expect(try await states.next()?.problem.isEmpty == false)

    let back = try await ServiceProcess(
      .userDirectory, in: suite.folder, address: suite.directory.address)
    var rows: [String] = []
    while rows.isEmpty {
      try await call.send(ComposeEvent(event: .search("b")))
      let state = try #require(try await states.next())
      rows = state.rows.map(\.email)
    }
    #expect(rows == ["bob@example.com"])
    withExtendedLifetime(back) {}
  }
}
