internal import ServiceStore

/// The tables `searched_people` and `searched_long_texts`: whoever can be found, and by what.
struct SearchedPeopleTable {
  private let connection: any StoreConnection

  /// What fits on a page of an index, less its other columns: texts beyond it are kept aside.
  private static let maximumBytes = 1_200

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func insert(_ people: [(id: RecordID, texts: SearchedTexts)]) async throws {
    for piece in StatementPieces.of(people, most: 256) {
      _ = try await connection.run(
        """
        INSERT INTO searched_people (id, place, texts, spelled, grams, sample, words)
        VALUES \(repeatElement(Self.row, count: piece.count).joined(separator: ", "))
        """, with: piece.flatMap { Self.values(of: $0.id, $0.texts) })
    }
    for (id, texts) in people where Self.isLong(texts) {
      try await connection.run(
        "INSERT INTO searched_long_texts (id, texts, spelled) VALUES (?, ?, ?)", .id(id),
        .text(texts.folded), .text(texts.spelled))
    }
  }

  /// - Parameter texts: `nil` for somebody who isn't to be found.
  func put(_ texts: SearchedTexts?, of id: RecordID) async throws {
    try await remove(id)
    if let texts { try await insert([(id, texts)]) }
  }

  func remove(_ id: RecordID) async throws {
    try await connection.run("DELETE FROM searched_people WHERE id = ?", .id(id))
    try await connection.run("DELETE FROM searched_long_texts WHERE id = ?", .id(id))
  }

  private static let row = "(\(StatementPieces.places(6)), CAST(? AS tsvector))"

  private static func isLong(_ texts: SearchedTexts) -> Bool {
    texts.folded.utf8.count + (texts.spelled?.utf8.count ?? 0) > maximumBytes
  }

  private static func values(of id: RecordID, _ texts: SearchedTexts) -> [StoreValue] {
    let isLong = isLong(texts)
    return [
      .id(id), .text(texts.place), isLong ? .null : .text(texts.folded),
      isLong ? .null : .text(texts.spelled), .text(texts.grams), .integer(sample(of: id)),
      .text(texts.words),
    ]
  }

  /// The last bits of an id are random.
  private static func sample(of id: RecordID) -> Int64 {
    Int64(UInt32(truncatingIfNeeded: id.value))
  }
}
