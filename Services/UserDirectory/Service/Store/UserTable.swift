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

  /// The keys of those who have an account.
  func keys(_ ids: Set<RecordID>) throws -> Set<Int64> {
    var keys: Set<Int64> = []
    for id in ids {
      let key = try connection.first("SELECT key FROM users WHERE id = ?", .blob(id.bytes)) {
        row throws(SQLiteError) in try row.integer(0)
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

  /// - Parameter isKnownToBeFree: The caller has looked for the address in the same transaction.
  func insert(
    _ user: UserRecord, _ email: EmailAddress, isKnownToBeFree: Bool = false
  ) throws {
    if !isKnownToBeFree { try checkIsFree(email, for: nil) }
    let document = SearchDocument(email, displayName: user.displayName)
    try connection.run(
      """
      INSERT INTO users (id, email, address, display_name, create_time, update_time, revision,
        place, change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(user.id.bytes), .text(user.email), .text(email.normalized),
      .text(user.displayName), .integer(user.createTime.microseconds),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .text(document.place), .change(try ChangeCounter(connection).next()))
    try index.put(document, key: connection.lastInsertedKey)
  }

  /// - Parameter email: The new address, if it changes.
  func update(_ user: UserRecord, key: Int64, email: EmailAddress?) throws {
    if let email { try checkIsFree(email, for: key) }
    let before = try kept(key)
    let document =
      email.map { SearchDocument($0, displayName: user.displayName) }
      ?? SearchDocument(
        address: before.address, written: user.email, place: before.place,
        displayName: user.displayName)
    try connection.run(
      """
      UPDATE users SET email = ?, address = ?, display_name = ?, update_time = ?, revision = ?,
        place = ?, disabled = ?, change = ? WHERE key = ?
      """, .text(user.email), .text(email?.normalized ?? before.address), .text(user.displayName),
      .integer(user.updateTime.microseconds), .integer(Int64(user.revision)),
      .text(document.place), .integer(user.isDisabled ? 1 : 0),
      .change(try ChangeCounter(connection).next()), .integer(key))
    try index.remove(place: before.place)
    // Who is disabled isn't found.
    if !user.isDisabled { try index.put(document, key: key) }
  }

  func delete(_ id: RecordID, key: Int64, at now: WallTime) throws {
    try index.remove(place: try kept(key).place)
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

  /// Builds the index of a database that has none.
  func indexEverybody() throws {
    var after: Int64 = 0
    var people: [(key: Int64, document: SearchDocument, isDisabled: Bool)]
    repeat {
      people = try connection.rows(
        """
        SELECT key, address, email, place, display_name, disabled FROM users WHERE key > ?
        ORDER BY key LIMIT 5000
        """, .integer(after)
      ) { row throws(SQLiteError) in
        let document = SearchDocument(
          address: try row.text(1), written: try row.text(2), place: try row.text(3),
          displayName: try row.text(4))
        return (try row.integer(0), document, try row.integer(5) != 0)
      }
      for (key, document, isDisabled) in people {
        try connection.run(
          "UPDATE users SET place = ? WHERE key = ?", .text(document.place), .integer(key))
        if !isDisabled { try index.put(document, key: key) }
      }
      try index.update()
      after = people.last?.key ?? 0
    } while !people.isEmpty
  }

  func owner(of address: EmailAddress) throws -> RecordID? {
    try connection.first("SELECT id FROM users WHERE address = ?", .text(address.normalized)) {
      row throws(SQLiteError) in try row.id(0)
    }
  }

  private func kept(_ key: Int64) throws -> (address: String, place: String) {
    let kept = try connection.first("SELECT address, place FROM users WHERE key = ?", .integer(key))
    {
      row throws(SQLiteError) in (address: try row.text(0), place: try row.text(1))
    }
    guard let kept else { throw StoreFailure.notFound(kind: "user", key: String(key)) }
    return kept
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
