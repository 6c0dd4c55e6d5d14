internal import SQLite

extension UserSearchIndex {
  /// Builds the index of a database that has none.
  func addEverybody() throws(SQLiteError) {
    var after: Int64 = 0
    var people: [(key: Int64, document: SearchDocument, isDisabled: Bool)]
    repeat {
      people = try connection.rows(
        """
        SELECT key, address, email, place, display_name, disabled FROM users WHERE key > ?
        ORDER BY key LIMIT 5000
        """, .integer(after)
      ) { row throws(SQLiteError) in
        let document = SearchDocument(
          address: try row.text(1), written: try row.text(2), place: try row.text(3),
          displayName: try row.text(4))
        return (try row.integer(0), document, try row.integer(5) != 0)
      }
      for (key, document, isDisabled) in people {
        try connection.run(
          "UPDATE users SET place = ? WHERE key = ?", .text(document.place), .integer(key))
        if !isDisabled { try put(document, key: key) }
      }
      try update()
      after = people.last?.key ?? 0
    } while !people.isEmpty
  }
}
