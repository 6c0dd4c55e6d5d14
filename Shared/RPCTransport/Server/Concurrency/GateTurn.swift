import EventLoop
import RPCCore
import Synchronization

/// One call's passage through its method's ``ConcurrencyGate``.
///
/// It belongs to the call's loop; only what ``GateVisitor`` asks for is called from elsewhere.
final class GateTurn: GateVisitor, @unchecked Sendable {
  private enum State {
    case outside
    /// Next: `inside`, or `left`.
    case waiting
    /// Holds a place, since then if it is timed. Next: `left`.
    case inside(since: ContinuousClock.Instant?)
    case left
  }

  private let gate: ConcurrencyGate
  private let loop: Loop
  private let left = Atomic<Bool>(false)
  // On the loop only, which is what makes @unchecked Sendable sound.
  private var state = State.outside
  /// Keeps the call that waits, which nothing else may do.
  private var call: ServerCall?

  init(_ gate: ConcurrencyGate, of call: ServerCall) {
    self.gate = gate
    self.call = call
    loop = call.loop
  }

  var hasLeft: Bool { left.load(ordering: .relaxed) }

  var isWaiting: Bool {
    if case .waiting = state { true } else { false }
  }

  func enter() {
    // Waiting from now on: the gate may open before it has answered.
    state = .waiting
    switch gate.enter(self) {
    case .run: goIn()
    case .wait: break
    case .shed(let delay):
      state = .left
      let call = self.call
      self.call = nil
      call?.shed(retryAfter: delay)
    }
  }

  func gateOpened() {
    loop.perform { [self] in
      // The place was given while the call ended; it goes to the next.
      guard case .waiting = state else {
        gate.leave(after: nil)
        return
      }
      goIn()
    }
  }

  private func goIn() {
    guard case .waiting = state, let call else { return }
    self.call = nil
    state = .inside(since: gate.isSampled() ? .now : nil)
    loop.add(call)
  }

  /// The call is over.
  func leave() {
    let before = state
    state = .left
    call = nil
    switch before {
    case .outside, .left: break
    case .waiting:
      left.store(true, ordering: .relaxed)
      gate.gaveUp()
    case .inside(let since): gate.leave(after: since.map { Self.seconds($0.duration(to: .now)) })
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension ServerCall {
  fileprivate func shed(retryAfter delay: Duration) {
    refuse(
      RPCError(
        .resourceExhausted, "the server has all the calls of \(context.method.path) that it can do",
        details: [.retryInfo(delay: delay)]), because: .overloaded)
  }
}
