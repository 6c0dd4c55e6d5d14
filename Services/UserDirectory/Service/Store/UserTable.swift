internal import Normalization
internal import ServiceStore

/// The table `users`. Every change of it has a number, by which those who watch follow, and the search
/// of SQLite; that of a database server has tables of its own, which are kept in step here.
struct UserTable {
  let connection: any StoreConnection
  /// What only database servers have.
  private let served: (addresses: AddressTable, searched: SearchedPeopleTable)?

  static let columns = "id, email, display_name, create_time, update_time, revision, disabled"

  init(_ connection: any StoreConnection) {
    self.connection = connection
    served =
      switch connection.dialect {
      case .sqlite: nil
      case .postgresql: (AddressTable(connection: connection), SearchedPeopleTable(connection))
      }
  }

  func user(_ id: RecordID) async throws -> UserRecord? {
    try await connection.first("SELECT \(Self.columns) FROM users WHERE id = ?", .id(id)) {
      row in try Self.user(row)
    }
  }

  func user(_ address: EmailAddress) async throws -> UserRecord? {
    if let served {
      guard let owner = try await served.addresses.owners(of: [address.normalized]).values.first
      else { return nil }
      return try await user(owner)
    }
    return try await connection.first(
      "SELECT \(Self.columns) FROM users WHERE address = ?", .text(address.normalized)
    ) { row in try Self.user(row) }
  }

  /// Those who have an account, in no order.
  func users(_ ids: [RecordID]) async throws -> [UserRecord] {
    var found: [UserRecord] = []
    for piece in StatementPieces.of(ids) {
      try await connection.walk(
        "SELECT \(Self.columns) FROM users WHERE id IN (\(StatementPieces.places(piece.count)))",
        with: piece.map(StoreValue.id)
      ) { row in
        found.append(try Self.user(row))
        return .next
      }
    }
    return found
  }

  /// - Throws: `.notFound`.
  func present(_ id: RecordID) async throws -> UserRecord {
    guard let found = try await user(id) else {
      throw StoreFailure.notFound(kind: "user", key: id.description)
    }
    return found
  }

  /// The user to be changed.
  ///
  /// - Throws: `.notFound`, or `.stale` if the user isn't at the revision.
  func user(_ id: RecordID, toChangeAt revision: UInt64?) async throws -> UserRecord {
    let found = try await connection.first(
      "SELECT \(Self.columns) FROM users WHERE id = ? \(connection.dialect.lockingRows)", .id(id)
    ) { row in try Self.user(row) }
    guard let found else { throw StoreFailure.notFound(kind: "user", key: id.description) }
    if let revision, revision != found.revision {
      throw StoreFailure.stale(
        kind: "user", key: id.description, expected: revision, current: found.revision)
    }
    return found
  }

  /// In the order of creation.
  func users(after id: RecordID?, limit: Int) async throws -> [UserRecord] {
    try await connection.rows(
      "SELECT \(Self.columns) FROM users WHERE id > ? ORDER BY id LIMIT ?",
      .blob(id?.bytes ?? []), .integer(limit)
    ) { row in try Self.user(row) }
  }

  /// - Parameter isKnownToBeFree: The caller has looked for the address in the same transaction, or
  ///   taken it.
  func insert(
    _ user: UserRecord, _ email: EmailAddress, isKnownToBeFree: Bool = false
  ) async throws {
    if !isKnownToBeFree { try await take(email, for: user.id) }
    try await insert([(user, email)])
  }

