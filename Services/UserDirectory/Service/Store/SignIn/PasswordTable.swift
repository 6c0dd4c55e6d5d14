internal import Argon2
internal import ServiceStore

/// The tables `passwords` and `password_resets`.
struct PasswordTable {
  let connection: any StoreConnection

  /// - Returns: `nil` for a person without a password, and for nobody.
  func hash(of user: RecordID) async throws -> Argon2Hash? {
    let text = try await connection.first(
      #"SELECT hash FROM passwords WHERE "user" = ?"#, .id(user)
    ) { row in try row.text(0) }
    return text.flatMap(Argon2Hash.init)
  }

  func set(_ hash: Argon2Hash, of user: RecordID) async throws {
    try await connection.run(
      """
      INSERT INTO passwords ("user", hash) VALUES (?, ?)
        ON CONFLICT ("user") DO UPDATE SET hash = excluded.hash
      """, .blob(user.bytes), .text(hash.text))
  }

  func remove(of user: RecordID) async throws {
    try await connection.run(#"DELETE FROM passwords WHERE "user" = ?"#, .id(user))
  }

  // MARK: Tokens for another one

  /// - Parameter user: `nil` keeps a token that opens nothing.
  func addReset(_ token: ResetToken, for user: RecordID?, until end: WallTime) async throws {
    try await connection.run(
      #"INSERT INTO password_resets (hash, "user", expire_time) VALUES (?, ?, ?)"#,
      .blob(token.hash), .blob(user?.bytes), .time(end))
  }

  func user(of token: ResetToken, at now: WallTime) async throws -> RecordID? {
    try await connection.first(
      """
      SELECT "user" FROM password_resets
      WHERE hash = ? AND expire_time > ? AND "user" IS NOT NULL
      """, .blob(token.hash), .time(now)
    ) { row in try row.id(0) }
  }

  func endResets(of user: RecordID) async throws {
    try await connection.run(#"DELETE FROM password_resets WHERE "user" = ?"#, .id(user))
  }

  /// A few at a time, more than come in.
  func dropExpiredResets(at now: WallTime) async throws {
    let count = connection.dialect.rowsToDrop(4)
    guard count > 0 else { return }
    try await connection.run(
      """
      DELETE FROM password_resets WHERE hash IN
        (SELECT hash FROM password_resets WHERE expire_time <= ? ORDER BY expire_time LIMIT ?)
      """, .time(now), .integer(count))
  }
}
