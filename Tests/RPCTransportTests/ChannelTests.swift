import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("Channel", .timeLimit(.minutes(1)))
struct ChannelTests {
  struct Site {
    let folder: TemporaryFolder
    let probe = Probe()

    init() throws {
      folder = try TemporaryFolder()
      try CertificateAuthority.writeDevelopmentCertificates(
        to: folder.path, trustDomain: "rollcall.test", names: ["probe", "operator"])
    }

    func server() throws -> Server {
      try Server(
        serving: [probe], as: ServiceCredentials(directory: folder.path, name: "probe"))
    }

    func channel(to target: String) throws -> Channel {
      try Channel(to: target, as: ServiceCredentials(directory: folder.path, name: "operator"))
    }
  }

  @Test("uses the addresses that answer when another doesn't")
  func oneDead() async throws {
    let site = try Site()
    let (first, second, dead) = (try site.server(), try site.server(), try site.server())
    let deadAddress = try dead.listen(on: "127.0.0.1:0")
    await dead.drain(until: .after(.zero))
    let channel = try site.channel(
      to: "static:\(deadAddress),\(try first.listen(on: "127.0.0.1:0")),"
        + "\(try second.listen(on: "127.0.0.1:0"))")
    for number in 0..<200 {
      #expect(try await echo(channel, "\(number)") == "\(number)")
    }
    // Both live ones have taken part by the end.
    while first.connectionCount == 0 || second.connectionCount == 0 {
      _ = try await echo(channel, "more")
    }
    channel.close()
    await first.drain(until: .after(.zero))
    await second.drain(until: .after(.zero))
  }

  @Test("connects again when a server comes back, and says meanwhile what is wrong where")
  func comesBack() async throws {
    let site = try Site()
    var server = try site.server()
    let address = try server.listen(on: "127.0.0.1:0")
    let channel = try site.channel(to: address)
    #expect(try await echo(channel, "1") == "1")
    await server.drain(until: .after(.zero))
    let error = await #expect(throws: RPCError.self) {
      while true { _ = try await echo(channel, "2") }
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains(address) == true, "\(error?.message ?? "")")
    server = try site.server()
    try server.listen(on: address)
    let options = CallOptions(timeout: .seconds(30), waitForReady: true)
    #expect(try await echo(channel, "3", options) == "3")
    channel.close()
    await server.drain(until: .after(.zero))
  }

  @Test("a deadline while connecting names the stage and the last failure")
  func deadlineWhileConnecting() async throws {
    let site = try Site()
    let server = try site.server()
    let address = try server.listen(on: "127.0.0.1:0")
    await server.drain(until: .after(.zero))
    let channel = try site.channel(to: address)
    await #expect(throws: RPCError.self) { try await echo(channel, "x") }
    let error = await #expect(throws: RPCError.self) {
      try await echo(
        channel, "x", CallOptions(timeout: .milliseconds(150), waitForReady: true))
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(error?.message.contains("waited for a connection to \(address)") == true)
    #expect(error?.message.contains("Connection refused") == true, "\(error?.message ?? "")")
    channel.close()
  }

  @Test("a name that doesn't exist is UNAVAILABLE and named")
  func noSuchHost() async throws {
    let site = try Site()
    let channel = try site.channel(to: "dns:///nowhere.invalid:7401")
    let error = await #expect(throws: RPCError.self) { try await echo(channel, "x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("nowhere.invalid") == true)
    channel.close()
  }

  @Test("finds a server by name")
  func byName() async throws {
    let site = try Site()
    let server = try site.server()
    let address = try server.listen(on: "127.0.0.1:0")
    let port = try #require(SocketAddress.split(address)?.port)
    let channel = try site.channel(to: "dns:///localhost:\(port)")
    #expect(try await echo(channel, "x") == "x")
    channel.close()
    await server.drain(until: .after(.zero))
  }

  @Test("calls move to another server while one drains, and none fails")
  func movesOn() async throws {
    let site = try Site()
    let (first, second) = (try site.server(), try site.server())
    let channel = try site.channel(
      to: "static:\(try first.listen(on: "127.0.0.1:0")),\(try second.listen(on: "127.0.0.1:0"))")
    while first.connectionCount == 0 || second.connectionCount == 0 {
      _ = try await echo(channel, "warm")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<300 {
            let answer = try await echo(channel, "\(number)")
            #expect(answer == "\(number)")
          }
        }
      }
      group.addTask { await first.drain(until: .after(.seconds(30))) }
      try await group.waitForAll()
    }
    channel.close()
    await second.drain(until: .after(.zero))
  }

  @Test(
    "refuses text that is no target",
    arguments: ["", "localhost", "static:", "static:a:1,,b:2", "dns:///x", "127.0.0.1:99999", ":1"])
  func badTarget(_ target: String) throws {
    let site = try Site()
    let error = #expect(throws: RuntimeError.self) { try site.channel(to: target) }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains("\"\(target)\"") == true)
  }

  @Test("a port in use is named")
  func portInUse() async throws {
    let site = try Site()
    let (first, second) = (try site.server(), try site.server())
    let address = try first.listen(on: "127.0.0.1:0")
    let error = #expect(throws: RuntimeError.self) { try second.listen(on: address) }
    #expect(error?.code == .addressInUse)
    #expect(error?.message.contains(address) == true)
    await first.drain(until: .after(.zero))
  }

  @Test("a server that was drained listens no more")
  func listenAfterDrain() async throws {
    let server = try Site().server()
    await server.drain(until: .after(.zero))
    let error = #expect(throws: RuntimeError.self) { try server.listen(on: "127.0.0.1:0") }
    #expect(error?.code == .unavailable)
  }

  private func echo(_ channel: Channel, _ id: String, _ options: CallOptions = CallOptions())
    async throws(RPCError) -> String
  {
    let user: User = try await channel.unary(
      Probe.echo, GetUserRequest(id: id), options: options)
    return user.id
  }
}
