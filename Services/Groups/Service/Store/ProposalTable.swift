internal import ServiceStore

/// The table `proposals`: invitations, and requests to join.
struct ProposalTable {
  private static let columns = """
    proposals.kind, proposals.group_id, groups.title, proposals.user_id, proposals.inviter_id,
    proposals.create_time FROM proposals JOIN groups ON groups.id = proposals.group_id
    """

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func proposal(of user: RecordID, to group: RecordID) async throws -> ProposalRecord? {
    try await connection.first(
      "SELECT \(Self.columns) WHERE proposals.group_id = ? AND proposals.user_id = ?",
      .blob(group.bytes), .blob(user.bytes), as: Self.proposal)
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
    _ kind: ProposalRecord.Kind, to group: RecordID, after user: RecordID?, limit: Int
  ) async throws -> [ProposalRecord] {
    try await connection.rows(
      """
      SELECT \(Self.columns) WHERE proposals.group_id = ? AND proposals.kind = ?
        AND proposals.user_id > ? ORDER BY proposals.user_id LIMIT ?
      """, .blob(group.bytes), .integer(kind.rawValue), .blob(user?.bytes ?? []), .integer(limit),
      as: Self.proposal)
  }

  /// Those of some people, by person.
  func proposals(of users: [RecordID], to group: RecordID) async throws -> [RecordID:
    ProposalRecord]
  {
    var found: [RecordID: ProposalRecord] = [:]
    for piece in StatementPieces.of(users) {
      try await connection.walk(
        """
        SELECT \(Self.columns) WHERE proposals.group_id = ?
          AND proposals.user_id IN (\(StatementPieces.places(piece.count)))
        """, with: [.id(group)] + piece.map(StoreValue.id)
      ) { row in
        let proposal = try Self.proposal(row)
        found[proposal.userID] = proposal
        return .next
      }
    }
    return found
  }

  func insert(_ proposals: [ProposalRecord]) async throws {
    for piece in StatementPieces.of(proposals) {
      _ = try await connection.run(
        """
        INSERT INTO proposals (group_id, user_id, kind, inviter_id, create_time)
        VALUES \(StatementPieces.rows(piece.count, of: 5))
        """,
        with: piece.flatMap { proposal -> [StoreValue] in
          [
            .id(proposal.groupID), .id(proposal.userID), .integer(proposal.kind.rawValue),
            .blob(proposal.inviterID?.bytes), .time(proposal.createTime),
          ]
        })
    }
  }

  /// - Returns: How many there were.
  func remove(of users: [RecordID], to group: RecordID) async throws -> Int {
    var removed = 0
    for piece in StatementPieces.of(users) {
      removed += try await connection.run(
        """
        DELETE FROM proposals
        WHERE group_id = ? AND user_id IN (\(StatementPieces.places(piece.count)))
        """, with: [.id(group)] + piece.map(StoreValue.id))
    }
    return removed
  }

  /// Removes all of somebody's, and counts them off their groups.
  func removeAll(of user: RecordID) async throws {
    try await connection.run(
      """
      UPDATE groups SET proposal_count = proposal_count - 1
      WHERE id IN (SELECT group_id FROM proposals WHERE user_id = ?)
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
