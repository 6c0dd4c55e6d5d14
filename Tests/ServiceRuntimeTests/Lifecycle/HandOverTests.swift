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
  /// Calls that begin at a steady pace, whatever becomes of those before, until it is told to stop.
  private final class Load: Sendable {
    private struct State {
      var isStopped = false
      var begun = 0
      var failures: [String] = []
    }

    private let state = Lock(State())

    var begun: Int { state.withLock { $0.begun } }
    var failures: [String] { state.withLock { $0.failures } }
    func stop() { state.withLock { $0.isStopped = true } }

    func run(on channel: Channel) async {
      await withDiscardingTaskGroup { group in
        while state.withLock({ !$0.isStopped }), !Task.isCancelled {
          state.withLock { $0.begun += 1 }
          group.addTask {
            do throws(RPCError) {
              try await Sample.wait(.milliseconds(20), on: channel)
            } catch {
              self.state.withLock { $0.failures.append("\(error)") }
            }
          }
          try? await Task.sleep(for: .milliseconds(4))
        }
      }
    }

    /// Until so many more calls have begun.
    func more(_ count: Int) async {
      let goal = begun + count
      while begun < goal, !Task.isCancelled { await Task.yield() }
    }
  }

  @Test("over a port that both share fails no call")
  func sharedPort() async throws {
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--share-listen=yes"], in: folder)
    let address = try await old.ready().listen
    let channel = try old.channel(to: address)
    try await Sample.wait(.zero, on: channel)
    let load = Load()
    async let calls: Void = load.run(on: channel)
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

  @Test("over a socket that a supervisor keeps fails no call")
  func inheritedSocket() async throws {
    let folder = try SampleProcess.certificates()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("python/supervisor.py").path
    let process = try RunningProcess(
      "/usr/bin/python3",
      [
        script, BuiltExecutable.sampleService.path, "--listen=fd:3", "--admin=127.0.0.1:0",
        "--certs=\(folder.path)", "--store=sqlite:\(folder.path)/sample.db",
      ])
    let line = try #require(await process.errorLine(containing: "\"message\":\"ready\""))
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let address = try #require(record["listen"] as? String)
    let channel = try Channel(
      to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    try await Sample.wait(.zero, on: channel)
    let load = Load()
    async let calls: Void = load.run(on: channel)
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
