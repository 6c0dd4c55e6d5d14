/// A canonical Huffman code, as DEFLATE (RFC 1951, 3.2.2) and WebP's lossless format use it.
///
/// Frequent symbols are short. Ties are settled by the symbol's number, so that the same counts
/// give the same code everywhere.
struct PrefixCode {
  /// Bits of each symbol; 0 for those that don't occur.
  let lengths: [Int]
  /// The bits of each symbol as they are written, the first one lowest.
  private let codes: [Int]

  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: Bits of the longest.
  init(counts: [Int], limit: Int) {
    var counts = counts
    var lengths = Self.depths(of: counts)
    // What is too rare for the limit is taken for more frequent, until it fits.
    while (lengths.max() ?? 0) > limit {
      for symbol in counts.indices where counts[symbol] > 0 {
        counts[symbol] = counts[symbol] / 2 + 1
      }
      lengths = Self.depths(of: counts)
    }
    self.lengths = lengths
    codes = Self.codes(of: lengths)
  }

  /// The symbols that occur.
  var used: [Int] { lengths.indices.filter { lengths[$0] > 0 } }

  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(codes[symbol], bits: lengths[symbol])
  }

  /// How deep each symbol lies in Huffman's tree; a lone symbol at 1.
  private static func depths(of counts: [Int]) -> [Int] {
    struct Node {
      var count: Int
      var symbols: [Int]
    }
    var depths = [Int](repeating: 0, count: counts.count)
    var leaves = counts.indices.filter { counts[$0] > 0 }
      .map { Node(count: counts[$0], symbols: [$0]) }
      .sorted { ($0.count, $0.symbols[0]) < ($1.count, $1.symbols[0]) }[...]
    if leaves.count == 1, let only = leaves.first { depths[only.symbols[0]] = 1 }
    // Both queues are in order: the next lightest is at the head of one of them.
    var joined: [Node] = []
    var head = 0
    func lightest() -> Node? {
      guard head < joined.count else { return leaves.popFirst() }
      if let leaf = leaves.first, leaf.count <= joined[head].count { return leaves.popFirst() }
      head += 1
      return joined[head - 1]
    }
    while leaves.count + joined.count - head > 1, let first = lightest(), let second = lightest() {
      let symbols = first.symbols + second.symbols
      for symbol in symbols { depths[symbol] += 1 }
      joined.append(Node(count: first.count + second.count, symbols: symbols))
    }
    return depths
  }

  private static func codes(of lengths: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: lengths.count)
    var next = 0
    for length in 1...max(1, lengths.max() ?? 1) {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(next, bits: length)
        next += 1
      }
    }
    return codes
  }

  private static func reversed(_ code: Int, bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }
}
