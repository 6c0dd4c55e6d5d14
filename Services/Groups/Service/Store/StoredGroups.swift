package import ServiceStore

/// Groups in a database of whichever kind. The rules are ``GroupTransaction``'s.
package struct StoredGroups: GroupStore {
  /// What the service keeps. It follows the user directory, so ``FollowedPeople`` has its place in it.
  package static let schema = StoreSchema(
    kind: "group-service", sqlite: GroupSchema.sqlite, postgresql: GroupSchema.postgresql,
    watched: ["groups", "gone_groups", "departures"])

  private let database: any StoreDatabase
  private let ids: RecordIDGenerator
  /// By group, and for new ones by creator.
  private let turns = WriteTurns()
  private let now: WallClock
  private let limits: GroupLimits

  /// - Parameter database: With ``schema``.
  package init(
    database: any StoreDatabase, limits: GroupLimits = GroupLimits(),
    now: @escaping WallClock = WallTime.now
  ) async throws(StoreFailure) {
    self.database = database
    self.now = now
    self.limits = limits
    // The id of a group that is gone isn't given out again either.
    let latest = try await database.read { connection in
      try await connection.greatestID(in: ["groups", "gone_groups"])
    }
    ids = RecordIDGenerator(after: latest)
    while try await database.write(
      isBulk: true, { try await OwnedTitles($0).takeOlder(limit: 500) })
    {}
  }

  package var pageTokens: PageTokens { database.pageTokens }

  package var changes: ChangeSignal { database.changes }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]? {
    try await database.read { try await RequestLedger($0).answer(to: key) }
  }

  package func create(
    _ draft: GroupDraft, once: OnceOnly<GroupRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GroupRecord> {
    try await database.write(for: draft.creatorID, in: turns) { connection in
      let transaction = transaction(connection)
      return try await RequestLedger(connection).once(
        once, kind: "group", at: transaction.now, subject: \.id,
        make: {
          // In the order of the writes, or between replicas about so.
          try await transaction.create(draft, id: ids.next(at: transaction.now))
        })
    }
  }

  package func group(
    _ id: RecordID, for initiator: Initiator
  ) async throws(StoreFailure) -> SeenGroup {
    try await read { try await $0.seen(id, by: initiator) }
  }

  package func groups(
    of member: RecordID, after group: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<SeenGroup, RecordID> {
    try await read { transaction in
      let found = try await transaction.members.groups(of: member, after: group, limit: limit + 1)
      let page = Page(found.map(\.id), limit: limit, position: { $0 })
      let groups = try await transaction.groups.groups(page.records)
      let seen = found.prefix(limit).compactMap { entry in
        groups[entry.id].map { SeenGroup(group: $0, role: entry.role) }
      }
      return Page(records: seen, next: page.next)
    }
  }

  package func members(
    of group: RecordID, for initiator: Initiator, after place: Int64?, limit: Int
  ) async throws(StoreFailure) -> (page: Page<MemberRecord, Int64>, count: Int) {
    try await read { transaction in
      let head = try await transaction.groups.head(group)
      _ = try await transaction.visibleRole(initiator, in: head)
      let found = try await transaction.members.members(
        of: head.id, after: place, limit: limit + 1)
      return (Page(found, limit: limit, position: \.place), head.memberCount)
    }
  }

  package func update(
    _ group: RecordID, _ change: GroupEdit, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.update(group, change, by: initiator, expecting: revision)
    }
  }

  package func add(
    _ members: [RecordID], to group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.add(members, to: group, by: initiator, expecting: revision)
    }
  }

  package func remove(
    _ member: RecordID, from group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.remove(member, from: group, by: initiator, expecting: revision)
    }
  }

  package func setRole(
    _ role: MemberRole, of member: RecordID, in group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.setRole(role, of: member, in: group, by: initiator, expecting: revision)
    }
  }

  package func handOver(
    _ group: RecordID, from owner: RecordID, to member: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.handOver(group, from: owner, to: member, expecting: revision)
    }
  }

  package func delete(
    _ group: RecordID, by initiator: Initiator, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await write(group) { try await $0.delete(group, by: initiator, expecting: revision) }
  }

  package func invite(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator
  ) async throws(StoreFailure) -> (group: GroupRecord, invitations: [ProposalRecord]) {
    try await write(group) { try await $0.invite(people, to: group, by: initiator) }
  }

  package func askToJoin(
    _ group: RecordID, as person: RecordID
  ) async throws(StoreFailure) -> JoinOutcome {
    try await write(group) { try await $0.askToJoin(group, as: person) }
  }

  package func answer(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, accept: Bool,
    by initiator: Initiator
  ) async throws(StoreFailure) -> GroupRecord {
    try await write(group) {
      try await $0.answer(kind, of: person, to: group, accept: accept, by: initiator)
    }
  }

  package func withdraw(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, by initiator: Initiator
  ) async throws(StoreFailure) {
    try await write(group) { try await $0.withdraw(kind, of: person, to: group, by: initiator) }
  }

  package func proposals(
    _ kind: ProposalRecord.Kind, of scope: ProposalScope, for initiator: Initiator,
    after other: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<ProposalRecord, RecordID> {
    try await read {
      try await $0.proposals(kind, of: scope, for: initiator, after: other, limit: limit)
    }
  }

  package func changes(
    in scope: WatchScope, after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<WatchedChange> {
    try await database.read { connection in
      try await GroupChanges(connection).page(of: scope, after: position, limit: limit)
    }
  }

  package func peoplePosition() async throws(StoreFailure) -> String {
    try await database.read { try await FollowedPeople($0).position() }
  }

  package func forget(
    _ people: [RecordID], movingTo position: String
  ) async throws(StoreFailure) {
    try await database.write(erases: !people.isEmpty) { connection in
      let transaction = transaction(connection)
      let followed = FollowedPeople(connection)
      for person in people where try await followed.forget(person) {
        try await transaction.forget(person)
      }
      try await followed.move(to: position)
    }
  }

  private func transaction(_ connection: any StoreConnection) -> GroupTransaction {
    GroupTransaction(connection: connection, now: now(), limits: limits)
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (GroupTransaction) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await database.read { try await body(transaction($0)) }
  }

  private func write<Value: Sendable>(
    _ group: RecordID, _ body: @escaping @Sendable (GroupTransaction) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await database.write(for: group, in: turns) { try await body(transaction($0)) }
  }
}
