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
    let latest = try await connection.latestChange()
    let found =
      switch scope {
      case .everything: try await everything(after: position, until: latest, limit: limit + 1)
      case .member(let person):
        try await changes(for: person, after: position, until: latest, limit: limit + 1)
      }
    let page = ChangePage(found, limit: limit, latest: latest)
    let present = page.changes.filter { !$0.isGone }.map(\.id)
    let groups = try await GroupTable(connection).groups(present)
    var changes: [WatchedChange] = []
    for change in page.changes {
      if change.isGone {
        changes.append(.gone(change.id))
      } else if let group = groups[change.id] {
        let role = MemberRole(rawValue: Int(change.role))
        changes.append(.present(SeenGroup(group: group, role: role)))
      }
    }
    return ChangePage(changes, position: page.position, isLast: page.isLast)
  }

  private func everything(
    after position: ChangeNumber, until latest: ChangeNumber, limit: Int
  ) async throws -> [Found] {
    try await connection.rows(
      """
      SELECT change, id, 0, 0 FROM groups WHERE change > ?1 AND change <= ?2 UNION ALL
      SELECT change, id, 0, 1 FROM gone_groups WHERE change > ?1 AND change <= ?2
      ORDER BY 1 LIMIT ?3
      """, .change(position), .change(latest), .integer(limit)
    ) { row in try Self.found(row) }
  }

  /// The person's own groups are looked at, however many others there are.
  private func changes(
    for person: RecordID, after position: ChangeNumber, until latest: ChangeNumber, limit: Int
  ) async throws -> [Found] {
    try await connection.rows(
      """
      SELECT groups.change, groups.id, members.role, 0
      FROM members \(connection.dialect.joinInOrder) groups ON groups.id = members.group_id
      WHERE members.user_id = ?1 AND groups.change > ?2 AND groups.change <= ?3 UNION ALL
      SELECT change, group_id, 0, 1 FROM departures
      WHERE user_id = ?1 AND change > ?2 AND change <= ?3
      ORDER BY 1 LIMIT ?4
      """, .id(person), .change(position), .change(latest), .integer(limit)
    ) { row in try Self.found(row) }
  }

  private static func found(_ row: borrowing StoreRow) throws -> Found {
    (
      number: try row.change(0),
      change: (id: try row.id(1), role: try row.integer(2), isGone: try row.integer(3) == 1)
    )
  }
}
