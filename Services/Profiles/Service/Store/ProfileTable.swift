internal import SQLite
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

  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func profile(of user: RecordID) throws -> ProfileRecord? {
    try connection.first(
      """
      SELECT display_name, about, avatar_name, background, update_time, revision FROM profiles
      WHERE user_id = ?
      """, .blob(user.bytes)
    ) { row throws(SQLiteError) in
      ProfileRecord(
        userID: user, displayName: try row.optionalText(0), about: try row.text(1),
        avatarName: try row.optionalText(2),
        background: row.isNull(3) ? nil : RGBColor(number: try row.integer(3)),
        updateTime: try row.time(4), revision: UInt64(clamping: try row.integer(5)))
    }
  }

  /// Writes a profile down, new or changed.
  func put(_ profile: ProfileRecord) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO profiles
        (user_id, display_name, about, avatar_name, background, update_time, revision)
        VALUES (?, ?, ?, ?, ?, ?, ?)
      """, .blob(profile.userID.bytes), .text(profile.displayName), .text(profile.about),
      .text(profile.avatarName), profile.background.map { .integer($0.number) } ?? .null,
      .integer(profile.updateTime.microseconds), .integer(Int64(profile.revision)))
  }

  func erase(_ user: RecordID) throws {
    try connection.run("DELETE FROM profiles WHERE user_id = ?", .blob(user.bytes))
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
