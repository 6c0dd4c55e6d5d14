package import RPCCore

/// Why a password was not hashed.
package enum HashingFailure: Error, Sendable {
  /// Too many wait already.
  case overloaded
  /// The task that asked was cancelled first.
  case cancelled
  /// The call's deadline passed while it waited for its turn.
  case deadlineExceeded
  /// The service stops.
  case closed
  /// Memory, or randomness, ran out.
  case failed(any Error)

  /// What a caller who is told to come again is told to wait: a full line is worked off in some
  /// seconds.
  static let retryDelay = Duration.seconds(2)
}

extension RPCError {
  package init(_ failure: HashingFailure) {
    switch failure {
    case .overloaded:
      self.init(
        .resourceExhausted, "too many passwords wait to be checked: try again in a moment",
        details: [.retryInfo(delay: HashingFailure.retryDelay)])
    case .cancelled: self.init(.cancelled, "the call was given up")
    case .deadlineExceeded:
      self.init(.deadlineExceeded, "the deadline passed while the password waited to be checked")
    case .closed: self.init(.unavailable, "the service stops")
    case .failed(let error):
      self.init(.internalError, "the password can't be checked", cause: error)
    }
  }
}
