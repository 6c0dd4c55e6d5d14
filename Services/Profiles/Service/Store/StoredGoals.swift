package import ServiceStore

/// Goals in the profile service's database, of whichever kind.
package struct StoredGoals: GoalStore {
  let database: any StoreDatabase
  let ids: RecordIDGenerator
  package let undoWindow: Duration
  let now: WallClock
  /// By goal, and for new ones by person.
  let turns = WriteTurns()

  package var pageTokens: PageTokens { database.pageTokens }

  package var changeSignal: ChangeSignal { database.changes }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]? {
    try await database.read { try await RequestLedger($0).answer(to: key) }
  }

  package func create(
    _ draft: GoalDraft, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await write(draft.userID, once) { connection, now in
      try await FollowedPeople(connection).requireKnown(draft.userID)
      let goal = GoalRecord(
        id: ids.next(at: now), userID: draft.userID, text: draft.text, term: draft.term,
        points: draft.points, progress: 0, createTime: now, updateTime: now, revision: 1,
        completeTime: nil)
      try await GoalTable(connection).insert(goal)
      return goal
    }
  }

  package func goal(_ id: RecordID) async throws(StoreFailure) -> GoalRecord? {
    try await database.read { try await GoalTable($0).goal(id) }
  }

  package func goals(
    of user: RecordID, matching filter: GoalFilter, after goal: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GoalRecord, RecordID> {
    try await database.read { connection in
      let found = try await GoalTable(connection).goals(
        of: user, matching: filter, after: goal, limit: limit + 1)
      return Page(found, limit: limit, position: \.id)
    }
  }

  package func update(
    _ goal: RecordID, _ changes: [GoalChange], expecting revision: UInt64?,
    once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await change(goal, expecting: revision, once: once) { record, now throws(StoreFailure) in
      try record.apply(changes, at: now)
    }
  }

  package func record(
    _ points: UInt32, on goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await change(goal, expecting: revision, once: once) { record, now in
      record.record(points, at: now)
    }
  }

  package func delete(
    _ goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await write(goal, once) { connection, now in
      let table = GoalTable(connection)
      let record = try await table.goal(goal, expecting: revision)
      try await table.delete(goal, at: now)
      return record
    }
  }

  package func undelete(
    _ goal: RecordID?, of user: RecordID, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    let undoWindow = undoWindow
    return try await write(goal ?? user, once) { connection, now in
      let table = GoalTable(connection)
      let oldest = now - undoWindow
      var record: GoalRecord
      if let goal {
        guard let (found, deleteTime) = try await table.goal(goal, of: user),
          deleteTime.map({ $0 > oldest }) ?? true
        else { throw StoreFailure.notFound(kind: "goal", key: goal.description) }
        guard deleteTime != nil else { return found }
        record = found
      } else {
        guard let found = try await table.lastDeleted(of: user, after: oldest) else {
          throw StoreFailure.forbidden(
            "no goal was deleted in the last \(undoWindow.inWords): "
              + "there is nothing left to undo")
        }
        record = found
      }
      try await table.undelete(&record, at: now)
      return record
    }
  }

  package func eraseDeleted(limit: Int) async throws(StoreFailure) -> Int {
    let end = now() - undoWindow
    // Most sweeps find nothing, and need no transaction that writes.
    let isDue = try await database.read { connection in
      try await !GoalTable(connection).deleted(until: end, limit: 1).isEmpty
    }
    guard isDue else { return 0 }
    return try await database.write(erases: true) { connection in
      let table = GoalTable(connection)
      let old = try await table.deleted(until: end, limit: limit)
      for id in old { try await table.erase(id) }
      return old.count
    }
  }

  package func news(
    of user: RecordID?, after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<GoalNews> {
    try await database.read {
      try await GoalTable($0).news(of: user, after: position, limit: limit)
    }
  }

  /// Reads a goal, changes it and writes it back, alone.
  private func change(
    _ goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?,
    by change: @escaping @Sendable (inout GoalRecord, WallTime) throws(StoreFailure) -> Void
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await write(goal, once) { connection, now in
      let table = GoalTable(connection)
      let before = try await table.goal(goal, expecting: revision)
      var after = before
      try change(&after, now)
      if after != before { try await table.update(after) }
      return after
    }
  }

  /// Writes in a transaction, once for each request that has an id.
  private func write(
    _ subject: RecordID, _ once: OnceOnly<GoalRecord>?,
    _ make: @escaping @Sendable (any StoreConnection, WallTime) async throws -> GoalRecord
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await database.write(for: subject, in: turns) { connection in
      let now = now()
      return try await RequestLedger(connection).once(
        once, kind: "goal", at: now, subject: \.id, make: { try await make(connection, now) })
    }
  }
}

extension Duration {
  /// "10 minutes", "90 seconds", "1 hour".
  var inWords: String {
    let seconds = components.seconds
    let (count, unit) =
      switch seconds {
      case 3_600: (1 as Int64, "hour")
      case let whole where whole >= 60 && whole % 60 == 0: (whole / 60, "minute")
      default: (seconds, "second")
      }
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
