internal import TLS

/// What tells one request from another: the caller's id for it, and what it asked.
package struct RequestKey: Hashable, Sendable {
  package let method: String
  package let id: RecordID
  /// A hash of the request's bytes.
  package let fingerprint: [UInt8]

  /// - Parameter request: The packed request.
  package init(method: String, id: RecordID, request: [UInt8]) {
    self.method = method
    self.id = id
    fingerprint = SHA256.digest(request)
  }
}

/// A request that is carried out once, however often it comes.
package struct OnceOnly<Record: Sendable>: Sendable {
  package let key: RequestKey
  /// Makes the answer that is kept beside the record, in the same transaction.
  package let answer: @Sendable (Record) throws -> [UInt8]

  package init(key: RequestKey, answer: @escaping @Sendable (Record) throws -> [UInt8]) {
    self.key = key
    self.answer = answer
  }
}

/// What came of a request that may have come before.
package enum OnceOutcome<Record: Sendable>: Sendable {
  case carriedOut(Record)
  /// The kept answer to the first one.
  case replayed([UInt8])
}

/// A request of which the ledger knows.
package struct RememberedRequest: Hashable, Sendable {
  package let method: String
  package let id: RecordID
  package let time: WallTime

  package init(method: String, id: RecordID, time: WallTime) {
    self.method = method
    self.id = id
    self.time = time
  }
}

/// Keeps the first answers to requests that had an id.
///
/// Answers are kept for seven days at least. When what a request made is deleted, its answer is
/// erased with it; the id stays known, so that a late repetition doesn't make the thing again.
package struct RequestLedger {
  package static let retention = Duration.seconds(7 * 24 * 3600)

  package static let migration = Migration(
    "request ledger",
    script: """
      CREATE TABLE requests (
        method TEXT NOT NULL,
        id BLOB NOT NULL,
        fingerprint BLOB NOT NULL,
        kind TEXT NOT NULL,
        subject BLOB NOT NULL,
        answer BLOB,
        create_time INTEGER NOT NULL,
        PRIMARY KEY (method, id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX requests_by_subject ON requests (subject);
      CREATE INDEX requests_by_time ON requests (create_time);
      """)

  package static let postgresMigration = PostgresMigration(
    "request ledger",
    script: """
      CREATE TABLE requests (
        method text NOT NULL,
        id bytea NOT NULL,
        fingerprint bytea NOT NULL,
        kind text NOT NULL,
        subject bytea NOT NULL,
        answer bytea,
        create_time int8 NOT NULL,
        PRIMARY KEY (method, id)
      );
      CREATE INDEX requests_by_subject ON requests (subject);
      CREATE INDEX requests_by_time ON requests (create_time);
      """)

  let connection: any StoreConnection

  package init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// The answer that was given to this request.
  ///
  /// - Returns: `nil` if the request is new.
  /// - Throws: ``StoreFailure/requestIDReused(_:)`` if the id came with another request;
  ///   ``StoreFailure/notFound(kind:key:)`` if what it made has been deleted.
  package func answer(to key: RequestKey) async throws -> [UInt8]? {
    let kept = try await connection.first(
      "SELECT fingerprint, kind, subject, answer FROM requests WHERE method = ? AND id = ?",
      .text(key.method), .blob(key.id.bytes)
    ) { row in
      (try row.blob(0), try row.text(1), try row.blob(2), try row.optionalBlob(3))
    }
    guard let (fingerprint, kind, subject, answer) = kept else { return nil }
    guard fingerprint == key.fingerprint else { throw StoreFailure.requestIDReused(key.id) }
    guard let answer else {
      let id = RecordID(bytes: subject).map(String.init) ?? ""
      throw StoreFailure.notFound(kind: kind, key: id)
    }
    return answer
  }

  /// The id of what a request has made that got an answer.
  package func subject(of key: RequestKey) async throws -> RecordID? {
    try await connection.first(
      "SELECT subject FROM requests WHERE method = ? AND id = ?", .text(key.method),
      .blob(key.id.bytes)
    ) { row in try row.id(0) }
  }

  /// Carries `make` out unless its request came before.
  ///
  /// - Parameters:
  ///   - kind: What the request makes, such as "user".
  ///   - subject: The id of what it made.
  package func once<Record>(
    _ once: OnceOnly<Record>?, kind: String, at now: WallTime, subject: (Record) -> RecordID,
    make: () async throws -> Record
  ) async throws -> OnceOutcome<Record> {
    guard let once else { return .carriedOut(try await make()) }
    if let answer = try await answer(to: once.key) { return .replayed(answer) }
    let record = try await make()
    let entry = Entry(key: once.key, subject: subject(record), answer: try once.answer(record))
    try await remember([entry], kind: kind, at: now)
    try await dropExpired(at: now)
    return .carriedOut(record)
  }

  /// The requests that made a record, in their order.
  package func requests(about subject: RecordID) async throws -> [RememberedRequest] {
    try await connection.rows(
      "SELECT method, id, create_time FROM requests WHERE subject = ? ORDER BY create_time",
      .blob(subject.bytes)
    ) { row in
      RememberedRequest(method: try row.text(0), id: try row.id(1), time: try row.time(2))
    }
  }

  /// Erases the answers that told of a record, when the record is deleted.
  package func eraseAnswers(about subject: RecordID) async throws {
    try await connection.run(
      "UPDATE requests SET answer = NULL WHERE subject = ?", .blob(subject.bytes))
  }

  /// Drops a few at a time, more than come in.
  private func dropExpired(at now: WallTime) async throws {
    let count = connection.dialect.rowsToDrop(4)
    guard count > 0 else { return }
    let oldest = now - Self.retention
    try await connection.run(
      """
      DELETE FROM requests WHERE (method, id) IN
        (SELECT method, id FROM requests WHERE create_time < ? ORDER BY create_time LIMIT ?)
      """, .integer(oldest.microseconds), .integer(count))
  }
}
