internal import SQLite

/// Takes note of who comes, moves and goes, and brings the index up to that once per transaction.
///
/// People are kept in the order of results, some dozens to a ``SearchBlock``. A full-text table says
/// for each ``SearchGram`` which blocks have it: few numbers, because neighbours have most of
/// their grams in common. What FTS5 is told must come in the order of its rows, or it writes what
/// it has so far to the disk, and it does so at every savepoint too; hence once per transaction.
struct UserSearchIndex {
  let connection: SQLiteConnection

  /// A block with more bytes is divided. A row of the usual size still fits on a page of SQLite's.
  var blockBytes = Self.usualBlockBytes

  static let usualBlockBytes = 3_800

  /// The person stands at their place from now on. Whoever stood there is forgotten.
  func put(_ document: SearchDocument, key: Int64) throws(SQLiteError) {
    try connection.run(
      "INSERT OR REPLACE INTO search_changes (place, key, folded, spelled) VALUES (?, ?, ?, ?)",
      .text(document.place), .integer(key), .text(document.folded), .text(document.spelled))
  }

  /// Nobody stands at the place any more.
  func remove(place: String) throws(SQLiteError) {
    try connection.run(
      "INSERT OR REPLACE INTO search_changes (place) VALUES (?)", .text(place))
  }

  /// Carries out what was noted; for the end of every transaction that writes.
  func update() throws(SQLiteError) {
    let changes = try connection.rows(
      "SELECT place, key, folded, spelled FROM search_changes ORDER BY place"
    ) { row throws(SQLiteError) in
      guard !row.isNull(1) else { return SearchChange(place: try row.text(0), arrival: nil) }
      let document = SearchDocument(
        place: try row.text(0), folded: try row.text(2), spelled: try row.optionalText(3))
      return SearchChange(place: document.place, arrival: (try row.integer(1), document))
    }
    guard !changes.isEmpty else { return }
    try connection.run("DELETE FROM search_changes")
    try SearchBlockEditor(connection, blockBytes: blockBytes).apply(changes)
  }
}

/// What becomes of a place in the order of results.
struct SearchChange {
  let place: String
  /// Who stands there now; `nil` for nobody.
  let arrival: (key: Int64, document: SearchDocument)?
}
