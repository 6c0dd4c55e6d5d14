internal import DirectoryAPI
package import GroupsAPI
package import People
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// The methods of the group service over any store of groups and any directory of people.
package struct GroupsHandlers: GroupsService {
  private let store: any GroupStore
  private let directory: any PeopleDirectory
  private let maker: GroupMaker
  private let answers: GroupAnswers

  package init(store: any GroupStore, directory: any PeopleDirectory) {
    self.store = store
    self.directory = directory
    answers = GroupAnswers(directory: directory)
    maker = GroupMaker(store: store, directory: directory, answers: answers)
  }

  package func createGroup(
    _ request: CreateGroupRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedCreator = fields.id(request.creatorID, in: "creator_id")
    let checkedTitle = fields.groupTitle(request.title)
    fields.emails(request.memberEmails, in: "member_emails")
    let (creator, title) = try fields.checked(checkedCreator, checkedTitle)
    let once = try OnceOnly<GroupRecord>.request(
      request, id: requestID, method: GroupsMethods.createGroup, answer: Group.init)
    return try await maker.make(
      GroupMaker.Order(
        creatorID: creator, title: title, people: .emails(request.memberEmails), once: once))
  }

  package func getGroup(_ request: GetGroupRequest, context: CallContext) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    return try await group(try fields.checked(checkedID))
  }

  package func listGroups(
    _ request: ListGroupsRequest, context: CallContext
  ) async throws -> ListGroupsResponse {
    var fields = FieldViolations()
    let checkedMember = fields.id(request.memberID, in: "member_id")
    let query = "ListGroups\n\(request.memberID.lowercased())"
    let checkedSize = fields.pageSize(request.pageSize, usual: 20, maximum: 100)
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: RecordID.init(bytes:))
    let (member, size) = try fields.checked(checkedMember, checkedSize)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.groups(of: member, after: position, limit: size)
    }
    return ListGroupsResponse(
      groups: try await answers.filled(page.records.map(Group.init), for: member),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "")
  }

  package func addMembers(
    _ request: AddMembersRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    fields.emails(request.memberEmails, in: "member_emails")
    let id = try fields.checked(checkedID)
    let found = try await directory.find(BatchGetUsersRequest(emails: request.memberEmails))
    fields.unknown(found.unknownEmails, among: request.memberEmails, in: "member_emails")
    try fields.check()
    let members = try found.users.recordIDs
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.add(members, to: id, expecting: expected(request.revision))
    }
    return try await group(id)
  }

  package func removeMember(
    _ request: RemoveMemberRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedMember = fields.id(request.userID, in: "user_id")
    let (id, member) = try fields.checked(checkedID, checkedMember)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.remove(member, from: id, expecting: expected(request.revision))
    }
    return try await group(id)
  }

  package func deleteGroup(
    _ request: DeleteGroupRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedID)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.delete(id, expecting: expected(request.revision))
    }
    return Empty()
  }

  package func compose(
    _ requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>,
    context: CallContext
  ) async throws {
    try await ComposeSession(directory: directory, maker: maker)
      .run(requests, responses: responses)
  }

  /// The group as it is shown, without people who are no more.
  private func group(_ id: RecordID) async throws(RPCError) -> Group {
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      guard let record = try await store.group(id) else {
        throw .notFound(kind: "group", key: id.description)
      }
      return record
    }
    return try await answers.filled(Group(record))
  }
}
