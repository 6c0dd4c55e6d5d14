internal import DirectoryAPI
internal import GroupsAPI
internal import People
internal import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// Shows groups with what the user directory says of their members now.
struct GroupAnswers: Sendable {
  let directory: any PeopleDirectory

  /// - Returns: The group with e-mails and names; people who have been deleted are left out.
  func filled(_ group: Group) async throws(RPCError) -> Group {
    Self.filled(group, with: try await directory.people(Self.ids(in: [group])))
  }

  /// What a change has made. It is done: that the directory can't be reached now doesn't make it a
  /// failure, the members only come without their e-mails.
  func made(_ group: GroupRecord) async throws(RPCError) -> Group {
    let group = Group(group)
    do throws(RPCError) {
      return try await filled(group)
    } catch {
      guard error.code == .unavailable else { throw error }
      return Self.filled(group, with: nil)
    }
  }

  /// - Parameter member: Whose groups these are.
  /// - Throws: NOT_FOUND if that person has been deleted: a ghost has no groups.
  func filled(
    _ groups: [Group], for member: RecordID
  ) async throws(RPCError) -> [Group] {
    let people = try await directory.people(Self.ids(in: groups).union([member]))
    guard people[member] != nil else {
      throw RPCError(StoreFailure.notFound(kind: "user", key: member.description))
    }
    return groups.map { Self.filled($0, with: people) }
  }

  func filled(_ groups: [Group]) async throws(RPCError) -> [Group] {
    let people = try await directory.people(Self.ids(in: groups))
    return groups.map { Self.filled($0, with: people) }
  }

  /// - Returns: The members with e-mails and names; people who have been deleted are left out.
  func filled(_ members: [MemberRecord]) async throws(RPCError) -> [Member] {
    let people = try await directory.people(Set(members.map(\.userID)))
    return members.compactMap { record in
      people[record.userID].map { Member(record).filled(with: $0) }
    }
  }

  func shown(_ changes: [WatchedChange]) async throws(RPCError) -> [GroupChange] {
    let groups = changes.compactMap { change -> Group? in
      if case .present(let seen) = change { Group(seen) } else { nil }
    }
    var filled = try await filled(groups)[...]
    return changes.map { change in
      switch change {
      case .present: GroupChange(change: filled.popFirst().map { .group($0) })
      case .gone(let id): GroupChange(change: .goneID(id.description))
      }
    }
  }

  /// - Parameter people: `nil` if nothing is known of anybody.
  static func filled(_ group: Group, with people: [RecordID: User]?) -> Group {
    var group = group
    let total = max(Int(group.memberCount), group.members.count)
    let shown = group.members.prefix(GroupRecord.shownMembers)
    group.members = shown.compactMap { member in
      guard let people else { return member }
      return RecordID(member.userID).flatMap { people[$0] }.map(member.filled)
    }
    group.memberCount = UInt32(clamping: total)
    let others = group.members.filter { $0.userID != group.creatorID }
    let named = people == nil ? [] : others.isEmpty ? group.members : others
    group.label = GroupLabel.text(
      named.map(\.email), others: people == nil ? total : total - shown.count)
    group.titled = !group.title.isEmpty
    if !group.titled { group.title = group.label }
    return group
  }

  private static func ids(in groups: [Group]) -> Set<RecordID> {
    Set(
      groups.flatMap { group in
        group.members.prefix(GroupRecord.shownMembers).compactMap { RecordID($0.userID) }
      })
  }
}

extension Group {
  /// What the group service itself knows: its members have no e-mails and names yet, and there is no
  /// label.
  init(_ group: GroupRecord) {
    self.init(
      id: group.id.description, title: group.title, creatorID: group.creatorID.description,
      members: group.members.map(Member.init), createTime: Timestamp(group.createTime),
      updateTime: Timestamp(group.updateTime), revision: group.revision,
      description: group.description, memberCount: UInt32(clamping: group.memberCount))
  }

  init(_ seen: SeenGroup) {
    self.init(seen.group)
    if let role = seen.role { self.role = Role(role) }
  }
}

extension Member {
  init(_ member: MemberRecord) {
    self.init(
      userID: member.userID.description, joinTime: Timestamp(member.joinTime),
      role: Role(member.role))
  }

  func filled(with user: User) -> Member {
    var member = self
    member.email = user.email
    member.displayName = user.displayName
    return member
  }
}

extension Role {
  init(_ role: MemberRole) {
    switch role {
    case .member: self = .member
    case .admin: self = .admin
    case .owner: self = .owner
    }
  }
}

extension User {
  /// - Throws: INTERNAL if the directory gave somebody an id that is none.
  var recordID: RecordID {
    get throws(RPCError) {
      guard let id = RecordID(id) else {
        throw RPCError(.internalError, "the user directory gave an id that is no UUID")
      }
      return id
    }
  }
}

extension [User] {
  /// - Throws: INTERNAL if the directory gave somebody an id that is none.
  var recordIDs: [RecordID] {
    get throws(RPCError) {
      var ids: [RecordID] = []
      for user in self { ids.append(try user.recordID) }
      return ids
    }
  }
}
