import DirectoryAPI
import Glibc
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("The new-group screen when something is slow or away", .timeLimit(.minutes(2)))
struct ComposeOutageTests {
  @Test("a directory that goes away is a state to retry from, and not the end")
  func directoryAway() async throws {
    // Below the ports that the system gives out, so that nobody has it when the directory is back.
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let suite = try await RunningSuite(directoryOptions: ["--listen=\(address)"])
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    _ = try await screen.act(.search("bob"))
    _ = try await screen.act(.tap(people[1].id))
    await suite.directory.kill()
    let failed = try await screen.act(.search("ana"))
    #expect(failed.problem == "the user directory can't be reached now; try again")
    #expect(failed.retryShown)
    #expect(failed.rows.map(\.email) == ["bob@example.com"])
    let done = try await screen.act(.done(.init()))
    #expect(done.retryShown)
    #expect(done.created == nil)
    let back = try await ServiceProcess(
      .userDirectory, in: suite.folder, options: ["--listen=\(address)"])
    defer { back.end() }
    var state = try await screen.act(.retry(.init()))
    while state.created == nil {
      #expect(state.retryShown)
      state = try await screen.act(.retry(.init()))
    }
    #expect(state.created?.members.map(\.email) == ["ana@example.com", "bob@example.com"])
    #expect(try await screen.next() == nil)
  }

  @Test("a directory that hangs keeps nobody from tapping and naming")
  func directoryHangs() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    _ = try await screen.act(.search("bob"))
    await suite.directory.stop()
    try await screen.call.send(ComposeEvent(event: .search("ana")))
    let searching = try await screen.act(.tap(people[1].id))
    #expect(searching.searching)
    #expect(searching.events == 3)
    let tapped = try #require(try await screen.next())
    #expect(tapped.label == "bob@example.com")
    #expect(tapped.doneShown)
    #expect(try await screen.act(.title("Band")).title == "Band")
    suite.directory.process.send(SIGCONT)
    let found = try #require(try await screen.next())
    #expect(found.rows.map(\.email) == ["ana@example.com"])
    #expect(found.events == 5)
    #expect(try await screen.act(.done(.init())).created?.title == "Band")
  }

  @Test(
    "a client that types on and on without reading is held up",
    arguments: [CallProtocol.native, .grpc])
  func typesWithoutReading(_ callProtocol: CallProtocol) async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let before = try suite.groups.residentBytes()
    let call = try await suite.groupsClient(over: callProtocol).compose(
      options: CallOptions(timeout: .seconds(2)))
    try await call.send(ComposeEvent(event: .start(.init(creatorID: ana.id))))
    // The service would have to hold each of these until it is read.
    let text = String(repeating: "x", count: 50_000)
    let error = await status {
      for _ in 0..<2_000 { try await call.send(ComposeEvent(event: .search(text))) }
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(try suite.groups.residentBytes() - before < 30_000_000)
  }

  @Test("a client that types faster than it reads gets every state, and what was typed last wins")
  func typesFasterThanItReads() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    let texts = (0..<1_000).map { $0.isMultiple(of: 2) ? "an" : "ana@example.com \($0)" } + ["bob"]
    let call = screen.call
    let typing = Task {
      for text in texts { try await call.send(ComposeEvent(event: .search(text))) }
      call.finishSending()
    }
    var states: [ComposeState] = []
    while let state = try await screen.next() { states.append(state) }
    try await typing.value
    #expect(states.map(\.sequence) == (2...UInt64(texts.count + 1)).map { $0 })
    #expect(states.map(\.search) == texts)
    #expect(states.last?.rows.map(\.email) == ["bob@example.com"])
  }

  @Test("rows show the avatars that people have chosen, and first ones while profiles are away")
  func avatars() async throws {
    let profilesAddress = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let suite = try await RunningSuite(
      groupOptions: ["--profiles=\(profilesAddress)"],
      profileOptions: ["--listen=\(profilesAddress)"])
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let profiles = ProfilesClient(try suite.channel(to: suite.profiles.address))
    let first = try await profiles.getProfile(GetProfileRequest(userID: people[1].id))
    let name = first.avatar?.name == "light7" ? "light8" : "light7"
    _ = try await profiles.chooseAvatar(
      ChooseAvatarRequest(userID: people[1].id, avatarName: name))
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    // The channel to the profile service is made with the first search.
    var shown = try await screen.act(.search("bob"))
    while shown.rows.first?.avatar != name { shown = try await screen.act(.search("bob")) }
    #expect(shown.rows.first?.avatarBackground == "#555555")
    await suite.profiles.kill()
    let without = try await screen.act(.search("bob"))
    #expect(without.rows.map(\.avatar) == [first.avatar?.name ?? ""])
  }
}
