import RPCCore

/// Tells when an address goes wrong too often: no clock, no task.
struct OutlierDetector {
  private let policy: EjectionPolicy
  private var inARow = 0
  private var windowStart: ContinuousClock.Instant
  private var calls = 0
  private var failures = 0
  /// Times in a row that it was ejected.
  private var ejections = 0
  private var lastTime = Duration.zero
  private var restored: ContinuousClock.Instant?

  init(_ policy: EjectionPolicy, now: ContinuousClock.Instant) {
    self.policy = policy
    windowStart = now
  }

  static func isFailure(_ code: StatusCode) -> Bool {
    switch code {
    case .unavailable, .internalError, .unknown, .dataLoss, .deadlineExceeded: true
    case .ok, .cancelled, .invalidArgument, .notFound, .alreadyExists, .permissionDenied,
      .resourceExhausted, .failedPrecondition, .aborted, .outOfRange, .unimplemented,
      .unauthenticated:
      false
    }
  }

  /// A call has ended.
  ///
  /// - Returns: Whether the address should be ejected.
  mutating func record(isFailure: Bool, at now: ContinuousClock.Instant) -> Bool {
    if windowStart.duration(to: now) >= policy.window {
      windowStart = now
      calls = 0
      failures = 0
    }
    calls += 1
    guard isFailure else {
      inARow = 0
      return false
    }
    failures += 1
    inARow += 1
    return inARow >= policy.consecutiveFailures
      || (calls >= policy.minimumCalls && Double(failures) >= policy.failureRate * Double(calls))
  }

  /// It is ejected now.
  ///
  /// - Parameter random: Between -1 and 1.
  /// - Returns: For how long.
  mutating func eject(at now: ContinuousClock.Instant, random: Double) -> Duration {
    // One that went well for as long as it had been away starts anew.
    if let restored, restored.duration(to: now) > lastTime { ejections = 0 }
    ejections += 1
    let doublings = min(ejections - 1, 20)
    let time = min(policy.firstTime * (1 << doublings), policy.longestTime)
    lastTime = time
    return time * (1 + 0.2 * random)
  }

  /// What went wrong before no longer counts.
  mutating func forget(at now: ContinuousClock.Instant) {
    inARow = 0
    calls = 0
    failures = 0
    windowStart = now
  }

  mutating func restore(at now: ContinuousClock.Instant) {
    restored = now
    forget(at: now)
  }
}
