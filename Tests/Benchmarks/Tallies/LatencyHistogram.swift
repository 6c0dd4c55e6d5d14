/// Nanoseconds in buckets of 1/64 of a power of two: under 1.6 % off, in constant memory.
package struct LatencyHistogram: Sendable {
  private var buckets = [UInt64](repeating: 0, count: 64 * 60)
  package private(set) var total: UInt64 = 0

  package init() {}

  package mutating func add(_ nanoseconds: UInt64) {
    buckets[Self.index(nanoseconds)] += 1
    total += 1
  }

  package mutating func merge(_ other: LatencyHistogram) {
    for index in buckets.indices { buckets[index] += other.buckets[index] }
    total += other.total
  }

  /// The middle of the bucket that holds this share of the samples, in microseconds.
  package func quantile(_ share: Double) -> Double {
    guard total > 0 else { return 0 }
    let wanted = min(UInt64(share * Double(total)), total - 1)
    var seen: UInt64 = 0
    for (index, count) in buckets.enumerated() {
      seen += count
      guard seen > wanted else { continue }
      guard index >= 128 else { return Double(index) / 1000 }
      let shift = UInt64(index >> 6) - 1
      let low = Double(UInt64(64 + index % 64) << shift)
      return (low + Double(UInt64(1) << shift) / 2) / 1000
    }
    return 0
  }

  private static func index(_ nanoseconds: UInt64) -> Int {
    guard nanoseconds >= 64 else { return Int(nanoseconds) }
    let shift = 57 - nanoseconds.leadingZeroBitCount
    return (shift << 6) + Int(nanoseconds >> UInt64(shift))
  }
}
