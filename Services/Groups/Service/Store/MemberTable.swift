internal import ServiceStore

/// The table `members`.
struct MemberTable {
  private static let columns = "user_id, join_time, role, place"

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func member(_ user: RecordID, of group: RecordID) async throws -> MemberRecord? {
    try await connection.first(
      "SELECT \(Self.columns) FROM members WHERE group_id = ? AND user_id = ?", .id(group),
      .id(user)
    ) { row in try Self.member(row) }
  }

  /// Those of some people who are members.
  func members(among users: [RecordID], of group: RecordID) async throws -> Set<RecordID> {
    var found: Set<RecordID> = []
    for piece in StatementPieces.of(users) {
      try await connection.walk(
        """
        SELECT user_id FROM members
        WHERE group_id = ? AND user_id IN (\(StatementPieces.places(piece.count)))
        """, with: [.id(group)] + piece.map(StoreValue.id)
      ) { row in
        found.insert(try row.id(0))
        return .next
      }
    }
    return found
  }

  /// In the order of joining.
  func members(of group: RecordID, after place: Int64?, limit: Int) async throws -> [MemberRecord] {
    try await connection.rows(
      """
      SELECT \(Self.columns) FROM members WHERE group_id = ? AND place > ?
      ORDER BY place LIMIT ?
      """, .id(group), .integer(place ?? -1), .integer(limit)
    ) { row in try Self.member(row) }
  }

  /// The first members of several groups, in the order of joining.
  func first(_ limit: Int, of groups: [RecordID]) async throws -> [RecordID: [MemberRecord]] {
    var found: [RecordID: [MemberRecord]] = [:]
    for piece in StatementPieces.of(groups, most: 16) {
      // One look into the index for each; a window function would read all the members.
      let one = """
        SELECT * FROM (
          SELECT \(Self.columns), group_id FROM members WHERE group_id = ?
          ORDER BY place LIMIT \(limit)) AS shown
        """
      try await connection.walk(
        repeatElement(one, count: piece.count).joined(separator: " UNION ALL "),
        with: piece.map(StoreValue.id)
      ) { row in
        found[try row.id(4), default: []].append(try Self.member(row))
        return .next
      }
    }
    return found.mapValues { members in members.sorted { $0.place < $1.place } }
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
      """, .id(user), .blob(bound), .integer(limit)
    ) { row in (id: try row.id(0), role: try Self.role(row, 1)) }
  }

  func owners(of group: RecordID) async throws -> [RecordID] {
    try await connection.rows(
      // The planner takes the index of roles only for its very condition.
      "SELECT user_id FROM members WHERE group_id = ? AND role > 1 AND role = 3", .id(group)
    ) { row in try row.id(0) }
  }

  /// Who gets a group that has lost its last owner: the longest-standing admin or else member.
  func heir(of group: RecordID) async throws -> RecordID? {
    let admin = try await connection.first(
      """
      SELECT user_id FROM members WHERE group_id = ? AND role > 1 AND role = 2
      ORDER BY place LIMIT 1
      """, .id(group)
    ) { row in try row.id(0) }
    if let admin { return admin }
    return try await members(of: group, after: nil, limit: 1).first?.userID
  }

  func insert(_ members: [MemberRecord], into group: RecordID) async throws {
    for piece in StatementPieces.of(members) {
      _ = try await connection.run(
        """
        INSERT INTO members (group_id, user_id, place, join_time, role)
        VALUES \(StatementPieces.rows(piece.count, of: 5))
        """,
        with: piece.flatMap { member -> [StoreValue] in
          [
            .id(group), .id(member.userID), .integer(member.place), .time(member.joinTime),
            .integer(member.role.rawValue),
          ]
        })
    }
  }

  func setRole(_ role: MemberRole, of user: RecordID, in group: RecordID) async throws {
    try await connection.run(
      "UPDATE members SET role = ? WHERE group_id = ? AND user_id = ?", .integer(role.rawValue),
      .id(group), .id(user))
  }

  func remove(_ user: RecordID, from group: RecordID) async throws {
    try await connection.run(
      "DELETE FROM members WHERE group_id = ? AND user_id = ?", .id(group), .id(user))
  }

  private static func member(_ row: borrowing StoreRow) throws -> MemberRecord {
    MemberRecord(
      userID: try row.id(0), joinTime: try row.time(1), role: try role(row, 2),
      place: try row.integer(3))
  }

  /// The schema allows no other numbers.
  private static func role(_ row: borrowing StoreRow, _ column: Int) throws -> MemberRole {
    MemberRole(rawValue: Int(try row.integer(column))) ?? .member
  }
}
