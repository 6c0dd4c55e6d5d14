internal import RPCCore
package import ServiceRuntime

/// What is counted of sign-in. No label names a person or a place.
package struct SignInMetrics: Sendable {
  /// How a call ended that somebody's password was shown in.
  enum Outcome: String, CaseIterable {
    case ok
    /// Wrong, or nobody's.
    case refused
    /// Too many attempts before it.
    case throttled
    /// Too many passwords wait.
    case overloaded
    /// By its caller, its deadline or the store.
    case failed

    init(of error: RPCError) {
      switch error.code {
      case .unauthenticated: self = .refused
      case .resourceExhausted: self = .overloaded
      default: self = .failed
      }
    }
  }

  enum Refresh: String, CaseIterable {
    case refreshed
    case repeated
    case replayed
    case unknown
  }

  private let signIns: MetricFamily<Counter>
  private let refreshes: MetricFamily<Counter>

  package init(_ metrics: MetricsRegistry, hasher: PasswordHasher) {
    signIns = metrics.counters(
      "rollcall_directory_sign_ins_total",
      help: "Passwords that were shown to sign in or to be changed, by what came of them.",
      labels: ["outcome"])
    for outcome in Outcome.allCases { _ = signIns.with(outcome.rawValue) }
    refreshes = metrics.counters(
      "rollcall_directory_refreshes_total",
      help: "Refresh tokens that were shown; replayed ones ended their session.",
      labels: ["outcome"])
    for outcome in Refresh.allCases { _ = refreshes.with(outcome.rawValue) }
    metrics.gauge(
      "rollcall_directory_password_hashes_waiting",
      help: "Passwords that wait for a thread to hash them."
    ) { [weak hasher] in hasher.map { Double($0.waitingCount) } }
    metrics.gauge(
      "rollcall_directory_password_hashes",
      help: "Passwords that were hashed since the start."
    ) { [weak hasher] in hasher.map { Double($0.runCount) } }
  }

  func count(_ outcome: Outcome) { signIns.with(outcome.rawValue).increment() }

  func count(_ refresh: Refresh) { refreshes.with(refresh.rawValue).increment() }
}
