internal import SQLite
internal import ServiceStore

/// Who may do what, and who says so.
extension GroupTransaction {
  func setRole(
    _ role: MemberRole, of person: RecordID, in group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) throws -> GroupRecord {
    let head = try groups.head(group)
    try require(.owner, initiator, in: head, to: "change roles")
    try groups.check(head, expecting: revision)
    let member = try member(person, of: head)
    guard role != member.role else { return try shown(head) }
    let owners = try members.owners(of: head.key).count
    if role == .owner, owners >= limits.owners {
      throw StoreFailure.full("a group can have \(limits.owners) owners, and has them")
    }
    if member.role == .owner, owners == 1 {
      throw StoreFailure.forbidden("a group needs an owner: make somebody else one first")
    }
    try change(member, to: role, in: head)
    try groups.changed(head, at: now)
    return try shown(head)
  }

  func handOver(
    _ group: RecordID, from owner: RecordID, to person: RecordID, expecting revision: UInt64?
  ) throws -> GroupRecord {
    let head = try groups.head(group)
    try require(.owner, .person(owner), in: head, to: "hand it over")
    try groups.check(head, expecting: revision)
    guard owner != person else {
      throw StoreFailure.forbidden("a group is handed over to somebody else")
    }
    let old = try member(owner, of: head)
    let new = try member(person, of: head)
    try change(old, to: .admin, in: head)
    if new.role != .owner { try change(new, to: .owner, in: head) }
    try groups.changed(head, at: now)
    return try shown(head)
  }

  /// Gives the role, and takes or gives back the title with it.
  private func change(
    _ member: MemberRecord, to role: MemberRole, in head: GroupTable.Head
  ) throws {
    if role == .owner { try titles.take(head.title, for: member.userID, group: head.key) }
    if member.role == .owner { try titles.release(member.userID, group: head.key) }
    try members.setRole(role, of: member.userID, in: head.key)
  }
}
