import RPCCore
import Testing

@testable import RPCTransport

@Suite("The lifetime of a connection")
struct ConnectionLifetimeTests {
  private let start = ContinuousClock.now
  private static let busy = ConnectionLifetime.Activity(isIdle: false, isStuck: false)
  private static let idle = ConnectionLifetime.Activity(isIdle: true, isStuck: false)
  private static let stuck = ConnectionLifetime.Activity(isIdle: false, isStuck: true)

  private func lifetime(
    idle: Duration? = nil, slowReader: Duration? = nil, age: Duration? = nil,
    grace: Duration? = nil, random: Double = 0
  ) -> ConnectionLifetime {
    ConnectionLifetime(
      .init(idle: idle, slowReader: slowReader, age: age, grace: grace), from: start,
      random: random)
  }

  private func at(_ seconds: Double) -> ContinuousClock.Instant {
    start.advanced(by: .seconds(seconds))
  }

  @Test("is endless without limits")
  func endless() {
    var lifetime = lifetime()
    for activity in [Self.busy, Self.idle, Self.stuck] {
      #expect(lifetime.look(at(1e6), activity) == .goOn)
    }
    #expect(ConnectionLifetime.Limits().period == nil)
  }

  @Test("ends when it was idle for the whole time, and not when it was used in between")
  func idleness() {
    var lifetime = lifetime(idle: .seconds(10))
    #expect(lifetime.look(at(1), Self.idle) == .goOn)
    #expect(lifetime.look(at(9), Self.busy) == .goOn)
    #expect(lifetime.look(at(10), Self.idle) == .goOn)
    #expect(lifetime.look(at(19.9), Self.idle) == .goOn)
    #expect(lifetime.look(at(20), Self.idle) == .leave(.idle))
    #expect(lifetime.look(at(21), Self.idle) == .goOn)
  }

  @Test("ends at once when the peer took nothing for the whole time")
  func slowReader() {
    var lifetime = lifetime(slowReader: .seconds(10))
    #expect(lifetime.look(at(1), Self.stuck) == .goOn)
    #expect(lifetime.look(at(10), Self.busy) == .goOn)
    #expect(lifetime.look(at(11), Self.stuck) == .goOn)
    #expect(lifetime.look(at(21), Self.stuck) == .end(.slowReader))
  }

  @Test("leaves at its age, once, and ends when the grace is over")
  func age() {
    var lifetime = lifetime(age: .seconds(100), grace: .seconds(10))
    #expect(lifetime.look(at(99), Self.busy) == .goOn)
    #expect(lifetime.look(at(100), Self.busy) == .leave(.age))
    #expect(lifetime.look(at(105), Self.busy) == .goOn)
    #expect(lifetime.look(at(110), Self.busy) == .end(.grace))
  }

  @Test("waits for the calls of an old connection to their end where there is no grace")
  func noGrace() {
    var lifetime = lifetime(age: .seconds(100))
    #expect(lifetime.look(at(100), Self.busy) == .leave(.age))
    #expect(lifetime.look(at(1e6), Self.busy) == .goOn)
  }

  @Test("watches the reader of a connection that leaves, too")
  func stuckWhileLeaving() {
    var lifetime = lifetime(slowReader: .seconds(10), age: .seconds(100))
    #expect(lifetime.look(at(100), Self.busy) == .leave(.age))
    #expect(lifetime.look(at(101), Self.stuck) == .goOn)
    #expect(lifetime.look(at(111), Self.stuck) == .end(.slowReader))
  }

  @Test("differs between connections by a tenth at most", arguments: [(-1.0, 90.0), (1, 110)])
  func jitter(_ random: Double, _ end: Double) {
    var lifetime = lifetime(age: .seconds(100), random: random)
    #expect(lifetime.look(at(end - 0.1), Self.busy) == .goOn)
    #expect(lifetime.look(at(end + 0.1), Self.busy) == .leave(.age))
  }

  @Test("is looked at often enough for its shortest limit, and not more than once a second else")
  func period() {
    #expect(
      ConnectionLifetime.Limits(idle: .milliseconds(800), age: .seconds(60)).period
        == .milliseconds(100))
    #expect(ConnectionLifetime.Limits(age: .seconds(600)).period == .seconds(1))
    #expect(ConnectionLifetime.Limits(grace: .milliseconds(1)).period == .milliseconds(5))
  }
}
