internal import SQLite

/// The tables beside `users` that find people by parts of their address.
struct UserSearchIndex {
  let connection: SQLiteConnection

  func add(_ document: SearchDocument, user key: Int64) throws {
    try connection.run(
      "INSERT INTO user_trigrams (rowid, folded) VALUES (?, ?)", .integer(key),
      .text(document.folded))
    try connection.run(
      "INSERT INTO user_grams (rowid, grams) VALUES (?, ?)", .integer(key), .text(document.grams))
    for word in document.words {
      try connection.run(
        "INSERT INTO user_words (word, user) VALUES (?, ?)", .text(word), .integer(key))
    }
  }

  /// - Parameter document: The very one that was added: these FTS5 tables keep no text of their
  ///   own, "Contentless Tables" and "External Content Tables".
  func remove(_ document: SearchDocument, user key: Int64) throws {
    try connection.run(
      "INSERT INTO user_trigrams (user_trigrams, rowid, folded) VALUES ('delete', ?, ?)",
      .integer(key), .text(document.folded))
    try connection.run(
      "INSERT INTO user_grams (user_grams, rowid, grams) VALUES ('delete', ?, ?)",
      .integer(key), .text(document.grams))
    for word in document.words {
      try connection.run(
        "DELETE FROM user_words WHERE word = ? AND user = ?", .text(word), .integer(key))
    }
  }

  /// People with the term at the beginning of a word, perhaps some more, in no order.
  func usersWithWord(_ term: String, limit: Int) throws(SQLiteError) -> [Int64] {
    var start = String.UnicodeScalarView()
    start.append(contentsOf: term.unicodeScalars.prefix(SearchDocument.maximumWordScalars))
    let word = String(start)
    return try connection.rows(
      "SELECT DISTINCT user FROM user_words WHERE word >= ? AND word < ? LIMIT ?",
      .text(word), .text(Self.end(ofPrefix: word)), .integer(limit)
    ) { row throws(SQLiteError) in try row.integer(0) }
  }

  /// People with the term anywhere.
  func users(having term: String, limit: Int) throws(SQLiteError) -> [Int64] {
    let scalars = term.unicodeScalars
    if scalars.count < 3 {
      return try connection.rows(
        "SELECT rowid FROM user_grams WHERE user_grams MATCH ? LIMIT ?",
        .text(Self.quoted(SearchDocument.gram(scalars))), .integer(limit)
      ) { row throws(SQLiteError) in try row.integer(0) }
    }
    return try connection.rows(
      "SELECT rowid FROM user_trigrams WHERE user_trigrams MATCH ? LIMIT ?",
      .text(Self.quoted(term)), .integer(limit)
    ) { row throws(SQLiteError) in try row.integer(0) }
  }

  /// Greater than every text with the prefix and smaller than every greater text: no address holds
  /// the last scalar of Unicode.
  static func end(ofPrefix prefix: String) -> String { prefix + "\u{10FFFF}" }

  /// A string of the query language of FTS5, in which nothing but the quotation mark is special.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
