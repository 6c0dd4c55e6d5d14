internal import ServiceStore

/// What goals have to tell to those who watch.
extension GoalTable {
  /// What has happened after a change, in the order of the last changes.
  func news(
    of user: RecordID?, after position: ChangeNumber, limit: Int
  ) async throws -> ChangePage<GoalNews> {
    let latest = try await connection.latestChange()
    // With a person there is one index, without there is another.
    let owner = user == nil ? "" : "AND user_id = ?4"
    let bounds: [StoreValue] =
      [.change(position), .change(latest), .integer(limit + 1)] + (user.map { [.id($0)] } ?? [])
    var present: [(number: ChangeNumber, change: GoalNews)] = []
    try await connection.walk(
      """
      SELECT \(Self.columns), change, complete_change, delete_time FROM goals
      WHERE change > ?1 AND change <= ?2 \(owner) ORDER BY change LIMIT ?3
      """, with: bounds
    ) { row in
      present.append((try row.change(10), try Self.news(row, after: position)))
      return .next
    }
    var erased: [(number: ChangeNumber, change: GoalNews)] = []
    try await connection.walk(
      """
      SELECT id, change FROM erased_goals
      WHERE change > ?1 AND change <= ?2 \(owner) ORDER BY change LIMIT ?3
      """, with: bounds
    ) { row in
      erased.append((try row.change(1), .deleted(try row.id(0))))
      return .next
    }
    return ChangePage(present, and: erased, limit: limit, latest: latest)
  }

  private static func news(
    _ row: borrowing StoreRow, after position: ChangeNumber
  ) throws -> GoalNews {
    guard row.isNull(12) else { return .deleted(try row.id(0)) }
    var goal = try goal(row)
    // Who is at the position has heard of every completion up to it.
    goal.isCompletedNow = row.isNull(11) ? false : try row.change(11) > position
    return .present(goal)
  }
}
