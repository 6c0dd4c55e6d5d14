import Foundation
import TestSupport
import Testing

/// The programs that check what lies under deploy/.
enum DeploymentTools {
  static let folder = "\(VirtualEnvironment.root)/deploy"

  struct Output {
    let code: Int32
    let text: String
    /// Standard output and standard error.
    let all: String
  }

  /// Runs a program of `.venv-deploy`, or else of the system, in deploy/ and to its end.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Output {
    let process = try RunningProcess(
      try path(of: name), arguments, environment: environment, folder: folder)
    let code = await process.exitCode()
    return Output(
      code: code, text: process.outputText, all: process.outputText + process.errorText)
  }

  private static func path(of name: String) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      ["\(VirtualEnvironment.root)/.venv-deploy/bin"]
      + path.split(separator: ":")
      .map(String.init)
    return try #require(
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile),
      "there is no \(name): `make deps-test` installs it")
  }

  static func read(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }

  /// All files under deploy/ with one of these endings, as paths in it, sorted.
  static func files(_ endings: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { path in endings.contains { path.hasSuffix($0) } && !path.contains("/certs/") }
      .sorted()
  }
}
