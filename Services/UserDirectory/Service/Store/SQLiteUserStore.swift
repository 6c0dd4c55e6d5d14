package import Argon2
package import Normalization
package import ServiceStore

/// Accounts in one SQLite file.
package struct SQLiteUserStore: UserStore {
  /// The service that owns the file.
  package static let kind = "user-directory"

  package static let usualBlockBytes = UserSearchIndex.usualBlockBytes
  package static let usualBlocksAtOnce = UserSearchIndex.usualBlocksAtOnce

  let database: SQLiteDatabase
  let ids: RecordIDGenerator
  let now: WallClock
  let rules: SignInRules
  let index: UserSearchIndex

  /// Opens or makes the file; blocks meanwhile.
  ///
  /// - Parameters:
  ///   - blockBytes: When a block of the search index is divided.
  ///   - maximumBlocks: How many of them one page of a search may look at; at least 2.
  ///   - blocksAtOnce: How many before it moves to a thread of the store's.
  package init(
    path: String, blockBytes: Int = Self.usualBlockBytes, maximumBlocks: Int = 2_000,
    blocksAtOnce: Int = Self.usualBlocksAtOnce,
    rules: SignInRules = SignInRules(),
    now: @escaping WallClock = WallTime.now
  ) async throws {
    let index = UserSearchIndex(
      blockBytes: blockBytes, maximumBlocks: max(2, maximumBlocks), blocksAtOnce: blocksAtOnce)
    database = try SQLiteDatabase(
      path: path, kind: Self.kind, migrations: UserSchema.migrations,
      beforeCommit: { try index.prepare(on: $0) }, whenCommitted: { index.commit() })
    self.index = index
    let latest = try await database.read { connection in
      index.begin(at: try await connection.latestChange())
      return try await connection.first(
        // Each a look at one end of an index; over both tables at once it would read all of them.
        """
        SELECT max(id) FROM
          (SELECT max(id) AS id FROM users UNION ALL SELECT max(id) FROM deleted_users)
        """
      ) { row in try row.optionalBlob(0) }
    }
    ids = RecordIDGenerator(after: latest.flatMap { $0 }.flatMap(RecordID.init(bytes:)))
    self.now = now
    self.rules = rules
    Task { [database] in try await database.readFile { try index.load(from: $0) } }
  }

  package var pageTokens: PageTokens { database.pageTokens }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async {
    index.close()
    await database.close()
  }

  package func create(
    email: EmailAddress, displayName: String, password: Argon2Hash?, once: OnceOnly<UserRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<UserRecord> {
    try await database.write { connection in
      let person = NewUser(
        email: email, displayName: displayName, password: password, once: once)
      return try await create(person, on: connection)
    }
  }

  private func create(
    _ person: NewUser, isKnownToBeFree: Bool = false, on connection: any StoreConnection
  ) async throws -> OnceOutcome<UserRecord> {
    let now = now()
    return try await RequestLedger(connection).once(
      person.once, kind: "user", at: now, subject: \.id,
      make: {
        // The order of ids is the order of commits, because only the writing thread makes them.
        let user = UserRecord(
          id: ids.next(at: now), email: person.email.written, displayName: person.displayName,
          createTime: now, updateTime: now, revision: 1)
        try await UserTable(connection).insert(
          user, person.email, isKnownToBeFree: isKnownToBeFree)
        if let password = person.password {
          try await PasswordTable(connection: connection).set(password, of: user.id)
        }
        return user
      })
  }

  /// How long a piece of a load keeps the writing thread, before the index is brought up to date, which
  /// takes about as long again. Longer pieces cost less for each person, because people who share a
  /// block of the index share the work on it.
  private static let slice = Duration.milliseconds(50)

  package func load(_ people: [NewUser]) async throws(StoreFailure) -> [LoadOutcome] {
    var outcomes: [LoadOutcome] = []
    while outcomes.count < people.count {
      let rest = people[outcomes.count...]
      outcomes += try await database.write(isBulk: true) { connection in
        let end = ContinuousClock.now + Self.slice
        var some: [LoadOutcome] = []
        for person in rest {
          some.append(try await load(person, on: connection))
          if .now >= end { break }
        }
        return some
      }
    }
    return outcomes
  }

  /// What is refused here is refused before anything is written.
  private func load(
    _ person: NewUser, on connection: any StoreConnection
  ) async throws -> LoadOutcome {
    let ledger = RequestLedger(connection)
    do {
      if let once = person.once, try await ledger.answer(to: once.key) != nil,
        let id = try await ledger.subject(of: once.key)
      {
        return .created(id)
      }
    } catch let failure as StoreFailure {
      return .refused(failure)
    }
    if let owner = try await UserTable(connection).owner(of: person.email) { return .exists(owner) }
    switch try await create(person, isKnownToBeFree: true, on: connection) {
    case .carriedOut(let user): return .created(user.id)
    case .replayed: throw StoreFailure.defect(RequestIsKnown())
    }
  }

  /// The ledger didn't know a request, and in the same transaction it does.
  private struct RequestIsKnown: Error {}

  package func user(_ id: RecordID) async throws(StoreFailure) -> UserRecord? {
    try await database.read { try await UserTable($0).user(id)?.user }
  }

  package func users(
    ids: [RecordID], addresses: [EmailAddress]
  ) async throws(StoreFailure) -> FoundUsers {
    try await database.read { connection in
      let table = UserTable(connection)
      var found = FoundUsers()
      for id in ids { found.byID[id] = try await table.user(id)?.user }
      for address in addresses { found.byAddress[address] = try await table.user(address)?.user }
      return found
    }
  }

  package func search(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int
  ) async throws(StoreFailure) -> FoundPeople {
    try await index.search(
      term, excluding: excluded, after: position, limit: limit, on: database)
  }

  package func list(
    after id: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<UserRecord, RecordID> {
    try await database.read { connection in
      let found = try await UserTable(connection).users(after: id, limit: limit + 1)
      return Page(found, limit: limit, position: \.id)
    }
  }

  package func update(
    _ id: RecordID, _ changes: UserChanges, expecting revision: UInt64?
  ) async throws(StoreFailure) -> UserRecord {
    try await database.write { connection in
      let table = UserTable(connection)
      let (key, before) = try await table.user(id, expecting: revision)
      var user = before
      if let email = changes.email { user.email = email.written }
      if let name = changes.displayName { user.displayName = name }
      guard user != before else { return before }
      user.updateTime = now()
      user.revision += 1
      try await table.update(user, key: key, email: changes.email)
      // What was mailed to the address of before is good for nothing now.
      if changes.email != nil { try await PasswordTable(connection: connection).endResets(of: id) }
      return user
    }
  }

  package func setDisabled(
    _ isDisabled: Bool, _ id: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) -> UserRecord {
    try await database.write { connection in
      let table = UserTable(connection)
      var (key, user) = try await table.user(id, expecting: revision)
      guard user.isDisabled != isDisabled else { return user }
      user.isDisabled = isDisabled
      user.updateTime = now()
      user.revision += 1
      try await table.update(user, key: key, email: nil)
      if isDisabled { try await SignInTables(connection, rules).endEverything(of: id) }
      return user
    }
  }

  package func delete(
    _ id: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write(erases: true) { connection in
      let table = UserTable(connection)
      let (key, _) = try await table.user(id, expecting: revision)
      try await table.delete(id, key: key, at: now())
      try await SignInTables(connection, rules).erase(id)
      try await RequestLedger(connection).eraseAnswers(about: id)
    }
  }

  package func held(on id: RecordID) async throws(StoreFailure) -> HeldUser {
    try await database.read { connection in
      let table = UserTable(connection)
      let (key, user) = try await table.user(id, expecting: nil)
      return HeldUser(
        user: user, address: try await table.address(key) ?? "",
        requests: try await RequestLedger(connection).requests(about: id),
        hasPassword: try await PasswordTable(connection: connection).hash(of: id) != nil,
        sessions: try await SessionTable(connection: connection, rules: rules)
          .sessions(of: id, at: now()))
    }
  }

  package var changeSignal: ChangeSignal { database.changes }

  package func news(
    after position: ChangeNumber, onlyDeletions: Bool, limit: Int
  ) async throws(StoreFailure) -> ChangePage<UserNews> {
    try await database.read { connection in
      try await UserTable(connection).news(
        after: position, onlyDeletions: onlyDeletions, limit: limit)
    }
  }
}
