internal import LinuxIO

/// What became of a request, on its way from the session's loop to the task that waits for it.
///
/// It lies under a lock, beside the continuation that wakes the task: the thread sanitizer sees the
/// lock and not the hand-over within Swift's runtime, and so can watch over what is behind it.
final class HandedOutcome: Sendable {
  private let outcome = Lock<SessionRequest.Outcome?>(nil)

  func put(_ outcome: SessionRequest.Outcome) {
    self.outcome.withLock { $0 = outcome }
  }

  /// - Precondition: It has been put.
  func take() -> SessionRequest.Outcome {
    guard let outcome = outcome.withLock({ $0 }) else {
      preconditionFailure("the task was woken without an outcome")
    }
    return outcome
  }
}
