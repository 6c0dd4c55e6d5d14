/// Times in buckets that grow with them, in constant memory.
///
/// Every power of two has 64 buckets, so what a quantile tells is off by less than half of a bucket:
/// 0.8 % of the value. Times under 128 ns are exact, and so are the least, the greatest and the mean.
/// Two that are merged are the same as one that got the times of both.
package struct LatencyHistogram: Sendable, Hashable {
  private var buckets = [UInt64](repeating: 0, count: 64 * 59)
  package private(set) var total: UInt64 = 0
  /// Nanoseconds of all together.
  package private(set) var sum: UInt64 = 0
  /// In nanoseconds; `UInt64.max` while there are none.
  package private(set) var least: UInt64 = .max
  package private(set) var greatest: UInt64 = 0

  package init() {}

  package mutating func add(_ nanoseconds: UInt64) {
    buckets[Self.index(nanoseconds)] += 1
    total += 1
    sum &+= nanoseconds
    if nanoseconds < least { least = nanoseconds }
    if nanoseconds > greatest { greatest = nanoseconds }
  }

  package mutating func merge(_ other: LatencyHistogram) {
    guard other.total > 0 else { return }
    for index in buckets.indices { buckets[index] += other.buckets[index] }
    total += other.total
    sum &+= other.sum
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
  }

  package var isEmpty: Bool { total == 0 }

  /// In microseconds.
  package var mean: Double { total == 0 ? 0 : Double(sum) / Double(total) / 1000 }

  /// The middle of the bucket that holds this share of the times, in microseconds; never more than
  /// the greatest of them.
  package func quantile(_ share: Double) -> Double {
    guard total > 0 else { return 0 }
    let wanted = min(UInt64(share * Double(total)), total - 1)
    var seen: UInt64 = 0
    for (index, count) in buckets.enumerated() where count > 0 {
      seen += count
      guard seen > wanted else { continue }
      return min(max(Self.middle(of: index), Double(least)), Double(greatest)) / 1000
    }
    return 0
  }

  /// How many of the times are over this one, as far as the buckets tell.
  package func count(over nanoseconds: UInt64) -> UInt64 {
    buckets[(Self.index(nanoseconds) + 1)...].reduce(0, +)
  }

  private static func middle(of index: Int) -> Double {
    guard index >= 128 else { return Double(index) }
    let shift = UInt64(index >> 6) - 1
    let low = Double(UInt64(64 + index % 64) << shift)
    return low + Double((UInt64(1) << shift) - 1) / 2
  }

  private static func index(_ nanoseconds: UInt64) -> Int {
    guard nanoseconds >= 64 else { return Int(nanoseconds) }
    let shift = 57 - nanoseconds.leadingZeroBitCount
    return (shift << 6) + Int(nanoseconds >> UInt64(shift))
  }
}

/// The buckets that aren't empty, for a file or the wire; nothing is lost.
extension LatencyHistogram: Codable {
  private enum CodingKeys: String, CodingKey {
    case buckets, sum, least, greatest
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Index, count, index, count and so on.
    var pairs: [UInt64] = []
    for (index, count) in buckets.enumerated() where count > 0 {
      pairs.append(UInt64(index))
      pairs.append(count)
    }
    try container.encode(pairs, forKey: .buckets)
    try container.encode(sum, forKey: .sum)
    try container.encode(isEmpty ? 0 : least, forKey: .least)
    try container.encode(greatest, forKey: .greatest)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pairs = try container.decode([UInt64].self, forKey: .buckets)
    for place in stride(from: 0, to: pairs.count - 1, by: 2) {
      guard pairs[place] < UInt64(buckets.count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .buckets, in: container, debugDescription: "no bucket \(pairs[place])")
      }
      let (sum, isOver) = total.addingReportingOverflow(pairs[place + 1])
      guard !isOver else {
        throw DecodingError.dataCorruptedError(
          forKey: .buckets, in: container, debugDescription: "more counts than 64 bits hold")
      }
      buckets[Int(pairs[place])] += pairs[place + 1]
      total = sum
    }
    sum = try container.decode(UInt64.self, forKey: .sum)
    least = total == 0 ? .max : try container.decode(UInt64.self, forKey: .least)
    greatest = try container.decode(UInt64.self, forKey: .greatest)
  }
}
