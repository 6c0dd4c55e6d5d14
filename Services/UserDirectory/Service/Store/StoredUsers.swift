package import Argon2
package import Normalization
package import ServiceStore

/// Accounts in a database: one SQLite file, or a server that several replicas share.
package struct StoredUsers: UserStore {
  package static let schema = StoreSchema(
    kind: "user-directory", sqlite: UserSchema.sqlite, postgresql: UserSchema.postgresql,
    watched: ["users", "deleted_users"])

  /// What finds people.
  private enum Search {
    case index(UserSearchIndex, SQLiteDatabase)
    case trigrams(TrigramSearch)
  }

  package static let usualBlockBytes = UserSearchIndex.usualBlockBytes
  package static let usualBlocksAtOnce = UserSearchIndex.usualBlocksAtOnce

  let database: any StoreDatabase
  let ids: RecordIDGenerator
  let now: WallClock
  let rules: SignInRules
  private let search: Search

  /// `nil` where the database searches by itself.
  var index: UserSearchIndex? {
    switch search {
    case .index(let index, _): index
    case .trigrams: nil
    }
  }

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
    let database = try SQLiteDatabase(
      path: path, kind: Self.schema.kind, migrations: Self.schema.sqlite,
      beforeCommit: { try index.prepare(on: $0) }, whenCommitted: { index.commit() })
    let latest = try await database.read { connection in
      index.begin(at: try await connection.latestChange())
      return try await connection.greatestID(in: ["users", "deleted_users"])
    }
    self.init(
      database, .index(index, database), ids: RecordIDGenerator(after: latest), rules: rules,
      now: now)
    // Apart from the caller: its deadline is not the load's.
    Task.detached {
      do throws(StoreFailure) {
        try await database.readFile { try index.load(from: $0) }
      } catch {
        index.fail(error)
      }
    }
  }

  /// Over a database server, which searches by itself. It may be away now.
  ///
  /// Ids are in the order of the replicas' clocks, and their random bits tell those apart that two of
  /// them make at once.
  ///
  /// - Parameter database: One with ``schema``.
  package init(
    over database: any StoreDatabase, search: SearchBounds = SearchBounds(),
    rules: SignInRules = SignInRules(), now: @escaping WallClock = WallTime.now
  ) {
    self.init(
      database, .trigrams(TrigramSearch(database, bounds: search)), ids: RecordIDGenerator(),
      rules: rules, now: now)
  }

  private init(
    _ database: any StoreDatabase, _ search: Search, ids: RecordIDGenerator, rules: SignInRules,
    now: @escaping WallClock
  ) {
    (self.database, self.search, self.ids) = (database, search, ids)
    (self.rules, self.now) = (rules, now)
  }

  package var pageTokens: PageTokens { database.pageTokens }

  package func probe() async throws(StoreFailure) {
    try await database.probe()
    _ = try index?.isLoaded()
  }

  package func close() async {
    index?.close()
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

  func create(
    _ person: NewUser, isKnownToBeFree: Bool = false, on connection: any StoreConnection
  ) async throws -> OnceOutcome<UserRecord> {
    let now = now()
    return try await RequestLedger(connection).once(
      person.once, kind: "user", at: now, subject: \.id,
      make: {
        // In the order of the commits to a file, which has one writing thread; between replicas about so.
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

  package func user(_ id: RecordID) async throws(StoreFailure) -> UserRecord? {
    try await database.read { try await UserTable($0).user(id) }
  }

  package func users(
    ids: [RecordID], addresses: [EmailAddress]
  ) async throws(StoreFailure) -> FoundUsers {
    try await database.read { connection in
      let table = UserTable(connection)
      var found = FoundUsers()
      for user in try await table.users(ids) { found.byID[user.id] = user }
      for address in addresses { found.byAddress[address] = try await table.user(address) }
      return found
    }
  }

  package func search(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int
  ) async throws(StoreFailure) -> FoundPeople {
    switch search {
    case .index(let index, let database):
      try await index.search(
        term, excluding: excluded, after: position, limit: limit, on: database)
    case .trigrams(let search):
      try await search.search(term, excluding: excluded, after: position, limit: limit)
    }
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
      let before = try await table.user(id, toChangeAt: revision)
      var user = before
      if let email = changes.email { user.email = email.written }
      if let name = changes.displayName { user.displayName = name }
      guard user != before else { return before }
      user.updateTime = now()
      user.revision += 1
      try await table.update(user, email: changes.email)
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
      var user = try await table.user(id, toChangeAt: revision)
      guard user.isDisabled != isDisabled else { return user }
      user.isDisabled = isDisabled
      user.updateTime = now()
      user.revision += 1
      try await table.update(user, email: nil)
      if isDisabled { try await SignInTables(connection, rules).endEverything(of: id) }
      return user
    }
  }

  package func delete(
    _ id: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write(erases: true) { connection in
      let table = UserTable(connection)
      _ = try await table.user(id, toChangeAt: revision)
      try await table.delete(id, at: now())
      try await SignInTables(connection, rules).erase(id)
      try await RequestLedger(connection).eraseAnswers(about: id)
    }
  }

  package func held(on id: RecordID) async throws(StoreFailure) -> HeldUser {
    try await database.read { connection in
      let table = UserTable(connection)
      let user = try await table.present(id)
      return HeldUser(
        user: user, address: try await table.address(of: id) ?? "",
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
