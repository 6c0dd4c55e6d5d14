internal import Normalization
internal import ServiceStore

/// The table `users`. Every change of it has a number, by which the search follows.
struct UserTable {
  let connection: any StoreConnection

  static let columns =
    "key, id, email, display_name, create_time, update_time, revision, disabled"

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func user(_ id: RecordID) async throws -> (key: Int64, user: UserRecord)? {
    try await connection.first(
      "SELECT \(Self.columns) FROM users WHERE id = ?", .blob(id.bytes), as: Self.user)
  }

  func user(_ address: EmailAddress) async throws -> (key: Int64, user: UserRecord)? {
    try await connection.first(
      "SELECT \(Self.columns) FROM users WHERE address = ?", .text(address.normalized),
      as: Self.user)
  }

  /// The user to be changed.
  ///
  /// - Throws: `.notFound`, or `.stale` if the user isn't at the revision.
  func user(
    _ id: RecordID, expecting revision: UInt64?
  ) async throws -> (key: Int64, user: UserRecord) {
    guard let found = try await user(id) else {
      throw StoreFailure.notFound(kind: "user", key: id.description)
    }
    if let revision, revision != found.user.revision {
      throw StoreFailure.stale(
        kind: "user", key: id.description, expected: revision, current: found.user.revision)
    }
    return found
  }

  /// In the order of creation.
  func users(after id: RecordID?, limit: Int) async throws -> [UserRecord] {
    try await connection.rows(
      "SELECT \(Self.columns) FROM users WHERE id > ? ORDER BY id LIMIT ?",
      .blob(id?.bytes ?? []), .integer(limit), as: Self.user
    ).map(\.user)
  }

  /// - Parameter isKnownToBeFree: The caller has looked for the address in the same transaction.
  func insert(
    _ user: UserRecord, _ email: EmailAddress, isKnownToBeFree: Bool = false
  ) async throws {
    if !isKnownToBeFree { try await checkIsFree(email, for: nil) }
    try await connection.run(
      """
      INSERT INTO users (id, email, address, display_name, create_time, update_time, revision, change)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(user.id.bytes), .text(user.email), .text(email.normalized),
      .text(user.displayName), .integer(user.createTime.microseconds),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .change(try await connection.nextChange()))
  }

  /// - Parameter email: The new address, if it changes.
  func update(_ user: UserRecord, key: Int64, email: EmailAddress?) async throws {
    if let email { try await checkIsFree(email, for: key) }
    try await connection.run(
      """
      UPDATE users SET email = ?, address = coalesce(?, address), display_name = ?, update_time = ?,
        revision = ?, disabled = ?, change = ? WHERE key = ?
      """, .text(user.email), .text(email?.normalized), .text(user.displayName),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .integer(user.isDisabled ? 1 : 0), .change(try await connection.nextChange()),
      .integer(key))
  }

  func delete(_ id: RecordID, key: Int64, at now: WallTime) async throws {
    try await connection.run("DELETE FROM users WHERE key = ?", .integer(key))
    try await connection.run(
      "INSERT INTO deleted_users (id, change, delete_time, key) VALUES (?, ?, ?, ?)",
      .blob(id.bytes), .change(try await connection.nextChange()), .integer(now.microseconds),
      .integer(key))
  }

  func address(_ key: Int64) async throws -> String? {
    try await connection.first("SELECT address FROM users WHERE key = ?", .integer(key)) {
      row in try row.text(0)
    }
  }

  func owner(of address: EmailAddress) async throws -> RecordID? {
    try await connection.first("SELECT id FROM users WHERE address = ?", .text(address.normalized))
    {
      row in try row.id(0)
    }
  }

  /// One thread writes, so nobody can take the address between this and the write.
  private func checkIsFree(_ email: EmailAddress, for key: Int64?) async throws {
    if let owner = try await user(email), owner.key != key {
      throw StoreFailure.alreadyExists(kind: "user", key: email.written)
    }
  }

  static func user(
    _ row: borrowing StoreRow
  ) throws -> (key: Int64, user: UserRecord) {
    let user = UserRecord(
      id: try row.id(1), email: try row.text(2), displayName: try row.text(3),
      createTime: try row.time(4), updateTime: try row.time(5),
      revision: UInt64(clamping: try row.integer(6)), isDisabled: try row.integer(7) != 0)
    return (try row.integer(0), user)
  }
}
