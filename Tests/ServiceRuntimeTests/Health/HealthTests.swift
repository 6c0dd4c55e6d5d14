import AdminHTTP
import EventLoop
import Foundation
import LinuxIO
import Testing

@testable import ServiceRuntime

@Suite("The health of a service")
struct HealthTests {
  private static func answer(_ path: String, _ health: ServiceHealth, _ loops: [Loop] = [])
    -> AdminResponse?
  {
    let routes = AdminRoutes.routes(
      health: health, liveness: LoopLiveness(loops), metrics: MetricsRegistry(),
      access: .local)
    return routes.first { $0.path == path }?.answer(AdminRequest(path: path))
  }

  @Test("is not ready before it serves, ready then, and never again once it drains")
  func phases() {
    let health = ServiceHealth()
    #expect(
      Self.answer("/readyz", health)
        == AdminResponse(status: 503, text: "the service is starting\n"))
    health.serve([])
    #expect(Self.answer("/readyz", health) == AdminResponse(text: "ready\n"))
    health.drain(reason: "SIGTERM came")
    #expect(
      Self.answer("/readyz", health)
        == AdminResponse(status: 503, text: "the service is draining: SIGTERM came\n"))
    health.serve([])
    #expect(Self.answer("/readyz", health)?.status == 503)
  }

  @Test("isn't ready when it was asked to stop before it served")
  func drainedWhileStarting() {
    let health = ServiceHealth()
    health.drain(reason: "SIGINT came")
    health.serve([])
    #expect(health.problems() == ["the service is draining: SIGINT came"])
  }

  @Test("tells each check that fails, as it is now")
  func checks() {
    let problem = Lock<String?>(nil)
    let health = ServiceHealth()
    health.serve([
      ReadinessCheck("store") { problem.withLock { $0 } }, ReadinessCheck("always") { nil },
      ReadinessCheck("never") { "is off" },
    ])
    #expect(health.problems() == ["never: is off"])
    problem.withLock { $0 = "the disk is full" }
    #expect(
      Self.answer("/readyz", health)
        == AdminResponse(status: 503, text: "store: the disk is full\nnever: is off\n"))
  }

  @Test("is alive as long as its loops turn")
  func liveness() throws {
    let loop = try Loop(name: "loop-7")
    defer { loop.stop() }
    let liveness = LoopLiveness([loop])
    #expect(liveness.stuckLoops().isEmpty)
    #expect(Self.answer("/livez", ServiceHealth(), [loop]) == AdminResponse(text: "alive\n"))
    // The loop is kept from turning until the end of the test.
    let isReleased = DispatchSemaphore(value: 0)
    let isHeld = DispatchSemaphore(value: 0)
    loop.execute {
      isHeld.signal()
      isReleased.wait()
    }
    isHeld.wait()
    let now = ContinuousClock.now
    #expect(liveness.stuckLoops(now: now).isEmpty)
    #expect(liveness.stuckLoops(now: now.advanced(by: .seconds(9))).isEmpty)
    #expect(liveness.stuckLoops(now: now.advanced(by: .seconds(11))) == ["loop-7"])
    isReleased.signal()
    let hasTurned = DispatchSemaphore(value: 0)
    loop.execute { hasTurned.signal() }
    hasTurned.wait()
    #expect(liveness.stuckLoops(now: now.advanced(by: .seconds(12))).isEmpty)
  }

  @Test("is told with the metrics beside it")
  func metrics() {
    let registry = MetricsRegistry()
    registry.counter("a_total", help: "A.").increment()
    let routes = AdminRoutes.routes(
      health: ServiceHealth(), liveness: LoopLiveness([]), metrics: registry,
      access: .local)
    #expect(routes.map(\.path) == ["/livez", "/readyz", "/metrics"])
    let answer = routes[2].answer(AdminRequest(path: "/metrics"))
    #expect(answer.contentType == "text/plain; version=0.0.4; charset=utf-8")
    #expect(answer.body == registry.render())
  }
}
