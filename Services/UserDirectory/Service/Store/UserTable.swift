internal import Normalization
internal import ServiceStore

/// The table `users`, with the search index kept in step.
struct UserTable {
  let connection: any StoreConnection
  /// `nil` where the database has an index of its own.
  private let index: UserSearchIndex?

  static let columns =
    "key, id, email, display_name, create_time, update_time, revision, disabled"

  init(_ connection: any StoreConnection) {
    self.connection = connection
    index = (connection as? SQLiteStoreConnection).map { UserSearchIndex(connection: $0.file) }
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

  func user(key: Int64) async throws -> UserRecord? {
    try await connection.first(
      "SELECT \(Self.columns) FROM users WHERE key = ?", .integer(key), as: Self.user)?.user
  }

  /// The keys of those who have an account.
  func keys(_ ids: Set<RecordID>) async throws -> Set<Int64> {
    var keys: Set<Int64> = []
    for id in ids {
      let key = try await connection.first("SELECT key FROM users WHERE id = ?", .blob(id.bytes)) {
        row in try row.integer(0)
      }
      if let key { keys.insert(key) }
    }
    return keys
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
    let document = SearchDocument(email, displayName: user.displayName)
    let key = try await connection.first(
      """
      INSERT INTO users (id, email, address, display_name, create_time, update_time, revision,
        place, change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key
      """, .blob(user.id.bytes), .text(user.email), .text(email.normalized),
      .text(user.displayName), .integer(user.createTime.microseconds),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .text(document.place), .change(try await connection.nextChange())
    ) { row in try row.integer(0) }
    guard let key else { throw MissingAnswer("the key of a new user") }
    try index?.put(document, key: key)
  }

  /// - Parameter email: The new address, if it changes.
  func update(_ user: UserRecord, key: Int64, email: EmailAddress?) async throws {
    if let email { try await checkIsFree(email, for: key) }
    let before = try await kept(key)
    let document =
      email.map { SearchDocument($0, displayName: user.displayName) }
      ?? SearchDocument(
        address: before.address, written: user.email, place: before.place,
        displayName: user.displayName)
    try await connection.run(
      """
      UPDATE users SET email = ?, address = ?, display_name = ?, update_time = ?, revision = ?,
        place = ?, disabled = ?, change = ? WHERE key = ?
      """, .text(user.email), .text(email?.normalized ?? before.address), .text(user.displayName),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .text(document.place), .integer(user.isDisabled ? 1 : 0),
      .change(try await connection.nextChange()), .integer(key))
    try index?.remove(place: before.place)
    // Who is disabled isn't found.
    if !user.isDisabled { try index?.put(document, key: key) }
  }

  func delete(_ id: RecordID, key: Int64, at now: WallTime) async throws {
    try await index?.remove(place: try kept(key).place)
    try await connection.run("DELETE FROM users WHERE key = ?", .integer(key))
    try await connection.run(
      "INSERT INTO deleted_users VALUES (?, ?, ?)", .blob(id.bytes),
      .change(try await connection.nextChange()), .integer(now.microseconds))
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

  private func kept(_ key: Int64) async throws -> (address: String, place: String) {
    let kept = try await connection.first(
      "SELECT address, place FROM users WHERE key = ?", .integer(key)
    ) {
      row in (address: try row.text(0), place: try row.text(1))
    }
    guard let kept else { throw StoreFailure.notFound(kind: "user", key: String(key)) }
    return kept
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
