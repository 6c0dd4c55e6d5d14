internal import ServiceStore

/// The table `proposals`: invitations, and requests to join.
struct ProposalTable {
  private static let columns = """
    proposals.kind, proposals.group_id, groups.title, proposals.user_id, proposals.inviter_id,
    proposals.create_time FROM proposals JOIN groups ON groups.key = proposals.group_key
    """

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func proposal(of user: RecordID, to key: Int64) async throws -> ProposalRecord? {
    try await connection.first(
      "SELECT \(Self.columns) WHERE proposals.group_key = ? AND proposals.user_id = ?",
      .integer(key), .blob(user.bytes), as: Self.proposal)
  }

  /// The newest groups first.
  func proposals(
    _ kind: ProposalRecord.Kind, of user: RecordID, after group: RecordID?, limit: Int
  ) async throws -> [ProposalRecord] {
    let bound = group?.bytes ?? [UInt8](repeating: 0xff, count: 17)
    return try await connection.rows(
      """
      SELECT \(Self.columns) WHERE proposals.user_id = ? AND proposals.kind = ?
        AND proposals.group_id < ? ORDER BY proposals.group_id DESC LIMIT ?
      """, .blob(user.bytes), .integer(kind.rawValue), .blob(bound), .integer(limit),
      as: Self.proposal)
  }

  /// The oldest accounts first.
  func proposals(
    _ kind: ProposalRecord.Kind, to key: Int64, after user: RecordID?, limit: Int
  ) async throws -> [ProposalRecord] {
    try await connection.rows(
      """
      SELECT \(Self.columns) WHERE proposals.group_key = ? AND proposals.kind = ?
        AND proposals.user_id > ? ORDER BY proposals.user_id LIMIT ?
      """, .integer(key), .integer(kind.rawValue), .blob(user?.bytes ?? []), .integer(limit),
      as: Self.proposal)
  }

  func insert(_ proposal: ProposalRecord, into key: Int64) async throws {
    try await connection.run(
      """
      INSERT INTO proposals (group_key, user_id, kind, inviter_id, create_time, group_id)
      VALUES (?, ?, ?, ?, ?, ?)
      """, .integer(key), .blob(proposal.userID.bytes), .integer(proposal.kind.rawValue),
      proposal.inviterID.map { .blob($0.bytes) } ?? .null,
      .integer(proposal.createTime.microseconds), .blob(proposal.groupID.bytes))
  }

  /// - Returns: Whether there was one.
  func remove(of user: RecordID, to key: Int64) async throws -> Bool {
    try await connection.run(
      "DELETE FROM proposals WHERE group_key = ? AND user_id = ?", .integer(key),
      .blob(user.bytes)) > 0
  }

  /// Removes all of somebody's, and counts them off their groups.
  func removeAll(of user: RecordID) async throws {
    try await connection.run(
      """
      UPDATE groups SET proposal_count = proposal_count - 1
      WHERE key IN (SELECT group_key FROM proposals WHERE user_id = ?)
      """, .blob(user.bytes))
    try await connection.run("DELETE FROM proposals WHERE user_id = ?", .blob(user.bytes))
  }

  private static func proposal(
    _ row: borrowing StoreRow
  ) throws -> ProposalRecord {
    ProposalRecord(
      kind: ProposalRecord.Kind(rawValue: Int(try row.integer(0))) ?? .invitation,
      groupID: try row.id(1), groupTitle: try row.text(2), userID: try row.id(3),
      inviterID: try row.optionalBlob(4).flatMap(RecordID.init(bytes:)),
      createTime: try row.time(5))
  }
}
