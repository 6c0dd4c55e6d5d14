import Foundation
import Glibc
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("A new replica", .timeLimit(.minutes(1)))
struct NewReplicaTests {
  /// Those of the sample's method that ended well, by whatever protocol they came.
  private static func calls(_ adminPort: UInt16) throws -> Int {
    let metrics = try SampleProcess.get("/metrics", port: adminPort).body
    return metrics.split(separator: "\n").reduce(0) { sum, line in
      guard line.hasPrefix("rollcall_server_calls_total{"), line.contains("method=\"Wait\""),
        line.contains("code=\"OK\"")
      else { return sum }
      return sum + (line.split(separator: " ").last.flatMap { Int($0) } ?? 0)
    }
  }

  @Test("gets its share of the calls when the connections of the old one have come of age")
  func share() async throws {
    let names = try FakeNameServer()
    defer { names.stop() }
    names.answer("sample-service", .addresses(["127.0.0.1"]))
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--connection-age=1s"], in: folder)
    let (address, oldAdmin) = try await old.ready()
    let port = try #require(address.split(separator: ":").last)
    var configuration = ChannelConfiguration()
    configuration.nameServers = [names.address]
    // Only connections that end lead to another look-up.
    configuration.refreshInterval = .seconds(3600)
    let channel = try Channel(
      to: "dns:///sample-service:\(port)",
      as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    let load = OpenLoopLoad()
    async let calls: Void = load.run(every: .milliseconds(4)) {
      try await Sample.wait(.zero, on: channel)
    }
    await load.more(20)
    let new = try SampleProcess(
      ["--connection-age=1s", "--listen=127.0.0.2:\(port)"], in: folder)
    let (_, newAdmin) = try await new.ready()
    names.answer("sample-service", .addresses(["127.0.0.1", "127.0.0.2"]))
    while try Self.calls(newAdmin) == 0, !Task.isCancelled { await load.more(10) }
    let before = (old: try Self.calls(oldAdmin), new: try Self.calls(newAdmin))
    await load.more(400)
    let share = (
      old: try Self.calls(oldAdmin) - before.old, new: try Self.calls(newAdmin) - before.new
    )
    load.stop()
    await calls
    #expect(load.failures == [])
    // Half of them, give or take.
    #expect(share.new > 100, "\(share)")
    #expect(share.old > 100, "\(share)")
    channel.close()
    for sample in [old, new] { sample.process.send(SIGKILL) }
  }
}
