/// How a load asks and tells of many requests at once, in a few trips to a database server.
extension RequestLedger {
  /// What is known of a request.
  package enum Earlier: Sendable {
    /// It was carried out and made this.
    case made(RecordID)
    case refused(StoreFailure)
  }

  /// A request that has been carried out.
  package struct Entry: Sendable {
    package let key: RequestKey
    package let subject: RecordID
    package let answer: [UInt8]

    package init(key: RequestKey, subject: RecordID, answer: [UInt8]) {
      self.key = key
      self.subject = subject
      self.answer = answer
    }
  }

  /// What is known of requests of one method, by their ids.
  package func earlier(_ keys: [RequestKey]) async throws -> [RecordID: Earlier] {
    guard let method = keys.first?.method else { return [:] }
    let expected = Dictionary(keys.map { ($0.id, $0.fingerprint) }) { first, _ in first }
    var found: [RecordID: Earlier] = [:]
    for piece in StatementPieces.of(keys, most: 256) {
      try await connection.walk(
        """
        SELECT id, fingerprint, kind, subject,
          CAST(CASE WHEN answer IS NULL THEN 1 ELSE 0 END AS BIGINT)
        FROM requests
        WHERE method = ? AND id IN (\(StatementPieces.places(piece.count)))
        """, with: [.text(method)] + piece.map { .id($0.id) }
      ) { row in
        let id = try row.id(0)
        let subject = try row.id(3)
        if try row.blob(1) != expected[id] {
          found[id] = .refused(.requestIDReused(id))
        } else if try row.integer(4) != 0 {
          found[id] = .refused(.notFound(kind: try row.text(2), key: subject.description))
        } else {
          found[id] = .made(subject)
        }
        return .next
      }
    }
    return found
  }

  /// Remembers requests that the ledger doesn't know.
  package func remember(
    _ entries: [Entry], kind: String, at now: WallTime
  ) async throws {
    for piece in StatementPieces.of(entries, most: 256) {
      _ = try await connection.run(
        """
        INSERT INTO requests (method, id, fingerprint, kind, subject, answer, create_time)
        VALUES \(StatementPieces.rows(piece.count, of: 7))
        """,
        with: piece.flatMap { entry -> [StoreValue] in
          [
            .text(entry.key.method), .id(entry.key.id), .blob(entry.key.fingerprint), .text(kind),
            .id(entry.subject), .blob(entry.answer), .time(now),
          ]
        })
    }
  }
}
