import Foundation
import TestSupport
import Testing

/// The units for plain machines. That they start what they name, `make test-deb` tries.
@Suite("The systemd units")
struct UnitsTests {
  @Test("leave a service little to do harm with: at most 2.0 of systemd's ten points")
  func hardened() async throws {
    let units = try DeploymentTools.files(".service").filter { !$0.contains("@") }
    #expect(units.count == 3)
    for unit in units {
      let output = try await DeploymentTools.run(
        "systemd-analyze",
        ["security", "--no-pager", "--offline=true", "--threshold=20", "\(unit)"])
      #expect(output.code == 0, "\(unit): \(output.all.suffix(400))")
      #expect(output.all.contains("Overall exposure level"))
    }
  }

  @Test("give a service longer to end than its drain takes")
  func stopping() async throws {
    for unit in try DeploymentTools.files(".service").filter({ !$0.contains("@") }) {
      let text = try DeploymentTools.read(unit)
      #expect(text.contains("ROLLCALL_DRAIN_PAUSE=off"))
      let limit = try #require(
        text.firstMatch(of: /TimeoutStopSec=([0-9]+)s/).flatMap { Int($0.output.1) })
      // Ten seconds is the default of --drain-timeout.
      #expect(limit >= 15)
    }
  }
}