  /// Inserts people whose addresses are taken for them, or free.
  func insert(_ people: [(user: UserRecord, email: EmailAddress)]) async throws {
    for piece in StatementPieces.of(people, most: 256) {
      var values: [StoreValue] = []
      for (user, email) in piece {
        values += [
          .id(user.id), .text(user.email), .text(email.normalized), .text(user.displayName),
          .time(user.createTime), .time(user.updateTime), .integer(Int64(user.revision)),
          .change(try await connection.nextChange()),
        ]
      }
      _ = try await connection.run(
        """
        INSERT INTO users (id, email, address, display_name, create_time, update_time, revision,
          change) VALUES \(StatementPieces.rows(piece.count, of: 8))
        """, with: values)
    }
    try await served?.searched.insert(
      people.map { user, email in
        (user.id, SearchedTexts(of: user, address: email.normalized))
      })
  }

  /// - Parameter email: The new address, if it changes.
  func update(_ user: UserRecord, email: EmailAddress?) async throws {
    // A new name alone changes nothing of the address, and a file's search doesn't ask for it.
    let before = served != nil || email != nil ? try await address(of: user.id) : nil
    if let email, email.normalized != before {
      try await take(email, for: user.id)
      if let before { try await served?.addresses.release(before) }
    }
    try await connection.run(
      """
      UPDATE users SET email = ?, address = coalesce(?, address), display_name = ?, update_time = ?,
        revision = ?, disabled = ?, change = ? WHERE id = ?
      """, .text(user.email), .text(email?.normalized), .text(user.displayName),
      .time(user.updateTime), .integer(Int64(user.revision)), .integer(user.isDisabled ? 1 : 0),
      .change(try await connection.nextChange()), .id(user.id))
    if let served, let address = email?.normalized ?? before {
      // Who is disabled isn't found.
      let texts = user.isDisabled ? nil : SearchedTexts(of: user, address: address)
      try await served.searched.put(texts, of: user.id)
    }
  }

  func delete(_ id: RecordID, at now: WallTime) async throws {
    let change = try await connection.nextChange()
    if let served {
      if let address = try await address(of: id) { try await served.addresses.release(address) }
      try await served.searched.remove(id)
      try await connection.run(
        "INSERT INTO deleted_users (id, change, delete_time) VALUES (?, ?, ?)", .id(id),
        .change(change), .time(now))
    } else {
      // The search of SQLite knows people by their keys.
      try await connection.run(
        """
        INSERT INTO deleted_users (id, change, delete_time, key)
          SELECT id, ?, ?, key FROM users WHERE id = ?
        """, .change(change), .time(now), .id(id))
    }
    try await connection.run("DELETE FROM users WHERE id = ?", .id(id))
  }

  /// In its normal form.
  func address(of id: RecordID) async throws -> String? {
    try await connection.first("SELECT address FROM users WHERE id = ?", .id(id)) { row in
      try row.text(0)
    }
  }

  func owner(of address: EmailAddress) async throws -> RecordID? {
    if let served {
      return try await served.addresses.owners(of: [address.normalized]).values.first
    }
    return try await connection.first(
      "SELECT id FROM users WHERE address = ?", .text(address.normalized)
    ) { row in try row.id(0) }
  }

  /// Makes sure that nobody else has the address, now and when the transaction ends: SQLite has one
  /// writer, so it is enough to look.
  ///
  /// - Throws: `.alreadyExists`.
  private func take(_ email: EmailAddress, for user: RecordID) async throws {
    let isFree =
      if let served {
        try await !served.addresses.take([(email.normalized, user)]).isEmpty
      } else {
        try await owner(of: email).map { $0 == user } ?? true
      }
    if !isFree { throw StoreFailure.alreadyExists(kind: "user", key: email.written) }
  }

  static func user(_ row: borrowing StoreRow) throws -> UserRecord {
    UserRecord(
      id: try row.id(0), email: try row.text(1), displayName: try row.text(2),
      createTime: try row.time(3), updateTime: try row.time(4),
      revision: UInt64(clamping: try row.integer(5)), isDisabled: try row.integer(6) != 0)
  }
}

extension SearchedTexts {
  init(of user: UserRecord, address: String) {
    self.init(
      SearchDocument(address: address, written: user.email, displayName: user.displayName),
      address: address)
  }
}
