import Foundation
import TestSupport
import Testing

/// Rules and dashboard, against what running services show.
@Suite("The monitoring of deploy/", .timeLimit(.minutes(2)))
struct MonitoringTests {
  @Test("alerts fire when they should, and stay silent when they shouldn't")
  func rules() async throws {
    for arguments in [
      ["check", "config", "monitoring/prometheus.yaml"],
      ["check", "rules", "monitoring/rules.yaml"],
      ["test", "rules", "monitoring/rules.test.yaml"],
    ] {
      let output = try await DeploymentTools.run("promtool", arguments)
      #expect(output.code == 0, "\(output.all)")
    }
    let rules = try DeploymentTools.read("monitoring/rules.yaml")
    let tests = try DeploymentTools.read("monitoring/rules.test.yaml")
    for alert in alerts(rules) {
      #expect(
        tests.contains("name: \(alert) fires\n") && tests.contains("name: \(alert) stays silent\n"))
    }
  }

  @Test("each alert has an entry in the manual, and no entry is without its alert")
  func runbook() throws {
    let alerts = alerts(try DeploymentTools.read("monitoring/rules.yaml"))
    let manual = try DeploymentTools.read("README.md")
    let entries = manual.matches(of: /\n#### (Rollcall[A-Za-z]+)\n/).map { String($0.output.1) }
    #expect(alerts.count > 10)
    #expect(Set(entries) == Set(alerts))
  }

  @Test("every metric that rules and dashboard use is one that a service serves")
  func metrics() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    var served: Set<String> = []
    for service in [suite.directory, suite.groups, suite.profiles] {
      let text = service.metrics()
      try #require(text.contains("# TYPE rollcall_ready gauge"))
      for match in text.matches(of: /# TYPE ([a-z_0-9]+) ([a-z]+)/) {
        let name = String(match.output.1)
        served.insert(name)
        if match.output.2 == "histogram" {
          for part in ["bucket", "sum", "count"] { served.insert("\(name)_\(part)") }
        }
      }
    }
    let dashboard = try DeploymentTools.read("monitoring/dashboard.json")
    _ = try JSONSerialization.jsonObject(with: Data(dashboard.utf8))
    let text = try DeploymentTools.read("monitoring/rules.yaml") + dashboard
    // A recorded series has colons, and is defined where it is used.
    let used = Set(
      text.matches(of: /[a-z_:0-9]*(?:rollcall|process)_[a-z_:0-9]+/).map { String($0.output) })
    let recorded = Set(used.filter { $0.contains(":") })
    for name in recorded { #expect(text.contains("record: \(name)\n"), "\(name) isn't recorded") }
    for name in used.subtracting(recorded).subtracting(Self.labels) {
      #expect(served.contains(name), "no service serves \(name)")
    }
    #expect(used.count > 25)
  }

  /// Names that look like metrics.
  private static let labels: Set<String> = []

  private func alerts(_ rules: String) -> [String] {
    rules.matches(of: /alert: ([A-Za-z]+)/).map { String($0.output.1) }
  }
}
