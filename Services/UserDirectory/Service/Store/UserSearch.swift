internal import Normalization
internal import SQLite

/// One search: a page of people, best rank first, by address within a rank.
///
/// For each rank there is an index that names, in the order of people, the few blocks where somebody
/// of that rank may be, so it stops as soon as the page is full. Of the people it comes by, those who
/// are of a better rank have been shown before: on the first page, they are fewer than a page.
///
/// Where few blocks have the term at all, they are read once for all the ranks.
struct UserSearch {
  /// Everybody who matches as the term is spelled, or everybody who matches but for accents.
  private enum Matches {
    /// In order within each rank.
    case few([Match])
    case many
  }

  private struct Match {
    let key: Int64
    let rank: SearchRank
    let place: String

    init(key: Int64, rank: SearchRank, place: String) {
      self.key = key
      self.rank = rank
      self.place = place
    }

    init(_ entry: SearchBlock.Entry, _ rank: SearchRank, in bytes: Span<UInt8>) {
      let place = SearchBlock.place(of: entry, in: bytes)
      self.init(key: entry.key, rank: rank, place: String(decoding: place, as: UTF8.self))
    }
  }

  private let connection: SQLiteConnection
  private let term: SearchTerm
  private let matcher: SearchMatcher
  private let excluded: Set<Int64>
  private let sample: SearchGramSample
  /// Blocks that one page may look at; past it, the page ends early.
  private var blocksLeft: Int

  private var spelledMatches: Matches?
  private var foldedMatches: Matches?

  /// Blocks that are read to see whether there are few.
  private static let fewBlocks = 24

  init(
    _ term: SearchTerm, excluding excluded: Set<Int64>, on connection: SQLiteConnection,
    sample: SearchGramSample, maximumBlocks: Int
  ) {
    self.connection = connection
    self.term = term
    self.excluded = excluded
    self.sample = sample
    matcher = SearchMatcher(term.text)
    blocksLeft = maximumBlocks
  }

  /// - Returns: The keys of the page's people and where the next page goes on. The page holds fewer
  ///   than `limit` people at the end, and where few are found among very many who are similar.
  mutating func page(
    after position: SearchPosition?, limit: Int
  ) throws(SQLiteError) -> (keys: [Int64], next: SearchPosition?) {
    let whole = try findWholeMatch()
    var found: [Match] = []
    if position == nil, let whole, !excluded.contains(whole.key) { found.append(whole) }
    for rank in SearchRank.allCases where rank >= position?.rank ?? .prefix && rank != .whole {
      let place = rank == position?.rank ? position?.place : nil
      var end: String?
      if !SearchBlocks.isInOrder(rank, for: term.text),
        case .few(let matches) = try matches(likeRank: rank, whole?.key)
      {
        found += matches.lazy
          .filter { match in match.rank == rank && place.map { $0.precedes(match.place) } ?? true }
          .prefix(limit + 1 - found.count)
      } else {
        let blocks = try SearchBlocks(of: rank, for: term.text, on: connection, sample: sample)
        end = try search(
          rank, in: blocks, after: place, whole: whole?.key, limit: limit + 1, into: &found)
      }
      if found.count > limit { break }
      if let end { return (found.map(\.key), SearchPosition(rank: rank, place: end)) }
    }
    let page = found.prefix(limit)
    let next = found.count > limit ? page.last : nil
    return (page.map(\.key), next.map { SearchPosition(rank: $0.rank, place: $0.place) })
  }

  /// The matches of all ranks that are spelled like the term if this one is, or else of the others.
  private mutating func matches(
    likeRank rank: SearchRank, _ whole: Int64?
  ) throws(SQLiteError) -> Matches {
    if let known = rank.isSpelled ? spelledMatches : foldedMatches { return known }
    let blocks = try SearchBlocks(
      of: rank.isSpelled ? .inside : .insideButAccents, for: term.text, on: connection,
      sample: sample)
    var found: [Match] = []
    var left = Self.fewBlocks
    var isEnd = false
    if blocks.expectedCount < Double(Self.fewBlocks * 2) {
      isEnd = try blocks.walk(from: nil) { bytes in
        guard left > 0 else { return .stop }
        left -= 1
        return matcher.matches(in: bytes) { entry, matched in
          if matched.isSpelled == rank.isSpelled, entry.key != whole,
            !excluded.contains(entry.key)
          {
            found.append(Match(entry, matched, in: bytes))
          }
          return .next
        }
      }
    }
    let matches = isEnd ? Matches.few(found) : .many
    if rank.isSpelled { spelledMatches = matches } else { foldedMatches = matches }
    return matches
  }

  /// Finds people of one rank, until there are as many as the limit.
  ///
  /// - Returns: The place up to which everybody has been found, if that isn't the end.
  private mutating func search(
    _ rank: SearchRank, in blocks: SearchBlocks, after place: String?, whole: Int64?, limit: Int,
    into found: inout [Match]
  ) throws(SQLiteError) -> String? {
    var after = place
    var left = blocksLeft
    var end: String?
    var matches = found
    try blocks.walk(from: place) { bytes in
      let step = matcher.matches(in: bytes) { entry, matched in
        guard matched == rank, entry.key != whole, !excluded.contains(entry.key) else {
          return .next
        }
        let match = Match(entry, rank, in: bytes)
        if let after, !after.precedes(match.place) { return .next }
        matches.append(match)
        return matches.count < limit ? .next : .stop
      }
      if case .stop = step { return .stop }
      // Only the first block has people before the position.
      if left <= 1, let place = SearchBlock.lastPlace(in: bytes) {
        end = after.map { $0.precedes(place) ? place : $0 } ?? place
        return .stop
      }
      after = nil
      left -= 1
      return .next
    }
    blocksLeft = left
    found = matches
    return end
  }

  private func findWholeMatch() throws(SQLiteError) -> Match? {
    guard let address = term.address else { return nil }
    return try connection.first(
      "SELECT key, place FROM users WHERE address = ? AND disabled = 0", .text(address.normalized)
    ) { row throws(SQLiteError) in
      Match(key: try row.integer(0), rank: .whole, place: try row.text(1))
    }
  }
}
