import LinuxIO
import RPCCore
import Synchronization

/// Whoever wants to run under a ``ConcurrencyGate``.
protocol GateVisitor: AnyObject, Sendable {
  /// Its turn has come: it holds a place and has to leave it. From any thread.
  func gateOpened()
  /// It has no more use for a place. From any thread; only a hint.
  var hasLeft: Bool { get }
}

/// Lets the calls of one method run, up to its limit, and the next few wait.
///
/// From any thread. A call that finds a place free costs two additions to a counter; the lock is
/// for the others.
final class ConcurrencyGate: Sendable {
  enum Entry: Equatable {
    /// It holds a place.
    case run
    /// ``GateVisitor/gateOpened()`` comes, unless it leaves before.
    case wait
    /// No place, and no room to wait for one.
    case shed(retryAfter: Duration)
  }

  private struct State {
    var adaptive: AdaptiveLimit?
    var line = WaitingLine<any GateVisitor>()
    /// How long a call takes, in seconds: smoothed, for the retry delay.
    var latency = 0.0
  }

  private let running = Atomic<Int>(0)
  private let limit: Atomic<Int>
  private let waiting = Atomic<Int>(0)
  private let arrivals = Atomic<UInt64>(0)
  private let state: Lock<State>
  /// `nil`: as many as may run.
  private let room: Int?

  /// One call in so many is timed.
  private static let sampling: UInt64 = 4

  /// - Parameter cores: What an adaptive limit never sinks below.
  init?(_ limit: ConcurrencyLimit, cores: Int) {
    switch limit {
    case .unlimited: return nil
    case .constant(let count, let waiting):
      self.limit = Atomic(max(1, count))
      room = max(0, waiting)
      state = Lock(State())
    case .adaptive(let ceiling):
      let adaptive = AdaptiveLimit(floor: cores, ceiling: ceiling)
      self.limit = Atomic(adaptive.limit)
      room = nil
      state = Lock(State(adaptive: adaptive))
    }
  }

  var runningCount: Int { running.load(ordering: .relaxed) }
  var waitingCount: Int { waiting.load(ordering: .relaxed) }
  var currentLimit: Int { limit.load(ordering: .relaxed) }

  /// Whether to time the call that enters now.
  func isSampled() -> Bool {
    arrivals.add(1, ordering: .relaxed).oldValue % Self.sampling == 0
  }

  func enter(_ visitor: any GateVisitor) -> Entry {
    // Nobody overtakes those who wait.
    if waiting.load(ordering: .sequentiallyConsistent) == 0, takePlace() { return .run }
    let (entry, next) = state.withLock { state -> (Entry, [any GateVisitor]) in
      guard state.line.count < room ?? currentLimit else {
        // Those who have left make room only when they are looked at.
        let admitted = admit(&state)
        guard state.line.count < room ?? currentLimit else {
          return (.shed(retryAfter: retryDelay(state)), admitted)
        }
        return (join(visitor, &state), admitted)
      }
      let entry = join(visitor, &state)
      // A place may have become free before the line was seen to be there.
      return (entry, admit(&state))
    }
    for visitor in next { visitor.gateOpened() }
    return entry
  }

  private func join(_ visitor: any GateVisitor, _ state: inout State) -> Entry {
    state.line.append(visitor)
    waiting.store(state.line.count, ordering: .sequentiallyConsistent)
    return .wait
  }

  /// Somebody who ran does so no more.
  ///
  /// - Parameter seconds: How long it took, if it was timed and that says something.
  func leave(after seconds: Double?) {
    let before = running.subtract(1, ordering: .sequentiallyConsistent).oldValue
    guard seconds != nil || waiting.load(ordering: .sequentiallyConsistent) > 0 else { return }
    let next = state.withLock { state in
      if let seconds { learn(seconds, running: before, &state) }
      return admit(&state)
    }
    for visitor in next { visitor.gateOpened() }
  }

  /// Somebody who waited has left.
  func gaveUp() {
    let next = state.withLock { state in admit(&state) }
    for visitor in next { visitor.gateOpened() }
  }

  private func takePlace() -> Bool {
    let before = running.add(1, ordering: .sequentiallyConsistent).oldValue
    if before < limit.load(ordering: .relaxed) { return true }
    running.subtract(1, ordering: .sequentiallyConsistent)
    return false
  }

  /// Gives the free places to those who wait, in order, and passes over those who have left.
  private func admit(_ state: inout State) -> [any GateVisitor] {
    var admitted: [any GateVisitor] = []
    while state.line.count > 0, takePlace() {
      var next = state.line.popFirst()
      while let visitor = next, visitor.hasLeft { next = state.line.popFirst() }
      guard let next else {
        running.subtract(1, ordering: .sequentiallyConsistent)
        break
      }
      admitted.append(next)
    }
    waiting.store(state.line.count, ordering: .sequentiallyConsistent)
    return admitted
  }

  private func learn(_ seconds: Double, running: Int, _ state: inout State) {
    state.latency += (seconds - state.latency) * 0.1
    guard var adaptive = state.adaptive else { return }
    adaptive.sample(seconds, running: running)
    state.adaptive = adaptive
    limit.store(adaptive.limit, ordering: .relaxed)
  }

  /// About as long as those who wait will need, with jitter so that not all come back at once.
  private func retryDelay(_ state: State) -> Duration {
    let rounds = Double(state.line.count + 1) / Double(max(1, currentLimit))
    let seconds = min(max(state.latency * (rounds + 1), 0.02), 2)
    return .seconds(seconds * Double.random(in: 0.75...1.5))
  }
}
