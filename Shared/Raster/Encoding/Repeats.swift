/// Values with what came before replaced by a pointer back to it: LZ77.
///
/// The search is short and always the same, so the same values give the same steps for ever.
struct Repeats {
  enum Step: Hashable {
    case value(UInt32)
    case copy(length: Int, distance: Int)
  }

  /// What a format can say.
  struct Limits {
    var length: Int
    var distance: Int
  }

  /// Shorter ones save nothing.
  private static let shortest = 3
  /// Places that are compared before one is taken.
  private static let tries = 24
  private static let tableBits = 15

  static func steps(of values: [UInt32], limits: Limits) -> [Step] {
    var steps: [Step] = []
    // The last place for each hash, and for each place the one before it.
    var latest = [Int32](repeating: -1, count: 1 << tableBits)
    var earlier = [Int32](repeating: -1, count: values.count)
    var here = 0
    func hash(at index: Int) -> Int {
      let mixed =
        (values[index] &* 0x9e37_79b1 ^ values[index + 1] &* 0x85eb_ca77 ^ values[index + 2])
        &* 0xc2b2_ae3d
      return Int(mixed >> UInt32(32 - tableBits))
    }
    func remember(_ index: Int) {
      guard index + shortest <= values.count else { return }
      let hash = hash(at: index)
      earlier[index] = latest[hash]
      latest[hash] = Int32(index)
    }
    func longest(at index: Int) -> (length: Int, distance: Int)? {
      guard index + shortest <= values.count else { return nil }
      let most = min(limits.length, values.count - index)
      var best: (length: Int, distance: Int)?
      var place = Int(latest[hash(at: index)])
      for _ in 0..<tries {
        guard place >= 0, index - place <= limits.distance else { break }
        var length = 0
        while length < most, values[place + length] == values[index + length] { length += 1 }
        if length >= shortest, length > best?.length ?? 0 { best = (length, index - place) }
        if length == most { break }
        place = Int(earlier[place])
      }
      return best
    }
    while here < values.count {
      if let (length, distance) = longest(at: here) {
        steps.append(.copy(length: length, distance: distance))
        for index in here..<here + length { remember(index) }
        here += length
      } else {
        steps.append(.value(values[here]))
        remember(here)
        here += 1
      }
    }
    return steps
  }
}

/// A number as a symbol for its magnitude and the bits that say where in it: distances in DEFLATE,
/// lengths and distances in WebP.
struct Magnitude {
  let symbol: Int
  let extra: Int
  let bits: Int

  /// - Parameter value: From 0.
  init(_ value: Int) {
    guard value >= 4 else {
      (symbol, extra, bits) = (value, 0, 0)
      return
    }
    bits = Int.bitWidth - 2 - value.leadingZeroBitCount
    symbol = 2 * (bits + 1) + (value >> bits) & 1
    extra = value & (1 << bits - 1)
  }
}
