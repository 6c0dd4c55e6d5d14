package import ServiceStore

/// The profile service's one SQLite file, which holds profiles and goals.
package struct ProfileDatabase: Sendable {
  /// The service that owns the file.
  package static let kind = "profile-service"

  package let profiles: SQLiteProfileStore
  package let goals: SQLiteGoalStore

  /// In the order of their making: new ones come last.
  static let migrations = [
    ProfileTable.creation, GoalTable.creation, ProfileTable.backgrounds,
    GoalTable.completionAndDeletion, FollowedPeople.migration, ProfileChanges.migration,
    PictureTable.migration,
  ]

  /// Opens or makes the file; blocks meanwhile.
  package init(
    path: String, undoWindow: Duration = .seconds(600), now: @escaping WallClock = WallTime.now
  ) async throws {
    let database = try SQLiteDatabase(path: path, kind: Self.kind, migrations: Self.migrations)
    let latest = try await database.read { connection in
      try await connection.first("SELECT max(id) FROM goals") { row in
        try row.optionalBlob(0)
      }
    }
    let latestID = latest.flatMap { $0 }.flatMap(RecordID.init(bytes:))
    profiles = SQLiteProfileStore(database: database, now: now)
    goals = SQLiteGoalStore(
      database: database, ids: RecordIDGenerator(after: latestID), undoWindow: undoWindow,
      now: now)
  }

  /// Erases everything about somebody, as a part of a transaction that may do more.
  static func erase(_ user: RecordID, at now: WallTime, on connection: any StoreConnection)
    async throws
  {
    try await ProfileTable(connection).erase(user)
    try await GoalTable(connection).erase(of: user, at: now)
  }

  /// Ends the calls that watch, which would go on for ever.
  package func endWatches() { profiles.changeSignal.close() }

  /// Closes the file under both stores.
  package func close() async { await profiles.close() }
}
