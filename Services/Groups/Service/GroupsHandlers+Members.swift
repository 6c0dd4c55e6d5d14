internal import DirectoryAPI
package import GroupsAPI
internal import People
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// Members and their roles.
extension GroupsHandlers {
  package func listMembers(
    _ request: ListMembersRequest, context: CallContext
  ) async throws -> ListMembersResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedSize = fields.pageSize(request.pageSize, usual: 100, maximum: 1_000)
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let query = "ListMembers\n\(request.groupID.lowercased())"
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: Int64.init(bytes:))
    let (id, size, initiator) = try fields.checked(checkedID, checkedSize, checkedInitiator)
    let (page, count) = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.members(of: id, for: initiator, after: position, limit: size)
    }
    return ListMembersResponse(
      members: try await answers.filled(page.records),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "",
      memberCount: UInt32(clamping: count))
  }

  package func addMembers(
    _ request: AddMembersRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    fields.emails(request.memberEmails, in: "member_emails")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, initiator) = try fields.checked(checkedID, checkedInitiator)
    let members = try await people(request.memberEmails, in: "member_emails").recordIDs
    return try await change { () throws(StoreFailure) in
      try await store.add(members, to: id, by: initiator, expecting: expected(request.revision))
    }
  }

  package func removeMember(
    _ request: RemoveMemberRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedMember = fields.id(request.userID, in: "user_id")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, member, initiator) = try fields.checked(checkedID, checkedMember, checkedInitiator)
    return try await change { () throws(StoreFailure) in
      try await store.remove(
        member, from: id, by: initiator, expecting: expected(request.revision))
    }
  }

  package func leaveGroup(
    _ request: LeaveGroupRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = try ActingCaller(context).person(request.userID, in: "user_id", &fields)
    let (id, person) = try fields.checked(checkedID, checkedPerson)
    _ = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.remove(
        person, from: id, by: .person(person), expecting: expected(request.revision))
    }
    return Empty()
  }

  package func setMemberRole(
    _ request: SetMemberRoleRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedMember = fields.id(request.userID, in: "user_id")
    let checkedRole = fields.role(request.role, in: "role")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, member, role, initiator) = try fields.checked(
      checkedID, checkedMember, checkedRole, checkedInitiator)
    return try await change { () throws(StoreFailure) in
      try await store.setRole(
        role, of: member, in: id, by: initiator, expecting: expected(request.revision))
    }
  }

  package func handOverGroup(
    _ request: HandOverGroupRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedMember = fields.id(request.userID, in: "user_id")
    let checkedOwner = try ActingCaller(context).person(
      request.actingUserID, in: "acting_user_id", &fields)
    let (id, member, owner) = try fields.checked(checkedID, checkedMember, checkedOwner)
    return try await change { () throws(StoreFailure) in
      try await store.handOver(
        id, from: owner, to: member, expecting: expected(request.revision))
    }
  }

  /// The accounts of these e-mails.
  ///
  /// - Throws: INVALID_ARGUMENT that names every one that has none.
  func people(_ emails: [String], in field: String) async throws(RPCError) -> [User] {
    let found = try await directory.find(BatchGetUsersRequest(emails: emails))
    var fields = FieldViolations()
    fields.unknown(found.unknownEmails, among: emails, in: field)
    try fields.check()
    return found.users
  }
}

/// Places of members, as page tokens hold them.
extension Int64 {
  /// Big-endian.
  fileprivate init?(bytes: [UInt8]) {
    guard bytes.count == 8 else { return nil }
    self = bytes.reduce(0) { $0 << 8 | Int64($1) }
  }

  fileprivate var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: self >> Int64(56 - 8 * $0)) }
  }
}
