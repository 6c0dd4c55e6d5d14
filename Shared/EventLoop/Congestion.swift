/// Knows when a loop has more to do than it can, and says what then not to begin.
///
/// What a loop has read but not yet begun, and what waits in the kernel for it, waits for the loop's
/// turn to end: the length of turns is the waiting time. A burst makes a few of them long. If for a
/// whole interval none has been short, more comes in than gets done, and everybody only waits; from
/// then on work is begun in the first part of each turn, and the rest of it is refused, until nothing
/// has had to be refused for an interval. Source: Nichols and Jacobson, "Controlling Queue Delay",
/// whose sojourn time this is.
///
/// No clock: instants are nanoseconds of one that is the caller's.
package struct Congestion: Sendable {
  package private(set) var isCongested = false
  /// What one piece of work takes: nanoseconds, smoothed.
  package private(set) var cost = 0.0
  private var turnBegan: UInt64 = 0
  private var begun = 0
  /// The beginning of the first of the long turns that no short one has followed.
  private var longSince: UInt64?
  private var lastRefusal: UInt64 = 0

  /// Turns up to this length are nobody's concern.
  private static let shortTurn = 10_000_000.0
  private static let interval = 100_000_000.0
  /// Less work than this is done as fast as it is refused.
  private static let leastCost = 20_000.0
  /// In pieces of work: how long what is begun in a congested turn may have waited within it.
  private static let patience = 2.0
  private static let leastPatience = 800_000.0
  private static let smoothing = 0.05

  package init() {}

  /// The loop has waited, and begins to hand out what has come.
  package mutating func turnBegins(at now: UInt64) { turnBegan = now }

  /// The loop is about to wait.
  package mutating func turnEnds(at now: UInt64) {
    let length = Double(now &- turnBegan)
    if begun > 0 {
      cost += (length / Double(begun) - cost) * Self.smoothing
      begun = 0
    }
    if isCongested {
      isCongested = Double(now &- lastRefusal) < Self.interval
      longSince = nil
    } else if length <= max(Self.shortTurn, 4 * cost) {
      longSince = nil
    } else {
      let since = longSince ?? turnBegan
      longSince = since
      if Double(now &- since) >= max(Self.interval, 40 * cost), cost >= Self.leastCost {
        isCongested = true
        lastRefusal = now
      }
    }
  }

  /// Whether a piece of work is to be begun. To be asked while ``isCongested`` only.
  package mutating func admits(at now: UInt64) -> Bool {
    guard Double(now &- turnBegan) > max(Self.leastPatience, Self.patience * cost) else {
      return true
    }
    lastRefusal = now
    return false
  }

  /// A piece of work is begun.
  package mutating func begins() { begun += 1 }
}
