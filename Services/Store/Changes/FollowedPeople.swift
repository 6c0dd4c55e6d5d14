/// What a service keeps of its following the user directory, in its own database and in the very
/// transactions that do what the directory tells: how far it has come, and who has been deleted.
///
/// Ids of people are never given out again, so who is forgotten stays so. A call that had made sure of
/// a person before the deletion, and writes after it, finds them here: see ``requireKnown(_:)``.
package struct FollowedPeople {
  /// Comes behind the service's other migrations.
  package static let migration = Migration(
    "followed people",
    script: """
      CREATE TABLE forgotten_people (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
      """)

  /// The same for PostgreSQL.
  package static let postgresMigration = PostgresMigration(
    "followed people", script: "CREATE TABLE forgotten_people (id bytea NOT NULL PRIMARY KEY);")

  private let connection: any StoreConnection

  package init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// The directory's resume token; empty at the beginning.
  package func position() async throws -> String {
    try await connection.first("SELECT value FROM store WHERE name = 'people_position'") {
      row in try row.text(0)
    } ?? ""
  }

  package func move(to position: String) async throws {
    try await connection.run(
      """
      INSERT INTO store VALUES ('people_position', ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """, .text(position))
  }

  /// Remembers that somebody has been deleted.
  ///
  /// - Returns: Whether that is news: the directory tells everything at least once.
  package func forget(_ user: RecordID) async throws -> Bool {
    try await connection.run(
      "INSERT INTO forgotten_people VALUES (?) ON CONFLICT DO NOTHING", .blob(user.bytes)) > 0
  }

  package func isForgotten(_ user: RecordID) async throws -> Bool {
    try await connection.first("SELECT 1 FROM forgotten_people WHERE id = ?", .blob(user.bytes)) {
      _ in
      true
    } ?? false
  }

  /// For every write that ties something to a person.
  ///
  /// - Throws: `.notFound` for somebody who has been deleted.
  package func requireKnown(_ user: RecordID) async throws { try await requireKnown([user]) }

  /// As ``requireKnown(_:)-(RecordID)``, for several.
  package func requireKnown(_ users: [RecordID]) async throws {
    for piece in StatementPieces.of(users) {
      var forgotten: RecordID?
      try await connection.walk(
        "SELECT id FROM forgotten_people WHERE id IN (\(StatementPieces.places(piece.count)))",
        with: piece.map(StoreValue.id)
      ) { row in
        forgotten = try row.id(0)
        return .stop
      }
      if let forgotten {
        throw StoreFailure.notFound(kind: "user", key: forgotten.description)
      }
    }
  }
}
