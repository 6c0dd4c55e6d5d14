internal import Normalization
internal import SQLite
internal import ServiceStore

/// One search: a page of people, best rank first, by address within a rank.
///
/// What has to be looked at stays small however many people there are:
/// - Prefixes are a range of the order of addresses.
/// - Words and parts come from an index. While few people match, they are all ranked and sorted.
///   When many do, the order of addresses is walked instead, where every few rows one matches.
/// - Where spelling decides, the walk goes only over the people who have accents.
struct UserSearch {
  private struct Match {
    let key: Int64
    let rank: SearchRank
    let place: String
  }

  /// Everybody that an index names.
  private enum Matches {
    /// Ranked, and in order.
    case few([Match])
    case many
  }

  private let connection: SQLiteConnection
  private let term: SearchTerm
  private let matcher: SearchMatcher

  /// Up to this many matches are sorted; past it, the order is walked.
  private let maximumSorted: Int
  private var wholeMatch: Match?

  private var words: Matches?
  private var parts: Matches?

  init(_ term: SearchTerm, on connection: SQLiteConnection, maximumSorted: Int) {
    self.connection = connection
    self.term = term
    self.maximumSorted = maximumSorted
    matcher = SearchMatcher(term.text)
  }

  /// - Returns: The keys of the page's people and where the next page goes on.
  mutating func page(
    after position: SearchPosition?, limit: Int
  ) throws -> (keys: [Int64], next: SearchPosition?) {
    wholeMatch = try findWholeMatch()
    var found: [Match] = []
    for rank in SearchRank.allCases where rank >= position?.rank ?? .whole {
      let place = rank == position?.rank ? position?.place : nil
      found += try matches(rank, after: place, limit: limit + 1 - found.count)
      if found.count > limit { break }
    }
    let page = found.prefix(limit)
    let next = found.count > limit ? page.last : nil
    return (page.map(\.key), next.map { SearchPosition(rank: $0.rank, place: $0.place) })
  }

  private mutating func matches(
    _ rank: SearchRank, after place: String?, limit: Int
  ) throws -> [Match] {
    switch rank {
    case .whole:
      return place == nil ? wholeMatch.map { [$0] } ?? [] : []
    case .prefix, .prefixButAccents:
      let prefix = term.text.folded
      return try walk(
        rank, from: prefix, after: place, to: UserSearchIndex.end(ofPrefix: prefix), limit: limit)
    case .word, .wordButAccents:
      let matches = try words ?? sorted { try $0.usersWithWord(term.text.folded, limit: $1) }
      words = matches
      return try pick(rank, from: matches, after: place, limit: limit)
    case .inside, .insideButAccents:
      let matches = try parts ?? sorted { try $0.users(having: term.text.folded, limit: $1) }
      parts = matches
      return try pick(rank, from: matches, after: place, limit: limit)
    }
  }

  private func pick(
    _ rank: SearchRank, from matches: Matches, after place: String?, limit: Int
  ) throws -> [Match] {
    switch matches {
    case .few(let sorted):
      let rest = sorted.lazy.filter { match in
        match.rank == rank && (place.map { Self.isBefore($0, match.place) } ?? true)
      }
      return Array(rest.prefix(limit))
    case .many:
      return try walk(rank, from: "", after: place, to: "\u{10FFFF}", limit: limit)
    }
  }

  private func sorted(
    _ candidates: (UserSearchIndex, Int) throws -> [Int64]
  ) throws -> Matches {
    let index = UserSearchIndex(connection: connection)
    let keys = try candidates(index, maximumSorted + 1)
    guard keys.count <= maximumSorted else { return .many }
    var found: [Match] = []
    for key in keys where key != wholeMatch?.key {
      found += try connection.rows(
        "SELECT key, place, folded, spelled FROM users WHERE key = ? AND disabled = 0",
        .integer(key)
      ) { row throws(SQLiteError) in try match(of: row) }.compactMap { $0 }
    }
    return .few(found.sorted { Self.isBefore($0.place, $1.place) })
  }

  /// Goes through people in the order of addresses and keeps those of one rank.
  private func walk(
    _ rank: SearchRank, from start: String, after place: String?, to end: String, limit: Int
  ) throws -> [Match] {
    // Of two spellings that differ, at least one has an accent: the term's, or the address's.
    let isTermPlain = term.text.spelled == term.text.folded
    let needsAccents = rank.isSpelled != isTermPlain
    let filter = needsAccents ? "AND spelled IS NOT NULL" : ""
    var found: [Match] = []
    try connection.walk(
      """
      SELECT key, place, folded, spelled FROM users
      WHERE place >= ? AND place > ? AND place < ? AND disabled = 0 \(filter) ORDER BY place
      """, .text(start), .text(place ?? ""), .text(end)
    ) { row throws(SQLiteError) in
      if let match = try match(of: row), match.rank == rank, match.key != wholeMatch?.key {
        found.append(match)
      }
      return found.count < limit ? .next : .stop
    }
    return found
  }

  private func findWholeMatch() throws -> Match? {
    guard let address = term.address else { return nil }
    return try connection.first(
      "SELECT key, place FROM users WHERE address = ? AND disabled = 0", .text(address.normalized)
    ) { row throws(SQLiteError) in
      Match(key: try row.integer(0), rank: .whole, place: try row.text(1))
    }
  }

  private func match(of row: borrowing SQLiteRow) throws(SQLiteError) -> Match? {
    let rank: SearchRank?
    if row.isNull(3) {
      rank = try row.withBytes(2) { matcher.rank(folded: $0, spelled: nil) }
    } else {
      let spelled = try row.text(3)
      rank = try row.withBytes(2) { matcher.rank(folded: $0, spelled: spelled.utf8.span) }
    }
    guard let rank else { return nil }
    return Match(key: try row.integer(0), rank: rank, place: try row.text(1))
  }

  /// The order of SQLite's BINARY collation: that of the bytes.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
