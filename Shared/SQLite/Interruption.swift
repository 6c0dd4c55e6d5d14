internal import Synchronization

/// Ends a running statement from outside: at once, or when a deadline passes.
///
/// Any thread may hold one. The connection looks at it every few thousand steps of SQLite's virtual
/// machine, so a statement ends within a fraction of a millisecond.
package final class Interruption: Sendable {
  private let isAsked = Atomic<Bool>(false)
  private let deadline: ContinuousClock.Instant?

  package init(deadline: ContinuousClock.Instant? = nil) {
    self.deadline = deadline
  }

  package func interrupt() {
    isAsked.store(true, ordering: .relaxed)
  }

  package var isDue: Bool {
    if isAsked.load(ordering: .relaxed) { return true }
    guard let deadline else { return false }
    return ContinuousClock.now >= deadline
  }
}
