internal import LinuxIO
internal import SQLite

/// How common grams are, by the blocks of a sample.
///
/// Only for choosing by which grams to ask: what is found doesn't depend on it.
struct SearchGramSample: Sendable {
  private let counts: [UInt64: Int]
  /// The blocks looked at.
  private let size: Int
  /// The highest key of the time.
  fileprivate let people: Int64
  /// All blocks, about.
  private let blocks: Double

  /// Enough to tell what every second block has from what few have.
  private static let usualSize: Int64 = 32
  /// More grams of a term would find out little more, and each takes time.
  private static let maximumAsked = 4
  /// So few blocks are read sooner than another gram is asked for.
  private static let fewBlocks = 4.0

  fileprivate init(of connection: SQLiteConnection, people: Int64) throws(SQLiteError) {
    let table = SearchBlockTable(connection: connection)
    var counts: [UInt64: Int] = [:]
    var size = 0
    var entries = 0
    let scratch = SearchGramScratch()
    if let range = try table.labels() {
      let step = max(1, Int((range.upperBound - range.lowerBound) / Self.usualSize))
      for label in stride(from: range.lowerBound, through: range.upperBound, by: step) {
        guard let block = try table.block(from: label) else { break }
        for gram in scratch.grams(of: block) { counts[gram.bits, default: 0] += 1 }
        size += 1
        entries += block.entries.count
      }
    }
    self.counts = counts
    self.size = size
    self.people = people
    blocks = Double(people) * Double(size) / Double(max(1, entries))
  }

  /// How many blocks have all of some grams, roughly: as if one had nothing to do with another.
  func expectedBlocks(with grams: [SearchGram]) -> Double {
    grams.reduce(blocks) { $0 * max(0.5, Double(counts[$1.bits] ?? 0)) / Double(max(1, size)) }
  }

  /// The grams of a term that tell most: the rarest, from all over the term.
  func telling(_ grams: [SearchGram]) -> [SearchGram] {
    let counted = grams.map { (gram: $0, count: counts[$0.bits] ?? 0) }
    let sorted = counted.map(\.count).sorted()
    guard let least = sorted.first else { return [] }
    // What every second block has isn't worth asking for, unless there is nothing else.
    let limit = max(least, min(sorted[min(Self.maximumAsked, sorted.count) - 1], size / 2))
    let rare = counted.filter { $0.count <= limit }.map(\.gram)
    let wanted = least > size / 2 ? 1 : min(Self.maximumAsked, rare.count)
    guard wanted > 1 else { return Array(rare.prefix(1)) }
    let chosen = (0..<wanted).map { rare[$0 * (rare.count - 1) / (wanted - 1)] }
    var enough = 1
    while enough < wanted, expectedBlocks(with: Array(chosen[..<enough])) > Self.fewBlocks {
      enough += 1
    }
    return Array(chosen[..<enough])
  }
}

/// The sample of the moment, for all who read. It is taken anew when there are half as many people
/// again.
final class SearchGramSamples: Sendable {
  private let latest = Lock<SearchGramSample?>(nil)

  func current(on connection: SQLiteConnection) throws(SQLiteError) -> SearchGramSample {
    let people =
      try connection.first("SELECT max(key) FROM users") { row throws(SQLiteError) in
        row.isNull(0) ? 0 : try row.integer(0)
      } ?? 0
    if let sample = latest.withLock({ $0 }), people <= sample.people + sample.people / 2 {
      return sample
    }
    let sample = try SearchGramSample(of: connection, people: people)
    latest.withLock { $0 = sample }
    return sample
  }
}
