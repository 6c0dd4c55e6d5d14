import RPCCore
import RPCTransport
import Testing

@testable import ServiceRuntime

@Suite("The readiness of a service that another depends on", .timeLimit(.minutes(1)))
struct DependencyReadinessTests {
  private static let service = "rollcall.sample.v1.Sample"

  private static func dependency(_ services: [any RPCService]) throws -> DependencyReadiness {
    let server = try Server(inMemoryServing: services)
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "group-service"))
    return DependencyReadiness(
      "sample", on: channel, service: Self.service, patience: .seconds(10))
  }

  @Test("is in doubt only when it has been down for a while, and restored at once")
  func patience() async throws {
    let health = ServiceHealth()
    let dependency = try Self.dependency([HealthHandlers(health: health, services: [Self.service])])
    let start = ContinuousClock.now
    #expect(dependency.check.name == "sample")
    await dependency.probe(now: start)
    await dependency.probe(now: start + .seconds(9))
    #expect(dependency.check.problem() == nil)
    await dependency.probe(now: start + .seconds(10))
    #expect(dependency.check.problem() == "it is NOT_SERVING")
    health.serve([])
    await dependency.probe(now: start + .seconds(11))
    #expect(dependency.check.problem() == nil)
    health.drain(reason: "SIGTERM came")
    await dependency.probe(now: start + .seconds(12))
    #expect(dependency.check.problem() == nil)
    await dependency.probe(now: start + .seconds(22))
    #expect(dependency.check.problem() == "it is NOT_SERVING")
  }

  @Test("is told by the status of the question, if that is an answer at all")
  func statuses() async throws {
    let other = try Self.dependency([HealthHandlers(health: ServiceHealth(), services: [])])
    let start = ContinuousClock.now
    await other.probe(now: start)
    await other.probe(now: start + .seconds(10))
    #expect(
      other.check.problem() == "NOT_FOUND: no service \"rollcall.sample.v1.Sample\" here")
    let silent = try Self.dependency([])
    await silent.probe(now: start)
    await silent.probe(now: start + .seconds(10))
    #expect(silent.check.problem() == nil)
  }
}
