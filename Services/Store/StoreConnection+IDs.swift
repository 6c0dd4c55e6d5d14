extension StoreConnection {
  /// The greatest id in the column `id` of some tables, which the next ones that are given out follow;
  /// `nil` if there is none.
  package func greatestID(in tables: [String]) async throws -> RecordID? {
    var greatest: RecordID?
    for table in tables {
      // Not by `max`, which PostgreSQL 15 hasn't for bytes.
      let id = try await first("SELECT id FROM \(table) ORDER BY id DESC LIMIT 1") { row in
        try row.id(0)
      }
      if let id, greatest.map({ $0 < id }) ?? true { greatest = id }
    }
    return greatest
  }
}
