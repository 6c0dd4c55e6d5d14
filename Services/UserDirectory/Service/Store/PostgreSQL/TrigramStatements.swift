internal import Normalization
internal import ServiceStore

/// The queries of one search, and what they are asked with.
///
/// The ranks are worked out by the database: what it answers with is final. The rules are those of
/// ``SearchMatcher``, told in terms of texts with marks.
struct TrigramStatements {
  private let term: SearchText
  /// The person whose address is the term, and those to be left out.
  private let excluded: [RecordID]
  /// Whether the term could begin a word.
  let isWord: Bool
  /// Whether the term has no accents.
  let isPlain: Bool

  init(_ term: SearchText, excluding excluded: [RecordID]) {
    self.term = term
    self.excluded = excluded
    isWord = term.folded.utf8.first.map(SearchMatcher.isWordCharacter) ?? false
    isPlain = term.folded == term.spelled
  }

  /// Walks along the order of results.
  ///
  /// - Parameters:
  ///   - rank: The one rank that is wanted.
  ///   - most: How many people it may come by.
  func walk(
    _ rank: SearchRank, after place: String?, most: Int, limit: Int
  ) -> (sql: String, values: [StoreValue]) {
    let range = range(of: rank, after: place)
    return (
      """
      SELECT CAST(\(rank.rawValue) AS BIGINT), place, id FROM (
        SELECT place, id, \(Self.texts) FROM searched_people AS p
        WHERE place > ?5 AND place < ?6 ORDER BY place LIMIT ?7
      ) AS walked
      WHERE strpos(texts, ?2) > 0 AND \(rankOfTexts) = \(rank.rawValue)\(others(from: 9))
      ORDER BY place LIMIT ?8
      """,
      matched + [.text(range.start), .text(range.end), .integer(most), .integer(limit)]
        + othersValues
    )
  }

  /// How far such a walk comes, and how many people it comes by.
  func end(
    ofWalk rank: SearchRank, after place: String?, most: Int
  ) -> (sql: String, values: [StoreValue]) {
    let range = range(of: rank, after: place)
    return (
      """
      SELECT count(*), max(place) FROM (
        SELECT place FROM searched_people WHERE place > ? AND place < ? ORDER BY place LIMIT ?
      ) AS walked
      """, [.text(range.start), .text(range.end), .integer(most)]
    )
  }

  /// Gathers everybody whom the trigrams find, and puts them in order. The query is in two parts, lest
  /// the planner walk along the order until it has come by enough who match, which may be never.
  ///
  /// Every row has the number of those gathered; if that is more than `most`, the rest is worth nothing.
  ///
  /// - Parameter last: The last rank that is wanted.
  func gather(
    _ candidates: Candidates, from first: SearchRank, after place: String?, to last: SearchRank,
    most: Int,
    limit: Int
  ) -> (sql: String, values: [StoreValue]) {
    (
      """
      WITH gathered AS MATERIALIZED (
        SELECT place, id, \(Self.texts) FROM searched_people AS p
        WHERE \(candidates.condition) LIMIT ?6
      ), found AS (
        SELECT rank, place, id FROM (
          SELECT CAST(\(rankOfTexts) AS BIGINT) AS rank, place, id FROM gathered
          WHERE strpos(texts, ?2) > 0
        ) AS ranked
        WHERE (rank > ?7 OR rank = ?7 AND place > ?8) AND rank <= ?9\(others(from: 10 + candidates.texts.count))
        ORDER BY rank, place LIMIT ?10
      )
      SELECT rank, place, id, count FROM (SELECT count(*) AS count FROM gathered) AS counted
      LEFT JOIN found ON TRUE ORDER BY rank, place
      """,
      matched + [
        candidates.texts[0], .integer(most + 1), .integer(Int64(first.rawValue)),
        .text(place ?? ""),
        .integer(Int64(last.rawValue)), .integer(limit),
      ] + candidates.texts.dropFirst() + othersValues
    )
  }

  /// Whom the indexes find: everybody who is wanted, and some others.
  struct Candidates {
    /// For `LIKE`; `nil` where the words are enough.
    fileprivate let grams: String?
    /// For a `tsquery`.
    fileprivate let words: String?

