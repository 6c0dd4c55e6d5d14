internal import SQLite

/// The table of the grams that some text has only without its accents.
///
/// None is ever taken out: one too many costs a search some time, and no more.
struct SearchAccentTable {
  let connection: SQLiteConnection

  func note(_ grams: [SearchGram]) throws(SQLiteError) {
    for gram in grams where gram.bits & SearchGram.foldedFlag != 0 {
      try connection.run(
        "INSERT OR IGNORE INTO search_accents VALUES (?)", .integer(Self.key(gram)))
    }
  }

  /// - Parameter grams: Of a term without accents.
  func hasAll(_ grams: [SearchGram]) throws(SQLiteError) -> Bool {
    for gram in grams {
      let found = try connection.first(
        "SELECT 1 FROM search_accents WHERE gram = ?", .integer(Self.key(gram))
      ) { _ throws(SQLiteError) in true }
      if found == nil { return false }
    }
    return true
  }

  private static func key(_ gram: SearchGram) -> Int64 { Int64(bitPattern: gram.bits) }
}
