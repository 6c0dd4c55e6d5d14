import Foundation
import TestSupport
import Testing

/// Programs that aren't ours and call our servers.
enum ForeignTool {
  static let folder = "\(VirtualEnvironment.root)/Tests/ForeignClientTests"

  struct Output {
    let code: Int32
    let text: String
    let errors: String
    var all: String { text + errors }
  }

  /// Runs a program to its end.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], input: String = ""
  ) async throws -> Output {
    let process = try RunningProcess(
      path, arguments,
      environment: environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }, input: input)
    let code = await process.exitCode()
    return Output(code: code, text: process.outputText, errors: process.errorText)
  }
}

/// A server of ours as a process, with certificates in a folder of its own.
struct ForeignlyCalled: Sendable {
  let folder: TemporaryFolder
  let process: RunningProcess
  let address: String

  /// - Parameter options: On top of the port and the folder of certificates.
  init(_ executable: BuiltExecutable, _ options: [String] = []) async throws {
    folder = try TemporaryFolder()
    process = try RunningProcess(
      executable.path, ["--port", "0", "--certs", folder.path] + options)
    let line = await process.outputLine(containing: "listening on ")
    address = String(
      try #require(line?.split(separator: " ").last, "\(process.errorText)"))
  }
}
