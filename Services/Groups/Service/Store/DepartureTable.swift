internal import ServiceStore

/// The table `departures`: what those who watch somebody's groups are told of groups that are no
/// longer among them.
struct DepartureTable {
  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func add(_ user: RecordID, group: RecordID, change: ChangeNumber) async throws {
    try await connection.run(
      """
      INSERT INTO departures (user_id, group_id, change) VALUES (?, ?, ?)
      ON CONFLICT (user_id, group_id) DO UPDATE SET change = excluded.change
      """, .blob(user.bytes), .blob(group.bytes), .change(change))
  }

  /// Everybody leaves at once, because the group is about to go.
  func addAll(of group: RecordID, change: ChangeNumber) async throws {
    try await connection.run(
      """
      INSERT INTO departures (user_id, group_id, change)
      SELECT user_id, group_id, ? FROM members WHERE group_id = ?
      ON CONFLICT (user_id, group_id) DO UPDATE SET change = excluded.change
      """, .change(change), .blob(group.bytes))
  }

  /// They are back.
  func remove(_ users: [RecordID], group: RecordID) async throws {
    for piece in StatementPieces.of(users) {
      _ = try await connection.run(
        """
        DELETE FROM departures
        WHERE group_id = ? AND user_id IN (\(StatementPieces.places(piece.count)))
        """, with: [.id(group)] + piece.map(StoreValue.id))
    }
  }

  func removeAll(of user: RecordID) async throws {
    try await connection.run("DELETE FROM departures WHERE user_id = ?", .blob(user.bytes))
  }
}
