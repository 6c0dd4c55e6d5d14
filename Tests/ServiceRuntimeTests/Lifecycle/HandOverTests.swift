import Foundation
import Glibc
import LinuxIO
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// A new process takes over from an old one while callers call.
@Suite("A restart under load", .timeLimit(.minutes(1)))
struct HandOverTests {
  private func load(_ load: OpenLoopLoad, _ channel: Channel) async {
    await load.run(every: .milliseconds(4)) {
      try await Sample.wait(.milliseconds(20), on: channel)
    }
  }

  @Test("over a port that both share fails no call", arguments: CallProtocol.allCases)
  func sharedPort(_ callProtocol: CallProtocol) async throws {
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--share-listen=yes"], in: folder)
    let address = try await old.ready().listen
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: address, as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    try await Sample.wait(.zero, on: channel)
    let load = OpenLoopLoad()
    async let calls: Void = self.load(load, channel)
    await load.more(50)
    let new = try SampleProcess(["--share-listen=yes", "--listen=\(address)"], in: folder)
    #expect(try await new.ready().listen == address)
    await load.more(50)
    old.process.send(SIGTERM)
    #expect(await old.process.exitCode() == 0)
    await load.more(50)
    load.stop()
    await calls
    #expect(load.failures == [])
    // The calls of afterwards are the new one's.
    #expect(new.process.errorText.contains("\"message\":\"waiting\""))
    channel.close()
    new.process.send(SIGTERM)
    #expect(await new.process.exitCode() == 0)
  }

  /// A foreign client may not try again as ours does: what it would see as failed counts as failed.
  private static func callOnNewConnection(
    to address: String, as credentials: ServiceCredentials, over callProtocol: CallProtocol
  ) async throws {
    let failures = FailedConnections()
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    configuration.report = { failures.record($0) }
    let channel = try Channel(to: address, as: credentials, configuration: configuration)
    defer { channel.close() }
    try await Sample.wait(.zero, on: channel)
    if let reason = failures.reasons.first { throw RPCError(.unavailable, reason) }
    guard channel.statistics.retries == 0 else { throw RPCError(.unavailable, "tried again") }
  }

  private final class FailedConnections: Sendable {
    private let state = Lock<[String]>([])
    var reasons: [String] { state.withLock { $0 } }

    func record(_ event: ChannelEvent) {
      guard case .connectFailed(_, _, let reason) = event else { return }
      state.withLock { $0.append(reason) }
    }
  }

  @Test(
    "over a port that both share fails no call whose connection is new",
    arguments: CallProtocol.allCases)
  func newConnections(_ callProtocol: CallProtocol) async throws {
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--share-listen=yes"], in: folder)
    let address = try await old.ready().listen
    let credentials = try ServiceCredentials(directory: folder.path, name: "operator")
    let load = OpenLoopLoad()
    async let calls: Void = load.run(every: .milliseconds(10)) {
      try await Self.callOnNewConnection(to: address, as: credentials, over: callProtocol)
    }
    await load.more(20)
    // Each takes over from the one before.
    var current = old
    for _ in 0..<2 {
      let next = try SampleProcess(["--share-listen=yes", "--listen=\(address)"], in: folder)
      _ = try await next.ready()
      await load.more(20)
      current.process.send(SIGTERM)
      #expect(await current.process.exitCode() == 0)
      current = next
    }
    await load.more(20)
    load.stop()
    await calls
    #expect(load.failures == [])
    current.process.send(SIGKILL)
  }

  @Test(
    "over a port that both share fails no call whose connection the old one has yet to accept",
    arguments: CallProtocol.allCases)
  func queuedConnections(_ callProtocol: CallProtocol) async throws {
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--share-listen=yes"], in: folder)
    let (address, _) = try await old.ready()
    let new = try SampleProcess(["--share-listen=yes", "--listen=\(address)"], in: folder)
    _ = try await new.ready()
    let credentials = try ServiceCredentials(directory: folder.path, name: "operator")
    // The kernel goes on to take connections in for a process that stands still.
    old.process.send(SIGSTOP)
    let answered = Answered()
    let failures = await withTaskGroup(of: String?.self) { group in
      // Which of the two gets a connection is the kernel's choice. Each is either answered by the new
      // one or waits at the old one.
      var (begun, queued) = (0, 0)
      while queued < 10, begun < 400 {
        group.addTask {
          let failure = await Self.failure(to: address, as: credentials, over: callProtocol)
          answered.count.withLock { $0 += 1 }
          return failure
        }
        begun += 1
        repeat {
          await Task.yield()
          queued = Self.queuedConnections(at: address)
        } while queued + answered.count.withLock { $0 } < begun
      }
      #expect(queued == 10)
      old.process.send(SIGTERM)
      old.process.send(SIGCONT)
      return await group.reduce(into: [String]()) { failures, failure in
        if let failure { failures.append(failure) }
      }
    }
    #expect(failures == [])
    #expect(await old.process.exitCode() == 0)
    new.process.send(SIGKILL)
  }

  private final class Answered: Sendable {
    let count = Lock(0)
  }

  private static func failure(
    to address: String, as credentials: ServiceCredentials, over callProtocol: CallProtocol
  ) async -> String? {
    do {
      try await callOnNewConnection(to: address, as: credentials, over: callProtocol)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// How many connections wait to be accepted, over all sockets that listen there. Source: proc(5),
  /// /proc/net/tcp, where the receive queue of a listening socket is that.
  private static func queuedConnections(at address: String) -> Int {
    let port = address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    let suffix = ":" + String(String(0x1_0000 + Int(port), radix: 16).dropFirst()).uppercased()
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").reduce(0) { sum, line in
      let fields = line.split(separator: " ")
      guard fields.count > 4, fields[1].hasSuffix(suffix), fields[3] == "0A" else { return sum }
      return sum + (fields[4].split(separator: ":").last.flatMap { Int($0, radix: 16) } ?? 0)
    }
  }

  @Test(
    "over a socket that a supervisor keeps fails no call",
    arguments: ["--listen=fd:3", "--activate"])
  func inheritedSocket(_ way: String) async throws {
    let folder = try SampleProcess.certificates()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("python/supervisor.py").path
    let process = try RunningProcess(
      "/usr/bin/python3",
      [
        script, BuiltExecutable.sampleService.path, way, "--admin=127.0.0.1:0",
        "--certs=\(folder.path)", "--store=sqlite:\(folder.path)/sample.db", "--drain-pause=off",
      ])
    let line = try #require(await process.errorLine(containing: "\"message\":\"ready\""))
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let address = try #require(record["listen"] as? String)
    let channel = try Channel(
      to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    try await Sample.wait(.zero, on: channel)
    let load = OpenLoopLoad()
    async let calls: Void = self.load(load, channel)
    await load.more(50)
    process.send(SIGUSR1)
    _ = try #require(await process.outputLine(containing: "\"message\":\"ready\""))
    process.send(SIGUSR2)
    _ = try #require(await process.errorLine(containing: "\"message\":\"stopped\""))
    await load.more(50)
    load.stop()
    await calls
    #expect(load.failures == [])
    #expect(process.outputText.contains("\"message\":\"waiting\""))
    channel.close()
    process.send(SIGTERM)
    #expect(await process.exitCode() == 0)
  }

  @Test("says what is wrong with a descriptor that is no listening socket, and ends with 74")
  func noSocket() async throws {
    let sample = try SampleProcess(["--listen=fd:97"])
    #expect(await sample.process.exitCode() == 74)
    #expect(
      sample.process.errorText.contains(
        "sample-service: can't start: take over descriptor 97 as a listening socket: "))
  }
}
