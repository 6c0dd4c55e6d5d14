internal import Glibc

/// How the calls of a rate lie between each other.
package enum Arrivals: String, Sendable, Hashable, Codable, CaseIterable {
  /// All at the same distance.
  case even
  /// At random, as the calls of many people who know nothing of each other do.
  case poisson
}

/// One of several parts that together make the whole load: of the event loops of a process, and of
/// the processes that share one load.
package struct Share: Sendable, Hashable, Codable {
  package let index: Int
  package let count: Int

  package static let whole = Share(index: 0, count: 1)

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// This part of a number; the parts add up to it.
  package func part(of number: Int) -> Int {
    number / count + (index < number % count ? 1 : 0)
  }

  /// One of the equal parts of this part.
  package func part(_ index: Int, of count: Int) -> Share {
    Share(index: self.index * count + index, count: self.count * count)
  }
}

/// When each call of one share of a load is to begin, counted from the beginning of the load.
///
/// The instants are made one at a time and depend on nothing but the plan: whatever becomes of the
/// calls, the schedule stays what it was. The shares of an even schedule together are the schedule of
/// the whole; those of a random one are random processes whose sum is one of the whole rate.
package struct ArrivalSchedule: Sendable {
  private let plan: RatePlan
  private let arrivals: Arrivals
  private let share: Share
  private var random: SeededRandom
  /// The next one's place among all calls, in calls.
  private var position: Double

  package init(_ plan: RatePlan, _ arrivals: Arrivals, share: Share = .whole, seed: UInt64 = 1) {
    self.plan = plan
    self.arrivals = arrivals
    self.share = share
    random = SeededRandom(seed: seed, stream: UInt64(share.index))
    position = Double(share.index)
    if arrivals == .poisson { position = random.exponential() * Double(share.count) }
  }

  /// Nanoseconds; `nil` after the last.
  package mutating func next() -> UInt64? {
    guard let second = plan.instant(of: position) else { return nil }
    switch arrivals {
    case .even: position += Double(share.count)
    // A sum of shares of it has exponential gaps of one call again.
    case .poisson: position += random.exponential() * Double(share.count)
    }
    return UInt64(second * 1e9)
  }
}

/// Numbers that look random and are the same for the same seed. Source: Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators".
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// - Parameter stream: Those of two streams have nothing to do with each other.
  package init(seed: UInt64, stream: UInt64 = 0) {
    state = seed &+ stream &* 0xd134_2543_de82_ef95
    state = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, not including, 1.
  package mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// With a mean of 1.
  package mutating func exponential() -> Double { -log(1 - fraction()) }
}
