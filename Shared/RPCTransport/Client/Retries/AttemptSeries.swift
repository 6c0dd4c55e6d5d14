import RPCCore

/// The attempts of one call so far, and whether another may follow: no clock, no task.
///
/// Made when the first attempt has failed; a call that succeeds at once doesn't need one.
struct AttemptSeries {
  enum Step: Equatable {
    case again(after: Duration)
    /// `nil`: the status can't be cured, or carrying the call out twice may do harm.
    case giveUp(RetryRefusal?)
  }

  private let method: MethodDescriptor
  private let policy: RetryPolicy
  private let tokens: RetryTokens
  private var backoff: Backoff
  /// Attempts that a server may have looked at.
  private(set) var processed = 0
  /// Attempts that no server looked at.
  private(set) var unseen = 0
  private(set) var last: RPCError?

  /// An attempt that no server looked at met a connection on its way out; another one does so
  /// rarely, so this bound is for servers that refuse without end.
  static let maximumUnseen = 5
  /// A server that wants to be left alone for longer is told to the caller instead.
  static let longestPushBack = Duration.seconds(30)

  init(_ method: MethodDescriptor, policy: RetryPolicy, tokens: RetryTokens) {
    self.method = method
    self.policy = policy
    self.tokens = tokens
    backoff = Backoff(
      first: policy.initialBackoff, longest: policy.maximumBackoff, growth: policy.multiplier)
  }

  var attempts: Int { processed + unseen }

  /// An attempt has failed.
  ///
  /// - Parameters:
  ///   - neverProcessed: No server looked at it, so sending it again is safe whatever it does.
  ///   - deadline: Of the whole call.
  mutating func next(
    after error: RPCError, neverProcessed: Bool, deadline: Deadline?,
    random: Double = .random(in: -1...1)
  ) -> Step {
    last = error
    if neverProcessed {
      unseen += 1
      guard unseen < Self.maximumUnseen else { return .giveUp(.attemptsUsedUp) }
      // The first at once: the connection was on its way out, and others are there.
      guard unseen > 1 else { return .again(after: .zero) }
      return wait(backoff.next(random: random), deadline)
    }
    processed += 1
    guard method.idempotency != .unknown, policy.codes.contains(error.code) else {
      return .giveUp(nil)
    }
    guard processed < policy.maximumAttempts else { return .giveUp(.attemptsUsedUp) }
    let pause: Duration
    switch PushBack(error) {
    case .never: return .giveUp(.pushedBack)
    case .after(let delay):
      guard delay <= Self.longestPushBack else { return .giveUp(.pushedBack) }
      pause = delay
    case .none: pause = backoff.next(random: random)
    }
    if let deadline, deadline.remaining <= pause { return .giveUp(.noTimeLeft) }
    guard tokens.take() else { return .giveUp(.budgetUsedUp) }
    return .again(after: pause)
  }

  private func wait(_ pause: Duration, _ deadline: Deadline?) -> Step {
    if let deadline, deadline.remaining <= pause { return .giveUp(.noTimeLeft) }
    return .again(after: pause)
  }

  /// The metadata of the next attempt: a server learns how many came before.
  func metadata(_ original: Metadata) -> Metadata {
    guard processed > 0 else { return original }
    var metadata = original
    // Sound: the key and a number keep to the rules of metadata.
    try? metadata.append(PushBack.previousAttempts, "\(processed)")
    return metadata
  }

  /// What ends a call that isn't sent again: the last attempt's error, or, if there is no time left
  /// at all, that.
  func ending(_ error: RPCError, _ deadline: Deadline?) -> RPCError {
    guard let deadline, deadline.hasPassed, error.code != .deadlineExceeded else {
      return explain(error)
    }
    return explain(
      RPCError(
        .deadlineExceeded,
        "the deadline of \(method.path) passed before it could be sent again"))
  }

  /// An error that ended the call while it was being tried again says what went before.
  func explain(_ error: RPCError) -> RPCError {
    guard let last, error.code == .deadlineExceeded else { return error }
    var error = error
    error.message +=
      " (attempt \(attempts + 1); the one before ended with \(last.code.name): \(last.message))"
    return error
  }
}
