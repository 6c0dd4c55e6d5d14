internal import ServiceStore

/// The table `groups`.
struct GroupTable {
  /// What a change has to know of a group: nothing of its members.
  struct Head {
    let key: Int64
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

  /// The group to be changed.
  ///
  /// - Throws: `.notFound`.
  func head(_ id: RecordID) async throws -> Head {
    let head = try await connection.first(
      """
      SELECT key, title, revision, member_count, next_place, proposal_count FROM groups WHERE id = ?
      """, .blob(id.bytes)
    ) { row in
      Head(
        key: try row.integer(0), id: id, title: try row.text(1),
        revision: UInt64(clamping: try row.integer(2)),
        memberCount: Int(try row.integer(3)), nextPlace: try row.integer(4),
        proposalCount: Int(try row.integer(5)))
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
  func group(_ id: RecordID) async throws -> GroupRecord? {
    let found = try await connection.first(
      """
      SELECT key, title, description, creator_id, member_count, create_time, update_time, revision
      FROM groups WHERE id = ?
      """, .blob(id.bytes)
    ) { row in
      (
        key: try row.integer(0), title: try row.text(1), description: try row.text(2),
        creatorID: try row.id(3), memberCount: Int(try row.integer(4)),
        createTime: try row.time(5), updateTime: try row.time(6),
        revision: UInt64(clamping: try row.integer(7))
      )
    }
    guard let found else { return nil }
    return GroupRecord(
      id: id, title: found.title, description: found.description, creatorID: found.creatorID,
      members: try await MemberTable(connection).members(
        of: found.key, after: nil, limit: GroupRecord.shownMembers),
      memberCount: found.memberCount, createTime: found.createTime, updateTime: found.updateTime,
      revision: found.revision)
  }

  /// Inserts the group; its members are their table's.
  func insert(_ draft: GroupDraft, id: RecordID, memberCount: Int, at now: WallTime) async throws
    -> Head
  {
    let key = try await connection.first(
      """
      INSERT INTO groups (id, title, description, creator_id, create_time, update_time, revision,
        member_count, next_place, change) VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?) RETURNING key
      """, .blob(id.bytes), .text(draft.title), .text(draft.description),
      .blob(draft.creatorID.bytes), .integer(now.microseconds), .integer(now.microseconds),
      .integer(memberCount), .integer(memberCount), .change(try await connection.nextChange())
    ) { row in try row.integer(0) }
    guard let key else { throw MissingAnswer("the key of a new group") }
    return Head(
      key: key, id: id, title: draft.title, revision: 1,
      memberCount: memberCount, nextPlace: Int64(memberCount), proposalCount: 0)
  }

  /// Writes down that something of the group, its members or their roles is another.
  @discardableResult
  func changed(_ head: Head, at now: WallTime) async throws -> ChangeNumber {
    let number = try await connection.nextChange()
    try await connection.run(
      """
      UPDATE groups SET member_count = ?, next_place = ?, proposal_count = ?, update_time = ?,
        revision = revision + 1, change = ? WHERE key = ?
      """, .integer(head.memberCount), .integer(head.nextPlace), .integer(head.proposalCount),
      .integer(now.microseconds), .change(number), .integer(head.key))
    return number
  }

  /// Writes down how many proposals there are, which is nothing that the group shows.
  func setProposalCount(_ head: Head) async throws {
    try await connection.run(
      "UPDATE groups SET proposal_count = ? WHERE key = ?", .integer(head.proposalCount),
      .integer(head.key))
  }

  func setTitle(_ title: String, of key: Int64) async throws {
    try await connection.run(
      "UPDATE groups SET title = ? WHERE key = ?", .text(title), .integer(key))
  }

  func setDescription(_ description: String, of key: Int64) async throws {
    try await connection.run(
      "UPDATE groups SET description = ? WHERE key = ?", .text(description), .integer(key))
  }

  /// Deletes the group with what belongs to it.
  ///
  /// - Parameter change: The number under which it is gone.
  func delete(_ head: Head, change: ChangeNumber) async throws {
    try await connection.run("DELETE FROM groups WHERE key = ?", .integer(head.key))
    try await connection.run(
      "INSERT INTO gone_groups VALUES (?, ?)", .blob(head.id.bytes), .change(change))
  }
}
