import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Names of a channel", .timeLimit(.minutes(1)))
struct ResolutionTests {
  private static let name = "directory.example.com"
  private static let target = "dns:///\(name):7401"

  struct Site {
    let names: FakeNameServer
    let cluster: MemoryCluster
    let log = ChannelLog()
    let channel: Channel

    init(
      _ answer: FakeNameServer.Answer, _ configure: (inout ChannelConfiguration) -> Void = { _ in }
    )
      throws
    {
      let names = try FakeNameServer()
      self.names = names
      names.answer(ResolutionTests.name, answer)
      cluster = try MemoryCluster()
      channel = try cluster.channel(to: ResolutionTests.target, log: log) {
        $0.nameServers = [names.address]
        configure(&$0)
      }
    }

    func stop() async {
      channel.close()
      names.stop()
      await cluster.stopAll()
    }
  }

  private let ready = CallOptions(timeout: .seconds(50), waitForReady: true)

  @Test("connects to every address of a name, of both families")
  func all() async throws {
    let site = try Site(.addresses(["10.0.0.1", "2001:db8::2"]))
    let nodes = try ["10.0.0.1:7401", "[2001:db8::2]:7401"].map { try site.cluster.start($0) }
    while nodes.contains(where: { $0.calls == 0 }) {
      _ = try await site.cluster.call(site.channel)
    }
    await site.stop()
  }

  @Test("a server that moved is found under its new address once the old one failed")
  func moved() async throws {
    let site = try Site(.addresses(["10.0.0.1"]))
    try site.cluster.start("10.0.0.1:7401")
    #expect(try await site.cluster.call(site.channel) == "10.0.0.1:7401")
    site.names.answer(Self.name, .addresses(["10.0.0.2"]))
    try site.cluster.start("10.0.0.2:7401")
    await site.cluster.stop("10.0.0.1:7401")
    #expect(try await site.cluster.call(site.channel, Flaky.get, ready) == "10.0.0.2:7401")
    #expect(site.channel.addresses.map(\.address) == ["10.0.0.2:7401"])
    await site.stop()
  }

  @Test("a name that doesn't exist for a while doesn't park the channel")
  func lateName() async throws {
    let site = try Site(.noSuchName)
    let error = await #expect(throws: RPCError.self) {
      try await site.cluster.call(site.channel)
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("look up \(Self.name): Domain name not found") == true)
    let waiting = Task { try await site.cluster.call(site.channel, Flaky.get, ready) }
    try site.cluster.start("10.0.0.1:7401")
    site.names.answer(Self.name, .addresses(["10.0.0.1"]))
    #expect(try await waiting.value == "10.0.0.1:7401")
    await site.stop()
  }

  @Test("a new replica gets calls once the name is looked up again")
  func replica() async throws {
    let site = try Site(.addresses(["10.0.0.1"])) { $0.refreshInterval = .milliseconds(20) }
    try site.cluster.start("10.0.0.1:7401")
    _ = try await site.cluster.call(site.channel)
    let replica = try site.cluster.start("10.0.0.2:7401")
    site.names.answer(Self.name, .addresses(["10.0.0.1", "10.0.0.2"]))
    while replica.calls == 0 { _ = try await site.cluster.call(site.channel) }
    await site.stop()
  }

  @Test("while look-ups fail, the addresses of the last good one stay in use")
  func lastGood() async throws {
    let site = try Site(.addresses(["10.0.0.1"])) { $0.refreshInterval = .milliseconds(20) }
    try site.cluster.start("10.0.0.1:7401")
    _ = try await site.cluster.call(site.channel)
    site.names.answer(Self.name, .serverFailure)
    await site.log.events.wait(for: "lookUpFailed")
    #expect(try await site.cluster.call(site.channel) == "10.0.0.1:7401")
    #expect(site.channel.addresses.count == 1)
    await site.stop()
  }

  @Test("a deadline that passes while the name is looked up says so")
  func deadline() async throws {
    let site = try Site(.silence) { $0.lookUpTimeout = .milliseconds(100) }
    let late = await #expect(throws: RPCError.self) {
      try await site.cluster.call(
        site.channel, Flaky.get, CallOptions(timeout: .seconds(1), waitForReady: true))
    }
    #expect(late?.code == .deadlineExceeded)
    #expect(late?.message.contains("waited for a connection to \(Self.target)") == true)
    #expect(
      late?.message.contains("look up \(Self.name): no answer within 0.1 seconds") == true,
      "\(late?.message ?? "")")
    await site.stop()
  }

  @Test("refuses a name server that is no address", arguments: ["dns.example.com:53", "10.0.0.1"])
  func badServer(_ text: String) throws {
    let cluster = try MemoryCluster()
    let error = #expect(throws: RuntimeError.self) {
      try cluster.channel(to: Self.target) { $0.nameServers = [text] }
    }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains("\"\(text)\" is no name server") == true)
  }
}
