package import ServiceStore

/// The profile service's one database, which holds profiles and goals.
package struct ProfileDatabase: Sendable {
  /// What the service keeps. It follows the user directory, so ``FollowedPeople`` has its place in it.
  package static let schema = StoreSchema(
    kind: "profile-service", sqlite: ProfileSchema.sqlite, postgresql: ProfileSchema.postgresql,
    watched: ["profiles", "goals", "erased_profiles", "erased_goals"])

  package let profiles: StoredProfiles
  package let goals: StoredGoals

  /// - Parameter database: With ``schema``.
  package init(
    database: any StoreDatabase, undoWindow: Duration = .seconds(600),
    now: @escaping WallClock = WallTime.now
  ) async throws(StoreFailure) {
    let latest = try await database.read { try await $0.greatestID(in: ["goals"]) }
    profiles = StoredProfiles(database: database, now: now)
    goals = StoredGoals(
      database: database, ids: RecordIDGenerator(after: latest), undoWindow: undoWindow, now: now)
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

  /// Closes the database under both stores.
  package func close() async { await profiles.close() }
}
