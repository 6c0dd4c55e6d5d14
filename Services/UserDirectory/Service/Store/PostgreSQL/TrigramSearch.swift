internal import Normalization
internal import ServiceStore

/// How much of a database one query of a search may look at.
package struct SearchBounds: Sendable {
  /// People whom one walk may come by.
  package var walked = 10_000
  /// People whom the trigrams may find.
  package var gathered = 10_000
  /// Whether it walks or gathers, if it isn't to take the way that seems quicker.
  package var walks: Bool?

  package init() {}
}

/// The search where a database server does it, over the tables of ``SearchedPeopleTable``.
///
/// There are two ways to the people of a rank. One walks along the order of results and stops when the
/// page is full: quick where many match. The other gathers all whom the trigrams find and sorts them:
/// quick where few do. A sample of the people says which; both have an end, past which a page is
/// shorter than it could be.
struct TrigramSearch: Sendable {
  private let database: any StoreDatabase
  private let bounds: SearchBounds
  private let samples = SearchSamples()

  init(_ database: any StoreDatabase, bounds: SearchBounds) {
    self.database = database
    self.bounds = bounds
  }

  func search(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int
  ) async throws(StoreFailure) -> FoundPeople {
    let (bounds, samples) = (bounds, samples)
    return try await database.read { connection in
      let sample = try await samples.current(on: connection)
      var page = TrigramPage(
        term, after: position, limit: limit, sample: sample, bounds: bounds, on: connection)
      let next = try await page.fill(excluding: excluded)
      let users = try await UserTable(connection).users(page.ids)
      let byID = Dictionary(users.map { ($0.id, $0) }) { $1 }
      return FoundPeople(records: page.ids.compactMap { byID[$0] }, next: next)
    }
  }
}

/// One page of a search.
private struct TrigramPage {
  private struct Found {
    let rank: SearchRank
    let place: String
    let id: RecordID

    var position: SearchPosition { SearchPosition(rank: rank, place: place) }
  }

  private let term: SearchTerm
  private let position: SearchPosition?
  private let limit: Int
  private let sample: SearchSample
  private let shares: SearchSample.Shares
  private let bounds: SearchBounds
  private let connection: any StoreConnection
  /// One more than there is room for says that there is a next page.
  private var found: [Found] = []

  init(
    _ term: SearchTerm, after position: SearchPosition?, limit: Int, sample: SearchSample,
    bounds: SearchBounds, on connection: any StoreConnection
  ) {
    (self.term, self.position, self.limit) = (term, position, limit)
    (self.bounds, self.connection) = (bounds, connection)
    self.sample = sample
    shares = sample.shares(SearchMatcher(term.text))
  }

  var ids: [RecordID] { found.prefix(limit).map(\.id) }

  /// - Returns: Where the next page goes on.
  mutating func fill(excluding excluded: Set<RecordID>) async throws -> SearchPosition? {
    var excluded = Array(excluded)
    if let whole = try await wholeMatch() {
      if position == nil, !excluded.contains(whole.id) { found.append(whole) }
      excluded.append(whole.id)
    }
    let statements = TrigramStatements(term.text, excluding: excluded)
    if isGathered(),
      try await gather(from: .prefix, to: .insideButAccents, statements)
    {
      return next
    }
    for rank in SearchRank.allCases where rank >= position?.rank ?? .prefix && rank != .whole {
      if !statements.isWord, rank == .word || rank == .wordButAccents { continue }
      if let end = try await find(rank, statements) { return end }
      if found.count > limit { break }
    }
    return next
  }

  private var next: SearchPosition? {
    found.count > limit ? found.prefix(limit).last?.position : nil
  }

  /// - Returns: How far it came, if that isn't the end.
  private mutating func find(
    _ rank: SearchRank, _ statements: TrigramStatements
  ) async throws -> SearchPosition? {
    // To walk among all whose addresses begin like the term is quick, unless few have its accents.
    let isWalked = rank == .prefixButAccents || rank == .prefix && statements.isPlain
    if !isWalked, isGathered(rank), try await gather(from: rank, to: rank, statements) {
      return nil
    }
    let before = found
    let end = try await walk(rank, statements)
    guard end != nil, !isWalked, bounds.walks == nil, gathered(rank) <= Double(bounds.gathered) / 2
    else { return end }
    // They stand close together, further on.
    let walked = found
    found = before
    if try await gather(from: rank, to: rank, statements) { return nil }
    found = walked
    return end
  }

