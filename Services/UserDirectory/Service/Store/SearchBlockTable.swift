internal import SQLite

/// The table of blocks. The order of their labels is that of their people.
struct SearchBlockTable {
  struct Row {
    let label: Int64
    /// Everybody from here to the next block's start belongs to the block.
    let start: String
    let block: SearchBlock
  }

  let connection: SQLiteConnection

  /// The block to which a place belongs.
  func row(of place: String) throws(SQLiteError) -> Row? {
    try connection.first(
      """
      SELECT label, start, entries FROM search_blocks WHERE start <= ? ORDER BY start DESC LIMIT 1
      """, .text(place), as: Self.row)
  }

  /// The label of the block to which a place belongs.
  func label(of place: String) throws(SQLiteError) -> Int64? {
    try connection.first(
      "SELECT label FROM search_blocks WHERE start <= ? ORDER BY start DESC LIMIT 1", .text(place)
    ) { row throws(SQLiteError) in try row.integer(0) }
  }

  func next(after label: Int64) throws(SQLiteError) -> (label: Int64, start: String)? {
    try connection.first(
      "SELECT label, start FROM search_blocks WHERE label > ? ORDER BY label LIMIT 1",
      .integer(label)
    ) { row throws(SQLiteError) in (try row.integer(0), try row.text(1)) }
  }

  /// From the first one's to the last one's.
  func labels() throws(SQLiteError) -> ClosedRange<Int64>? {
    let first = try connection.first(
      "SELECT label FROM search_blocks ORDER BY label LIMIT 1"
    ) { row throws(SQLiteError) in try row.integer(0) }
    let last = try connection.first(
      "SELECT label FROM search_blocks ORDER BY label DESC LIMIT 1"
    ) { row throws(SQLiteError) in try row.integer(0) }
    guard let first, let last else { return nil }
    return first...last
  }

  /// The first block with this label or a higher one.
  func block(from label: Int64) throws(SQLiteError) -> SearchBlock? {
    try connection.first(
      "SELECT entries FROM search_blocks WHERE label >= ? ORDER BY label LIMIT 1", .integer(label)
    ) { row throws(SQLiteError) in SearchBlock(try row.blob(0)) }
  }

  func insert(_ row: Row) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO search_blocks (label, start, entries) VALUES (?, ?, ?)", .integer(row.label),
      .text(row.start), .blob(row.block.bytes))
  }

  func update(_ label: Int64, _ block: SearchBlock) throws(SQLiteError) {
    try connection.run(
      "UPDATE search_blocks SET entries = ? WHERE label = ?", .blob(block.bytes), .integer(label))
  }

  func delete(_ label: Int64) throws(SQLiteError) {
    try connection.run("DELETE FROM search_blocks WHERE label = ?", .integer(label))
  }

  func count(in labels: ClosedRange<Int64>) throws(SQLiteError) -> Int {
    let count = try connection.first(
      "SELECT count(*) FROM search_blocks WHERE label BETWEEN ? AND ?",
      .integer(labels.lowerBound), .integer(labels.upperBound)
    ) { row throws(SQLiteError) in Int(try row.integer(0)) }
    return count ?? 0
  }

  func labels(in range: ClosedRange<Int64>) throws(SQLiteError) -> [Int64] {
    try connection.rows(
      "SELECT label FROM search_blocks WHERE label BETWEEN ? AND ? ORDER BY label",
      .integer(range.lowerBound), .integer(range.upperBound)
    ) { row throws(SQLiteError) in try row.integer(0) }
  }

  func walk(
    _ labels: ClosedRange<Int64>,
    body: (Int64, SearchBlock) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try connection.walk(
      "SELECT label, entries FROM search_blocks WHERE label BETWEEN ? AND ? ORDER BY label",
      .integer(labels.lowerBound), .integer(labels.upperBound)
    ) { row throws(SQLiteError) in
      try body(try row.integer(0), SearchBlock(try row.blob(1)))
      return .next
    }
  }

  /// Lends blocks in their order.
  ///
  /// - Returns: Whether it went to the end.
  func walk(
    _ labels: ClosedRange<Int64>, body: (Span<UInt8>) -> SQLiteConnection.Step
  ) throws(SQLiteError) -> Bool {
    var isEnd = true
    try connection.walk(
      "SELECT entries FROM search_blocks WHERE label BETWEEN ? AND ? ORDER BY label",
      .integer(labels.lowerBound), .integer(labels.upperBound)
    ) { row throws(SQLiteError) in
      let step = try row.withBytes(0, body)
      if case .stop = step { isEnd = false }
      return step
    }
    return isEnd
  }

  /// Lends the blocks that the full-text table finds, in their order.
  ///
  /// - Parameter query: In the query language of FTS5.
  /// - Returns: Whether it went to the end.
  func walk(
    _ labels: ClosedRange<Int64>, _ query: String, body: (Span<UInt8>) -> SQLiteConnection.Step
  ) throws(SQLiteError) -> Bool {
    var isEnd = true
    try connection.walk(
      """
      SELECT entries FROM search_grams CROSS JOIN search_blocks ON label = search_grams.rowid
      WHERE search_grams MATCH ? AND search_grams.rowid BETWEEN ? AND ?
      ORDER BY search_grams.rowid
      """, .text(query), .integer(labels.lowerBound), .integer(labels.upperBound)
    ) { row throws(SQLiteError) in
      let step = try row.withBytes(0, body)
      if case .stop = step { isEnd = false }
      return step
    }
    return isEnd
  }

  /// Gives blocks other labels: those at the same index of `new`, whatever labels were taken.
  func relabel(_ old: [Int64], to new: [Int64]) throws(SQLiteError) {
    // Labels are never negative, so no label is in the way while they change one by one.
    for (old, new) in zip(old, new) {
      try connection.run(
        "UPDATE search_blocks SET label = ? WHERE label = ?", .integer(-new), .integer(old))
    }
    try connection.run("UPDATE search_blocks SET label = -label WHERE label < 0")
  }

  private static func row(_ row: borrowing SQLiteRow) throws(SQLiteError) -> Row {
    Row(
      label: try row.integer(0), start: try row.text(1),
      block: SearchBlock(try row.blob(2)))
  }
}
