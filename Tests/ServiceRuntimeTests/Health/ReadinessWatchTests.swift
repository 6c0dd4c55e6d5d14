import Foundation
import LinuxIO
import Testing

@testable import ServiceRuntime

@Suite("The watch over a service's readiness")
struct ReadinessWatchTests {
  private final class Store: Sendable {
    let problem = Lock<String?>(nil)
  }

  private let log = LogPipe()
  private let registry = MetricsRegistry()
  private let health = ServiceHealth()
  private let store = Store()
  private let watch: ReadinessWatch

  init() throws {
    watch = ReadinessWatch(health, log.logger(level: .info), registry)
  }

  private func lines(of name: String) -> [Substring] {
    String(decoding: registry.render(), as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("\(name) ")
    }
  }

  @Test("tells once that the service isn't ready, with the reason, and once that it is again")
  func lossAndReturn() throws {
    #expect(lines(of: "rollcall_ready") == ["rollcall_ready 0"])
    watch.look()
    health.serve([ReadinessCheck("store") { [store] in store.problem.withLock { $0 } }])
    watch.look()
    #expect(lines(of: "rollcall_ready") == ["rollcall_ready 1"])

    store.problem.withLock { $0 = "the disk is full" }
    watch.look()
    watch.look()
    #expect(lines(of: "rollcall_ready") == ["rollcall_ready 0"])
    #expect(lines(of: "rollcall_ready_losses_total") == ["rollcall_ready_losses_total 1"])
    store.problem.withLock { $0 = nil }
    watch.look()
    watch.look()

    let records = try log.records()
    #expect(
      records.compactMap { $0["message"] as? String } == ["not ready any more", "ready again"])
    #expect(records.first?["reasons"] as? [String] == ["store: the disk is full"])
    #expect(records.last?["after"] as? [String] == ["store: the disk is full"])
  }

  @Test("says nothing of a service that drains")
  func draining() throws {
    health.serve([])
    watch.look()
    health.drain(reason: "SIGTERM came")
    watch.look()
    #expect(try log.records().isEmpty)
    #expect(lines(of: "rollcall_ready") == ["rollcall_ready 0"])
  }
}
