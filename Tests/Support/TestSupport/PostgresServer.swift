import Foundation
import LinuxIO

/// A PostgreSQL server of the test's own: Debian's, over an empty folder, on a free port of the
/// loopback interface, with flushing off unless a test is about that.
///
/// It ends with this object, or, if the test process goes first, a second after that.
package final class PostgresServer: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let port: Int
  /// Holds `data`, and what a test puts there for the server to read.
  package let folder: String

  private let settings: [String: String]
  private let process = Lock<RunningProcess?>(nil)
  private let databases = Lock(0)

  /// One for all the tests of a process, started by the first that asks.
  package static func shared() async throws -> PostgresServer { try await sharedServer.value }

  private static let sharedServer = Task { try await PostgresServer() }

  /// Makes and starts a server.
  ///
  /// - Parameters:
  ///   - settings: Of `postgresql.conf`, on top of those for tests.
  ///   - access: Lines of `pg_hba.conf`; by default everybody on the loopback interface is let in.
  ///   - files: Put into ``folder`` beforehand, readable by the server alone.
  package init(
    settings: [String: String] = [:], access: String? = nil, files: [String: String] = [:]
  ) async throws {
    port = try Self.freePort()
    folder = NSTemporaryDirectory() + "pg-\(UUID().uuidString.prefix(8).lowercased())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.settings = [
      "listen_addresses": "127.0.0.1", "unix_socket_directories": folder, "fsync": "off",
      "max_connections": "60", "shared_buffers": "32MB", "autovacuum": "off",
      "logging_collector": "off", "log_destination": "stderr",
    ].merging(settings) { $1 }
    for (name, content) in files {
      try content.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      unsafe chmod("\(folder)/\(name)", 0o600)
    }
    try await Self.run("/bin/chown", ["-R", Self.account, folder], if: Self.isRoot)
    try await Self.run(
      Self.asServer(
        "initdb", ["--auth=trust", "--no-sync", "--username=postgres", "-D", folder + "/data"]))
    if let access {
      try access.write(toFile: folder + "/data/pg_hba.conf", atomically: false, encoding: .utf8)
    }
    try watchOver()
    try await start()
  }

  deinit {
    stop(SIGQUIT)
  }

  /// The address of a database; the server's own if none is named.
  package func address(of database: String = "postgres", user: String = "postgres") -> String {
    "postgresql://\(user)@127.0.0.1:\(port)/\(database)"
  }

  /// Makes an empty database, and gives its address.
  package func database() async throws -> String {
    let number = databases.withLock { count in
      count += 1
      return count
    }
    let name = "test_\(ProcessInfo.processInfo.processIdentifier)_\(number)"
    try await sql("CREATE DATABASE \(name)")
    return address(of: name)
  }

  /// Has `psql` run statements, and gives what it prints, one row a line.
  @discardableResult
  package func sql(_ text: String, on address: String? = nil) async throws -> String {
    try await Self.run(
      "/usr/bin/psql",
      ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", text, address ?? self.address()])
  }

  // MARK: Starting and stopping

  /// Returns once it takes connections.
  package func start() async throws {
    let options = settings.sorted { $0.key < $1.key }.flatMap { ["-c", "\($0.key)=\($0.value)"] }
    let command = Self.asServer(
      "postgres", ["-D", folder + "/data", "-p", String(port)] + options)
    while true {
      let process = try RunningProcess(command[0], Array(command.dropFirst()), folder: "/")
      self.process.withLock { $0 = process }
      if await process.errorLine(containing: "ready to accept connections") != nil { return }
      // After a crash its children may need a moment to notice it.
      guard process.errorText.contains("pre-existing shared memory block") else {
        throw Failure(description: "PostgreSQL did not start: \(process.errorText)")
      }
    }
  }

  /// Asks the server to stop: SIGINT ends its sessions in order, SIGKILL is a crash.
  package func stop(_ signal: Int32 = SIGINT) {
    process.withLock { $0?.send(signal) }
  }

  /// Returns once the server has stopped.
  package func stopped() async {
    let running = process.withLock { $0 }
    _ = await running?.exitCode()
  }

  /// Everything that the server has logged since its latest start.
  package var log: String { process.withLock { $0?.errorText ?? "" } }

  /// Ends the server and removes its folder when this process is no more, however it ended.
  private func watchOver() throws {
    let script = """
      while kill -0 "$1"; do sleep 1; done
      read -r pid < "$2/data/postmaster.pid" && kill -QUIT "$pid" && sleep 1
      rm -rf "$2"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", script, "watch", String(ProcessInfo.processInfo.processIdentifier), folder,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  // MARK: Programs

  static let isRoot = geteuid() == 0
  /// Debian's package makes it. PostgreSQL refuses to run as root.
  static let account = "postgres"

  /// The newest of the installed versions.
  private static let programs: String = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return "\(root)/\(versions.compactMap { Int($0) }.max() ?? 15)/bin"
  }()

  static func asServer(_ program: String, _ arguments: [String]) -> [String] {
    asAccount(["\(programs)/\(program)"] + arguments)
  }

  /// PostgreSQL and its like refuse to run as root.
  static func asAccount(_ command: [String]) -> [String] {
    guard isRoot else { return command }
    return [
      "/usr/bin/setpriv", "--reuid=\(account)", "--regid=\(account)", "--init-groups",
    ] + command
  }

  private static func run(_ command: [String]) async throws {
    try await run(command[0], Array(command.dropFirst()))
  }

  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], if isNeeded: Bool = true
  ) async throws -> String {
    guard isNeeded else { return "" }
    let process = try RunningProcess(path, arguments, folder: "/")
    let code = await process.exitCode()
    guard code == 0 else {
      throw Failure(description: "\(path) failed (\(code)): \(process.errorText)")
    }
    return process.outputText.trimmingCharacters(in: .newlines)
  }

  /// One that nobody listens on now. The system gives such ports out in turn, so it stays free for
  /// long enough.
  static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(socket, address, length) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else { throw Failure(description: "no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
