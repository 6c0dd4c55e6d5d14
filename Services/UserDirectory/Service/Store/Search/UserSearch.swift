internal import Normalization
internal import ServiceStore

/// One search: a page of people, best rank first, by address within a rank.
///
/// For each rank there is a ``SearchWalk`` over the few blocks where somebody of that rank may be, in the
/// order of people, so it stops as soon as the page is full. Of the people it comes by, those who are of a
/// better rank have been shown before: on the first page, they are fewer than a page.
///
/// Where few blocks have the term at all, they are read once for all the ranks.
struct UserSearch {
  /// Everybody who matches as the term is spelled, or everybody who matches but for accents.
  private enum Matches {
    /// In order within each rank.
    case few([FoundPerson])
    case many
  }

  /// More than it may look at before it gives way to others.
  struct TooMuch: Error {}

  private let people: ReadersLock<SearchPeople>
  private let term: SearchTerm
  private let matcher: SearchMatcher
  private let excluded: Set<RecordID>
  /// Is asked now and then whether anybody still waits; throws if not.
  private let check: () throws -> Void
  /// Blocks that may be looked at before it throws ``TooMuch``.
  private let blocksUntilTooMuch: Int
  private var blocksLookedAt = 0
  /// Blocks that one page may look at; past it, the page ends early.
  private var blocksLeft: Int

  private var spelledMatches: Matches?
  private var foldedMatches: Matches?

  /// Blocks that are read to see whether there are few.
  private static let fewBlocks = 24
  /// Blocks between two looks at the clock.
  private static let blocksPerCheck = 32

  init(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, among people: ReadersLock<SearchPeople>,
    maximumBlocks: Int, blocksUntilTooMuch: Int = .max, check: @escaping () throws -> Void
  ) {
    self.people = people
    self.term = term
    self.excluded = excluded
    self.check = check
    self.blocksUntilTooMuch = blocksUntilTooMuch
    matcher = SearchMatcher(term.text)
    blocksLeft = maximumBlocks
  }

  /// - Returns: The page holds fewer than `limit` people at the end, and where few are found among very
  ///   many who are similar.
  /// - Throws: ``TooMuch``, and what `check` throws.
  mutating func page(after position: SearchPosition?, limit: Int) throws -> FoundPeople {
    let whole = try findWholeMatch()
    var found: [FoundPerson] = []
    if position == nil, let whole, !isExcluded(whole) { found.append(whole) }
    for rank in SearchRank.allCases where rank >= position?.rank ?? .prefix && rank != .whole {
      let place = rank == position?.rank ? position.map { SearchPlace($0.place) } : nil
      var end: SearchPlace?
      if !SearchWalk.isInOrder(rank, for: term.text),
        case .few(let matches) = try matches(likeRank: rank, whole?.key)
      {
        found += matches.lazy
          .filter { match in match.rank == rank && place.map { match.isAfter($0) } ?? true }
          .prefix(limit + 1 - found.count)
      } else {
        end = try search(rank, after: place, whole: whole?.key, limit: limit + 1, into: &found)
      }
      if found.count > limit { break }
      if let end {
        return FoundPeople(.found(found), next: SearchPosition(rank: rank, place: end.text))
      }
    }
    let page = Array(found.prefix(limit))
    let next = found.count > limit ? page.last : nil
    return FoundPeople(
      .found(page), next: next.map { SearchPosition(rank: $0.rank, place: $0.place.text) })
  }

  /// The matches of all ranks that are spelled like the term if this one is, or else of the others.
  private mutating func matches(likeRank rank: SearchRank, _ whole: Int64?) throws -> Matches {
    if let known = rank.isSpelled ? spelledMatches : foldedMatches { return known }
    let walk = SearchWalk(of: rank.isSpelled ? .inside : .insideButAccents, for: term.text)
    var found: [FoundPerson] = []
    let isEnd = try walk.goIfFew(Self.fewBlocks, over: people) { block, after in
      try lookAtBlock()
      return matcher.matches(in: block.texts.span) { entry, matched in
        if matched.isSpelled == rank.isSpelled, entry.key != whole {
          let match = FoundPerson(block, entry, matched)
          if after.map({ match.isAfter($0) }) ?? true, !isExcluded(match) { found.append(match) }
        }
        return .next
      }
    }
    let matches = isEnd == nil ? Matches.many : .few(found)
    if rank.isSpelled { spelledMatches = matches } else { foldedMatches = matches }
    return matches
  }

  /// Finds people of one rank, until there are as many as the limit.
  ///
  /// - Returns: The place up to which everybody has been found, if that isn't the end.
  private mutating func search(
    _ rank: SearchRank, after place: SearchPlace?, whole: Int64?, limit: Int,
    into found: inout [FoundPerson]
  ) throws -> SearchPlace? {
    var end: SearchPlace?
    try SearchWalk(of: rank, for: term.text).go(over: people, after: place) { block, after in
      try lookAtBlock()
      blocksLeft -= 1
      let step = matcher.matches(in: block.texts.span) { entry, matched in
        guard matched == rank, entry.key != whole else { return .next }
        let match = FoundPerson(block, entry, rank)
        if let after, !match.isAfter(after) { return .next }
        if isExcluded(match) { return .next }
        found.append(match)
        return found.count < limit ? .next : .stop
      }
      if case .stop = step { return .stop }
      if blocksLeft <= 0, let last = block.entries.last {
        let place = SearchPlace(of: last, in: block.texts)
        end = after.map { $0.compare(to: last, in: block.texts.span) < 0 ? $0 : place } ?? place
        return .stop
      }
      return .next
    }
    return end
  }

  private mutating func lookAtBlock() throws {
    blocksLookedAt += 1
    if blocksLookedAt > blocksUntilTooMuch { throw TooMuch() }
    if blocksLookedAt % Self.blocksPerCheck == 0 { try check() }
  }

  private func isExcluded(_ person: FoundPerson) -> Bool {
    !excluded.isEmpty && excluded.contains(person.id)
  }

  private func findWholeMatch() throws -> FoundPerson? {
    guard let address = term.address else { return nil }
    let main = address.searchTexts.first?.folded ?? ""
    let place = SearchPlace(main: Array(main.utf8), normalized: Array(address.normalized.utf8))
    let block = people.read { people in
      people.position(of: place).map { people.blocks[Int(people.order.slots[$0])] }
    }
    guard let block else { return nil }
    return block.entries.first { place.compare(to: $0, in: block.texts.span) == 0 }
      .map { FoundPerson(block, $0, .whole) }
  }
}
