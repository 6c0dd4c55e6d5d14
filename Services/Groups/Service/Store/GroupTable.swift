internal import ServiceStore

/// The table `groups`.
struct GroupTable {
  /// What a change has to know of a group: nothing of its members.
  struct Head {
    let id: RecordID
    let title: String
    let revision: UInt64
    var memberCount: Int
    var nextPlace: Int64
    var proposalCount: Int
  }

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// The group to be read.
  ///
  /// - Throws: `.notFound`.
  func head(_ id: RecordID) async throws -> Head { try await head(id, locking: "") }

  /// The group to be changed; who else wants to change it waits from here to the end of this
  /// transaction, so this comes first.
  ///
  /// - Throws: `.notFound`.
  func headToChange(_ id: RecordID) async throws -> Head {
    try await head(id, locking: connection.dialect.lockingRows)
  }

  private func head(_ id: RecordID, locking: String) async throws -> Head {
    let head = try await connection.first(
      """
      SELECT title, revision, member_count, next_place, proposal_count FROM groups
      WHERE id = ? \(locking)
      """, .id(id)
    ) { row in
      Head(
        id: id, title: try row.text(0), revision: UInt64(clamping: try row.integer(1)),
        memberCount: Int(try row.integer(2)), nextPlace: try row.integer(3),
        proposalCount: Int(try row.integer(4)))
    }
    guard let head else { throw StoreFailure.notFound(kind: "group", key: id.description) }
    return head
  }

  /// To be asked once it is known that the initiator may know of the group.
  ///
  /// - Throws: `.stale` if the group isn't at the revision.
  func check(_ head: Head, expecting revision: UInt64?) throws {
    guard let revision, revision != head.revision else { return }
    throw StoreFailure.stale(
      kind: "group", key: head.id.description, expected: revision, current: head.revision)
  }

  /// The group with its first members.
  func group(_ id: RecordID) async throws -> GroupRecord? { try await groups([id])[id] }

  /// The groups with their first members, without those that are no more.
  func groups(_ ids: [RecordID]) async throws -> [RecordID: GroupRecord] {
    let members = try await MemberTable(connection).first(GroupRecord.shownMembers, of: ids)
    var found: [RecordID: GroupRecord] = [:]
    for piece in StatementPieces.of(ids) {
      try await connection.walk(
        """
        SELECT id, title, description, creator_id, member_count, create_time, update_time, revision
        FROM groups WHERE id IN (\(StatementPieces.places(piece.count)))
        """, with: piece.map(StoreValue.id)
      ) { row in
        let id = try row.id(0)
        found[id] = GroupRecord(
          id: id, title: try row.text(1), description: try row.text(2), creatorID: try row.id(3),
          members: members[id] ?? [], memberCount: Int(try row.integer(4)),
          createTime: try row.time(5), updateTime: try row.time(6),
          revision: UInt64(clamping: try row.integer(7)))
        return .next
      }
    }
    return found
  }

  /// Inserts the group; its members are their table's.
  func insert(_ draft: GroupDraft, id: RecordID, memberCount: Int, at now: WallTime) async throws
    -> Head
  {
    try await connection.run(
      """
      INSERT INTO groups (id, title, description, creator_id, create_time, update_time, revision,
        member_count, next_place, change) VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?)
      """, .id(id), .text(draft.title), .text(draft.description), .id(draft.creatorID), .time(now),
      .time(now), .integer(memberCount), .integer(memberCount),
      .change(try await connection.nextChange()))
    return Head(
      id: id, title: draft.title, revision: 1, memberCount: memberCount,
      nextPlace: Int64(memberCount), proposalCount: 0)
  }

  /// Writes down that something of the group, its members or their roles is another.
  @discardableResult
  func changed(_ head: Head, at now: WallTime) async throws -> ChangeNumber {
    let number = try await connection.nextChange()
    try await connection.run(
      """
      UPDATE groups SET member_count = ?, next_place = ?, proposal_count = ?, update_time = ?,
        revision = revision + 1, change = ? WHERE id = ?
      """, .integer(head.memberCount), .integer(head.nextPlace), .integer(head.proposalCount),
      .time(now), .change(number), .id(head.id))
    return number
  }

  /// Writes down how many proposals there are, which is nothing that the group shows.
  func setProposalCount(_ head: Head) async throws {
    try await connection.run(
      "UPDATE groups SET proposal_count = ? WHERE id = ?", .integer(head.proposalCount),
      .id(head.id))
  }

  func setTitle(_ title: String, of group: RecordID) async throws {
    try await connection.run("UPDATE groups SET title = ? WHERE id = ?", .text(title), .id(group))
  }

  func setDescription(_ description: String, of group: RecordID) async throws {
    try await connection.run(
      "UPDATE groups SET description = ? WHERE id = ?", .text(description), .id(group))
  }

  /// Deletes the group with its members and proposals.
  ///
  /// - Parameter change: The number under which it is gone.
  func delete(_ head: Head, change: ChangeNumber) async throws {
    try await connection.run("DELETE FROM groups WHERE id = ?", .id(head.id))
    try await connection.run(
      "INSERT INTO gone_groups (id, change) VALUES (?, ?)", .id(head.id), .change(change))
  }
}
