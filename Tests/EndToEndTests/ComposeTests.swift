import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// One conversation of the "new group" screen: an event in, the state after it out.
struct Conversation {
  let call: BidirectionalCall<ComposeEvent, ComposeState>
  private var states: ResponseStream<ComposeState>.Iterator

  init(_ groups: GroupsClient) async throws(RPCError) {
    call = try await groups.compose()
    states = call.responses.makeAsyncIterator()
  }

  mutating func act(_ event: ComposeEvent.Event) async throws -> ComposeState {
    try await call.send(ComposeEvent(event: event))
    return try #require(try await states.next())
  }

  /// What comes next; `nil` if the conversation is over.
  mutating func next() async throws -> ComposeState? { try await states.next() }
}

@Suite("The new-group screen, over the wire", .timeLimit(.minutes(2)))
struct ComposeTests {
  @Test("it is kept by the service, from the first letter to Done")
  func screen() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com", "bodo@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    var state = try await screen.act(.start(.init(creatorID: people[0].id)))
    #expect(state.sequence == 1)
    #expect(state.label == "add people to your group")
    #expect(!state.doneShown)
    state = try await screen.act(.search("bo"))
    #expect(state.rows.map(\.email) == ["bob@example.com", "bodo@example.com"])
    #expect(state.rows.map(\.checked) == [false, false])
    state = try await screen.act(.tap(people[2].id))
    #expect(state.label == "bodo@example.com")
    #expect(state.doneShown)
    state = try await screen.act(.tap(people[1].id))
    #expect(state.label == "bodo@example.com, bob@example.com")
    // Out of the rows, and still in the group.
    state = try await screen.act(.search("ana"))
    #expect(state.rows.map(\.checked) == [false])
    #expect(state.label == "bodo@example.com, bob@example.com")
    state = try await screen.act(.search("bo"))
    #expect(state.rows.map(\.checked) == [true, true])
    // Out and in again: the last one chosen.
    state = try await screen.act(.tap(people[2].id))
    #expect(state.label == "bob@example.com")
    state = try await screen.act(.tap(people[2].id))
    #expect(state.label == "bob@example.com, bodo@example.com")
    state = try await screen.act(.title("Band"))
    state = try await screen.act(.done(.init()))
    #expect(state.sequence == 10)
    #expect(state.created?.title == "Band")
    #expect(
      state.created?.members.map(\.email) == [
        "ana@example.com", "bob@example.com", "bodo@example.com",
      ])
    #expect(try await screen.next() == nil)
    let id = try #require(state.created?.id)
    let group = try await suite.groupsClient().getGroup(GetGroupRequest(id: id))
    #expect(group == state.created)
  }

  @Test("what is wrong is told on the screen, and the person goes on")
  func problems() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    let early = try await screen.act(.done(.init()))
    #expect(early.problem == "the group needs somebody: choose people first")
    #expect(early.created == nil)
    let missed = try await screen.act(.tap(people[1].id))
    #expect(missed.problem == "no row shows the person \"\(people[1].id)\"")
    _ = try await screen.act(.search("bob"))
    _ = try await screen.act(.tap(people[1].id))
    let long = try await screen.act(.title(String(repeating: "x", count: 101)))
    #expect(long.problem == "title is 101 characters long; at most 100 are allowed")
    #expect(try await screen.act(.title("Short")).problem.isEmpty)
    // Erased while they are chosen.
    _ = try await suite.users().deleteUser(DeleteUserRequest(id: people[1].id))
    let ghost = try await screen.act(.done(.init()))
    #expect(ghost.problem == "bob@example.com has no account any more")
    #expect(try await screen.act(.tap(people[1].id)).label == "add people to your group")
    screen.call.finishSending()
    #expect(try await screen.next() == nil)
  }

  @Test("Done that comes again under its request id gives the group that it made")
  func replay() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let requestID = "0190a5f0-0000-7000-8000-000000000004"
    var made: [Group?] = []
    for _ in 0..<2 {
      var screen = try await Conversation(try suite.groupsClient())
      _ = try await screen.act(.start(.init(creatorID: people[0].id)))
      _ = try await screen.act(.search("bob"))
      _ = try await screen.act(.tap(people[1].id))
      made.append(try await screen.act(.done(.init(requestID: requestID))).created)
    }
    #expect(made[0] != nil)
    #expect(made[0] == made[1])
  }

  @Test("it ends with an error when it can't begin")
  func noBeginning() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let nobody = "00000000-0000-7000-8000-000000000000"
    let rows: [(event: ComposeEvent.Event?, code: StatusCode, says: String)] = [
      (.search("a"), .invalidArgument, "event must be start the first time"),
      (nil, .invalidArgument, "event names no event that this service knows"),
      (.start(.init(creatorID: "x")), .invalidArgument, "start.creator_id is not a UUID"),
      (.start(.init(creatorID: nobody)), .notFound, "there is no user \(nobody)"),
    ]
    for row in rows {
      var screen = try await Conversation(try suite.groupsClient())
      try await screen.call.send(ComposeEvent(event: row.event))
      let error = await #expect(throws: RPCError.self) { _ = try await screen.next() }
      #expect(error?.code == row.code)
      #expect(error?.message.contains(row.says) == true, "\(error?.message ?? "no error")")
    }
  }
}
