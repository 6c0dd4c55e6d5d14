package import ServiceStore

/// Profiles in the profile service's database, of whichever kind.
package struct StoredProfiles: ProfileStore {
  let database: any StoreDatabase
  let now: WallClock
  /// By person.
  let turns = WriteTurns()

  package var pageTokens: PageTokens { database.pageTokens }

  package var changeSignal: ChangeSignal { database.changes }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func profile(of user: RecordID) async throws(StoreFailure) -> ProfileRecord? {
    try await database.read { try await ProfileTable($0).profile(of: user) }
  }

  package func profiles(
    of users: [RecordID]
  ) async throws(StoreFailure) -> [RecordID: ProfileRecord] {
    try await database.read { connection in
      try await ProfileTable(connection).profiles(of: users)
    }
  }

  package func change(
    _ user: RecordID, _ changes: [ProfileChange], expecting revision: UInt64?
  ) async throws(StoreFailure) -> ProfileRecord {
    try await database.write(for: user, in: turns) { connection in
      try await change(user, expecting: revision, on: connection) { profile in
        for change in changes {
          switch change {
          case .displayName(let name): profile.displayName = name
          case .about(let about): profile.about = about
          case .avatar(let name): profile.avatarName = name
          case .background(let color): profile.background = color
          }
        }
      }
    }
  }

  /// Changes a profile, or makes it, as a part of a transaction.
  func change(
    _ user: RecordID, expecting revision: UInt64? = nil, on connection: any StoreConnection,
    _ change: (inout ProfileRecord) -> Void
  ) async throws -> ProfileRecord {
    let now = now()
    let table = ProfileTable(connection)
    let before =
      try await table.profileToChange(of: user)
      ?? ProfileRecord(userID: user, updateTime: now, revision: 0)
    try await FollowedPeople(connection).requireKnown(user)
    if let revision, revision != before.revision {
      throw StoreFailure.stale(
        kind: "profile", key: user.description, expected: revision, current: before.revision)
    }
    var profile = before
    change(&profile)
    guard profile != before else { return before }
    profile.updateTime = now
    profile.revision += 1
    try await table.put(profile)
    return profile
  }

  package func news(
    after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<ProfileNews> {
    try await database.read { try await ProfileTable($0).news(after: position, limit: limit) }
  }
}
