import RPCCore

/// When a server ends a connection by itself: too old, unused, or with a peer that doesn't read.
///
/// No clock and no timer: it is looked at from time to time, and says what to do.
struct ConnectionLifetime: Sendable {
  /// `nil` stands for no limit.
  struct Limits: Sendable, Hashable {
    var idle: Duration?
    var slowReader: Duration?
    var age: Duration?
    /// From the go-away of an old connection on.
    var grace: Duration?

    /// How often to look, so that an end comes at most an eighth late; `nil` if there is no limit.
    var period: Duration? {
      guard let shortest = [idle, slowReader, age, grace].compactMap({ $0 }).min() else {
        return nil
      }
      return min(max(shortest / 8, .milliseconds(5)), .seconds(1))
    }
  }

  /// What was seen since the last look.
  struct Activity: Sendable, Hashable {
    /// No call is open, and nothing has come.
    var isIdle: Bool
    /// There is something to send, and the peer has taken nothing of it.
    var isStuck: Bool
  }

  enum Verdict: Sendable, Hashable {
    case goOn
    /// Take no new calls, and close when the running ones are done.
    case leave(ConnectionLimit)
    /// Close now.
    case end(ConnectionLimit)
  }

  private let limits: Limits
  private let oldAt: ContinuousClock.Instant?
  private var leftAt: ContinuousClock.Instant?
  private var idleSince: ContinuousClock.Instant?
  private var stuckSince: ContinuousClock.Instant?

  /// How far from the age a connection's end may lie, so that the clients of a server that was
  /// started don't all come back at once.
  private static let jitter = 0.1

  /// - Parameter random: Between -1 and 1.
  init(
    _ limits: Limits, from now: ContinuousClock.Instant, random: Double = .random(in: -1...1)
  ) {
    self.limits = limits
    oldAt = limits.age.map { now.advanced(by: $0 * (1 + Self.jitter * random)) }
  }

  mutating func look(_ now: ContinuousClock.Instant, _ activity: Activity) -> Verdict {
    if Self.isOver(&stuckSince, activity.isStuck, limits.slowReader, now) {
      return .end(.slowReader)
    }
    if let leftAt {
      guard let grace = limits.grace, leftAt.duration(to: now) >= grace else { return .goOn }
      return .end(.grace)
    }
    if let oldAt, now >= oldAt {
      leftAt = now
      return .leave(.age)
    }
    guard Self.isOver(&idleSince, activity.isIdle, limits.idle, now) else { return .goOn }
    leftAt = now
    return .leave(.idle)
  }

  /// Whether something has lasted for as long as it may.
  private static func isOver(
    _ since: inout ContinuousClock.Instant?, _ lasts: Bool, _ limit: Duration?,
    _ now: ContinuousClock.Instant
  ) -> Bool {
    guard lasts, let limit else {
      since = nil
      return false
    }
    guard let start = since else {
      since = now
      return false
    }
    return start.duration(to: now) >= limit
  }
}

/// Why a server ended a connection by itself, as a word to count by.
public enum ConnectionLimit: String, Sendable, Hashable, CaseIterable {
  /// Unused for the idle time.
  case idle
  /// As old as a connection gets; its client connects again, perhaps to another replica.
  case age
  /// Its calls were not done when the grace after its age was over.
  case grace
  /// Its peer took nothing of what it was sent for too long.
  case slowReader = "slow_reader"
}

extension ConnectionLimit {
  /// For the peer.
  var explanation: String {
    switch self {
    case .idle: "it was not used"
    case .age: "it was old"
    case .grace: "it was old, and its calls were not done in time"
    case .slowReader: "what it was sent was not read"
    }
  }
}
