/// People who are neighbours in the order of results.
///
/// What a search goes through and what it answers lie apart. An entry of the texts is 14 bytes, little
/// endian: the lengths of the entry, of its normal form and of its folded text, two bytes each, then the
/// person's key; after that the normal form of the address if it isn't the first line of the folded text,
/// the folded text, and the spelled one if it differs. The records are in the same order: ``SearchRecord``.
///
/// Blocks are changed by making others, of exactly the bytes that they need: whoever reads one keeps it as
/// it was.
struct SearchBlock: Sendable {
  /// Where an entry lies.
  struct Entry {
    /// Its number in the block.
    let index: Int
    let start: Int
    let end: Int
    let foldedStart: Int
    let spelledStart: Int
    let key: Int64

    var hasAccents: Bool { spelledStart < end }
  }

  static let headerBytes = 14

  let texts: [UInt8]
  let records: [UInt8]

  init(texts: [UInt8] = [], records: [UInt8] = []) {
    self.texts = texts
    self.records = records
  }

  var isEmpty: Bool { texts.isEmpty }

  var byteCount: Int { texts.count + records.count }

  var entries: [Entry] {
    var entries: [Entry] = []
    while let entry = Self.entry(at: entries.last?.end ?? 0, in: texts.span, index: entries.count) {
      entries.append(entry)
    }
    return entries
  }

  func entry(of key: Int64) -> Entry? {
    var last: Entry?
    while let entry = Self.entry(at: last?.end ?? 0, in: texts.span, index: (last?.index ?? -1) + 1)
    {
      if entry.key == key { return entry }
      last = entry
    }
    return nil
  }

  /// Where the record of an entry lies.
  func record(at index: Int) -> Range<Int> {
    unsafe records.withUnsafeBufferPointer { bytes in
      var (start, end) = (0, 0)
      for _ in 0...index {
        // Past the last one there is nothing.
        guard end + 1 < bytes.count else { return end..<end }
        start = end
        end += unsafe Int(bytes[start]) | Int(bytes[start + 1]) << 8
      }
      return start..<end
    }
  }

  func inserting(_ person: SearchPerson) -> SearchBlock {
    var last: Entry?
    while let entry = Self.entry(at: last?.end ?? 0, in: texts.span, index: (last?.index ?? -1) + 1)
    {
      if SearchPlace.compare(entry, texts.span, person.entry, person.texts.span) >= 0 { break }
      last = entry
    }
    let record = last.map { self.record(at: $0.index).upperBound } ?? 0
    return SearchBlock(
      texts: texts.inserting(person.texts, at: last?.end ?? 0),
      records: records.inserting(person.record, at: record))
  }

  func removing(_ entry: Entry) -> SearchBlock {
    let record = record(at: entry.index)
    return SearchBlock(
      texts: Array(texts[..<entry.start] + texts[entry.end...]),
      records: Array(records[..<record.lowerBound] + records[record.upperBound...]))
  }

  /// The same people in as many blocks as they need, at least one.
  ///
  /// - Parameter isAtEnd: Somebody has come after everybody else. People who come in order don't come
  ///   back to the blocks before, so those are filled up.
  func pieces(usualBytes: Int, isAtEnd: Bool = false) -> [SearchBlock] {
    guard byteCount > usualBytes else { return [self] }
    let count = max(2, (byteCount * 3 / 2 + usualBytes - 1) / usualBytes)
    let target = isAtEnd ? usualBytes * 19 / 20 : byteCount / count
    var pieces: [SearchBlock] = []
    var (start, recordStart, recordEnd) = (0, 0, 0)
    for entry in entries {
      let size = SearchRecord.length(at: recordEnd, in: records.span) + entry.end - entry.start
      let before = entry.start - start + recordEnd - recordStart
      if before > 0, before + size / 2 > target {
        pieces.append(piece(start..<entry.start, recordStart..<recordEnd))
        (start, recordStart) = (entry.start, recordEnd)
      }
      recordEnd += SearchRecord.length(at: recordEnd, in: records.span)
    }
    return pieces + [piece(start..<texts.count, recordStart..<recordEnd)]
  }

  private func piece(_ texts: Range<Int>, _ records: Range<Int>) -> SearchBlock {
    SearchBlock(texts: Array(self.texts[texts]), records: Array(self.records[records]))
  }

  /// - Parameter index: Its number in the block, for who needs it.
  /// - Returns: `nil` at the end, and for bytes that are no entry.
  @inline(__always)
  static func entry(at start: Int, in bytes: Span<UInt8>, index: Int = 0) -> Entry? {
    guard start + headerBytes <= bytes.count else { return nil }
    func length(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    let end = start + length(start)
    let foldedStart = start + headerBytes + length(start + 2)
    let spelledStart = foldedStart + length(start + 4)
    guard end <= bytes.count, spelledStart <= end else { return nil }
    var key: Int64 = 0
    for index in (6..<14).reversed() { key = key << 8 | Int64(bytes[start + index]) }
    return Entry(
      index: index, start: start, end: end, foldedStart: foldedStart, spelledStart: spelledStart,
      key: key)
  }

  /// The grams by which people of the block are found.
  func insertGrams(of entry: Entry, into grams: inout SearchGramSet) {
    let bytes = texts.span
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

extension [UInt8] {
  fileprivate func inserting(_ bytes: [UInt8], at index: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + bytes.count)
    result.append(contentsOf: self[..<index])
    result.append(contentsOf: bytes)
    result.append(contentsOf: self[index...])
    return result
  }
}
