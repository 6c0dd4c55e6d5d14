internal import LinuxIO

/// What a hashing thread sees of a piece of work.
protocol HashingWork: AnyObject, Sendable {
  /// Carries the work out and answers who waits; or only answers, if it isn't wanted any more.
  func carryOut()

  /// Answers that it can't be done.
  func refuse(_ failure: HashingFailure)
}

/// Hashing in the order of its coming. The line is bounded, and what nobody waits for leaves it.
final class HashingLine: Sendable {
  private struct State {
    var waiting: [any HashingWork] = []
    var isClosed = false
  }

  private let state = Monitor(State())
  private let maximumWaiting: Int

  init(maximumWaiting: Int) {
    self.maximumWaiting = maximumWaiting
  }

  /// - Returns: Why the work was not taken, or `nil` if it was.
  func add(_ work: any HashingWork) -> HashingFailure? {
    state.withLock { state in
      if state.isClosed { return .closed }
      if state.waiting.count >= maximumWaiting { return .overloaded }
      state.waiting.append(work)
      return nil
    }
  }

  /// Blocks until there is work; `nil` once the line is closed.
  func take() -> (any HashingWork)? {
    let taken: [any HashingWork]? = state.wait { state in
      if state.isClosed { return [] }
      return state.waiting.isEmpty ? nil : [state.waiting.removeFirst()]
    }
    return taken?.first
  }

  /// Gives the place of work to others that nobody waits for any more.
  func remove(_ work: any HashingWork) {
    state.withLock { state in
      if let place = state.waiting.firstIndex(where: { $0 === work }) {
        state.waiting.remove(at: place)
      }
    }
  }

  /// Takes no more work and refuses what waits.
  func close() {
    let refused = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for work in refused { work.refuse(.closed) }
  }

  var count: Int { state.withLock { $0.waiting.count } }
}
