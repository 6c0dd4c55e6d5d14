import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// What goes wrong around services that are called all the while.
@Suite("Faults under load", .timeLimit(.minutes(2)))
struct FaultTests {
  private static func search(_ client: UserDirectoryClient) -> @Sendable () async throws -> Void {
    {
      _ = try await client.searchUsers(
        SearchUsersRequest(term: "a"), options: CallOptions(timeout: .seconds(30)))
    }
  }

  @Test(
    "kill -9 of one of three backends fails no idempotent call", arguments: CallProtocol.allCases)
  func killedBackend(_ callProtocol: CallProtocol) async throws {
    let folder = try RunningSuite.certificates()
    var backends: [ServiceProcess] = []
    for number in 0..<3 {
      backends.append(
        try await ServiceProcess(
          .userDirectory, in: folder,
          options: ["--store=sqlite:\(folder.path)/backend\(number).db"]))
    }
    defer { for backend in backends { backend.end() } }
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: "static:" + backends.map(\.address).joined(separator: ","),
      as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    let client = UserDirectoryClient(channel)
    let load = OpenLoopLoad()
    async let calls: Void = load.run(every: .milliseconds(4), Self.search(client))
    await load.more(150)
    await backends[1].kill()
    await load.more(300)
    load.stop()
    await calls
    #expect(load.failures == [])
    channel.close()
  }

  @Test(
    "a client that asks and reads no answer holds a bounded piece of memory, and disturbs nobody")
  func stalledReader() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: ["--slow-reader-timeout=5s"])
    defer { directory.end() }
    let credentials = try ServiceCredentials(directory: folder.path, name: "operator")
    let channel = try Channel(to: directory.address, as: credentials)
    let client = UserDirectoryClient(channel)
    // Answers of about ten kilobytes.
    for number in 0..<50 {
      _ = try await client.createUser(
        CreateUserRequest(
          email: "\(number)@example.com", displayName: "a" + String(repeating: "b", count: 90)))
    }
    for _ in 0..<50 { try await Self.search(client)() }
    let before = try directory.residentBytes()
    let stalled = try await Python.start(
      "stalled.py", [directory.address, folder.path, "operator"])
    let line = await stalled.process.outputLine(containing: "stalled after")
    let taken = try directory.residentBytes() - before
    try #require(line != nil, "\(stalled.process.errorText)")
    // It would ask for two gigabytes. What it may have: the calls of one connection, each with its
    // 50 people, and what waits for it to read.
    #expect(taken < 64 * 1024 * 1024, "\(taken) bytes for one client")
    for _ in 0..<50 { try await Self.search(client)() }
    // In the end it is shown the door.
    let end = await directory.logLine("connection ended by a limit")
    #expect(end?.contains("\"limit\":\"slow_reader\"") == true)
    channel.close()
  }

  @Test(
    "new certificates, of another authority in the end, fail no call",
    arguments: CallProtocol.allCases)
  func rotation(_ callProtocol: CallProtocol) async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: ["--certs-interval=50ms"])
    defer { directory.end() }
    let credentials = try ServiceCredentials(directory: folder.path, name: "operator")
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: directory.address, as: credentials, configuration: configuration)
    let load = OpenLoopLoad()
    async let calls: Void = load.run(
      every: .milliseconds(4), Self.search(UserDirectoryClient(channel)))
    await load.more(50)

    // A key without its certificate is left alone, and told.
    let key = try folder.read("user-directory.key")
    try folder.write(Array(key.prefix(50)), to: "user-directory.key")
    let refusal = await directory.logLine(
      "the certificate files can't be used; the certificate of before stays in use")
    #expect(refusal?.contains("user-directory.key is damaged or only half written") == true)

    let other = try RunningSuite.certificates()
    for file in [
      "ca.pem", "user-directory.pem", "user-directory.key", "operator.pem", "operator.key",
    ] {
      try folder.write(other.read(file), to: file)
    }
    #expect(await directory.logLine("new certificates are in use") != nil)
    await load.more(50)
    // Whoever has the new ones comes in, and whoever was in before stays.
    let new = try Channel(
      to: directory.address, as: ServiceCredentials(directory: other.path, name: "operator"))
    try await Self.search(UserDirectoryClient(new))()
    load.stop()
    await calls
    #expect(load.failures == [])
    #expect(
      directory.metrics().contains("rollcall_certificate_reloads_total{outcome=\"taken\"} 1\n"))
    channel.close()
    new.close()
  }
}
