import LinuxIO

/// Something that has to be in order before a service can take calls.
public struct ReadinessCheck: Sendable {
  /// As `/readyz` names it: "store".
  public let name: String
  /// What is wrong, in a few words; `nil` if nothing is.
  public let problem: @Sendable () -> String?

  /// - Parameter problem: Called on event loops and on the admin port's thread: quick, and without
  ///   waiting.
  public init(_ name: String, problem: @escaping @Sendable () -> String?) {
    self.name = name
    self.problem = problem
  }
}

/// Whether a service can take calls, for `/readyz` and for gRPC's health protocol.
final class ServiceHealth: Sendable {
  private enum Phase {
    /// Nothing is served yet. Next: `serving`, or `draining` if it is asked to stop first.
    case starting(waitingFor: String?)
    /// Next: `draining`.
    case serving([ReadinessCheck])
    /// The last one: a service that drains never serves again.
    case draining(reason: String)
  }

  private struct Watchers {
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
    var isOver = false
  }

  private let phase = Lock(Phase.starting(waitingFor: nil))
  private let watchers = Lock(Watchers())

  func serve(_ checks: [ReadinessCheck]) {
    phase.withLock { phase in
      if case .starting = phase { phase = .serving(checks) }
    }
    tellWatchers()
  }

  /// Something has to be there before it can serve; `reason` says what and why it isn't.
  func wait(for reason: String) {
    phase.withLock { phase in
      if case .starting = phase { phase = .starting(waitingFor: reason) }
    }
  }

  func drain(reason: String) {
    phase.withLock { $0 = .draining(reason: reason) }
    tellWatchers()
  }

  /// Lets go of those who watch, after a last look: the server is about to stop, and they would keep
  /// it.
  func release() {
    let released = watchers.withLock { watchers in
      watchers.isOver = true
      defer { watchers.continuations = [:] }
      return watchers.continuations.values
    }
    for continuation in released { continuation.finish() }
  }

  // MARK: Watching

  /// An element whenever ``problems()`` may have changed; it ends with ``release()``.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id: Int? = watchers.withLock { watchers in
      guard !watchers.isOver else { return nil }
      defer { watchers.next += 1 }
      watchers.continuations[watchers.next] = continuation
      return watchers.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.watchers.withLock { $0.continuations[id] = nil }
    }
    return stream
  }

  /// Has those who watch look at the checks from time to time, until the task is cancelled: the
  /// checks themselves don't tell when they find something else.
  func watchChecks(every period: Duration) async {
    while (try? await Task.sleep(for: period)) != nil { tellWatchers() }
  }

  func tellWatchers() {
    for continuation in watchers.withLock({ $0.continuations.values }) { continuation.yield() }
  }

  /// As ``problems()``, or `nil` if it hasn't begun to serve or drains.
  func problemsWhileServing() -> [String]? {
    guard case .serving(let checks) = phase.withLock({ $0 }) else { return nil }
    return Self.problems(checks)
  }

  /// What keeps it from taking calls; empty when it is ready.
  func problems() -> [String] {
    // The checks run outside of the lock: they are somebody else's code.
    switch phase.withLock({ $0 }) {
    case .starting(nil): ["the service is starting"]
    case .starting(let reason?): ["the service is starting and waits: \(reason)"]
    case .draining(let reason): ["the service is draining: \(reason)"]
    case .serving(let checks): Self.problems(checks)
    }
  }

  private static func problems(_ checks: [ReadinessCheck]) -> [String] {
    checks.compactMap { check in check.problem().map { "\(check.name): \($0)" } }
  }
}
