internal import Normalization
internal import SQLite
internal import ServiceStore

/// The table `users`, with the search index kept in step.
struct UserTable {
  let connection: SQLiteConnection
  private let index: UserSearchIndex

  static let columns =
    "key, id, email, display_name, create_time, update_time, revision, disabled"

  init(_ connection: SQLiteConnection) {
    self.connection = connection
    index = UserSearchIndex(connection: connection)
  }

  func user(_ id: RecordID) throws -> (key: Int64, user: UserRecord)? {
    try connection.first(
      "SELECT \(Self.columns) FROM users WHERE id = ?", .blob(id.bytes), as: Self.user)
  }

  func user(_ address: EmailAddress) throws -> (key: Int64, user: UserRecord)? {
    try connection.first(
      "SELECT \(Self.columns) FROM users WHERE address = ?", .text(address.normalized),
      as: Self.user)
  }

  func user(key: Int64) throws -> UserRecord? {
    try connection.first(
      "SELECT \(Self.columns) FROM users WHERE key = ?", .integer(key), as: Self.user)?.user
  }

  /// The user to be changed.
  ///
  /// - Throws: `.notFound`, or `.stale` if the user isn't at the revision.
  func user(
    _ id: RecordID, expecting revision: UInt64?
  ) throws -> (key: Int64, user: UserRecord) {
    guard let found = try user(id) else {
      throw StoreFailure.notFound(kind: "user", key: id.description)
    }
    if let revision, revision != found.user.revision {
      throw StoreFailure.stale(
        kind: "user", key: id.description, expected: revision, current: found.user.revision)
    }
    return found
  }

  /// In the order of creation.
  func users(after id: RecordID?, limit: Int) throws -> [UserRecord] {
    try connection.rows(
      "SELECT \(Self.columns) FROM users WHERE id > ? ORDER BY id LIMIT ?",
      .blob(id?.bytes ?? []), .integer(limit), as: Self.user
    ).map(\.user)
  }

  func insert(_ user: UserRecord, _ email: EmailAddress) throws {
    try checkIsFree(email, for: nil)
    let document = SearchDocument(email)
    try connection.run(
      """
      INSERT INTO users (id, email, address, display_name, create_time, update_time, revision,
        place, folded, spelled, change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(user.id.bytes), .text(user.email), .text(email.normalized),
      .text(user.displayName), .integer(user.createTime.microseconds),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .text(document.place), .text(document.folded), .text(document.spelled),
      .change(try ChangeCounter(connection).next()))
    try index.add(document, user: connection.lastInsertedKey)
  }

  /// - Parameter email: The new address, if it changes.
  func update(_ user: UserRecord, key: Int64, email: EmailAddress?) throws {
    if let email { try checkIsFree(email, for: key) }
    // Who is disabled isn't in the index.
    try removeFromIndex(key)
    if let email { try move(key, to: email) }
    try connection.run(
      """
      UPDATE users SET email = ?, display_name = ?, update_time = ?, revision = ?, disabled = ?,
        change = ? WHERE key = ?
      """, .text(user.email), .text(user.displayName), .integer(user.updateTime.microseconds),
      .integer(Int64(user.revision)), .integer(user.isDisabled ? 1 : 0),
      .change(try ChangeCounter(connection).next()), .integer(key))
    if let document = try document(key) { try index.add(document, user: key) }
  }

  func delete(_ id: RecordID, key: Int64, at now: WallTime) throws {
    try removeFromIndex(key)
    try connection.run("DELETE FROM users WHERE key = ?", .integer(key))
    try connection.run(
      "INSERT INTO deleted_users VALUES (?, ?, ?)", .blob(id.bytes),
      .change(try ChangeCounter(connection).next()), .integer(now.microseconds))
  }

  func address(_ key: Int64) throws -> String? {
    try connection.first("SELECT address FROM users WHERE key = ?", .integer(key)) {
      row throws(SQLiteError) in try row.text(0)
    }
  }

  private func move(_ key: Int64, to email: EmailAddress) throws {
    let document = SearchDocument(email)
    try connection.run(
      "UPDATE users SET address = ?, place = ?, folded = ?, spelled = ? WHERE key = ?",
      .text(email.normalized), .text(document.place), .text(document.folded),
      .text(document.spelled), .integer(key))
  }

  private func removeFromIndex(_ key: Int64) throws {
    if let document = try document(key) { try index.remove(document, user: key) }
  }

  /// What the index has of somebody who can be found.
  private func document(_ key: Int64) throws -> SearchDocument? {
    try connection.first(
      "SELECT place, folded, spelled FROM users WHERE key = ? AND disabled = 0", .integer(key)
    ) { row throws(SQLiteError) in
      SearchDocument(
        place: try row.text(0), folded: try row.text(1), spelled: try row.optionalText(2))
    }
  }

  /// One thread writes, so nobody can take the address between this and the write.
  private func checkIsFree(_ email: EmailAddress, for key: Int64?) throws {
    if let owner = try user(email), owner.key != key {
      throw StoreFailure.alreadyExists(kind: "user", key: email.written)
    }
  }

  static func user(
    _ row: borrowing SQLiteRow
  ) throws(SQLiteError) -> (key: Int64, user: UserRecord) {
    let user = UserRecord(
      id: try row.id(1), email: try row.text(2), displayName: try row.text(3),
      createTime: try row.time(4), updateTime: try row.time(5),
      revision: UInt64(clamping: try row.integer(6)), isDisabled: try row.integer(7) != 0)
    return (try row.integer(0), user)
  }
}
