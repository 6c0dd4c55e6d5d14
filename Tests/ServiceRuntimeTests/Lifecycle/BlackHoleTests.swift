import TestSupport
import Testing

/// An address from which nothing comes back, not even a refusal, as when a firewall drops packets
/// or a machine is gone. Everything runs in a network of its own.
@Suite(
  "A black hole", .timeLimit(.minutes(1)),
  .enabled(if: PrivateNetwork.obstacle == nil, "\(PrivateNetwork.obstacle ?? "")"))
struct BlackHoleTests {
  private static let ports: [UInt16] = [7001, 7002, 7003]
  private static let hole = ports[1]

  private struct Site {
    let network: PrivateNetwork
    let folder: TemporaryFolder
    let backends: [RunningProcess]

    init() async throws {
      let network = try await PrivateNetwork()
      let folder = try SampleProcess.certificates()
      let backends = try BlackHoleTests.ports.map { port in
        try network.start(
          BuiltExecutable.sampleService.path,
          [
            "--listen=127.0.0.1:\(port)", "--admin=127.0.0.1:0", "--certs=\(folder.path)",
            "--store=sqlite:\(folder.path)/\(port).db", "--drain-pause=off",
          ])
      }
      for backend in backends {
        _ = try #require(
          await backend.errorLine(containing: "\"message\":\"ready\""), "\(backend.errorText)")
      }
      (self.network, self.folder, self.backends) = (network, folder, backends)
    }

    func call(_ ports: [UInt16], _ options: [String]) throws -> RunningProcess {
      let target = "static:" + ports.map { "127.0.0.1:\($0)" }.joined(separator: ",")
      return try network.start(
        BuiltExecutable.sampleCaller.path,
        ["--target", target, "--certs", folder.path] + options)
    }
  }

  @Test("among the addresses fails no call, and is named with the stage that failed")
  func amongOthers() async throws {
    let site = try await Site()
    try await site.network.drop(port: Self.hole)
    let caller = try site.call(Self.ports, ["--calls", "200", "--connect-ms", "300"])
    let end = await caller.outputLine(containing: "ended:")
    #expect(end == "ended: 200 calls, 0 failed", "\(caller.outputText)")
    let line = await caller.outputLine(containing: "can't reach")
    #expect(
      line?.hasPrefix("can't reach 127.0.0.1:\(Self.hole): connecting: no answer from ") == true)
    withExtendedLifetime(site) {}
  }

  @Test("that opens under load fails no call that is safe to repeat")
  func underLoad() async throws {
    let site = try await Site()
    let caller = try site.call(
      Self.ports, ["--calls", "600", "--connect-ms", "300", "--keep-alive-ms", "200"])
    _ = try #require(await caller.outputLine(containing: "100 calls"))
    try await site.network.drop(port: Self.hole)
    let end = await caller.outputLine(containing: "ended:")
    #expect(end == "ended: 600 calls, 0 failed", "\(caller.outputText)")
    #expect(caller.outputText.contains("can't reach 127.0.0.1:\(Self.hole): connecting: no answer"))
    withExtendedLifetime(site) {}
  }

  struct Alone: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: [String]
    let words: [String]
  }

  private static let noAnswer =
    "127.0.0.1:\(hole): connecting: no answer from 127.0.0.1:\(hole) within"

  static let endings: [Alone] = [
    Alone(
      testDescription: "at the deadline, which says where the time went",
      options: ["--timeout-ms", "400"],
      words: [
        "DEADLINE_EXCEEDED", "while it waited for a connection to static:127.0.0.1:\(hole)",
      ]),
    Alone(
      testDescription: "at the deadline, which tells how connecting failed",
      options: ["--timeout-ms", "500", "--connect-ms", "100", "--wait-for-ready", "yes"],
      words: ["DEADLINE_EXCEEDED", "while it waited for a connection to", noAnswer]),
    Alone(
      testDescription: "when connecting has failed", options: ["--connect-ms", "100"],
      words: ["UNAVAILABLE", noAnswer]),
  ]

  @Test("alone lets calls end", arguments: endings)
  func alone(_ alone: Alone) async throws {
    let site = try await Site()
    try await site.network.drop(port: Self.hole)
    let caller = try site.call([Self.hole], ["--calls", "20"] + alone.options)
    let end = await caller.outputLine(containing: "ended:")
    #expect(end == "ended: 20 calls, 20 failed")
    let failures = caller.outputText.split(separator: "\n").filter { $0.hasPrefix("failed:") }
    #expect(
      failures.first { failure in !alone.words.allSatisfy { failure.contains($0) } } == nil)
    withExtendedLifetime(site) {}
  }
}
