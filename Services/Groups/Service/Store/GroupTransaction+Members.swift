internal import ServiceStore

/// Who is in a group.
extension GroupTransaction {
  func add(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    var head = try await groups.headToChange(group)
    try await require(.admin, initiator, in: head, to: "add people")
    try groups.check(head, expecting: revision)
    let before = head.memberCount
    var seen = try await members.members(among: people, of: head.id)
    try await admit(people.filter { seen.insert($0).inserted }, to: &head)
    if head.memberCount > before {
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
    }
    return try await shown(head)
  }

  /// Lets people in who aren't, at the end and in their order. Their invitations and requests are
  /// answered with that. The caller checks for room and writes the head.
  func admit(_ people: [RecordID], to head: inout GroupTable.Head) async throws {
    guard !people.isEmpty else { return }
    try await FollowedPeople(connection).requireKnown(people)
    let first = head.nextPlace
    try await members.insert(
      people.enumerated().map { index, person in
        MemberRecord(userID: person, joinTime: now, role: .member, place: first + Int64(index))
      }, into: head.id)
    try await departures.remove(people, group: head.id)
    head.memberCount += people.count
    head.nextPlace += Int64(people.count)
    head.proposalCount -= try await proposals.remove(of: people, to: head.id)
  }

  func remove(
    _ person: RecordID, from group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    var head = try await groups.headToChange(group)
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
      guard try await members.owners(of: head.id).count > 1 else {
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
    try await members.remove(member.userID, from: head.id)
    if member.role == .owner { try await titles.release(member.userID, group: head.id) }
    head.memberCount -= 1
  }
}