  // MARK: The two ways

  private mutating func walk(
    _ rank: SearchRank, _ statements: TrigramStatements
  ) async throws -> SearchPosition? {
    let place = rank == position?.rank ? position?.place : nil
    let room = limit + 1 - found.count
    let walk = statements.walk(rank, after: place, most: bounds.walked, limit: room)
    let before = found.count
    try await take(walk.sql, walk.values)
    guard found.count - before < room else { return nil }
    let end = statements.end(ofWalk: rank, after: place, most: bounds.walked)
    var reached: SearchPosition?
    try await connection.walk(end.sql, with: end.values) { row in
      if try row.integer(0) >= Int64(bounds.walked) {
        reached = SearchPosition(rank: rank, place: try row.text(1))
      }
      return .stop
    }
    return reached
  }

  /// - Returns: Whether that was everybody.
  private mutating func gather(
    from first: SearchRank, to last: SearchRank, _ statements: TrigramStatements
  ) async throws -> Bool {
    var (first, place) = (first, nil as String?)
    if let position, position.rank >= first { (first, place) = (position.rank, position.place) }
    let gather = statements.gather(
      statements.candidates(of: last, sample), from: first, after: place, to: last,
      most: bounds.gathered, limit: limit + 1 - found.count)
    let before = found.count
    let count = try await take(gather.sql, gather.values, countColumn: 3)
    guard count > bounds.gathered else { return true }
    found.removeLast(found.count - before)
    return false
  }

  /// - Returns: What stands in the column for the count, if there is one.
  @discardableResult
  private mutating func take(
    _ sql: String, _ values: [StoreValue], countColumn: Int? = nil
  ) async throws -> Int64 {
    var rows: [Found] = []
    var count: Int64 = 0
    try await connection.walk(sql, with: values) { row in
      if let countColumn { count = try row.integer(countColumn) }
      guard let number = try row.optionalInteger(0) else { return .next }
      guard let rank = UInt8(exactly: number).flatMap(SearchRank.init(rawValue:)) else {
        throw ColumnMismatch(column: 0, expected: "a rank")
      }
      rows.append(Found(rank: rank, place: try row.text(1), id: try row.id(2)))
      return .next
    }
    found += rows
    return count
  }

  private func wholeMatch() async throws -> Found? {
    guard let address = term.address else { return nil }
    return try await connection.first(
      """
      SELECT p.place, p.id FROM addresses AS a JOIN searched_people AS p ON p.id = a.user_id
      WHERE a.address = ?
      """, .text(address.normalized)
    ) { row in Found(rank: .whole, place: try row.text(0), id: try row.id(1)) }
  }

  // MARK: Which way

  /// Microseconds for each of the people, as measured; only their proportion matters.
  private static let gathering = 3.0
  private static let walking = 0.7

  /// Whether gathering all who match, or those of one rank, seems quicker than walking.
  private func isGathered(_ rank: SearchRank? = nil) -> Bool {
    if let walks = bounds.walks { return !walks }
    let gathered = gathered(rank)
    let share = shares.share(of: rank.map { [$0] } ?? candidates(for: nil))
    let walked = min(Double(limit) / share, Double(bounds.walked))
    return gathered <= Double(bounds.gathered) / 2
      && gathered * Self.gathering <= walked * Self.walking
  }

  /// About how many people the indexes find.
  private func gathered(_ rank: SearchRank?) -> Double {
    sample.population * shares.share(of: candidates(for: rank))
  }

  /// The ranks of those whom the indexes find for a rank.
  private func candidates(for rank: SearchRank?) -> [SearchRank] {
    SearchRank.allCases.filter { candidate in
      guard let rank else { return candidate != .whole }
      // By their words, those who have the term at the beginning of any.
      if rank == .prefix { return candidate == .prefix || candidate == .word }
      return candidate != .whole && candidate <= rank && (!rank.isSpelled || candidate.isSpelled)
    }
  }
}
