package import SQLite

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

  private let connection: SQLiteConnection

  package init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The directory's resume token; empty at the beginning.
  package func position() throws -> String {
    try connection.first("SELECT value FROM store WHERE name = 'people_position'") {
      row throws(SQLiteError) in try row.text(0)
    } ?? ""
  }

  package func move(to position: String) throws {
    try connection.run(
      "INSERT OR REPLACE INTO store VALUES ('people_position', ?)", .text(position))
  }

  /// Remembers that somebody has been deleted.
  ///
  /// - Returns: Whether that is news: the directory tells everything at least once.
  package func forget(_ user: RecordID) throws -> Bool {
    try connection.run(
      "INSERT OR IGNORE INTO forgotten_people VALUES (?)", .blob(user.bytes)) > 0
  }

  package func isForgotten(_ user: RecordID) throws -> Bool {
    try connection.first("SELECT 1 FROM forgotten_people WHERE id = ?", .blob(user.bytes)) { _ in
      true
    } ?? false
  }

  /// For every write that ties something to a person.
  ///
  /// - Throws: `.notFound` for somebody who has been deleted.
  package func requireKnown(_ user: RecordID) throws {
    if try isForgotten(user) { throw StoreFailure.notFound(kind: "user", key: user.description) }
  }
}
