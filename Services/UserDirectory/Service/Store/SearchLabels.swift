/// Numbers for the blocks that are in the order of the blocks: the list labelling of Itai,
/// Konheim and Rodeh in the form of Bender et al., "Two Simplified Algorithms for Maintaining
/// Order in a List".
///
/// A new block gets a number between its neighbours'. Where none is left, the blocks of the
/// smallest range around that isn't too full are spread anew: however somebody chooses the
/// addresses, each block moves O(log n) times per block that comes.
enum SearchLabels {
  /// Labels are 1 to this: few enough to be short in the index, many enough for any number of
  /// blocks.
  static let maximum: Int64 = (1 << 50) - 1

  /// By how much more than the next smaller range a range may be filled: 2 / `thinning` to the
  /// power of the range's bits.
  private static let thinning = 1.5

  /// The distance that blocks keep which come at the very end, as they do when people are loaded
  /// in order.
  private static let usualStep: Int64 = 1 << 24

  /// On which side more new blocks are to be expected.
  enum Growth {
    case anywhere
    /// People come in order: more will come right after the new blocks.
    case upwards
    /// They come in reverse: more will come right before the new blocks.
    case downwards
  }

  /// - Parameters:
  ///   - lower: The label of the block before; 0 for none.
  ///   - upper: That of the block after; `nil` for none.
  /// - Returns: `nil` if there aren't enough between them.
  static func labels(
    _ count: Int, between lower: Int64, and upper: Int64?, growth: Growth
  ) -> [Int64]? {
    let count = Int64(count)
    let end = upper ?? maximum + 1
    let room = end - lower - 1
    guard room >= count else { return nil }
    let even = (room + 1) / (count + 1)
    guard even > 1 else { return (1...count).map { lower + $0 } }
    if upper == nil, even > usualStep { return (1...count).map { lower + $0 * usualStep } }
    // Where people come in order, most of the room stays where the next ones will want it.
    let narrow = max(1, even / 64)
    switch growth {
    case .anywhere: return (1...count).map { lower + $0 * even }
    case .upwards: return (1...count).map { lower + $0 * narrow }
    case .downwards: return (1...count).map { end - (count + 1 - $0) * narrow }
    }
  }

  /// The range whose blocks are to be spread so that some more find room next to a label.
  ///
  /// - Parameter blocks: How many blocks there are in a range.
  static func crowdedRange<Failure>(
    around label: Int64, for new: Int, blocks: (ClosedRange<Int64>) throws(Failure) -> Int
  ) throws(Failure) -> (range: ClosedRange<Int64>, blocks: Int) {
    var capacity = 1.0
    for bits in 1..<50 {
      capacity *= 2 / thinning
      guard capacity > Double(new) else { continue }
      let size: Int64 = 1 << Int64(bits)
      let start = label & ~(size - 1)
      let range = max(1, start)...start + size - 1
      let count = try blocks(range)
      if Double(count + new) < capacity { return (range, count) }
    }
    return (1...maximum, try blocks(1...maximum))
  }

  /// Labels all over a range, with room for `new` more anywhere between them.
  static func spread(_ count: Int, over range: ClosedRange<Int64>) -> [Int64] {
    let step = max(1, Int64(range.count) / Int64(count + 1))
    return (0..<Int64(count)).map { range.lowerBound + step / 2 + $0 * step }
  }
}
