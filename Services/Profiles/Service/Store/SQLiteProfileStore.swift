internal import SQLite
package import ServiceStore

/// Profiles in the profile service's SQLite file.
package struct SQLiteProfileStore: ProfileStore {
  let database: SQLiteDatabase
  let now: WallClock

  package var pageTokens: PageTokens { database.pageTokens }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func profile(of user: RecordID) async throws(StoreFailure) -> ProfileRecord? {
    try await database.read { try Self.profile(of: user, on: $0) }
  }

  package func change(
    _ user: RecordID, _ changes: [ProfileChange], expecting revision: UInt64?
  ) async throws(StoreFailure) -> ProfileRecord {
    try await database.write { connection in
      let now = now()
      let before =
        try Self.profile(of: user, on: connection)
        ?? ProfileRecord(userID: user, updateTime: now, revision: 0)
      if let revision, revision != before.revision {
        throw StoreFailure.stale(
          kind: "profile", key: user.description, expected: revision, current: before.revision)
      }
      var profile = before
      for change in changes {
        switch change {
        case .displayName(let name): profile.displayName = name
        case .about(let about): profile.about = about
        case .avatar(let name): profile.avatarName = name
        }
      }
      guard profile != before else { return before }
      profile.updateTime = now
      profile.revision += 1
      try connection.run(
        """
        INSERT OR REPLACE INTO profiles
          (user_id, display_name, about, avatar_name, update_time, revision)
          VALUES (?, ?, ?, ?, ?, ?)
        """, .blob(user.bytes), .text(profile.displayName), .text(profile.about),
        .text(profile.avatarName), .integer(now.microseconds), .integer(Int64(profile.revision)))
      return profile
    }
  }

  private static func profile(
    of user: RecordID, on connection: SQLiteConnection
  ) throws -> ProfileRecord? {
    try connection.first(
      """
      SELECT display_name, about, avatar_name, update_time, revision FROM profiles
      WHERE user_id = ?
      """, .blob(user.bytes)
    ) { row throws(SQLiteError) in
      ProfileRecord(
        userID: user, displayName: try row.optionalText(0), about: try row.text(1),
        avatarName: try row.optionalText(2), updateTime: try row.time(3),
        revision: UInt64(clamping: try row.integer(4)))
    }
  }
}
