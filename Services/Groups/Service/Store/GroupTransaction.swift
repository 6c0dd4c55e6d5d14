internal import ServiceStore

/// The rules of groups, inside of one transaction.
///
/// Extensions hold what belongs together: members, roles, proposals, and what is left of somebody who
/// has been deleted.
struct GroupTransaction {
  let connection: any StoreConnection
  let now: WallTime
  let limits: GroupLimits

  var groups: GroupTable { GroupTable(connection) }
  var members: MemberTable { MemberTable(connection) }
  var proposals: ProposalTable { ProposalTable(connection) }
  var titles: OwnedTitles { OwnedTitles(connection) }
  var departures: DepartureTable { DepartureTable(connection) }

  func create(_ draft: GroupDraft, id: RecordID) async throws -> GroupRecord {
    var seen: Set<RecordID> = []
    let everybody = ([draft.creatorID] + draft.memberIDs).filter { seen.insert($0).inserted }
    try limits.checkRoom(for: everybody.count)
    let head = try await groups.insert(draft, id: id, memberCount: everybody.count, at: now)
    try await titles.take(draft.title, for: draft.creatorID, group: head.id)
    try await FollowedPeople(connection).requireKnown(everybody)
    try await members.insert(
      everybody.enumerated().map { place, person in
        MemberRecord(
          userID: person, joinTime: now, role: place == 0 ? .owner : .member, place: Int64(place))
      }, into: id)
    return try await shown(head)
  }

  func update(
    _ group: RecordID, _ change: GroupEdit, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws -> GroupRecord {
    let head = try await groups.headToChange(group)
    try await require(.admin, initiator, in: head, to: "change it")
    try groups.check(head, expecting: revision)
    if let title = change.title {
      try await groups.setTitle(title, of: head.id)
      try await titles.releaseAll(of: head.id)
      for owner in try await members.owners(of: head.id) {
        try await titles.take(title, for: owner, group: head.id)
      }
    }
    if let description = change.description {
      try await groups.setDescription(description, of: head.id)
    }
    try await groups.changed(head, at: now)
    return try await shown(head)
  }

  func delete(
    _ group: RecordID, by initiator: Initiator, expecting revision: UInt64?
  ) async throws {
    let head = try await groups.headToChange(group)
    try await require(.owner, initiator, in: head, to: "delete it")
    try groups.check(head, expecting: revision)
    try await delete(head)
  }

  func delete(_ head: GroupTable.Head) async throws {
    let number = try await connection.nextChange()
    try await departures.addAll(of: head.id, change: number)
    try await titles.releaseAll(of: head.id)
    try await groups.delete(head, change: number)
    try await RequestLedger(connection).eraseAnswers(about: head.id)
  }

  /// The group as one who asks may see it: its members, and those who are invited.
  func seen(_ group: RecordID, by initiator: Initiator) async throws -> SeenGroup {
    let head = try await groups.head(group)
    let role = try await visibleRole(initiator, in: head)
    return SeenGroup(group: try await shown(head), role: role)
  }

  /// - Throws: `.notFound` for whom the group is none of their business.
  func visibleRole(_ initiator: Initiator, in head: GroupTable.Head) async throws -> MemberRole? {
    guard case .person(let person) = initiator else { return nil }
    if let member = try await members.member(person, of: head.id) { return member.role }
    guard try await proposals.proposal(of: person, to: head.id)?.kind == .invitation else {
      throw StoreFailure.notFound(kind: "group", key: head.id.description)
    }
    return nil
  }

  /// - Parameter deed: What they want to do with the group, after "to".
  /// - Returns: The initiator's role; `nil` for a service.
  /// - Throws: `.notFound` for a person who isn't in the group, `.denied` without the role.
  @discardableResult
  func require(
    _ least: MemberRole, _ initiator: Initiator, in head: GroupTable.Head, to deed: String
  ) async throws -> MemberRole? {
    guard case .person(let person) = initiator else { return nil }
    guard let role = try await members.member(person, of: head.id)?.role else {
      throw StoreFailure.notFound(kind: "group", key: head.id.description)
    }
    guard role >= least else {
      let who = least == .owner ? "an owner" : "an owner or admin"
      throw StoreFailure.denied("it takes \(who) of the group to \(deed)")
    }
    return role
  }

  func member(_ person: RecordID, of head: GroupTable.Head) async throws -> MemberRecord {
    guard let member = try await members.member(person, of: head.id) else {
      throw StoreFailure.notFound(kind: "member", key: person.description)
    }
    return member
  }

  func shown(_ head: GroupTable.Head) async throws -> GroupRecord {
    guard let group = try await groups.group(head.id) else {
      throw StoreFailure.notFound(kind: "group", key: head.id.description)
    }
    return group
  }
}
