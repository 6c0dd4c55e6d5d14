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
    let people = try await directory.people(Set(group.members.compactMap { RecordID($0.userID) }))
    return Self.filled(group, with: people)
  }

  /// - Parameter member: Whose groups these are.
  /// - Throws: NOT_FOUND if that person has been deleted: a ghost has no groups.
  func filled(
    _ groups: [Group], for member: RecordID
  ) async throws(RPCError) -> [Group] {
    let ids = groups.flatMap { group in group.members.compactMap { RecordID($0.userID) } }
    let people = try await directory.people(Set(ids + [member]))
    guard people[member] != nil else {
      throw RPCError(StoreFailure.notFound(kind: "user", key: member.description))
    }
    return groups.map { Self.filled($0, with: people) }
  }

  static func filled(_ group: Group, with people: [RecordID: User]) -> Group {
    var group = group
    group.members = group.members.compactMap { member in
      guard let user = RecordID(member.userID).flatMap({ people[$0] }) else { return nil }
      var member = member
      member.email = user.email
      member.displayName = user.displayName
      return member
    }
    return group
  }
}

extension Group {
  /// What the group service itself knows: its members have no e-mails and names yet.
  init(_ group: GroupRecord) {
    self.init(
      id: group.id.description, title: group.title, creatorID: group.creatorID.description,
      members: group.members.map { member in
        Member(userID: member.userID.description, joinTime: Timestamp(member.joinTime))
      },
      createTime: Timestamp(group.createTime), updateTime: Timestamp(group.updateTime),
      revision: group.revision)
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
