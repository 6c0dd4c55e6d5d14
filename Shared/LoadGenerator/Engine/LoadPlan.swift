/// What a load is: how many calls begin when, over how many connections, for how long.
package struct LoadPlan: Sendable, Hashable, Codable {
  package enum Mode: Sendable, Hashable, Codable {
    /// Calls begin as planned, whatever becomes of those before, as long as no more run at once.
    case open(RatePlan, Arrivals, maximumInFlight: Int)
    /// So many callers, all connections together; each begins a call when its last has ended.
    case closed(callers: Int)
  }

  package var mode: Mode
  /// How long calls begin, after the time to warm up; `nil`: until so many have.
  package var seconds: Double?
  /// It counts only while nothing is said of the seconds: time wins.
  package var count: Int?
  /// Calls of that time aren't counted.
  package var warmUpSeconds = 0.0
  /// How long running calls may go on after the end, until they are cut off.
  package var graceSeconds = 1.0
  package var connections = 1
  /// Which part of the load this generator is.
  package var share = Share.whole
  package var seed: UInt64 = 1

  package init(_ mode: Mode, seconds: Double?, count: Int? = nil) {
    self.mode = mode
    self.seconds = seconds
    self.count = count
  }

  var warmUp: UInt64 { UInt64(warmUpSeconds * 1e9) }

  /// When the last call begins, the time to warm up included.
  var end: UInt64 {
    seconds.map { UInt64(($0 + warmUpSeconds) * 1e9) } ?? .max
  }

  /// What one event loop of `count` has to do.
  func pace(_ index: Int, of count: Int) -> Pace {
    let share = share.part(index, of: count)
    let calls = seconds == nil ? self.count.map(share.part(of:)) ?? .max : .max
    switch mode {
    case .open(let plan, let arrivals, let maximum):
      return Pace(
        open: ArrivalSchedule(
          plan.preceded(by: warmUpSeconds), arrivals, share: share, seed: seed),
        maximumInFlight: max(1, share.part(of: maximum)), end: end, count: calls)
    case .closed(let callers):
      // Only who has a caller can make calls.
      let calling = min(share.count, callers)
      let calls =
        calls == .max
        ? .max
        : share.index < calling
          ? Share(index: share.index, count: calling).part(of: self.count ?? 0) : 0
      return Pace(closed: share.part(of: callers), end: end, count: calls)
    }
  }
}
