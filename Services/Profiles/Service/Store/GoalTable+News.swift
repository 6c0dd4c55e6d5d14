internal import ServiceStore

/// What goals have to tell to those who watch.
extension GoalTable {
  /// What has happened after a change, in the order of the last changes.
  func news(
    of user: RecordID?, after position: ChangeNumber, limit: Int
  ) async throws -> ChangePage<GoalNews> {
    // With a person there is one index, without there is another.
    let owner = user == nil ? "?1 IS NULL" : "user_id = ?1"
    let present = try await connection.rows(
      """
      SELECT \(Self.columns), change, complete_change, delete_time IS NOT NULL FROM goals
      WHERE \(owner) AND change > ?2 ORDER BY change LIMIT ?3
      """, .blob(user?.bytes), .change(position), .integer(limit + 1)
    ) { row in
      (try row.change(10), try Self.news(row, after: position))
    }
    let erased = try await connection.rows(
      """
      SELECT id, change FROM erased_goals
      WHERE \(owner) AND change > ?2 ORDER BY change LIMIT ?3
      """, .blob(user?.bytes), .change(position), .integer(limit + 1)
    ) { row in
      (try row.change(1), GoalNews.deleted(try row.id(0)))
    }
    return ChangePage(
      present, and: erased, limit: limit, latest: try await connection.latestChange())
  }

  private static func news(
    _ row: borrowing StoreRow, after position: ChangeNumber
  ) throws -> GoalNews {
    guard try row.integer(12) == 0 else { return .deleted(try row.id(0)) }
    var goal = try goal(row)
    // Who is at the position has heard of every completion up to it.
    goal.isCompletedNow = row.isNull(11) ? false : try row.change(11) > position
    return .present(goal)
  }
}
