internal import SQLite
internal import ServiceStore

/// The tables `groups` and `members`.
struct GroupTable {
  /// What a change has to know of a group: nothing of its members.
  struct Head {
    let key: Int64
    let creatorID: RecordID
    let revision: UInt64
    let memberCount: Int
    let nextPlace: Int64
  }

  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The group to be changed.
  ///
  /// - Throws: `.notFound`, or `.stale` if the group isn't at the revision.
  func head(_ id: RecordID, expecting revision: UInt64?) throws -> Head {
    let head = try connection.first(
      "SELECT key, creator_id, revision, member_count, next_place FROM groups WHERE id = ?",
      .blob(id.bytes)
    ) { row throws(SQLiteError) in
      Head(
        key: try row.integer(0), creatorID: try row.id(1),
        revision: UInt64(clamping: try row.integer(2)),
        memberCount: Int(try row.integer(3)), nextPlace: try row.integer(4))
    }
    guard let head else { throw StoreFailure.notFound(kind: "group", key: id.description) }
    if let revision, revision != head.revision {
      throw StoreFailure.stale(
        kind: "group", key: id.description, expected: revision, current: head.revision)
    }
    return head
  }

  func group(_ id: RecordID) throws -> GroupRecord? {
    let found = try connection.first(
      """
      SELECT key, title, creator_id, create_time, update_time, revision FROM groups WHERE id = ?
      """, .blob(id.bytes)
    ) { row throws(SQLiteError) in
      (
        key: try row.integer(0), title: try row.text(1), creatorID: try row.id(2),
        createTime: try row.time(3), updateTime: try row.time(4),
        revision: UInt64(clamping: try row.integer(5))
      )
    }
    guard let found else { return nil }
    return GroupRecord(
      id: id, title: found.title, creatorID: found.creatorID, members: try members(found.key),
      createTime: found.createTime, updateTime: found.updateTime, revision: found.revision)
  }

  /// The ids of somebody's groups, the newest first.
  func groups(of member: RecordID, after group: RecordID?, limit: Int) throws -> [RecordID] {
    // Every id sorts before 17 bytes of 0xff.
    let bound = group?.bytes ?? [UInt8](repeating: 0xff, count: 17)
    return try connection.rows(
      """
      SELECT group_id FROM members WHERE user_id = ? AND group_id < ?
      ORDER BY group_id DESC LIMIT ?
      """, .blob(member.bytes), .blob(bound), .integer(limit)
    ) { row throws(SQLiteError) in try row.id(0) }
  }

  func insert(_ group: GroupRecord) throws {
    try connection.run(
      """
      INSERT INTO groups (id, title, creator_id, create_time, update_time, revision, member_count,
        next_place) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(group.id.bytes), .text(group.title), .blob(group.creatorID.bytes),
      .integer(group.createTime.microseconds), .integer(group.updateTime.microseconds),
      .integer(Int64(group.revision)), .integer(group.members.count),
      .integer(group.members.count))
    let key = connection.lastInsertedKey
    for (place, member) in group.members.enumerated() {
      try insert(member, place: Int64(place), into: key, id: group.id)
    }
  }

  func insert(_ member: MemberRecord, place: Int64, into key: Int64, id: RecordID) throws {
    try connection.run(
      """
      INSERT INTO members (group_key, user_id, place, join_time, group_id) VALUES (?, ?, ?, ?, ?)
      """, .integer(key), .blob(member.userID.bytes), .integer(place),
      .integer(member.joinTime.microseconds), .blob(id.bytes))
  }

  func isMember(_ user: RecordID, of key: Int64) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM members WHERE group_key = ? AND user_id = ?", .integer(key),
      .blob(user.bytes)
    ) { _ in true } ?? false
  }

  /// - Returns: Whether they were a member.
  func removeMember(_ user: RecordID, from key: Int64) throws -> Bool {
    try connection.run(
      "DELETE FROM members WHERE group_key = ? AND user_id = ?", .integer(key),
      .blob(user.bytes)) > 0
  }

  /// Writes down that members came or went.
  func changed(_ key: Int64, membersBy difference: Int, placesBy places: Int, at now: WallTime)
    throws
  {
    try connection.run(
      """
      UPDATE groups SET member_count = member_count + ?, next_place = next_place + ?,
        update_time = ?, revision = revision + 1 WHERE key = ?
      """, .integer(difference), .integer(places), .integer(now.microseconds), .integer(key))
  }

  func delete(_ key: Int64) throws {
    try connection.run("DELETE FROM groups WHERE key = ?", .integer(key))
  }

  private func members(_ key: Int64) throws -> [MemberRecord] {
    try connection.rows(
      "SELECT user_id, join_time FROM members WHERE group_key = ? ORDER BY place", .integer(key)
    ) { row throws(SQLiteError) in
      MemberRecord(userID: try row.id(0), joinTime: try row.time(1))
    }
  }
}
