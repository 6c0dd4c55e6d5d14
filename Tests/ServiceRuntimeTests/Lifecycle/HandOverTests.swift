import Foundation
import Glibc
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

  @Test("over a port that both share fails no call")
  func sharedPort() async throws {
    let folder = try SampleProcess.certificates()
    let old = try SampleProcess(["--share-listen=yes"], in: folder)
    let address = try await old.ready().listen
    let channel = try old.channel(to: address)
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
