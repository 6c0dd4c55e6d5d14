internal import LinuxIO

/// Wakes those who follow the changes of a database, once a change is committed.
///
/// It only says that there may be something new; what, and in which order, the database knows.
package final class ChangeSignal: Sendable {
  /// Why a wait is over.
  package enum Wake: Hashable, Sendable {
    /// There is a change after the one that was named.
    case changed
    /// There was none for as long as was asked for.
    case quiet
    /// The service stops: nobody is woken any more.
    case closed
  }

  private struct Waiter {
    let number: ChangeNumber
    let continuation: CheckedContinuation<Wake, Never>
  }

  private struct State {
    var latest: ChangeNumber
    var isClosed = false
    var waiting: [UInt64: Waiter] = [:]
    /// Waits that were cancelled before they had begun.
    var cancelled: Set<UInt64> = []
    var nextID: UInt64 = 0
  }

  private let state: Lock<State>

  /// - Parameter latest: The number of the database's last change.
  package init(latest: ChangeNumber = .none) {
    state = Lock(State(latest: latest))
  }

  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// How many wait.
  var waiterCount: Int { state.withLock { $0.waiting.count } }

  /// Everything up to this change is committed.
  package func advance(to number: ChangeNumber) {
    let woken = state.withLock { state in
      guard number > state.latest else { return [] as [Waiter] }
      state.latest = number
      let due = state.waiting.filter { $0.value.number < number }
      for id in due.keys { state.waiting[id] = nil }
      return Array(due.values)
    }
    for waiter in woken { waiter.continuation.resume(returning: .changed) }
  }

  /// Ends every wait, and those to come: the service is asked to stop.
  package func close() {
    let woken = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for waiter in woken { waiter.continuation.resume(returning: .closed) }
  }

  /// Suspends until there is a change after `number`, however long ago it was made.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  package func wait(past number: ChangeNumber, atMost patience: Duration) async throws -> Wake {
    let wake = await withTaskGroup(of: Wake.self) { group in
      group.addTask { await self.wait(past: number) }
      group.addTask {
        try? await Task.sleep(for: patience)
        return .quiet
      }
      // Whichever is first; the other one ends by being cancelled.
      let first = await group.next() ?? .quiet
      group.cancelAll()
      return first
    }
    try Task.checkCancellation()
    return wake
  }

  private func wait(past number: ChangeNumber) async -> Wake {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wake: Wake? = state.withLock { state in
          if state.cancelled.contains(id) { return .quiet }
          if state.isClosed { return .closed }
          if state.latest > number { return .changed }
          state.waiting[id] = Waiter(number: number, continuation: continuation)
          return nil
        }
        if let wake { continuation.resume(returning: wake) }
      }
    } onCancel: {
      let waiter: Waiter? = state.withLock { state in
        if let waiter = state.waiting.removeValue(forKey: id) { return waiter }
        state.cancelled.insert(id)
        return nil
      }
      waiter?.continuation.resume(returning: .quiet)
    }
  }
}
