internal import ServiceStore

/// Who may do what, and who says so.
extension GroupTransaction {
  func setRole(
    _ role: MemberRole, of person: RecordID, in group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    let head = try await groups.headToChange(group)
    try await require(.owner, initiator, in: head, to: "change roles")
    try groups.check(head, expecting: revision)
    let member = try await member(person, of: head)
    guard role != member.role else { return try await shown(head) }
    let owners = try await members.owners(of: head.id).count
    if role == .owner, owners >= limits.owners {
      throw StoreFailure.full("a group can have \(limits.owners) owners, and has them")
    }
    if member.role == .owner, owners == 1 {
      throw StoreFailure.forbidden("a group needs an owner: make somebody else one first")
    }
    try await change(member, to: role, in: head)
    try await groups.changed(head, at: now)
    return try await shown(head)
  }

  func handOver(
    _ group: RecordID, from owner: RecordID, to person: RecordID, expecting revision: UInt64?
  ) async throws -> GroupRecord {
    let head = try await groups.headToChange(group)
    try await require(.owner, .person(owner), in: head, to: "hand it over")
    try groups.check(head, expecting: revision)
    guard owner != person else {
      throw StoreFailure.forbidden("a group is handed over to somebody else")
    }
    let old = try await member(owner, of: head)
    let new = try await member(person, of: head)
    try await change(old, to: .admin, in: head)
    if new.role != .owner { try await change(new, to: .owner, in: head) }
    try await groups.changed(head, at: now)
    return try await shown(head)
  }

  /// Gives the role, and takes or gives back the title with it.
  private func change(
    _ member: MemberRecord, to role: MemberRole, in head: GroupTable.Head
  ) async throws {
    if role == .owner { try await titles.take(head.title, for: member.userID, group: head.id) }
    if member.role == .owner { try await titles.release(member.userID, group: head.id) }
    try await members.setRole(role, of: member.userID, in: head.id)
  }
}
