internal import ServiceStore

/// The table `members`.
struct MemberTable {
  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func member(_ user: RecordID, of key: Int64) async throws -> MemberRecord? {
    try await connection.first(
      """
      SELECT user_id, join_time, role, place FROM members WHERE group_key = ? AND user_id = ?
      """, .integer(key), .blob(user.bytes), as: Self.member)
  }

  /// In the order of joining.
  func members(of key: Int64, after place: Int64?, limit: Int) async throws -> [MemberRecord] {
    try await connection.rows(
      """
      SELECT user_id, join_time, role, place FROM members WHERE group_key = ? AND place > ?
      ORDER BY place LIMIT ?
      """, .integer(key), .integer(place ?? -1), .integer(limit), as: Self.member)
  }

  /// The groups of somebody, the newest first.
  func groups(
    of user: RecordID, after group: RecordID?, limit: Int
  ) async throws -> [(id: RecordID, role: MemberRole)] {
    // Every id sorts before 17 bytes of 0xff.
    let bound = group?.bytes ?? [UInt8](repeating: 0xff, count: 17)
    return try await connection.rows(
      """
      SELECT group_id, role FROM members WHERE user_id = ? AND group_id < ?
      ORDER BY group_id DESC LIMIT ?
      """, .blob(user.bytes), .blob(bound), .integer(limit)
    ) { row in (id: try row.id(0), role: try Self.role(row, 1)) }
  }

  func owners(of key: Int64) async throws -> [RecordID] {
    try await connection.rows(
      // The planner takes the index of roles only for its very condition.
      "SELECT user_id FROM members WHERE group_key = ? AND role > 1 AND role = 3", .integer(key)
    ) { row in try row.id(0) }
  }

  /// Who gets a group that has lost its last owner: the longest-standing admin or else member.
  func heir(of key: Int64) async throws -> RecordID? {
    let admin = try await connection.first(
      """
      SELECT user_id FROM members WHERE group_key = ? AND role > 1 AND role = 2
      ORDER BY place LIMIT 1
      """, .integer(key)
    ) { row in try row.id(0) }
    if let admin { return admin }
    return try await members(of: key, after: nil, limit: 1).first?.userID
  }

  func insert(_ member: MemberRecord, into key: Int64, group: RecordID) async throws {
    try await connection.run(
      """
      INSERT INTO members (group_key, user_id, place, join_time, group_id, role)
      VALUES (?, ?, ?, ?, ?, ?)
      """, .integer(key), .blob(member.userID.bytes), .integer(member.place),
      .integer(member.joinTime.microseconds), .blob(group.bytes), .integer(member.role.rawValue))
  }

  func setRole(_ role: MemberRole, of user: RecordID, in key: Int64) async throws {
    try await connection.run(
      "UPDATE members SET role = ? WHERE group_key = ? AND user_id = ?", .integer(role.rawValue),
      .integer(key), .blob(user.bytes))
  }

  func remove(_ user: RecordID, from key: Int64) async throws {
    try await connection.run(
      "DELETE FROM members WHERE group_key = ? AND user_id = ?", .integer(key),
      .blob(user.bytes))
  }

  private static func member(_ row: borrowing StoreRow) throws -> MemberRecord {
    MemberRecord(
      userID: try row.id(0), joinTime: try row.time(1), role: try role(row, 2),
      place: try row.integer(3))
  }

  /// The schema allows no other numbers.
  private static func role(
    _ row: borrowing StoreRow, _ column: Int
  ) throws -> MemberRole {
    MemberRole(rawValue: Int(try row.integer(column))) ?? .member
  }
}
