internal import Screens
internal import ServiceStore

/// The table `profiles`.
struct ProfileTable {
  static let creation = Migration(
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
      """)

  /// Red, green and blue, eight bits each.
  static let backgrounds = Migration(
    "backgrounds of profiles",
    script: """
      ALTER TABLE profiles ADD COLUMN background INTEGER
        CHECK (background BETWEEN 0 AND 16777215);
      """)

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  private static let columns =
    "user_id, display_name, about, avatar_name, background, update_time, revision, picture"

  func profile(of user: RecordID) async throws -> ProfileRecord? {
    try await connection.first(
      "SELECT \(Self.columns) FROM profiles WHERE user_id = ?", .blob(user.bytes),
      as: Self.profile)
  }

  /// Those of many people who have one.
  func profiles(of users: [RecordID]) async throws -> [RecordID: ProfileRecord] {
    var found: [RecordID: ProfileRecord] = [:]
    for piece in StatementPieces.of(users) {
      try await connection.walk(
        """
        SELECT \(Self.columns) FROM profiles
        WHERE user_id IN (\(StatementPieces.places(piece.count)))
        """, with: piece.map(StoreValue.id)
      ) { row in
        let profile = try Self.profile(row)
        found[profile.userID] = profile
        return .next
      }
    }
    return found
  }

  /// The profile to be changed; who else wants to change it waits from here on.
  func profileToChange(of user: RecordID) async throws -> ProfileRecord? {
    try await connection.first(
      """
      SELECT \(Self.columns) FROM profiles WHERE user_id = ? \(connection.dialect.lockingRows)
      """, .id(user), as: Self.profile)
  }

  /// What has happened after a change, in the order of the last changes.
  func news(after position: ChangeNumber, limit: Int) async throws -> ChangePage<ProfileNews> {
    let latest = try await connection.latestChange()
    let present = try await connection.rows(
      """
      SELECT \(Self.columns), change FROM profiles WHERE change > ? AND change <= ?
      ORDER BY change LIMIT ?
      """, .change(position), .change(latest), .integer(limit + 1)
    ) { row in
      (try row.change(8), ProfileNews.present(try Self.profile(row)))
    }
    let erased = try await connection.rows(
      """
      SELECT user_id, change FROM erased_profiles WHERE change > ? AND change <= ?
      ORDER BY change LIMIT ?
      """, .change(position), .change(latest), .integer(limit + 1)
    ) { row in
      (try row.change(1), ProfileNews.erased(try row.id(0)))
    }
    return ChangePage(present, and: erased, limit: limit, latest: latest)
  }

  /// Writes a profile down, new or changed.
  func put(_ profile: ProfileRecord) async throws {
    try await connection.run(
      """
      INSERT INTO profiles (\(Self.columns), change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (user_id) DO UPDATE SET display_name = excluded.display_name,
        about = excluded.about, avatar_name = excluded.avatar_name,
        background = excluded.background, update_time = excluded.update_time,
        revision = excluded.revision, picture = excluded.picture, change = excluded.change
      """, .blob(profile.userID.bytes), .text(profile.displayName), .text(profile.about),
      .text(profile.avatarName), profile.background.map { .integer($0.number) } ?? .null,
      .integer(profile.updateTime.microseconds), .integer(Int64(profile.revision)),
      .blob(profile.picture), .change(try await connection.nextChange()))
  }

  func erase(_ user: RecordID) async throws {
    try await PictureTable(connection).erase(user)
    let erased = try await connection.run(
      "DELETE FROM profiles WHERE user_id = ?", .blob(user.bytes))
    guard erased > 0 else { return }
    try await connection.run(
      "INSERT INTO erased_profiles (user_id, change) VALUES (?, ?)", .blob(user.bytes),
      .change(try await connection.nextChange()))
  }

  private static func profile(
    _ row: borrowing StoreRow
  ) throws -> ProfileRecord {
    ProfileRecord(
      userID: try row.id(0), displayName: try row.optionalText(1), about: try row.text(2),
      avatarName: try row.optionalText(3),
      background: row.isNull(4) ? nil : RGBColor(number: try row.integer(4)),
      picture: try row.optionalBlob(7), updateTime: try row.time(5),
      revision: UInt64(clamping: try row.integer(6)))
  }
}

extension RGBColor {
  /// 0xrrggbb.
  fileprivate var number: Int64 { Int64(red) << 16 | Int64(green) << 8 | Int64(blue) }

  fileprivate init(number: Int64) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }
}
