import Foundation
import TestSupport
import Testing

@Suite("The manual in deploy/README.md")
struct ManualTests {
  @Test("has the settings that the services have")
  func settings() async throws {
    let folder = (BuiltExecutable.userDirectory.path as NSString).deletingLastPathComponent
    let output = try await DeploymentTools.run("bash", ["local/settings", folder])
    try #require(output.code == 0, "\(output.all)")
    let manual = try DeploymentTools.read("README.md")
    let between = manual.split(separator: "<!-- settings -->\n").last?
      .split(separator: "<!-- /settings -->").first
    #expect(
      between.map(String.init) == output.text,
      "`deploy/local/settings .build/debug --write` brings the table up to date")
  }

  @Test("names no file of the repository that isn't there")
  func links() throws {
    let manual = try DeploymentTools.read("README.md")
    for match in manual.matches(of: /\]\(([^)#:]+)\)/) {
      let path = "\(DeploymentTools.folder)/\(match.output.1)"
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.1)")
    }
    for match in manual.matches(of: /deploy\/[a-z][a-z\/.-]*[a-z]/) {
      let path = "\(VirtualEnvironment.root)/\(match.output)"
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output)")
    }
  }
}
