/// People who are neighbours in the order of results, as one value of the database.
///
/// An entry is 14 bytes, little endian: the lengths of the entry, of its normal form and of its
/// folded text, two bytes each, then the person's key; after that the normal form of the address if
/// it isn't the first line of the folded text, the folded text, and the spelled one if it differs.
struct SearchBlock {
  /// Where an entry lies.
  struct Entry {
    let start: Int
    let end: Int
    let foldedStart: Int
    let spelledStart: Int
    let key: Int64

    var hasAccents: Bool { spelledStart < end }
  }

  private static let headerBytes = 14

  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isEmpty: Bool { bytes.isEmpty }

  var entries: [Entry] {
    var entries: [Entry] = []
    var start = 0
    while let entry = Self.entry(at: start, in: bytes.span) {
      entries.append(entry)
      start = entry.end
    }
    return entries
  }

  mutating func append(_ document: SearchDocument, key: Int64) {
    let folded = document.folded.utf8
    let normalized = document.place.utf8.drop { $0 != SearchMatcher.lineBreak }.dropFirst()
    let isPlain = normalized.elementsEqual(folded.prefix { $0 != SearchMatcher.lineBreak })
    let spelled = document.spelled?.utf8
    let normalizedCount = isPlain ? 0 : normalized.count
    let count = Self.headerBytes + normalizedCount + folded.count + (spelled?.count ?? 0)
    for length in [count, normalizedCount, folded.count] {
      bytes.append(UInt8(truncatingIfNeeded: length))
      bytes.append(UInt8(truncatingIfNeeded: length >> 8))
    }
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: key >> Int64(shift * 8))) }
    if !isPlain { bytes.append(contentsOf: normalized) }
    bytes.append(contentsOf: folded)
    if let spelled { bytes.append(contentsOf: spelled) }
  }

  mutating func append(_ entry: Entry, of block: SearchBlock) {
    bytes.append(contentsOf: block.bytes[entry.start..<entry.end])
  }

  /// - Returns: `nil` at the end, and for bytes that are no entry.
  @inline(__always)
  static func entry(at start: Int, in bytes: Span<UInt8>) -> Entry? {
    guard start + headerBytes <= bytes.count else { return nil }
    func length(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    let end = start + length(start)
    let foldedStart = start + headerBytes + length(start + 2)
    let spelledStart = foldedStart + length(start + 4)
    guard end <= bytes.count, spelledStart <= end else { return nil }
    var key: Int64 = 0
    for index in (6..<14).reversed() { key = key << 8 | Int64(bytes[start + index]) }
    return Entry(
      start: start, end: end, foldedStart: foldedStart, spelledStart: spelledStart, key: key)
  }

  /// The entry's place in the order of results.
  static func place(of entry: Entry, in bytes: Span<UInt8>) -> [UInt8] {
    var place: [UInt8] = []
    var index = entry.foldedStart
    while index < entry.spelledStart && bytes[index] != SearchMatcher.lineBreak {
      place.append(bytes[index])
      index += 1
    }
    let normalized = entry.start + headerBytes..<entry.foldedStart
    let main = place
    place.append(SearchMatcher.lineBreak)
    if normalized.isEmpty {
      place.append(contentsOf: main)
    } else {
      for index in normalized { place.append(bytes[index]) }
    }
    return place
  }

  /// The place of the last one.
  static func lastPlace(in bytes: Span<UInt8>) -> String? {
    var last: Entry?
    while let entry = entry(at: last?.end ?? 0, in: bytes) { last = entry }
    return last.map { String(decoding: place(of: $0, in: bytes), as: UTF8.self) }
  }

  /// The grams by which people of the block are found.
  func insertGrams(of entry: Entry, into grams: inout SearchGramSet) {
    let bytes = bytes.span
    let folded = bytes.extracting(entry.foldedStart..<entry.spelledStart)
    var scanner = SearchGramScanner(flag: 0)
    guard entry.hasAccents else {
      scanner.scan(folded) { grams.insert($0) }
      return
    }
    let spelled = bytes.extracting(entry.spelledStart..<entry.end)
    scanner.scan(spelled) { grams.insert($0) }
    for line in Self.linesThatDiffer(folded, spelled) {
      var scanner = SearchGramScanner(flag: SearchGram.foldedFlag)
      scanner.scan(folded.extracting(line)) { grams.insert($0) }
    }
  }

  /// Where the lines of the first text lie that aren't the same in the second.
  private static func linesThatDiffer(
    _ text: Span<UInt8>, _ other: Span<UInt8>
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var otherStart = 0
    while start < text.count {
      let end = endOfLine(from: start, in: text)
      let otherEnd = endOfLine(from: otherStart, in: other)
      var isSame = end - start == otherEnd - otherStart
      var offset = 0
      while isSame && start + offset < end {
        isSame = text[start + offset] == other[otherStart + offset]
        offset += 1
      }
      if !isSame { lines.append(start..<end) }
      start = end + 1
      otherStart = otherEnd + 1
    }
    return lines
  }

  private static func endOfLine(from start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count && text[end] != SearchMatcher.lineBreak { end += 1 }
    return end
  }
}
