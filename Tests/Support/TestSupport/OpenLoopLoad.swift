import LinuxIO

/// Calls that begin at a steady pace, whatever becomes of those before, until it is told to stop.
package final class OpenLoopLoad: Sendable {
  private struct State {
    var isStopped = false
    var begun = 0
    var failures: [String] = []
  }

  private let state = Lock(State())

  package init() {}

  /// What the calls that failed did so with.
  package var failures: [String] { state.withLock { $0.failures } }

  package func stop() { state.withLock { $0.isStopped = true } }

  /// Returns when it has been stopped and the last call has ended.
  package func run(every pace: Duration, _ call: @escaping @Sendable () async throws -> Void) async
  {
    await withDiscardingTaskGroup { group in
      while state.withLock({ !$0.isStopped }), !Task.isCancelled {
        state.withLock { $0.begun += 1 }
        group.addTask {
          do {
            try await call()
          } catch {
            self.state.withLock { $0.failures.append("\(error)") }
          }
        }
        try? await Task.sleep(for: pace)
      }
    }
  }

  /// Waits until so many more calls have begun.
  package func more(_ count: Int) async {
    let goal = state.withLock { $0.begun } + count
    while state.withLock({ $0.begun }) < goal, !Task.isCancelled { await Task.yield() }
  }
}
