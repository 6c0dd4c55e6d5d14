internal import ServiceStore

/// Who is in a group.
extension GroupTransaction {
  func add(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    var head = try await groups.head(group)
    try await require(.admin, initiator, in: head, to: "add people")
    try groups.check(head, expecting: revision)
    let before = head.memberCount
    for person in people where try await members.member(person, of: head.key) == nil {
      try await admit(person, to: &head)
    }
    if head.memberCount > before {
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
    }
    return try await shown(head)
  }

  /// Lets somebody in, at the end. Their invitation or request is answered with that. The caller
  /// checks for room and writes the head.
  func admit(_ person: RecordID, to head: inout GroupTable.Head) async throws {
    try await insert(person, place: head.nextPlace, role: .member, into: head)
    head.memberCount += 1
    head.nextPlace += 1
    if try await proposals.remove(of: person, to: head.key) { head.proposalCount -= 1 }
  }

  func insert(
    _ person: RecordID, place: Int64, role: MemberRole, into head: GroupTable.Head
  ) async throws {
    try await FollowedPeople(connection).requireKnown(person)
    try await members.insert(
      MemberRecord(userID: person, joinTime: now, role: role, place: place), into: head.key,
      group: head.id)
    try await departures.remove(person, group: head.id)
  }

  func remove(
    _ person: RecordID, from group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    var head = try await groups.head(group)
    let isOwnWish = initiator == .person(person)
    let role = try await require(
      isOwnWish ? .member : .admin, initiator, in: head, to: "remove people")
    try groups.check(head, expecting: revision)
    let member = try await member(person, of: head)
    if member.role == .owner {
      guard isOwnWish else {
        throw StoreFailure.forbidden(
          "an owner can't be removed by others: they leave, or hand the group over first")
      }
      guard try await members.owners(of: head.key).count > 1 else {
        throw StoreFailure.forbidden(
          "the last owner can't leave a group: hand it over first, or delete it")
      }
    }
    if !isOwnWish, role == .admin, member.role == .admin {
      throw StoreFailure.denied("it takes an owner of the group to remove an admin")
    }
    try await take(member, from: &head)
    try await departures.add(person, group: group, change: try groups.changed(head, at: now))
    return try await shown(head)
  }

  /// Takes somebody out. The caller writes the head.
  func take(_ member: MemberRecord, from head: inout GroupTable.Head) async throws {
    try await members.remove(member.userID, from: head.key)
    if member.role == .owner { try await titles.release(member.userID, group: head.key) }
    head.memberCount -= 1
  }
}
