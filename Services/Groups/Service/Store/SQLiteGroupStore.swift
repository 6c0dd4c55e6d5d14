internal import SQLite
package import ServiceStore

/// Groups in one SQLite file.
package struct SQLiteGroupStore: GroupStore {
  /// The service that owns the file.
  package static let kind = "group-service"

  private let database: SQLiteDatabase
  private let ids: RecordIDGenerator
  private let now: WallClock
  private let maximumMembers: Int

  /// Opens or makes the file; blocks meanwhile.
  ///
  /// - Parameter maximumMembers: Places in a group. An answer shows all of them in one message.
  package init(
    path: String, maximumMembers: Int = 20_000, now: @escaping WallClock = WallTime.now
  ) async throws {
    database = try SQLiteDatabase(
      path: path, kind: Self.kind, migrations: GroupSchema.migrations)
    let latest = try await database.read { connection in
      try connection.first("SELECT max(id) FROM groups") { row throws(SQLiteError) in
        try row.optionalBlob(0)
      }
    }
    ids = RecordIDGenerator(after: latest.flatMap { $0 }.flatMap(RecordID.init(bytes:)))
    self.now = now
    self.maximumMembers = maximumMembers
  }

  package var pageTokens: PageTokens { database.pageTokens }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]? {
    try await database.read { try RequestLedger($0).answer(to: key) }
  }

  package func create(
    _ draft: GroupDraft, once: OnceOnly<GroupRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GroupRecord> {
    try await database.write { connection in
      let now = now()
      return try RequestLedger(connection).once(
        once, kind: "group", at: now, subject: \.id,
        make: {
          // The order of ids is the order of commits, because only this thread makes them.
          let group = group(draft, id: ids.next(at: now), at: now)
          try checkRoom(for: group.members.count)
          try GroupTable(connection).insert(group)
          return group
        })
    }
  }

  package func group(_ id: RecordID) async throws(StoreFailure) -> GroupRecord? {
    try await database.read { try GroupTable($0).group(id) }
  }

  package func groups(
    of member: RecordID, after group: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GroupRecord, RecordID> {
    try await database.read { connection in
      let table = GroupTable(connection)
      let ids = try table.groups(of: member, after: group, limit: limit + 1)
      let page = Page(ids, limit: limit, position: { $0 })
      return Page(records: try page.records.compactMap { try table.group($0) }, next: page.next)
    }
  }

  package func add(
    _ members: [RecordID], to group: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write { connection in
      let table = GroupTable(connection)
      let head = try table.head(group, expecting: revision)
      let now = now()
      var place = head.nextPlace
      for member in members where try !table.isMember(member, of: head.key) {
        try table.insert(
          MemberRecord(userID: member, joinTime: now), place: place, into: head.key, id: group)
        place += 1
      }
      let added = Int(place - head.nextPlace)
      guard added > 0 else { return }
      try checkRoom(for: head.memberCount + added)
      try table.changed(head.key, membersBy: added, placesBy: added, at: now)
    }
  }

  package func remove(
    _ member: RecordID, from group: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write { connection in
      let table = GroupTable(connection)
      let head = try table.head(group, expecting: revision)
      guard member != head.creatorID else {
        throw StoreFailure.forbidden("the creator of a group can't be removed from it")
      }
      guard try table.removeMember(member, from: head.key) else {
        throw StoreFailure.notFound(kind: "member", key: member.description)
      }
      try table.changed(head.key, membersBy: -1, placesBy: 0, at: now())
    }
  }

  package func delete(
    _ group: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write { connection in
      let table = GroupTable(connection)
      try table.delete(try table.head(group, expecting: revision).key)
      try RequestLedger(connection).eraseAnswers(about: group)
    }
  }

  private func group(_ draft: GroupDraft, id: RecordID, at now: WallTime) -> GroupRecord {
    var seen: Set<RecordID> = []
    let everybody = ([draft.creatorID] + draft.memberIDs).filter { seen.insert($0).inserted }
    return GroupRecord(
      id: id, title: draft.title, creatorID: draft.creatorID,
      members: everybody.map { MemberRecord(userID: $0, joinTime: now) }, createTime: now,
      updateTime: now, revision: 1)
  }

  private func checkRoom(for count: Int) throws {
    guard count <= maximumMembers else {
      throw StoreFailure.full(
        "a group has room for \(maximumMembers) members, and this would make \(count)")
    }
  }
}
