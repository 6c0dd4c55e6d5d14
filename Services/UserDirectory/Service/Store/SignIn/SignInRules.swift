internal import ServiceStore

/// How often something may be tried: `burst` times at once, and once more after each `interval`.
///
/// What is kept of it is one instant, the one at which all of it is there again. Source: the generic
/// cell rate algorithm, ITU-T I.371.
package struct Allowance: Hashable, Sendable {
  package let burst: Int
  package let interval: Duration

  package init(burst: Int, interval: Duration) {
    self.burst = burst
    self.interval = interval
  }

  enum Outcome: Hashable {
    /// All of it is there again then.
    case taken(fullAt: WallTime)
    case refused(retryAfter: Duration)
  }

  /// - Parameter fullAt: What is kept; `nil` or in the past if all of it is there.
  func take(fullAt: WallTime?, at now: WallTime) -> Outcome {
    let fullAt = max(fullAt ?? now, now)
    let excess = (fullAt - now) - interval * (burst - 1)
    guard excess <= .zero else { return .refused(retryAfter: min(excess, interval)) }
    return .taken(fullAt: fullAt + interval)
  }
}

/// The numbers by which sign-in goes.
package struct SignInRules: Hashable, Sendable {
  /// Wrong passwords for one address. Whoever guesses can never lock the owner out for longer than
  /// the interval, and not at all where the owner is signed in already: attempts from there count
  /// apart.
  package var attemptsByAccount = Allowance(burst: 10, interval: .seconds(30))

  /// Wrong passwords, and mails asked for, from one place.
  package var attemptsByPlace = Allowance(burst: 100, interval: .seconds(2))

  /// Mails with a token to one address.
  package var resetsByAccount = Allowance(burst: 3, interval: .seconds(600))

  /// How long a refresh token can be used.
  package var refreshLifetime = Duration.seconds(30 * 24 * 3600)

  /// How long a session can be refreshed at all.
  package var sessionLifetime = Duration.seconds(365 * 24 * 3600)

  /// Sessions of one person; past it the oldest is ended.
  package var maximumSessions = 100

  /// How long the answer to a refresh is given again to whoever didn't get it.
  package var repetition = Duration.seconds(30)

  package var resetLifetime = Duration.seconds(3600)

  package var keys = SigningKeySchedule()

  package init() {}
}
