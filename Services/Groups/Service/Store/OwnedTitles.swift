internal import Normalization
internal import ServiceStore

/// The table `owned_titles`: nobody owns two groups of one title.
///
/// A group without a title of its own goes by its members' e-mails; it takes no title, so any number
/// of groups of the same people can be.
struct OwnedTitles {
  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// - Throws: `.alreadyExists` if the owner has another group of the title.
  func take(_ title: String, for owner: RecordID, group: RecordID) async throws {
    guard try await takeIfFree(title, for: owner, group: group) else {
      throw StoreFailure.alreadyExists(kind: "group", key: title)
    }
  }

  /// - Returns: Whether the group has it now; `false` if another of the owner's has.
  func takeIfFree(_ title: String, for owner: RecordID, group: RecordID) async throws -> Bool {
    let titleKey = TitleKey(title)
    guard !titleKey.isEmpty else { return true }
    // The primary key is the rule; two that take the same title at once can't both pass it.
    return try await connection.run(
      """
      INSERT INTO owned_titles (owner_id, title, group_id) VALUES (?, ?, ?)
      ON CONFLICT (owner_id, title) DO NOTHING
      """, .id(owner), .text(titleKey.text), .id(group)) > 0
  }

  func release(_ owner: RecordID, group: RecordID) async throws {
    try await connection.run(
      "DELETE FROM owned_titles WHERE group_id = ? AND owner_id = ?", .id(group),
      .id(owner))
  }

  func releaseAll(of group: RecordID) async throws {
    try await connection.run("DELETE FROM owned_titles WHERE group_id = ?", .id(group))
  }

  /// Takes the titles of some groups that earlier releases made. Of two of one title the older one
  /// gets it; the other keeps its title, and is bound by the rule when it is renamed.
  ///
  /// Only files have any: the rule is older than the schema in PostgreSQL.
  ///
  /// - Returns: Whether there are more.
  func takeOlder(limit: Int) async throws -> Bool {
    guard connection.dialect == .sqlite else { return false }
    let groups = try await connection.rows(
      """
      SELECT groups.id, groups.title, members.user_id FROM titles_to_take
      JOIN groups ON groups.key = titles_to_take.group_key
      JOIN members ON members.group_id = groups.id AND members.role = 3
      ORDER BY groups.key LIMIT ?
      """, .integer(limit)
    ) { row in
      (id: try row.id(0), title: try row.text(1), owner: try row.id(2))
    }
    for group in groups {
      _ = try await takeIfFree(group.title, for: group.owner, group: group.id)
      try await connection.run(
        "DELETE FROM titles_to_take WHERE group_key = (SELECT key FROM groups WHERE id = ?)",
        .id(group.id))
    }
    return !groups.isEmpty
  }
}
