import Foundation
import TestSupport
import Testing

/// What deploy/ sets, beside what the services read.
@Suite("The settings of deploy/")
struct SettingsTests {
  /// ROLLCALL_ variables that are read by others than the services: by compose files, and by scripts.
  private static let others: Set = [
    "ROLLCALL_TAG", "ROLLCALL_ADDRESS", "ROLLCALL_CERTIFICATES",
  ]

  static func help(_ executable: BuiltExecutable) async throws -> String {
    let process = try RunningProcess(executable.path, ["--help"])
    _ = await process.exitCode()
    return process.outputText
  }

  @Test("are settings that the services have")
  func known() async throws {
    var known = Self.others
    for service in [BuiltExecutable.userDirectory, .groupService, .profileService] {
      for match in try await Self.help(service).matches(of: /environment (ROLLCALL_[A-Z0-9_]+)/) {
        known.insert(String(match.output.1))
      }
    }
    var found = 0
    for file in try DeploymentTools.files(".yaml", "Containerfile", ".service", ".md", ".env") {
      for match in try DeploymentTools.read(file).matches(of: /ROLLCALL_[A-Z0-9_]+/) {
        found += 1
        if !known.contains(String(match.output)) {
          Issue.record("\(match.output) in deploy/\(file) is read by nobody")
        }
      }
    }
    #expect(found > 20)
  }
}
