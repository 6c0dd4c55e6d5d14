import Synchronization

/// How many values lay below each of a few bounds: the stuff of a histogram.
///
/// Recording takes a handful of instructions and no lock, from any thread; it may be done on every
/// call, in every turn of a loop.
@safe package final class Distribution: @unchecked Sendable {
  /// What has been recorded, as of one moment or nearly so.
  package struct Counts: Sendable, Hashable {
    /// For each bound those between it and the one before, and at last those above all.
    package var counts: [UInt64]
    package var sum: UInt64

    package var total: UInt64 { counts.reduce(0, +) }

    package init(counts: [UInt64], sum: UInt64) {
      self.counts = counts
      self.sum = sum
    }

    /// The same by fewer bounds.
    ///
    /// - Parameters:
    ///   - bounds: These.
    ///   - fewer: Some of them.
    package func reduced(from bounds: [UInt64], to fewer: [UInt64]) -> Counts {
      var reduced = [UInt64](repeating: 0, count: fewer.count + 1)
      var place = 0
      for (index, count) in counts.enumerated() {
        while place < fewer.count, index >= bounds.count || bounds[index] > fewer[place] {
          place += 1
        }
        reduced[place] += count
      }
      return Counts(counts: reduced, sum: sum)
    }

    /// The value that a share of the values lies below: between two bounds it is as far as its share
    /// of what lies between them. `nil` if there is none.
    package func percentile(_ share: Double, of bounds: [UInt64]) -> Double? {
      let total = self.total
      guard total > 0 else { return nil }
      let wanted = share * Double(total)
      var before = 0.0
      for (index, count) in counts.enumerated() where count > 0 {
        if before + Double(count) >= wanted {
          guard index < bounds.count else { return bounds.last.map { Double($0) } }
          let low = index == 0 ? 0 : Double(bounds[index - 1])
          return low + (Double(bounds[index]) - low) * (wanted - before) / Double(count)
        }
        before += Double(count)
      }
      return bounds.last.map { Double($0) }
    }

    package static func - (left: Counts, right: Counts) -> Counts {
      Counts(
        counts: zip(left.counts, right.counts).map { $0 &- $1 }, sum: left.sum &- right.sum)
    }
  }

  /// Growing. A value that equals a bound lies below it.
  package let bounds: [UInt64]
  /// By the number of a value's significant bits: the first bound that it may lie below.
  private let starts: [UInt8]
  // Unchecked because of the pointer: this value is its only owner, and atomics take any thread.
  private let counts: UnsafeMutablePointer<Atomic<UInt64>>
  private let sum = Atomic<UInt64>(0)

  /// - Parameter bounds: Growing, 255 at most.
  package init(bounds: [UInt64]) {
    precondition(bounds.count < 256 && zip(bounds, bounds.dropFirst()).allSatisfy(<))
    self.bounds = bounds
    starts = (0...64).map { bits in
      let least: UInt64 = bits == 0 ? 0 : 1 << UInt64(bits - 1)
      return UInt8(bounds.firstIndex { $0 >= least } ?? bounds.count)
    }
    unsafe counts = .allocate(capacity: bounds.count + 1)
    for index in 0...bounds.count { unsafe (counts + index).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe counts.deinitialize(count: bounds.count + 1)
    unsafe counts.deallocate()
  }

  package func record(_ value: UInt64) {
    var index = Int(starts[64 - value.leadingZeroBitCount])
    while index < bounds.count, value > bounds[index] { index += 1 }
    unsafe counts[index].wrappingAdd(1, ordering: .relaxed)
    sum.wrappingAdd(value, ordering: .relaxed)
  }

  package func read() -> Counts {
    Counts(
      counts: (0...bounds.count).map { unsafe counts[$0].load(ordering: .relaxed) },
      sum: sum.load(ordering: .relaxed))
  }

  /// From 50 µs to 10 s, in nanoseconds.
  package static let times: [UInt64] = [
    50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000,
    50_000_000, 100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000,
    10_000_000_000,
  ]

  /// Four for each of ``times``, which are among them, and some below: for percentiles.
  package static let fineTimes: [UInt64] = {
    let coarse: [UInt64] = [5_000, 10_000, 20_000] + times
    let between = zip(coarse, coarse.dropFirst()).flatMap { low, high in
      (1...4).map { low + (high - low) * $0 / 4 }
    }
    return coarse.prefix(1) + between
  }()

  /// From 64 bytes to 4 MiB.
  package static let sizes: [UInt64] = [
    1 << 6, 1 << 8, 1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22,
  ]
}
