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

  /// Whether the order of addresses alone leads to the people of a rank: nearly everybody whose
  /// address begins with a plain term is spelled like it, and few are whose address begins with it
  /// but for accents.
  static func isInOrder(_ rank: SearchRank, for term: SearchText) -> Bool {
    switch rank {
    case .whole, .prefix, .prefixButAccents:
      rank.isSpelled == (term.spelled == term.folded)
    case .word, .wordButAccents, .inside, .insideButAccents: false
    }
  }

  init(
    of rank: SearchRank, for term: SearchText, on connection: SQLiteConnection,
    sample: SearchGramSample
  ) throws(SQLiteError) {
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
    var query = Condition.none
    if isAtWord && !canStartWord {
      query = .impossible
    } else if !Self.isInOrder(rank, for: term) {
      var grams: [[SearchGram]] = []
      if rank.isSpelled || !isPlain {
        let text = rank.isSpelled ? term.spelled : term.folded
        grams.append(Self.grams(of: text, isAtWord: isAtWord, flag: 0, sample))
      }
      if !rank.isSpelled {
        // Who is spelled otherwise than the term has accents, or the term has some.
        let accented = Self.grams(
          of: term.folded, isAtWord: isAtWord, flag: SearchGram.foldedFlag, sample)
        let table = SearchAccentTable(connection: connection)
        if try table.hasAll(accented) { grams.append(accented) }
      }
      query =
        grams.isEmpty
        ? .impossible
        : .query(
          grams.map(Self.query).joined(separator: " OR "),
          expectedBlocks: grams.reduce(0) { $0 + sample.expectedBlocks(with: $1) })
    }
    condition = query
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
      if gram.length == length || gram.length == 4 { grams.append(gram) }
    }
    // The first gram as well as that a word begins with it.
    if isAtWord, let start { return [start] + sample.telling(Array(grams.dropFirst())) }
    return sample.telling(grams)
  }

  private static func query(_ grams: [SearchGram]) -> String {
    var text: [UInt8] = [UInt8(ascii: "(")]
    for gram in grams {
      if text.count > 1 { text.append(contentsOf: Array(" AND ".utf8)) }
      text.append(UInt8(ascii: "\""))
      gram.appendToken(to: &text)
      text.append(UInt8(ascii: "\""))
    }
    text.append(UInt8(ascii: ")"))
    return String(decoding: text, as: UTF8.self)
  }
}
