import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// The drills of deploy/README.md that no other suite does.
@Suite("Drills", .timeLimit(.minutes(2)))
struct DrillTests {
  @Test("a full disk refuses writes and shows in readiness and log; room brings all back")
  func fullDisk() async throws {
    let folder = try RunningSuite.certificates()
    let disk = try await SmallDisk(in: folder)
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: ["--store=sqlite:\(disk.path)/users.db"])
    defer { directory.end() }
    let client = UserDirectoryClient(
      try Channel(
        to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator")))
    let kept = try await client.createUser(
      CreateUserRequest(email: "kept@example.com", displayName: "Kept"))
    try disk.fill()

    // The log of writes may have room left in it for a few.
    var refusal: RPCError?
    for number in 0..<2_000 where refusal == nil {
      refusal = await status {
        _ = try await client.createUser(
          CreateUserRequest(email: "\(number)@example.com", displayName: "x"))
      }
    }
    let error = try #require(refusal)
    #expect(error.code == .resourceExhausted || error.code == .unavailable, "\(error)")
    // What ails the disk is the operator's to know.
    #expect(!error.message.contains(disk.path), "\(error)")
    let loss = try #require(await directory.logLine("not ready any more"))
    #expect(loss.contains("store: "), "\(loss)")
    // Reading goes on.
    #expect(try await client.getUser(GetUserRequest(id: kept.id)).email == "kept@example.com")

    try disk.makeRoom()
    #expect(await directory.logLine("ready again") != nil)
    _ = try await client.createUser(
      CreateUserRequest(email: "after@example.com", displayName: "After"))
  }

  @Test("a read-only disk keeps a service from starting, with the reason, and harms nothing")
  func readOnlyDisk() async throws {
    let folder = try RunningSuite.certificates()
    let disk = try await SmallDisk(in: folder)
    let store = "--store=sqlite:\(disk.path)/users.db"
    let first = try await ServiceProcess(.userDirectory, in: folder, options: [store])
    #expect(await first.terminate() == 0)
    try await disk.remount("ro")
    let refused = try RunningProcess(
      BuiltExecutable.userDirectory.path,
      ServiceProcess.arguments(.userDirectory, in: folder, options: [store]))
    #expect(await refused.exitCode() == 74, "\(refused.errorText)")
    let complaints = ServiceProcess.complaints(of: refused).joined()
    #expect(complaints.contains(disk.path), "\(complaints)")
    try await disk.remount("rw")
    let second = try await ServiceProcess(.userDirectory, in: folder, options: [store])
    #expect(await second.terminate() == 0)
  }

  @Test(
    "three replicas are restarted one by one under an open loop of calls, and none fails",
    arguments: CallProtocol.allCases)
  func rollingRestart(_ callProtocol: CallProtocol) async throws {
    let folder = try RunningSuite.certificates()
    // Below the ports that the system gives out, so that nobody has them when a replica is back.
    let first = Int.random(in: 20_000..<31_000)
    func replica(_ number: Int) async throws -> ServiceProcess {
      try await ServiceProcess(
        .userDirectory, in: folder,
        options: [
          "--listen=127.0.0.1:\(first + number)",
          "--store=sqlite:\(folder.path)/replica\(number).db",
        ])
    }
    var replicas: [ServiceProcess] = []
    for number in 0..<3 { replicas.append(try await replica(number)) }
    defer { for replica in replicas { replica.end() } }
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: "static:" + replicas.map(\.address).joined(separator: ","),
      as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    let client = UserDirectoryClient(channel)
    let load = OpenLoopLoad()
    async let calls: Void = load.run(every: .milliseconds(4)) {
      _ = try await client.searchUsers(
        SearchUsersRequest(term: "a"), options: CallOptions(timeout: .seconds(30)))
    }
    await load.more(100)
    for number in 0..<3 {
      #expect(await replicas[number].terminate() == 0)
      replicas[number] = try await replica(number)
      await load.more(100)
    }
    load.stop()
    await calls
    #expect(load.failures == [])
    channel.close()
  }
}