    fileprivate var condition: String {
      let conditions = [
        grams.map { _ in "grams LIKE ?5" },
        words.map { _ in "words @@ CAST(?\(grams == nil ? 5 : 11) AS tsquery)" },
      ]
      return conditions.compactMap(\.self).joined(separator: " AND ")
    }

    fileprivate var texts: [StoreValue] { [grams, words].compactMap(\.self).map { .text($0) } }
  }

  /// Those with the term as it is spelled, or without accents, in whatever place a rank is about.
  func candidates(of rank: SearchRank, _ sample: SearchSample) -> Candidates {
    let text = rank.isSpelled ? term.spelled : term.folded
    let isStart = rank != .inside && rank != .insideButAccents && isWord
    let words = SearchedTexts.wordQuery(text, isStart: isStart, isCommon: sample.isCommon)
    if isStart, let words { return Candidates(grams: nil, words: words) }
    let grams = sample.rarestPart(of: TrigramText.pieces(of: text))
    // Of what is between two words, the letters alone say little.
    return Candidates(grams: grams, words: text.contains(" ") ? words : nil)
  }

  // MARK: Parts

  /// The few with long texts have them elsewhere; the index is enough for all others.
  private static let texts = """
    coalesce(p.texts, (SELECT l.texts FROM searched_long_texts AS l WHERE l.id = p.id)) AS texts,
      CASE WHEN p.texts IS NULL
        THEN (SELECT l.spelled FROM searched_long_texts AS l WHERE l.id = p.id)
        ELSE p.spelled END AS spelled
    """

  /// As the placeholders 1 to 4: the term without accents at the beginning of a word and elsewhere,
  /// then the same as it is spelled.
  private var matched: [StoreValue] {
    [term.folded, term.spelled].flatMap { text in
      [true, false].map { .text(SearchedTexts.marked(text.utf8, isStart: $0)) }
    }
  }

  private var rankOfTexts: String {
    let plain = isPlain ? "TRUE" : "FALSE"
    func rank(_ spelledThere: String, _ rank: SearchRank, _ butAccents: SearchRank) -> String {
      """
      CASE WHEN CASE WHEN spelled IS NULL THEN \(plain) ELSE \(spelledThere) END
          THEN \(rank.rawValue) ELSE \(butAccents.rawValue) END
      """
    }
    let start = "starts_with(spelled, ?3)"
    let word = isWord ? "strpos(spelled, ?3) > 0" : "FALSE"
    return """
      CASE WHEN starts_with(texts, ?1)
          THEN \(rank(start, .prefix, .prefixButAccents))
        WHEN \(isWord ? "strpos(texts, ?1) > 0" : "FALSE")
          THEN \(rank("NOT \(start) AND \(word)", .word, .wordButAccents))
        ELSE \(rank(
          "NOT \(start) AND NOT \(word) AND strpos(spelled, ?4) > 0", .inside, .insideButAccents))
        END
      """
  }

  private func range(of rank: SearchRank, after place: String?) -> (start: String, end: String) {
    // No scalar comes after this one, and nobody's address has two of it.
    let end = "\u{10FFFF}\u{10FFFF}"
    switch rank {
    case .whole, .prefix, .prefixButAccents:
      // A place is longer than the term that it begins with.
      let isAfter = place.map { term.folded.utf8.lexicographicallyPrecedes($0.utf8) } ?? false
      return (isAfter ? place ?? "" : term.folded, term.folded + end)
    case .word, .wordButAccents, .inside, .insideButAccents: return (place ?? "", end)
    }
  }

  /// In one of a few numbers, lest every number of people make a statement of its own.
  private var othersValues: [StoreValue] {
    guard let last = excluded.last else { return [] }
    var count = 1
    while count < excluded.count { count *= 2 }
    return (excluded + repeatElement(last, count: count - excluded.count)).map(StoreValue.id)
  }

  private func others(from number: Int) -> String {
    let places = othersValues.indices.map { "?\(number + $0)" }
    return places.isEmpty ? "" : " AND id NOT IN (\(places.joined(separator: ", ")))"
  }
}
