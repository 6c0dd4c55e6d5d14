import Foundation
import TestSupport
import Testing

/// The manifests, as kustomize writes them out.
@Suite("The Kubernetes manifests", .timeLimit(.minutes(3)))
struct KubernetesTests {
  static let overlays = ["dev", "production"]
  /// The oldest version that deploy/README.md promises, and the newest.
  static let versions = ["1.30.0", "1.37.0"]

  /// What a cluster is sent, in a file.
  private func manifests(_ overlay: String, in folder: TemporaryFolder) async throws -> String {
    let output = try await DeploymentTools.run("kubectl", ["kustomize", "kubernetes/\(overlay)"])
    try #require(output.code == 0, "\(output.all)")
    try folder.write(Array(output.text.utf8), to: "\(overlay).yaml")
    return "\(folder.path)/\(overlay).yaml"
  }

  @Test("are valid for the oldest and the newest version", arguments: overlays)
  func valid(_ overlay: String) async throws {
    let folder = try TemporaryFolder()
    let file = try await manifests(overlay, in: folder)
    for version in Self.versions {
      let output = try await DeploymentTools.run(
        "kubernetes-validate", ["--strict", "--kubernetes-version", version, file])
      #expect(output.code == 0, "\(output.all)")
      // What isn't Kubernetes' own has no schema there. Nothing else may go unchecked.
      let unknown = output.all.split(separator: "\n").filter { $0.contains("find schema") }
      #expect(
        unknown.allSatisfy { line in
          ["cert-manager.io/", "monitoring.coreos.com/"].contains { line.contains($0) }
        }, "\(unknown)")
    }
  }

  @Test("pass checkov, save for what its configuration says why", arguments: overlays)
  func secure(_ overlay: String) async throws {
    let folder = try TemporaryFolder()
    let file = try await manifests(overlay, in: folder)
    let output = try await DeploymentTools.run(
      "checkov", ["--config-file", "kubernetes/checkov.yaml", "--file", file])
    #expect(output.code == 0, "\(output.all)")
    #expect(output.all.contains("Failed checks: 0"), "\(output.all)")
  }

  @Test("are YAML in the form that yamllint asks for, with all other YAML of deploy/")
  func form() async throws {
    let output = try await DeploymentTools.run(
      "yamllint", ["--strict", "--config-file", "kubernetes/yamllint.yaml", "."])
    #expect(output.code == 0, "\(output.all)")
  }

  @Test("the containers' files are as hadolint asks for")
  func containerfile() async throws {
    let output = try await DeploymentTools.run("hadolint", ["container/Containerfile"])
    #expect(output.code == 0, "\(output.all)")
  }

  @Test("give a pod more time to end than its pause and its drain take", arguments: overlays)
  func grace(_ overlay: String) async throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOfFile: await manifests(overlay, in: folder), encoding: .utf8)
    func numbers(_ pattern: Regex<(Substring, Substring)>) -> [Int] {
      text.matches(of: pattern).compactMap { Int($0.output.1) }
    }
    let drain = try #require(numbers(/ROLLCALL_DRAIN_TIMEOUT: ([0-9]+)s/).first)
    let pauses = numbers(/sleep:\n +seconds: ([0-9]+)/)
    let graces = numbers(/terminationGracePeriodSeconds: ([0-9]+)/)
    #expect(pauses.count == 3 && graces.count == 3)
    for (pause, grace) in zip(pauses, graces) { #expect(grace >= pause + drain + 5) }
  }
}
