internal import LinuxIO

/// Work in the order of its coming, between tasks that suspend and threads that block.
///
/// Who asks waits for its turn. The line is bounded: past `maximumWaiting` it takes no more.
final class WorkLine: Sendable {
  private struct State {
    var waiting: [any StoreWork] = []
    var isClosed = false
  }

  private let state = Monitor(State())
  private let maximumWaiting: Int

  init(maximumWaiting: Int) {
    self.maximumWaiting = maximumWaiting
  }

  /// - Returns: Why the work was not taken, or `nil` if it was.
  func add(_ work: any StoreWork) -> StoreFailure? {
    state.withLock { state in
      if state.isClosed { return .closed }
      if state.waiting.count >= maximumWaiting { return .overloaded }
      state.waiting.append(work)
      return nil
    }
  }

  /// Blocks until there is work, and takes up to `count` pieces of it.
  ///
  /// - Returns: `nil` once the line is closed and empty.
  func take(upTo count: Int) -> [any StoreWork]? {
    let taken: [any StoreWork]? = state.wait { state in
      if state.waiting.isEmpty { return state.isClosed ? [] : nil }
      let taken = Array(state.waiting.prefix(count))
      state.waiting.removeFirst(taken.count)
      return taken
    }
    return taken.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes no more work; what waits is still done.
  func close() {
    state.withLock { $0.isClosed = true }
  }
}
