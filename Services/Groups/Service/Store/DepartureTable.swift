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
      "INSERT OR REPLACE INTO departures VALUES (?, ?, ?)", .blob(user.bytes),
      .blob(group.bytes), .change(change))
  }

  /// Everybody leaves at once, because the group is about to go.
  func addAll(of key: Int64, group: RecordID, change: ChangeNumber) async throws {
    try await connection.run(
      """
      INSERT OR REPLACE INTO departures SELECT user_id, ?, ? FROM members WHERE group_key = ?
      """, .blob(group.bytes), .change(change), .integer(key))
  }

  /// They are back.
  func remove(_ user: RecordID, group: RecordID) async throws {
    try await connection.run(
      "DELETE FROM departures WHERE user_id = ? AND group_id = ?", .blob(user.bytes),
      .blob(group.bytes))
  }

  func removeAll(of user: RecordID) async throws {
    try await connection.run("DELETE FROM departures WHERE user_id = ?", .blob(user.bytes))
  }
}
