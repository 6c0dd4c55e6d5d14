internal import LinuxIO

/// Work in the order of its coming, between tasks that suspend and threads that block.
///
/// Who asks waits for its turn. The line is bounded: past `maximumWaiting` it takes no more. Bulk work
/// stands in a lane of its own, from which every other turn takes one piece: however much of it there
/// is, the other work waits for one piece at most, and the other way round.
final class WorkLine: Sendable {
  /// How a piece of work waits.
  enum Lane: Sendable {
    case usual
    /// Many pieces that belong together and that nobody waits for in person.
    case bulk
  }

  private struct State {
    var usual: [any StoreWork] = []
    var bulk: [any StoreWork] = []
    var tookBulkLast = false
    var isClosed = false

    mutating func take(upTo count: Int) -> [any StoreWork] {
      tookBulkLast = !bulk.isEmpty && (usual.isEmpty || !tookBulkLast)
      if tookBulkLast { return [bulk.removeFirst()] }
      let taken = Array(usual.prefix(count))
      usual.removeFirst(taken.count)
      return taken
    }
  }

  private let state = Monitor(State())
  private let maximumWaiting: Int

  init(maximumWaiting: Int) {
    self.maximumWaiting = maximumWaiting
  }

  /// - Returns: Why the work was not taken, or `nil` if it was.
  func add(_ work: any StoreWork, to lane: Lane = .usual) -> StoreFailure? {
    state.withLock { state in
      if state.isClosed { return .closed }
      switch lane {
      case .usual:
        if state.usual.count >= maximumWaiting { return .overloaded }
        state.usual.append(work)
      case .bulk:
        if state.bulk.count >= maximumWaiting { return .overloaded }
        state.bulk.append(work)
      }
      return nil
    }
  }

  /// Blocks until there is work, and takes up to `count` pieces of it, or one that is bulk.
  ///
  /// - Returns: `nil` once the line is closed and empty.
  func take(upTo count: Int) -> [any StoreWork]? {
    let taken: [any StoreWork] = state.wait { state in
      if state.usual.isEmpty, state.bulk.isEmpty { return state.isClosed ? [] : nil }
      return state.take(upTo: count)
    }
    return taken.isEmpty ? nil : taken
  }

  /// Takes no more work; what waits is still done.
  func close() {
    state.withLock { $0.isClosed = true }
  }
}
