internal import ServiceStore

/// What there is to tell to those who watch.
extension UserTable {
  /// Accounts and deletions after a position, in the order of their last changes.
  func news(
    after position: ChangeNumber, onlyDeletions: Bool, limit: Int
  ) async throws -> ChangePage<UserNews> {
    let latest = try await connection.latestChange()
    let deleted = try await connection.rows(
      """
      SELECT change, id, delete_time FROM deleted_users WHERE change > ? AND change <= ?
      ORDER BY change LIMIT ?
      """, .change(position), .change(latest), .integer(limit + 1)
    ) { row in
      (number: try row.change(0), change: UserNews.deleted(try row.id(1), at: try row.time(2)))
    }
    let present =
      onlyDeletions
      ? []
      : try await connection.rows(
        """
        SELECT \(Self.columns), change FROM users WHERE change > ? AND change <= ?
        ORDER BY change LIMIT ?
        """, .change(position), .change(latest), .integer(limit + 1)
      ) { row in
        (number: try row.change(7), change: UserNews.present(try Self.user(row)))
      }
    // Each of the two has the first ones of its kind, so their first ones are the first of all.
    let found = (deleted + present).sorted { $0.number < $1.number }
    return ChangePage(Array(found.prefix(limit + 1)), limit: limit, latest: latest)
  }
}
