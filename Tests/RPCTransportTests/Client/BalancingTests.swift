import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@Suite("Balancing", .timeLimit(.minutes(1)))
struct BalancingTests {
  private static let addresses = ["10.0.0.1:7401", "10.0.0.2:7401", "10.0.0.3:7401"]
  private static let target = "static:" + addresses.joined(separator: ",")
  private static let broken = RPCError(.internalError, "its disk is full")

  @Test("every address gets its share of the calls", arguments: CallProtocol.allCases)
  func even(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    let nodes = try Self.addresses.map { try cluster.start($0) }
    let channel = try cluster.channel(to: Self.target)
    try await cluster.warmUp(channel)
    let before = nodes.map(\.calls)
    for _ in 0..<300 { _ = try await cluster.call(channel) }
    let shares = zip(nodes, before).map { $0.calls - $1 }
    #expect(shares.reduce(0, +) == 300)
    // A third of them each; on a busy machine one may look slow for a while.
    #expect(shares.allSatisfy { $0 > 300 / 3 / 3 }, "\(shares)")
    channel.close()
    await cluster.stopAll()
  }

  @Test(
    "with one of three servers dead, calls go to the others and no caller sees an error",
    arguments: CallProtocol.allCases)
  func oneDead(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    for address in Self.addresses { try cluster.start(address) }
    let log = ChannelLog()
    let channel = try cluster.channel(to: Self.target, log: log)
    try await cluster.warmUp(channel)
    let calls = Task {
      for _ in 0..<300 { _ = try await cluster.call(channel, Flaky.get) }
    }
    await cluster.stop(Self.addresses[0])
    try await calls.value
    await log.events.wait(for: "connectFailed")
    let failure = log.all.compactMap { event -> String? in
      if case .connectFailed(_, let address, let reason) = event {
        "\(address) \(reason)"
      } else {
        nil
      }
    }.first
    #expect(failure == "10.0.0.1:7401 nobody listens")
    channel.close()
    await cluster.stopAll()
  }

  @Test(
    "an address at which calls go wrong is ejected, and the log names it and the last error",
    arguments: CallProtocol.allCases)
  func ejection(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    let nodes = try Self.addresses.map { try cluster.start($0) }
    let log = ChannelLog()
    let channel = try cluster.channel(to: Self.target, log: log)
    try await cluster.warmUp(channel)
    nodes[1].fail(with: Self.broken)
    var failures = 0
    while !channel.addresses.contains(where: \.isEjected) {
      do { _ = try await cluster.call(channel) } catch { failures += 1 }
    }
    #expect(failures == 5)
    await log.events.wait(for: "addressEjected")
    let told = log.all.compactMap { event -> String? in
      guard case .addressEjected(_, let address, let time, let error) = event else { return nil }
      return time > .seconds(7) && time < .seconds(13) ? "\(address) \(error)" : nil
    }
    #expect(told == ["10.0.0.2:7401 INTERNAL: its disk is full"])
    for _ in 0..<100 { #expect(try await cluster.call(channel) != Self.addresses[1]) }
    #expect(channel.statistics.ejections == 1)
    channel.close()
    await cluster.stopAll()
  }

  @Test(
    "no more than the share of the addresses is ejected, and a bad one is better than none",
    arguments: CallProtocol.allCases)
  func share(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    let nodes = try Self.addresses.map { try cluster.start($0) }
    let channel = try cluster.channel(to: Self.target)
    try await cluster.warmUp(channel)
    for node in nodes { node.fail(with: Self.broken) }
    for _ in 0..<100 { await #expect(throws: RPCError.self) { try await cluster.call(channel) } }
    #expect(channel.addresses.count(where: \.isEjected) == 1)
    for node in nodes { node.fail(with: nil) }
    let out = channel.addresses.first { $0.isEjected }
    let ejected = try #require(out?.address)
    for address in Self.addresses where address != ejected { await cluster.stop(address) }
    let answer = try await cluster.call(channel, Flaky.get, CallOptions(waitForReady: true))
    #expect(answer == ejected)
    channel.close()
    await cluster.stopAll()
  }

  @Test("an ejected address gets calls again after its time", arguments: CallProtocol.allCases)
  func restored(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    let nodes = try Self.addresses.map { try cluster.start($0) }
    let log = ChannelLog()
    let channel = try cluster.channel(to: Self.target, log: log) {
      $0.ejection?.firstTime = .milliseconds(20)
    }
    try await cluster.warmUp(channel)
    nodes[2].fail(with: Self.broken)
    while !log.events.all.contains("addressEjected") { _ = try? await cluster.call(channel) }
    nodes[2].fail(with: nil)
    await log.events.wait(for: "addressRestored")
    let before = nodes[2].calls
    while nodes[2].calls == before { _ = try await cluster.call(channel) }
    channel.close()
    await cluster.stopAll()
  }

  @Test("statuses that are the caller's own fault eject nobody", arguments: CallProtocol.allCases)
  func callersFault(_ callProtocol: CallProtocol) async throws {
    let cluster = try MemoryCluster(callProtocol)
    let nodes = try Self.addresses.map { try cluster.start($0) }
    let channel = try cluster.channel(to: Self.target)
    try await cluster.warmUp(channel)
    for node in nodes { node.fail(with: RPCError(.notFound, "nobody")) }
    for _ in 0..<60 { await #expect(throws: RPCError.self) { try await cluster.call(channel) } }
    #expect(channel.addresses.allSatisfy { !$0.isEjected })
    channel.close()
    await cluster.stopAll()
  }
}
