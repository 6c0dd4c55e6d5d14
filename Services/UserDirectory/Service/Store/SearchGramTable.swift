internal import SQLite

/// The full-text table that says which blocks have a gram.
///
/// It keeps no text, and a row is told in parts: what comes to a block is inserted under its label
/// beside what is there, what goes is deleted ("The 'delete' Command"). FTS5 keeps a set of
/// rows for every gram either way.
final class SearchGramTable {
  /// What is kept in memory before it is written, about.
  static let usualBytes = 4 << 20

  private struct Change {
    let label: Int64
    let removed: String
    let added: String
  }

  private let connection: SQLiteConnection
  private let accents: SearchAccentTable
  private var noted: Set<SearchGram> = []
  private var changes: [Change] = []
  private var bytes = 0

  init(connection: SQLiteConnection) {
    self.connection = connection
    accents = SearchAccentTable(connection: connection)
  }

  /// Takes note of a change. Labels come in ascending order between two flushes.
  func add(_ label: Int64, removing removed: [SearchGram], adding added: [SearchGram]) {
    guard !removed.isEmpty || !added.isEmpty else { return }
    let change = Change(label: label, removed: Self.text(of: removed), added: Self.text(of: added))
    bytes += change.removed.utf8.count + change.added.utf8.count
    for gram in added where gram.bits & SearchGram.foldedFlag != 0 { noted.insert(gram) }
    changes.append(change)
  }

  /// Writes the changes if they are more than so many bytes.
  func flush(past limit: Int = 0) throws(SQLiteError) {
    guard bytes > limit else { return }
    try accents.note(Array(noted))
    noted.removeAll()
    for change in changes {
      if !change.removed.isEmpty {
        try connection.run(
          "INSERT INTO search_grams (search_grams, rowid, grams) VALUES ('delete', ?, ?)",
          .integer(change.label), .text(change.removed))
      }
      // With every deletion, even if nothing comes: FTS5 counts them, and finds it odd if there are
      // more than insertions.
      try connection.run(
        "INSERT INTO search_grams (rowid, grams) VALUES (?, ?)", .integer(change.label),
        .text(change.added))
    }
    changes.removeAll(keepingCapacity: true)
    bytes = 0
  }

  private static func text(of grams: [SearchGram]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(grams.count * 5)
    for gram in grams {
      gram.appendToken(to: &text)
      text.append(UInt8(ascii: " "))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A set of grams that is filled for one block after the other.
final class SearchGramScratch {
  private var held = SearchGramSet()

  var grams: [SearchGram] { held.grams }

  func contains(_ gram: SearchGram) -> Bool { held.contains(gram) }

  /// Every gram of the block.
  func fill(with block: SearchBlock) {
    held.removeAll()
    for entry in block.entries { block.insertGrams(of: entry, into: &held) }
  }

  func grams(of block: SearchBlock) -> [SearchGram] {
    fill(with: block)
    return grams
  }

  /// The grams of people who come, without those that some others of the block have.
  func newGrams(
    of arrivals: SearchBlock, beside neighbours: [SearchBlock.Entry], of block: SearchBlock
  ) -> [SearchGram] {
    held.removeAll()
    for entry in neighbours { block.insertGrams(of: entry, into: &held) }
    let known = held.grams.count
    for entry in arrivals.entries { arrivals.insertGrams(of: entry, into: &held) }
    return Array(held.grams[known...])
  }
}
