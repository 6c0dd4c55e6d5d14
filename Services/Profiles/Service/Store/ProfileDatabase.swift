internal import SQLite
package import ServiceStore

/// The profile service's one SQLite file, which holds profiles and goals.
package struct ProfileDatabase: Sendable {
  /// The service that owns the file.
  package static let kind = "profile-service"

  package let profiles: SQLiteProfileStore
  package let goals: SQLiteGoalStore

  static let migrations = [
    Migration(
      "profiles",
      script: """
        CREATE TABLE profiles (
          user_id BLOB NOT NULL PRIMARY KEY,
          display_name TEXT,
          about TEXT NOT NULL,
          avatar_name TEXT,
          update_time INTEGER NOT NULL,
          revision INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """),
    Migration(
      "goals",
      script: """
        CREATE TABLE goals (
          id BLOB NOT NULL PRIMARY KEY,
          user_id BLOB NOT NULL,
          text TEXT NOT NULL,
          term INTEGER NOT NULL,
          points INTEGER NOT NULL,
          progress INTEGER NOT NULL CHECK (progress <= points),
          create_time INTEGER NOT NULL,
          update_time INTEGER NOT NULL,
          revision INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX goals_of_users ON goals (user_id, id);
        """),
  ]

  /// Opens or makes the file; blocks meanwhile.
  package init(path: String, now: @escaping WallClock = WallTime.now) async throws {
    let database = try SQLiteDatabase(path: path, kind: Self.kind, migrations: Self.migrations)
    let latest = try await database.read { connection in
      try connection.first("SELECT max(id) FROM goals") { row throws(SQLiteError) in
        try row.optionalBlob(0)
      }
    }
    let latestID = latest.flatMap { $0 }.flatMap(RecordID.init(bytes:))
    profiles = SQLiteProfileStore(database: database, now: now)
    goals = SQLiteGoalStore(
      database: database, ids: RecordIDGenerator(after: latestID), now: now)
  }

  /// Closes the file under both stores.
  package func close() async { await profiles.close() }
}
