internal import ServiceStore

/// The table `goals`.
struct GoalTable {
  static let creation = Migration(
    "goals",
    script: """
      CREATE TABLE goals (
        id BLOB NOT NULL PRIMARY KEY,
        user_id BLOB NOT NULL,
        text TEXT NOT NULL,
        term INTEGER NOT NULL,
        points INTEGER NOT NULL,
        progress INTEGER NOT NULL CHECK (progress <= points),
        create_time INTEGER NOT NULL,
        update_time INTEGER NOT NULL,
        revision INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX goals_of_users ON goals (user_id, id);
      """)

  /// SQLite can't add a rule over two columns to a table, so the table is made anew.
  static let completionAndDeletion = Migration(
    "completed and deleted goals",
    script: """
      CREATE TABLE new_goals (
        id BLOB NOT NULL PRIMARY KEY,
        user_id BLOB NOT NULL,
        text TEXT NOT NULL,
        term INTEGER NOT NULL,
        points INTEGER NOT NULL,
        progress INTEGER NOT NULL CHECK (progress BETWEEN 0 AND points),
        create_time INTEGER NOT NULL,
        update_time INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        complete_time INTEGER CHECK ((complete_time IS NOT NULL) = (progress = points)),
        -- Set while the deletion can be undone.
        delete_time INTEGER
      ) STRICT, WITHOUT ROWID;
      INSERT INTO new_goals
        SELECT id, user_id, text, term, points, progress, create_time, update_time, revision,
          CASE WHEN progress = points THEN update_time END, NULL
        FROM goals;
      DROP TABLE goals;
      ALTER TABLE new_goals RENAME TO goals;
      CREATE INDEX goals_of_users ON goals (user_id, id);
      CREATE INDEX deleted_goals ON goals (delete_time) WHERE delete_time IS NOT NULL;
      """)

  static let columns = """
    id, user_id, text, term, points, progress, create_time, update_time, revision, complete_time
    """

  let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// The goal, unless it is deleted.
  func goal(_ id: RecordID) async throws -> GoalRecord? {
    try await connection.first(
      "SELECT \(Self.columns) FROM goals WHERE id = ? AND delete_time IS NULL", .blob(id.bytes),
      as: Self.goal)
  }

  /// The goal to be changed; who else wants to change it waits from here on.
  ///
  /// - Throws: `.notFound`, or `.stale` if the goal isn't at the revision.
  func goal(_ id: RecordID, expecting revision: UInt64?) async throws -> GoalRecord {
    let found = try await connection.first(
      """
      SELECT \(Self.columns) FROM goals WHERE id = ? AND delete_time IS NULL
      \(connection.dialect.lockingRows)
      """, .id(id), as: Self.goal)
    guard let goal = found else {
      throw StoreFailure.notFound(kind: "goal", key: id.description)
    }
    if let revision, revision != goal.revision {
      throw StoreFailure.stale(
        kind: "goal", key: id.description, expected: revision, current: goal.revision)
    }
    return goal
  }

  /// Up to `limit` goals of somebody, the newest first, without deleted ones.
  func goals(
    of user: RecordID, matching filter: GoalFilter, after goal: RecordID?, limit: Int
  ) async throws -> [GoalRecord] {
    // Every id sorts before 17 bytes of 0xff.
    let bound = goal?.bytes ?? [UInt8](repeating: 0xff, count: 17)
    return try await connection.rows(
      """
      SELECT \(Self.columns) FROM goals
      WHERE user_id = ? AND id < ? AND delete_time IS NULL \(filter.conditions)
      ORDER BY id DESC LIMIT ?
      """, .id(user), .blob(bound), .integer(limit), as: Self.goal)
  }

  func insert(_ goal: GoalRecord) async throws {
    try await connection.run(
      """
      INSERT INTO goals (\(Self.columns), change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(goal.id.bytes), .blob(goal.userID.bytes), .text(goal.text),
      .integer(goal.term.rawValue), .integer(Int64(goal.points)), .integer(Int64(goal.progress)),
      .integer(goal.createTime.microseconds), .integer(goal.updateTime.microseconds),
      .integer(Int64(goal.revision)),
      goal.completeTime.map { .integer($0.microseconds) } ?? .null,
      .change(try await connection.nextChange()))
  }

  /// Writes a goal's changed fields down.
  func update(_ goal: GoalRecord) async throws {
    let completion = goal.completeTime == nil ? "NULL" : "coalesce(complete_change, ?8)"
    try await connection.run(
      """
      UPDATE goals SET text = ?1, term = ?2, points = ?3, progress = ?4, update_time = ?5,
        revision = ?6, complete_time = ?7, change = ?8,
        complete_change = \(completion)
      WHERE id = ?9
      """, .text(goal.text), .integer(goal.term.rawValue), .integer(Int64(goal.points)),
      .integer(Int64(goal.progress)), .integer(goal.updateTime.microseconds),
      .integer(Int64(goal.revision)),
      goal.completeTime.map { .integer($0.microseconds) } ?? .null,
      .change(try await connection.nextChange()), .blob(goal.id.bytes))
  }

  static func goal(_ row: borrowing StoreRow) throws -> GoalRecord {
    guard let term = GoalRecord.Term(rawValue: try row.integer(3)) else {
      throw ColumnMismatch(column: 3, expected: "a term")
    }
    return GoalRecord(
      id: try row.id(0), userID: try row.id(1), text: try row.text(2), term: term,
      points: UInt32(clamping: try row.integer(4)), progress: UInt32(clamping: try row.integer(5)),
      createTime: try row.time(6), updateTime: try row.time(7),
      revision: UInt64(clamping: try row.integer(8)),
      completeTime: try row.optionalTime(9))
  }
}

extension GoalFilter {
  /// What rows have to be, after other conditions. Each of the few filters has a text of its own.
  fileprivate var conditions: String {
    var text = ""
    if let term { text += " AND term = \(term.rawValue)" }
    if let isDone { text += " AND complete_time IS \(isDone ? "NOT NULL" : "NULL")" }
    return text
  }
}
