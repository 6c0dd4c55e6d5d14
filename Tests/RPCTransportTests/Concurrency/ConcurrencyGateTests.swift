import LinuxIO
import RPCCore
import Testing

@testable import RPCTransport

@Suite("A gate")
struct ConcurrencyGateTests {
  private final class Visitor: GateVisitor {
    private let state = Lock((opened: 0, left: false))
    var openings: Int { state.withLock { $0.opened } }
    var hasLeft: Bool { state.withLock { $0.left } }
    func gateOpened() { state.withLock { $0.opened += 1 } }
    func leave() { state.withLock { $0.left = true } }
  }

  private func gate(_ limit: ConcurrencyLimit) throws -> ConcurrencyGate {
    try #require(ConcurrencyGate(limit, cores: 2))
  }

  @Test("isn't there without a limit")
  func unlimited() {
    #expect(ConcurrencyGate(.unlimited, cores: 2) == nil)
  }

  @Test("lets so many in, lets so many wait in their order, and sheds the others with a delay")
  func order() throws {
    let gate = try gate(.constant(2, waiting: 2))
    let visitors = (0..<5).map { _ in Visitor() }
    #expect(gate.enter(visitors[0]) == .run)
    #expect(gate.enter(visitors[1]) == .run)
    #expect(gate.enter(visitors[2]) == .wait)
    #expect(gate.enter(visitors[3]) == .wait)
    guard case .shed(let delay) = gate.enter(visitors[4]) else {
      Issue.record("it was let in")
      return
    }
    #expect(delay > .zero && delay <= .seconds(3))
    #expect(gate.runningCount == 2)
    #expect(gate.waitingCount == 2)
    gate.leave(after: nil)
    #expect(visitors.map(\.openings) == [0, 0, 1, 0, 0])
    // There is room to wait again.
    #expect(gate.enter(visitors[4]) == .wait)
    for _ in 0..<4 { gate.leave(after: nil) }
    #expect(visitors.map(\.openings) == [0, 0, 1, 1, 1])
    #expect(gate.runningCount == 0)
    #expect(gate.waitingCount == 0)
  }

  @Test("passes over those who have left, who take nobody's room")
  func leaving() throws {
    let gate = try gate(.constant(1, waiting: 2))
    let visitors = (0..<4).map { _ in Visitor() }
    for visitor in visitors[..<3] { _ = gate.enter(visitor) }
    visitors[1].leave()
    gate.gaveUp()
    gate.leave(after: nil)
    #expect(visitors.map(\.openings) == [0, 0, 1, 0])
    #expect(gate.enter(visitors[3]) == .wait)
    gate.leave(after: nil)
    gate.leave(after: nil)
    #expect(gate.runningCount == 0)
  }

  @Test("is empty after threads have gone through it all at once")
  func contention() async throws {
    let gate = try gate(.constant(3, waiting: 1000))
    let most = Most()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { await Self.goThrough(gate, 500, most) } }
    }
    #expect(gate.runningCount == 0)
    #expect(gate.waitingCount == 0)
    // A visitor that finds no place takes one for an instant.
    #expect(most.value <= 3 + 8)
  }

  private final class Most: Sendable {
    private let most = Lock(0)
    var value: Int { most.withLock { $0 } }
    func see(_ count: Int) { most.withLock { $0 = max($0, count) } }
  }

  /// Waits to be let in.
  private final class Runner: GateVisitor {
    private let waiting = Lock<CheckedContinuation<Void, Never>?>(nil)
    var hasLeft: Bool { false }
    func gateOpened() { waiting.withLock { $0 }?.resume() }

    func enter(_ gate: ConcurrencyGate) async {
      await withCheckedContinuation { continuation in
        waiting.withLock { $0 = continuation }
        if gate.enter(self) == .run { continuation.resume() }
      }
    }
  }

  private static func goThrough(_ gate: ConcurrencyGate, _ times: Int, _ most: Most) async {
    for _ in 0..<times {
      await Runner().enter(gate)
      most.see(gate.runningCount)
      await Task.yield()
      gate.leave(after: 0.001)
    }
  }

  @Test("follows what calls take, and is never closed")
  func adaptive() throws {
    let gate = try gate(.adaptive(ceiling: 100))
    let visitor = Visitor()
    for _ in 0..<100 {
      #expect(gate.enter(visitor) == .run)
      gate.leave(after: 0.001)
    }
    // Slow, and as many at once as may be.
    for _ in 0..<300 {
      let count = gate.currentLimit
      for _ in 0..<count { #expect(gate.enter(visitor) == .run) }
      for _ in 0..<count { gate.leave(after: 0.5) }
    }
    #expect(gate.currentLimit >= 2)
    #expect(gate.currentLimit < 32)
    #expect(gate.runningCount == 0)
    #expect(gate.enter(visitor) == .run)
  }
}
