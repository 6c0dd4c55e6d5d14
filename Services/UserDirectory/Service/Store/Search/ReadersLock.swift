internal import Glibc
internal import LinuxIO

/// State that many threads read at once and one changes.
///
/// A lock for every few threads: readers take theirs, so they don't wait for each other, and who changes
/// the state takes all. Never hold it for long, nor while calling out.
@safe final class ReadersLock<State>: @unchecked Sendable {
  private final class Stripe: Sendable {
    let lock = Lock(())
  }

  // Guarded by all the stripes for changes, by any for reading.
  private var state: State
  private let stripes = (0..<16).map { _ in Stripe() }

  init(_ state: sending State) {
    self.state = state
  }

  func read<Value>(_ body: (borrowing State) -> Value) -> Value {
    // Threads' descriptors lie far apart: the lower bits are the same for all.
    let number = Int(truncatingIfNeeded: pthread_self() >> 12) & 15
    nonisolated(unsafe) var value: Value?
    stripes[number].lock.withLock { _ in unsafe value = body(state) }
    guard let value = unsafe value else { preconditionFailure("a lock returns what is done in it") }
    return value
  }

  func change(_ body: (inout State) -> Void) {
    change(body, stripes[...])
  }

  private func change(_ body: (inout State) -> Void, _ rest: ArraySlice<Stripe>) {
    guard let stripe = rest.first else { return body(&state) }
    stripe.lock.withLock { _ in change(body, rest.dropFirst()) }
  }
}
