import EventLoop
import Synchronization

/// A task that waits for something that happens on a loop.
///
/// It is resumed once, by whichever comes first: the event, or the cancellation of the task.
@safe final class LoopWait<Value: Sendable>: @unchecked Sendable {
  // The continuation is touched on the loop only.
  private var continuation: UnsafeContinuation<Value, Never>?
  private let isCancelled = Atomic<Bool>(false)
  /// Orders what the loop did before it resumed the task and what the task does after, for the
  /// thread sanitizer: Swift's runtime, which does order them, isn't built with it.
  private let isResumed = Atomic<Bool>(false)

  private init() {}

  /// Suspends until `start`, or whom it hands the wait to, resumes it.
  ///
  /// Both closures run on the loop, at once if the caller is there.
  ///
  /// - Parameter cancel: The task was cancelled; it has to resume the wait, and runs instead of
  ///   `start` if that has not run yet.
  static func wait(
    on loop: Loop, cancel: @escaping @Sendable (LoopWait) -> Void,
    start body: @escaping @Sendable (LoopWait) -> Void
  ) async -> Value {
    let wait = LoopWait()
    defer { _ = wait.isResumed.load(ordering: .acquiring) }
    return await withTaskCancellationHandler {
      await unsafe withUnsafeContinuation { continuation in
        loop.perform {
          unsafe wait.continuation = continuation
          if wait.isCancelled.load(ordering: .acquiring) { cancel(wait) } else { body(wait) }
        }
      }
    } onCancel: {
      wait.isCancelled.store(true, ordering: .releasing)
      loop.execute { if wait.isPending { cancel(wait) } }
    }
  }

  /// Nobody has resumed it yet. On the loop.
  var isPending: Bool { unsafe continuation != nil }

  /// On the loop. Does nothing after the first time.
  func resume(_ value: Value) {
    guard let continuation = unsafe continuation else { return }
    unsafe self.continuation = nil
    isResumed.store(true, ordering: .releasing)
    // Sound: taken out above, so it is resumed exactly once.
    unsafe continuation.resume(returning: value)
  }
}

extension Loop {
  /// Runs `action` at once if the caller is on the loop, and in the loop's next turn otherwise.
  func perform(_ action: @escaping @Sendable () -> Void) {
    if isCurrent { action() } else { execute(action) }
  }
}
