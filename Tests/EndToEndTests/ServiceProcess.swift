import Foundation
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// One of the services as a process of its own.
final class ServiceProcess: Sendable {
  let process: RunningProcess
  /// "127.0.0.1:41532".
  let address: String
  let adminPort: UInt16

  /// Starts a service and waits until it is ready.
  ///
  /// - Parameter address: Where it listens; a port of the system's choice if `nil`.
  init(
    _ executable: BuiltExecutable, in folder: TemporaryFolder, directory: String? = nil,
    address: String? = nil
  ) async throws {
    var arguments = Self.arguments(executable, in: folder, listen: address)
    if let directory { arguments.append("--directory=\(directory)") }
    process = try RunningProcess(executable.path, arguments)
    let line = try #require(
      await process.errorLine(containing: "\"message\":\"ready\""), "\(process.errorText)")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    self.address = try #require(record["listen"] as? String)
    let admin = try #require(record["admin"] as? String)
    adminPort = try #require(admin.split(separator: ":").last.flatMap { UInt16($0) })
  }

  /// What every start of a service in a test has in common.
  static func arguments(
    _ executable: BuiltExecutable, in folder: TemporaryFolder, listen: String? = nil
  ) -> [String] {
    [
      "--listen=\(listen ?? "127.0.0.1:0")", "--admin=127.0.0.1:0", "--certs=\(folder.path)",
      "--store=sqlite:\(folder.path)/\(executable.rawValue).db",
    ]
  }

  /// Asks it to end, and waits.
  func terminate() async -> Int32 {
    process.send(SIGTERM)
    return await process.exitCode()
  }

  /// Ends it as a power cut would.
  func kill() async {
    process.send(SIGKILL)
    _ = await process.exitCode()
  }
}
