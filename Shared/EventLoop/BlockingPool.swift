package import LinuxIO

/// Threads for work that blocks: files, host names, password hashes.
///
/// At most `threads` pieces of work run at once; the others wait in order. A waiting piece whose
/// task is cancelled doesn't run.
package final class BlockingPool: Sendable {
  private struct State {
    var waiting: [Work] = []
    var isStopped = false
  }

  private struct Work: Sendable {
    let run: @Sendable () -> Void
  }

  private let state = Monitor(State())

  package init(threads: Int, name: String = "blocking") throws(SystemError) {
    for index in 0..<max(1, threads) {
      try OSThread.start(name: "\(name)-\(index)") { [state] in
        while let work = Self.next(state) { work.run() }
      }
    }
  }

  private static func next(_ state: Monitor<State>) -> Work? {
    let answer: Work?? = state.wait { state in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.isStopped ? .some(nil) : nil
    }
    return answer.flatMap { $0 }
  }

  /// Runs `body` on a thread of the pool and suspends the task meanwhile.
  ///
  /// - Throws: What `body` throws; `CancellationError` if the task was cancelled before `body` began
  ///   or the pool has been stopped.
  package func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try Task.checkCancellation()
    let flag = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let work = Work {
          if flag.isSet {
            continuation.resume(throwing: CancellationError())
          } else {
            continuation.resume(with: Result { try body() })
          }
        }
        let isAccepted = state.withLock { state in
          if !state.isStopped { state.waiting.append(work) }
          return !state.isStopped
        }
        if !isAccepted { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      flag.set()
    }
  }

  /// Lets the threads end after the work that waits.
  package func stop() {
    state.withLock { $0.isStopped = true }
  }
}
