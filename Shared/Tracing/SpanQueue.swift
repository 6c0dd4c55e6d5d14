internal import LinuxIO

/// Spans between the tasks that end them and the one that exports them.
///
/// It is bounded: when the exporter can't keep up, the newest spans are left out and counted.
/// Nobody waits.
package final class SpanQueue: Sendable {
  private struct State {
    var spans: [Span] = []
    var dropped = 0
    var isClosed = false
    var waiting: CheckedContinuation<Void, Never>?
    /// The time of who waits is over.
    var isLate = false

    mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
      defer { waiting = nil }
      return waiting
    }
  }

  private let state = Lock(State())
  private let capacity: Int
  private let batch: Int

  /// - Parameters:
  ///   - capacity: Spans that may wait, each about half a kilobyte.
  ///   - batch: How many are worth sending at once.
  package init(capacity: Int = 8_192, batch: Int = 512) {
    self.capacity = capacity
    self.batch = batch
  }

  /// Spans that found no room.
  package var droppedCount: Int { state.withLock { $0.dropped } }

  /// From any thread.
  package func add(_ span: Span) {
    let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
      guard state.spans.count < capacity, !state.isClosed else {
        state.dropped += 1
        return nil
      }
      state.spans.append(span)
      return state.spans.count >= batch ? state.takeWaiting() : nil
    }
    waiting?.resume()
  }

  /// No more spans come: who waits for some gets those that are there.
  package func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return state.takeWaiting()
    }
    waiting?.resume()
  }

  /// Suspends until a batch is there, the time is over, or the queue is closed. One task asks.
  ///
  /// - Returns: All that wait, perhaps none; `nil` once the queue is closed and empty.
  package func next(within time: Duration) async -> [Span]? {
    state.withLock { $0.isLate = false }
    let alarm = Task {
      if (try? await Task.sleep(for: time)) != nil { giveUp() }
    }
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        if state.isClosed || state.isLate || state.spans.count >= batch { return true }
        state.waiting = continuation
        return false
      }
      if isDue { continuation.resume() }
    }
    alarm.cancel()
    return state.withLock { state in
      if state.isClosed, state.spans.isEmpty { return nil }
      // Nothing is copied while those who add spans wait.
      defer { state.spans = [] }
      return state.spans
    }
  }

  private func giveUp() {
    let waiting = state.withLock { state in
      state.isLate = true
      return state.takeWaiting()
    }
    waiting?.resume()
  }
}
