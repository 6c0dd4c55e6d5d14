internal import LinuxIO
internal import Normalization
internal import ServiceStore

/// Some thousands of the people, taken at random, by whom a search guesses how many match a term.
struct SearchSample: Sendable {
  /// How many of all the people are of each ``SearchRank`` for a term.
  struct Shares {
    private let counts: [Int]
    private let size: Int

    init(counts: [Int], size: Int) {
      self.counts = counts
      self.size = size
    }

    /// Where the sample has nobody, there may be some all the same.
    func share(of ranks: some Sequence<SearchRank>) -> Double {
      let count = ranks.reduce(0) { $0 + counts[Int($1.rawValue)] }
      return max(Double(count), 0.5) / Double(max(1, size))
    }
  }

  private struct Person {
    let folded: [UInt8]
    let spelled: [UInt8]?
  }

  /// About how many people there are.
  let population: Double
  private let people: [Person]
  /// How many of the people have each trigram.
  private let trigrams: [UInt32: Int32]

  private static let maximumSize = 4_096
  /// One in so many people can be in a sample: the index `searched_people_sample`.
  private static let thinning = 256.0
  private static let maximumNumber = Double(1 << 32)

  init(_ connection: any StoreConnection) async throws {
    var highest: Int64 = 0
    var trigrams: [UInt32: Int32] = [:]
    people = try await connection.rows(
      """
      SELECT texts, spelled, sample, grams FROM searched_people WHERE sample < 16777216
      ORDER BY sample LIMIT ?
      """, .integer(Self.maximumSize)
    ) { row in
      highest = try row.integer(2)
      for trigram in Set(TrigramText.trigrams(in: Array(try row.text(3).utf8))) {
        trigrams[trigram, default: 0] += 1
      }
      return Person(
        folded: SearchedTexts.unmarked(try row.optionalText(0) ?? ""),
        spelled: try row.optionalText(1).map(SearchedTexts.unmarked))
    }
    self.trigrams = trigrams
    let part =
      people.count < Self.maximumSize
      ? 1 / Self.thinning : Double(max(1, highest)) / Self.maximumNumber
    population = Double(people.count) / part
  }

  func shares(_ matcher: SearchMatcher) -> Shares {
    var counts = [Int](repeating: 0, count: SearchRank.allCases.count)
    for person in people {
      let rank =
        if let spelled = person.spelled {
          matcher.rank(folded: person.folded.span, spelled: spelled.span)
        } else {
          matcher.rank(folded: person.folded.span, spelled: nil)
        }
      if let rank { counts[Int(rank.rawValue)] += 1 }
    }
    return Shares(counts: counts, size: people.count)
  }

  /// Whether so many people have the word, or one that begins with it, that to look for it takes longer
  /// than it helps.
  func isCommon(_ word: String) -> Bool {
    let shares = shares(SearchMatcher(SearchText(word)))
    return shares.share(of: SearchRank.allCases) > 0.1
  }

  /// The pattern for `LIKE` of that part of a term of which the index has the fewest people: the more
  /// trigrams it has to look up, of which some are everybody's, the longer it takes.
  func rarestPart(of pieces: [UInt8]) -> String {
    var best = pieces[...]
    var lowest = Double.infinity
    for length in 3...8 where pieces.count > length {
      for start in 0...(pieces.count - length) {
        let part = pieces[start..<start + length]
        let chance = TrigramText.trigrams(in: Array(part)).reduce(1.0) { chance, trigram in
          chance * (Double(trigrams[trigram] ?? 0) + 0.5) / Double(people.count + 1)
        }
        // A longer part must be worth its longer look.
        if chance < lowest / 4 { (best, lowest) = (part, chance) }
      }
    }
    return "%\(String(decoding: best, as: UTF8.self))%"
  }

  /// Few are too few to be right for long.
  fileprivate var lifetime: Duration {
    people.count < Self.maximumSize / 8 ? .seconds(5) : .seconds(300)
  }
}

/// The latest sample of a store. It decides how a search is done and never what it finds, so it may be
/// minutes old.
final class SearchSamples: Sendable {
  private struct State {
    var sample: SearchSample?
    var end = ContinuousClock.now
  }

  private let state = Lock(State())

  /// Takes another sample if the last one is old; one search at a time does that.
  func current(on connection: any StoreConnection) async throws -> SearchSample {
    let kept: SearchSample? = state.withLock { state in
      guard let sample = state.sample else { return nil }
      if .now >= state.end {
        state.end = .now + sample.lifetime
        return nil
      }
      return sample
    }
    if let kept { return kept }
    let sample = try await SearchSample(connection)
    state.withLock { state in
      state.sample = sample
      state.end = .now + sample.lifetime
    }
    return sample
  }
}
