internal import Normalization
internal import SQLite

/// The blocks that may hold people of one rank for a term, in the order of people.
struct SearchBlocks {
  /// What a block must have, one way or another, to be looked at.
  private enum Condition {
    case none
    /// In the query language of FTS5.
    case query(String, expectedBlocks: Double)
    /// Nobody can be of the rank.
    case impossible
  }

  private let connection: SQLiteConnection
  private let condition: Condition
  /// Every address of the rank begins with this.
  private let prefix: String?

  /// How many blocks there will be, roughly.
  var expectedCount: Double {
    switch condition {
    case .none: .infinity
    case .query(_, let expectedBlocks): expectedBlocks
    case .impossible: 0
    }
  }

  /// Whether the order of addresses alone leads to the people of the rank.
  var isInOrder: Bool { if case .none = condition { true } else { false } }

  init(
    of rank: SearchRank, for term: SearchText, on connection: SQLiteConnection,
    sample: SearchGramSample
  ) {
    self.connection = connection
    let isPlain = term.spelled == term.folded
    let canStartWord = term.folded.utf8.first.map(SearchMatcher.isWordCharacter) ?? false
    let isAtWord: Bool
    switch rank {
    case .whole, .prefix, .prefixButAccents:
      prefix = term.folded
      isAtWord = canStartWord
    case .word, .wordButAccents:
      prefix = nil
      isAtWord = true
    case .inside, .insideButAccents:
      prefix = nil
      isAtWord = false
    }
    func query(_ text: String, flag: UInt64) -> (text: String, blocks: Double) {
      let grams = Self.grams(of: text, isAtWord: isAtWord, flag: flag, sample)
      return (Self.query(grams), sample.expectedBlocks(with: grams))
    }
    if isAtWord && !canStartWord {
      condition = .impossible
    } else if rank.isSpelled {
      // Nearly everybody whose address begins with a plain term is spelled like it.
      let (text, blocks) = query(term.spelled, flag: 0)
      condition = isPlain && prefix != nil ? .none : .query(text, expectedBlocks: blocks)
    } else if isPlain {
      // Who is spelled otherwise has accents.
      let (text, blocks) = query(term.folded, flag: SearchGram.foldedFlag)
      condition = .query(text, expectedBlocks: blocks)
    } else if prefix != nil {
      condition = .none
    } else {
      let plain = query(term.folded, flag: 0)
      let accented = query(term.folded, flag: SearchGram.foldedFlag)
      condition = .query(
        "(\(plain.text)) OR (\(accented.text))", expectedBlocks: plain.blocks + accented.blocks)
    }
  }

  /// Goes through the blocks, from the one to which a place belongs.
  ///
  /// - Returns: Whether it went to the end.
  @discardableResult
  func walk(
    from place: String?,
    body: (Span<UInt8>) -> SQLiteConnection.Step
  ) throws(SQLiteError) -> Bool {
    let table = SearchBlockTable(connection: connection)
    let from = [place ?? "", prefix ?? ""].max { $0.precedes($1) } ?? ""
    guard let first = try table.label(of: from) else { return true }
    var last: Int64?
    // Greater than every text with the prefix and smaller than every greater text: no address
    // holds the last scalar of Unicode.
    if let prefix { last = try table.label(of: prefix + "\u{10FFFF}") }
    let upper = last ?? SearchLabels.maximum
    switch condition {
    case .impossible: return true
    case .none: return try table.walk(first...max(first, upper), body: body)
    case .query(let query, _): return try table.walk(first...max(first, upper), query, body: body)
    }
  }

  /// The grams of a term that tell most.
  private static func grams(
    of term: String, isAtWord: Bool, flag: UInt64, _ sample: SearchGramSample
  ) -> [SearchGram] {
    let length = min(3, term.unicodeScalars.count)
    var grams: [SearchGram] = []
    var start: SearchGram?
    var position = 0
    var scanner = SearchGramScanner(flag: flag)
    scanner.scan(Array(term.utf8).span) { gram in
      if gram.bits & SearchGram.wordFlag != 0 {
        if gram.length == position { start = gram }
        return
      }
      if gram.length == 1 { position += 1 }
      if gram.length == length { grams.append(gram) }
    }
    // The first gram as well as that a word begins with it.
    if isAtWord, let start { return [start] + sample.telling(Array(grams.dropFirst())) }
    return sample.telling(grams)
  }

  private static func query(_ grams: [SearchGram]) -> String {
    var text: [UInt8] = []
    for gram in grams {
      if !text.isEmpty { text.append(contentsOf: Array(" AND ".utf8)) }
      text.append(UInt8(ascii: "\""))
      gram.appendToken(to: &text)
      text.append(UInt8(ascii: "\""))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
