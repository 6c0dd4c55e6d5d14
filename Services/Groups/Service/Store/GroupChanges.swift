package import ServiceStore

/// Whose groups are watched.
package enum WatchScope: Hashable, Sendable {
  case everything
  case member(RecordID)

  /// What resume tokens are bound to; it has to stay the same for as long as they are kept.
  var name: String {
    switch self {
    case .everything: "everything"
    case .member(let person): "member \(person)"
    }
  }
}

/// What those who watch are told of a group.
package enum WatchedChange: Hashable, Sendable {
  /// The group as it is now.
  case present(SeenGroup)
  /// It has been deleted, or the watched person isn't in it any more.
  case gone(RecordID)
}

/// The changes of groups in the order of their numbers.
struct GroupChanges {
  private typealias Found = (
    number: ChangeNumber, change: (id: RecordID, role: Int64, isGone: Bool)
  )

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  func page(
    of scope: WatchScope, after position: ChangeNumber, limit: Int
  ) async throws -> ChangePage<WatchedChange> {
    let found =
      switch scope {
      case .everything: try await everything(after: position, limit: limit + 1)
      case .member(let person): try await changes(for: person, after: position, limit: limit + 1)
      }
    let page = ChangePage(found, limit: limit, latest: try await connection.latestChange())
    let table = GroupTable(connection)
    var changes: [WatchedChange] = []
    for change in page.changes {
      if change.isGone {
        changes.append(.gone(change.id))
      } else if let group = try await table.group(change.id) {
        let role = MemberRole(rawValue: Int(change.role))
        changes.append(.present(SeenGroup(group: group, role: role)))
      }
    }
    return ChangePage(changes, position: page.position, isLast: page.isLast)
  }

  private func everything(after position: ChangeNumber, limit: Int) async throws -> [Found] {
    try await connection.rows(
      """
      SELECT change, id, 0, 0 FROM groups WHERE change > ?1 UNION ALL
      SELECT change, id, 0, 1 FROM gone_groups WHERE change > ?1 ORDER BY change LIMIT ?2
      """, .change(position), .integer(limit), as: Self.found)
  }

  /// The person's own groups are looked at, however many others there are.
  private func changes(
    for person: RecordID, after position: ChangeNumber, limit: Int
  ) async throws -> [Found] {
    try await connection.rows(
      """
      SELECT groups.change, groups.id, members.role, 0
      FROM members CROSS JOIN groups ON groups.key = members.group_key
      WHERE members.user_id = ?3 AND groups.change > ?1 UNION ALL
      SELECT change, group_id, 0, 1 FROM departures WHERE user_id = ?3 AND change > ?1
      ORDER BY 1 LIMIT ?2
      """, .change(position), .integer(limit), .blob(person.bytes), as: Self.found)
  }

  private static func found(_ row: borrowing StoreRow) throws -> Found {
    (
      number: try row.change(0),
      change: (id: try row.id(1), role: try row.integer(2), isGone: try row.integer(3) == 1)
    )
  }
}
