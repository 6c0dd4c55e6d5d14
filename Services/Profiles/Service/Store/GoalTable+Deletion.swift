internal import ServiceStore

/// Goals on their way out: deleted, brought back, erased.
extension GoalTable {
  func delete(_ id: RecordID, at now: WallTime) async throws {
    try await connection.run(
      "UPDATE goals SET delete_time = ?, change = ? WHERE id = ?", .integer(now.microseconds),
      .change(try await connection.nextChange()), .blob(id.bytes))
  }

  /// Somebody's goal, deleted or not, to be changed.
  func goal(
    _ id: RecordID, of user: RecordID
  ) async throws -> (goal: GoalRecord, deleteTime: WallTime?)? {
    try await connection.first(
      """
      SELECT \(Self.columns), delete_time FROM goals WHERE id = ? AND user_id = ?
      \(connection.dialect.lockingRows)
      """, .id(id), .id(user)
    ) { row in
      (try Self.goal(row), try row.optionalTime(10))
    }
  }

  /// The goal of somebody's that was deleted last, if that was after an instant; to be changed.
  func lastDeleted(of user: RecordID, after oldest: WallTime) async throws -> GoalRecord? {
    try await connection.first(
      """
      SELECT \(Self.columns) FROM goals
      WHERE user_id = ? AND delete_time > ? ORDER BY change DESC LIMIT 1
      \(connection.dialect.lockingRows)
      """, .blob(user.bytes), .integer(oldest.microseconds), as: Self.goal)
  }

  /// Brings a deleted goal back.
  func undelete(_ goal: inout GoalRecord, at now: WallTime) async throws {
    goal.updateTime = now
    goal.revision += 1
    try await update(goal)
    try await connection.run(
      "UPDATE goals SET delete_time = NULL WHERE id = ?", .blob(goal.id.bytes))
  }

  /// Up to `limit` goals that were deleted no later than an instant, the oldest deletion first.
  func deleted(until newest: WallTime, limit: Int) async throws -> [RecordID] {
    try await connection.rows(
      "SELECT id FROM goals WHERE delete_time <= ? ORDER BY delete_time LIMIT ?",
      .integer(newest.microseconds), .integer(limit)
    ) { row in try row.id(0) }
  }

  /// Leaves nothing of a deleted goal but its id, the answers that told of it included.
  func erase(_ id: RecordID) async throws {
    try await connection.run(
      """
      INSERT INTO erased_goals (id, user_id, change) SELECT id, user_id, change FROM goals
      WHERE id = ?
      """, .id(id))
    try await connection.run("DELETE FROM goals WHERE id = ?", .blob(id.bytes))
    try await RequestLedger(connection).eraseAnswers(about: id)
  }

  /// Erases all of somebody's goals, deleted ones too.
  func erase(of user: RecordID, at now: WallTime) async throws {
    let goals = try await connection.rows(
      "SELECT id, delete_time FROM goals WHERE user_id = ?", .id(user)
    ) { row in (id: try row.id(0), isPresent: row.isNull(1)) }
    for goal in goals {
      if goal.isPresent { try await delete(goal.id, at: now) }
      try await erase(goal.id)
    }
  }
}
