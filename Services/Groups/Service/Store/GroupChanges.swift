internal import SQLite
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

  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func page(
    of scope: WatchScope, after position: ChangeNumber, limit: Int
  ) throws -> ChangePage<WatchedChange> {
    let found =
      switch scope {
      case .everything: try everything(after: position, limit: limit + 1)
      case .member(let person): try changes(for: person, after: position, limit: limit + 1)
      }
    let page = ChangePage(found, limit: limit, latest: try ChangeCounter(connection).latest())
    let table = GroupTable(connection)
    return ChangePage(
      try page.changes.compactMap { change in
        if change.isGone { return .gone(change.id) }
        let role = MemberRole(rawValue: Int(change.role))
        return try table.group(change.id).map { .present(SeenGroup(group: $0, role: role)) }
      }, position: page.position, isLast: page.isLast)
  }

  private func everything(after position: ChangeNumber, limit: Int) throws -> [Found] {
    try connection.rows(
      """
      SELECT change, id, 0, 0 FROM groups WHERE change > ?1 UNION ALL
      SELECT change, id, 0, 1 FROM gone_groups WHERE change > ?1 ORDER BY change LIMIT ?2
      """, .change(position), .integer(limit), as: Self.found)
  }

  /// The person's own groups are looked at, however many others there are.
  private func changes(
    for person: RecordID, after position: ChangeNumber, limit: Int
  ) throws -> [Found] {
    try connection.rows(
      """
      SELECT groups.change, groups.id, members.role, 0
      FROM members CROSS JOIN groups ON groups.key = members.group_key
      WHERE members.user_id = ?3 AND groups.change > ?1 UNION ALL
      SELECT change, group_id, 0, 1 FROM departures WHERE user_id = ?3 AND change > ?1
      ORDER BY 1 LIMIT ?2
      """, .change(position), .integer(limit), .blob(person.bytes), as: Self.found)
  }

  private static func found(_ row: borrowing SQLiteRow) throws(SQLiteError) -> Found {
    (
      number: try row.change(0),
      change: (id: try row.id(1), role: try row.integer(2), isGone: try row.integer(3) == 1)
    )
  }
}
