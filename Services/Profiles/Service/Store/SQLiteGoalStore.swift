internal import SQLite
package import ServiceStore

/// Goals in the profile service's SQLite file.
package struct SQLiteGoalStore: GoalStore {
  let database: SQLiteDatabase
  let ids: RecordIDGenerator
  let now: WallClock

  private static let columns =
    "id, user_id, text, term, points, progress, create_time, update_time, revision"

  package var pageTokens: PageTokens { database.pageTokens }

  package func probe() async throws(StoreFailure) { try await database.probe() }

  package func close() async { await database.close() }

  package func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]? {
    try await database.read { try RequestLedger($0).answer(to: key) }
  }

  package func create(
    _ draft: GoalDraft, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await database.write { connection in
      let now = now()
      return try RequestLedger(connection).once(
        once, kind: "goal", at: now, subject: \.id,
        make: {
          let goal = GoalRecord(
            id: ids.next(at: now), userID: draft.userID, text: draft.text, term: draft.term,
            points: draft.points, progress: 0, createTime: now, updateTime: now, revision: 1)
          try Self.insert(goal, on: connection)
          return goal
        })
    }
  }

  package func goal(_ id: RecordID) async throws(StoreFailure) -> GoalRecord? {
    try await database.read { try Self.goal(id, on: $0) }
  }

  package func goals(
    of user: RecordID, after goal: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GoalRecord, RecordID> {
    try await database.read { connection in
      // Every id sorts before 17 bytes of 0xff.
      let bound = goal?.bytes ?? [UInt8](repeating: 0xff, count: 17)
      let found = try connection.rows(
        """
        SELECT \(Self.columns) FROM goals WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?
        """, .blob(user.bytes), .blob(bound), .integer(limit + 1), as: Self.goal)
      return Page(found, limit: limit, position: \.id)
    }
  }

  package func record(
    _ points: UInt32, on goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord> {
    try await database.write { connection in
      let now = now()
      return try RequestLedger(connection).once(
        once, kind: "goal", at: now, subject: \.id,
        make: {
          var record = try Self.goal(goal, expecting: revision, on: connection)
          guard record.progress < record.points else { return record }
          // The sum of two 32-bit numbers fits 64 bits.
          record.progress = UInt32(
            min(UInt64(record.points), UInt64(record.progress) + UInt64(points)))
          record.updateTime = now
          record.revision += 1
          try connection.run(
            "UPDATE goals SET progress = ?, update_time = ?, revision = ? WHERE id = ?",
            .integer(Int64(record.progress)), .integer(now.microseconds),
            .integer(Int64(record.revision)), .blob(goal.bytes))
          return record
        })
    }
  }

  package func delete(
    _ goal: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) {
    try await database.write { connection in
      _ = try Self.goal(goal, expecting: revision, on: connection)
      try connection.run("DELETE FROM goals WHERE id = ?", .blob(goal.bytes))
      try RequestLedger(connection).eraseAnswers(about: goal)
    }
  }

  private static func insert(_ goal: GoalRecord, on connection: SQLiteConnection) throws {
    try connection.run(
      "INSERT INTO goals (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .blob(goal.id.bytes), .blob(goal.userID.bytes), .text(goal.text),
      .integer(goal.term.rawValue), .integer(Int64(goal.points)), .integer(Int64(goal.progress)),
      .integer(goal.createTime.microseconds), .integer(goal.updateTime.microseconds),
      .integer(Int64(goal.revision)))
  }

  /// The goal to be changed.
  private static func goal(
    _ id: RecordID, expecting revision: UInt64?, on connection: SQLiteConnection
  ) throws -> GoalRecord {
    guard let goal = try goal(id, on: connection) else {
      throw StoreFailure.notFound(kind: "goal", key: id.description)
    }
    if let revision, revision != goal.revision {
      throw StoreFailure.stale(
        kind: "goal", key: id.description, expected: revision, current: goal.revision)
    }
    return goal
  }

  private static func goal(_ id: RecordID, on connection: SQLiteConnection) throws -> GoalRecord? {
    try connection.first(
      "SELECT \(columns) FROM goals WHERE id = ?", .blob(id.bytes), as: goal)
  }

  private static func goal(_ row: borrowing SQLiteRow) throws(SQLiteError) -> GoalRecord {
    guard let term = GoalRecord.Term(rawValue: try row.integer(3)) else {
      throw SQLiteError(extendedCode: 20, message: "column 3 is no term")
    }
    return GoalRecord(
      id: try row.id(0), userID: try row.id(1), text: try row.text(2), term: term,
      points: UInt32(clamping: try row.integer(4)), progress: UInt32(clamping: try row.integer(5)),
      createTime: try row.time(6), updateTime: try row.time(7),
      revision: UInt64(clamping: try row.integer(8)))
  }
}
