import Foundation

/// The Python packages that deploy/local/venv has installed: other implementations of gRPC, and tools.
package enum VirtualEnvironment {
  package struct Missing: Error, CustomStringConvertible {
    package let path: String
    package var description: String { "there is no \(path); deploy/local/venv makes it" }
  }

  /// The folder of the checkout.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of a program of it, such as "python".
  package static func program(_ name: String) throws -> String {
    let path = "\(root)/.venv/bin/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
    return path
  }

  /// Starts a script of the checkout in it, with gRPC's own log off.
  package static func start(_ script: String, _ arguments: [String]) throws -> RunningProcess {
    try RunningProcess(
      program("python"), ["\(root)/\(script)"] + arguments,
      environment: ["PYTHONDONTWRITEBYTECODE": "1", "GRPC_VERBOSITY": "NONE"])
  }
}
