internal import LinuxIO
internal import ServiceStore

/// Erases deleted goals once their deletion can't be undone any more, a few at a time.
package final class DeletedGoalSweep: Sendable {
  private let task = Lock<Task<Void, Never>?>(nil)

  /// As many in one transaction: others wait no longer than for a few writes.
  private static let batch = 50

  /// Begins to look, at once and then several times in each undo window.
  ///
  /// A store that can't write now is asked again at the next look; readiness tells of it.
  package init(of store: any GoalStore) {
    let period = min(.seconds(60), max(.milliseconds(100), store.undoWindow / 10))
    let sweeping = Task {
      while !Task.isCancelled {
        await Self.sweep(store)
        try? await Task.sleep(for: period)
      }
    }
    task.withLock { $0 = sweeping }
  }

  deinit { stop() }

  package func stop() { task.withLock { $0?.cancel() } }

  private static func sweep(_ store: any GoalStore) async {
    var erased = batch
    while erased == batch, !Task.isCancelled {
      erased = (try? await store.eraseDeleted(limit: batch)) ?? 0
    }
  }
}
