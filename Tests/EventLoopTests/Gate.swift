import LinuxIO

/// Holds a thread until it is opened.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: CheckedContinuation<Void, Never>?
    var someoneWaits = false
  }

  private let state = Monitor(State())

  /// Blocks the thread.
  func pass() {
    let waiting = state.withLock { state in
      state.someoneWaits = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
    _ = state.wait { $0.isOpen ? true : nil } as Bool
  }

  func open() { state.withLock { $0.isOpen = true } }

  func someoneWaits() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if !state.someoneWaits { state.waiting = continuation }
        return state.someoneWaits
      }
      if isThere { continuation.resume() }
    }
  }
}
