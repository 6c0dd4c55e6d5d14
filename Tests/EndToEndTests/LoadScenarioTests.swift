import Foundation
import TestSupport
import Testing

/// The scenarios of Tests/Load, as people run them.
@Suite("The scenarios of load tests", .timeLimit(.minutes(3)))
struct LoadScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Load").path

  private func rollcall(_ words: [String], in suite: RunningSuite) async throws -> (
    code: Int32, output: String
  ) {
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path, words, environment: ["ROLLCALL_CERTS": suite.folder.path])
    let code = await process.exitCode()
    return (code, process.outputText + process.errorText)
  }

  @Test(
    "no call of them fails against running services with the sample people in them",
    arguments: ["browse", "sign-up-storm", "new-group-evening"])
  func scenarios(_ name: String) async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await rollcall(
      ["people", "--count", "300", "--load", suite.directory.address], in: suite)
    #expect(people.code == 0, "\(people)")
    let path = "\(Self.folder)/\(name).json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let addresses = [
      "directory": suite.directory.address, "groups": suite.groups.address,
      "profiles": suite.profiles.address,
    ]
    let targets = addresses.filter { text.contains("\"\($0.key)\": \"127.0.0.1:") }
      .flatMap { ["--target", "\($0.key)=\($0.value)"] }
    let load = try await rollcall(
      [
        "load", "--scenario", path, "--inflight", "4", "--count", "300", "--threshold",
        "errors<=0%",
      ]
        + targets, in: suite)
    #expect(load.code == 0, "\(load.output)")
    #expect(load.output.contains("300 begun, 300 OK"), "\(load.output)")
  }
}
