/// A block, and what becomes of it by some changes.
struct SearchBlockEdit {
  private(set) var result = SearchBlock()
  /// Those who come.
  private(set) var arrivals = SearchBlock()
  /// Some of those who stand next to them.
  private(set) var neighbours: [SearchBlock.Entry] = []
  private(set) var removesSomebody = false

  /// On either side of each who comes. Neighbours have most grams in common.
  private static let neighboursEach = 3
  /// All who come stand after all who were there.
  private(set) var isAtEnd = true
  private(set) var isAtStart = true

  var hasChanges: Bool { removesSomebody || !arrivals.isEmpty }

  init(_ block: SearchBlock, _ changes: ArraySlice<SearchChange>) {
    let entries = block.entries
    var next = 0
    for change in changes {
      let index = block.index(of: change.place, in: entries[next...])
      for entry in entries[next..<index] { result.append(entry, of: block) }
      next = index
      if index < entries.endIndex, block.isPlace(change.place, of: entries[index]) {
        removesSomebody = true
        next += 1
      }
      if let (key, document) = change.arrival {
        result.append(document, key: key)
        arrivals.append(document, key: key)
        let near = max(entries.startIndex, next - Self.neighboursEach)
        let start = max(
          near,
          (neighbours.last?.end).map { end in
            entries[near...].firstIndex { $0.start >= end } ?? entries.endIndex
          } ?? near)
        let end = min(entries.endIndex, next + Self.neighboursEach)
        if start < end { neighbours += entries[start..<end] }
        if next < entries.endIndex { isAtEnd = false }
        if next > 0 { isAtStart = false }
      }
    }
    for entry in entries[next...] { result.append(entry, of: block) }
  }

  /// The result in as many blocks as it needs, at least one.
  func pieces(usualBytes: Int) -> [SearchBlock] {
    guard result.bytes.count > usualBytes else { return [result] }
    // People who come in order don't come back to the blocks before, so those are filled up.
    let count = max(2, (result.bytes.count * 3 / 2 + usualBytes - 1) / usualBytes)
    let target = isAtEnd ? usualBytes * 19 / 20 : result.bytes.count / count
    var pieces: [SearchBlock] = []
    var piece = SearchBlock()
    for entry in result.entries {
      if !piece.isEmpty, piece.bytes.count + (entry.end - entry.start) / 2 > target {
        pieces.append(piece)
        piece = SearchBlock()
      }
      piece.append(entry, of: result)
    }
    return pieces + [piece]
  }
}

extension SearchBlock {
  /// Where the first entry lies that doesn't precede a place.
  func index(of place: String, in entries: ArraySlice<Entry>) -> Int {
    var range = entries.startIndex..<entries.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if Self.place(of: entries[middle], in: bytes.span).lexicographicallyPrecedes(place.utf8) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  func isPlace(_ place: String, of entry: Entry) -> Bool {
    Self.place(of: entry, in: bytes.span).elementsEqual(place.utf8)
  }

  /// The place of the first one.
  var start: String {
    guard let entry = Self.entry(at: 0, in: bytes.span) else { return "" }
    return String(decoding: Self.place(of: entry, in: bytes.span), as: UTF8.self)
  }
}

extension String {
  /// The order of SQLite's BINARY collation: that of the bytes.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
