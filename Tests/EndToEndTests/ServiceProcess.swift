import Foundation
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing

/// One of the services as a process of its own.
final class ServiceProcess: Sendable {
  let process: RunningProcess
  /// "127.0.0.1:41532".
  let address: String
  let adminPort: UInt16
  private let wasAskedToEnd = Mutex(false)

  /// Starts a service and waits until it is ready.
  ///
  /// - Parameters:
  ///   - directory: Where the user directory is, for a service that calls it.
  ///   - options: As "--NAME=VALUE", on top of ``arguments(_:in:options:)``.
  convenience init(
    _ executable: BuiltExecutable, in folder: TemporaryFolder, directory: String? = nil,
    options: [String] = []
  ) async throws {
    let target = directory.map { ["--directory=\($0)"] } ?? []
    // A crash is told with its place.
    try await self.init(
      RunningProcess(
        executable.path, Self.arguments(executable, in: folder, options: target + options),
        environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"]))
  }

  /// Waits until a service that has been started is ready.
  init(_ process: RunningProcess) async throws {
    self.process = process
    let line = try #require(
      await process.errorLine(containing: "\"message\":\"ready\""), "\(process.errorText)")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    self.address = try #require(record["listen"] as? String)
    let admin = try #require(record["admin"] as? String)
    adminPort = try #require(admin.split(separator: ":").last.flatMap { UInt16($0) })
  }

  /// What every start of a service in a test has in common: ports of the system's choice, and its
  /// certificates and its database in the folder, and no load balancer to wait for. An option takes the place of the one of its name.
  static func arguments(
    _ executable: BuiltExecutable, in folder: TemporaryFolder, options: [String] = []
  ) -> [String] {
    let usual = [
      "--listen=127.0.0.1:0", "--admin=127.0.0.1:0", "--certs=\(folder.path)",
      "--store=sqlite:\(folder.path)/\(executable.rawValue).db", "--drain-pause=off",
    ]
    func name(_ option: String) -> Substring { option.prefix { $0 != "=" } }
    return usual.filter { old in !options.contains { name($0) == name(old) } } + options
  }

  var port: UInt16 { address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0 }

  /// The lines on standard error that are no log: what an operator at the terminal is told.
  static func complaints(of process: RunningProcess) -> [String] {
    process.errorText.split(separator: "\n").filter { !$0.hasPrefix("{") }.map(String.init)
  }

  /// Waits for the first line of its log with this message; `nil` if it ends without one.
  func logLine(_ message: String) async -> String? {
    await process.errorLine(containing: "\"message\":\"\(message)\"")
  }

  /// What its admin port shows of its metrics now.
  func metrics() -> String {
    let client = PlainClient(port: adminPort)
    client.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    return Reply(client.readToEnd())?.body ?? ""
  }

  /// The memory that it takes, as its metrics tell it.
  func residentBytes() throws -> Double {
    let line = metrics().split(separator: "\n").first {
      $0.hasPrefix("process_resident_memory_bytes ")
    }
    return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
  }

  /// Sends a signal that is to end it.
  func ask(_ signal: Int32) {
    wasAskedToEnd.withLock { $0 = true }
    process.send(signal)
  }

  /// Asks it to end, and waits.
  func terminate() async -> Int32 {
    ask(SIGTERM)
    return await process.exitCode()
  }

  /// Ends it as a power cut would.
  func kill() async {
    ask(SIGKILL)
    _ = await process.exitCode()
  }

  /// Makes it hang until SIGCONT. When `kill` returns, a thread of it may still be running: this
  /// waits until none is.
  func stop() async {
    process.send(SIGSTOP)
    let folder = "/proc/\(process.pid)/task"
    func isStopped(_ thread: String) -> Bool {
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      else { return true }
      // The state is the letter after the name, which stands in parentheses.
      return text.split(separator: ")").last?.hasPrefix(" T") == true
    }
    while !process.hasEnded {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if threads.allSatisfy(isStopped) { return }
      await Task.yield()
    }
  }

  /// Ends it now, after the test. That it has ended without being asked to is an issue of its own:
  /// to the test's calls it may have looked like a lost connection.
  func end() {
    if process.hasEnded, !wasAskedToEnd.withLock({ $0 }) {
      Issue.record("a service ended by itself: \(process.errorText.suffix(8_000))")
    }
    ask(SIGKILL)
  }
}
