import DirectoryAPI
import Glibc
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("A user directory that is away", .timeLimit(.minutes(2)))
struct OutageTests {
  @Test("calls are UNAVAILABLE and the screen waits for it, until it is back")
  func away() async throws {
    // Below the ports that the system gives out, so that nobody has it when the directory is back.
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let suite = try await RunningSuite(directoryOptions: ["--listen=\(address)"])
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    var screen = try await Conversation(client)
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    await suite.directory.kill()

    let words = "the user directory can't be reached now; try again"
    let error = await status {
      _ = try await client.createGroup(
        CreateGroupRequest(creatorID: people[0].id, memberEmails: ["bob@example.com"]))
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message == words)
    let profile = await status {
      _ = try await ProfilesClient(try suite.channel(to: suite.profiles.address)).getProfile(
        GetProfileRequest(userID: people[0].id))
    }
    #expect(profile?.code == .unavailable)
    #expect(profile?.message == words)
    #expect(try await screen.act(.search("b")).problem == words)
    // Why is for the operator.
    let log = await suite.groups.logLine("handler failed")
    #expect(log?.contains(address) == true, "\(log ?? "no line")")

    let back = try await ServiceProcess(
      .userDirectory, in: suite.folder, options: ["--listen=\(address)"])
    defer { back.end() }
    var state = try await screen.act(.search("b"))
    while !state.problem.isEmpty { state = try await screen.act(.search("b")) }
    #expect(state.rows.map(\.email) == ["bob@example.com"])
    _ = try await screen.act(.tap(people[1].id))
    #expect(try await screen.act(.done(.init())).created?.members.count == 2)
  }

  @Test("one that hangs costs a caller no more than the caller's own deadline")
  func hanging() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    let request = CreateGroupRequest(
      creatorID: people[0].id, memberEmails: ["bob@example.com"])
    // The connection between the services is there before the directory stops.
    _ = try await client.createGroup(request)
    await suite.directory.stop()
    let error = await status {
      _ = try await client.createGroup(
        request, options: CallOptions(timeout: .milliseconds(300)))
    }
    #expect(error?.code == .deadlineExceeded)
    suite.directory.process.send(SIGCONT)
    #expect(try await client.createGroup(request).members.count == 2)
  }

  @Test("a service starts without it, and serves once it is there")
  func notThereYet() async throws {
    let folder = try RunningSuite.certificates()
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let goals = try await ServiceProcess(.profileService, in: folder, directory: address)
    defer { goals.end() }
    func channel(to address: String) throws -> Channel {
      try Channel(to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    }
    let client = GoalsClient(try channel(to: goals.address))
    let nobody = "00000000-0000-7000-8000-000000000000"
    func list() async -> RPCError? {
      await status { _ = try await client.listGoals(ListGoalsRequest(userID: nobody)) }
    }
    #expect(await list()?.code == .unavailable)
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: ["--listen=\(address)"])
    defer { directory.end() }
    var error = await list()
    while error?.code == .unavailable { error = await list() }
    #expect(error?.code == .notFound)
  }
}
