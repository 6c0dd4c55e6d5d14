import LinuxIO

/// Something that has to be in order before a service can take calls.
public struct ReadinessCheck: Sendable {
  /// As `/readyz` names it: "store".
  public let name: String
  /// What is wrong, in a few words; `nil` if nothing is.
  public let problem: @Sendable () -> String?

  /// - Parameter problem: Called on the admin port's thread: quick, and without waiting.
  public init(_ name: String, problem: @escaping @Sendable () -> String?) {
    self.name = name
    self.problem = problem
  }
}

/// Whether a service can take calls, for `/readyz`.
final class ServiceHealth: Sendable {
  private enum Phase {
    /// Nothing is served yet. Next: `serving`, or `draining` if it is asked to stop first.
    case starting
    /// Next: `draining`.
    case serving([ReadinessCheck])
    /// The last one: a service that drains never serves again.
    case draining(reason: String)
  }

  private let phase = Lock(Phase.starting)

  func serve(_ checks: [ReadinessCheck]) {
    phase.withLock { phase in
      if case .starting = phase { phase = .serving(checks) }
    }
  }

  func drain(reason: String) {
    phase.withLock { $0 = .draining(reason: reason) }
  }

  /// What keeps it from taking calls; empty when it is ready.
  func problems() -> [String] {
    // The checks run outside of the lock: they are somebody else's code.
    switch phase.withLock({ $0 }) {
    case .starting: ["the service is starting"]
    case .draining(let reason): ["the service is draining: \(reason)"]
    case .serving(let checks):
      checks.compactMap { check in check.problem().map { "\(check.name): \($0)" } }
    }
  }
}
