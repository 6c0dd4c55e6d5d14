import HTTP2

/// How much a peer may ask of a connection that moves no call forward: pings, settings, windows,
/// empty frames, broken rules.
///
/// No clock: time goes in. Frames of calls that go out earn a peer far more than it needs, so that
/// the pings by which clients measure bandwidth, and their window updates, are never held against it.
struct AbuseBudget: Sendable {
  private var left = Self.most
  private var last: ContinuousClock.Instant

  private static let most = 10_000
  private static let earnedPerSecond = 100
  /// For each frame of a call that was sent.
  private static let earnedPerFrame = 600

  // What each costs: 20 pings at once, and then one in five seconds.
  private static let ping = 500
  private static let settings = 200
  private static let emptyData = 20
  private static let violation = 200

  init(from now: ContinuousClock.Instant) {
    last = now
  }

  /// What was spent on, for the one who reads of it.
  struct Excess: Sendable, Hashable {
    let isOfPings: Bool
    let reason: String
  }

  mutating func earn(frames: Int) {
    left = min(Self.most, left + frames * Self.earnedPerFrame)
  }

  /// - Returns: Why the connection has to end, if it has to.
  mutating func spend(
    _ counts: HTTP2FrameCounts, violations: Int, at now: @autoclosure () -> ContinuousClock.Instant
  ) -> Excess? {
    let pings = counts.pings * Self.ping
    let cost =
      pings + counts.settings * Self.settings + counts.emptyData * Self.emptyData
      + violations * Self.violation + counts.others
    guard cost > 0 else { return nil }
    if cost > left {
      let now = now()
      let (seconds, attoseconds) = last.duration(to: now).components
      let milliseconds = min(seconds * 1000 + attoseconds / 1_000_000_000_000_000, 1_000_000)
      left = min(Self.most, left + Int(milliseconds) * Self.earnedPerSecond / 1000)
      last = now
    }
    left -= cost
    guard left < 0 else { return nil }
    return Excess(
      isOfPings: pings * 2 > cost,
      reason: "more frames that serve no call than are accepted: \(counts.pings) pings, "
        + "\(counts.settings) settings, \(counts.emptyData) empty, \(counts.others) others, "
        + "\(violations) broken rules at once")
  }
}
