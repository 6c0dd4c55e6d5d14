internal import DirectoryAPI
package import GroupsAPI
package import People
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// The methods of the group service over any store of groups and any directory of people.
///
/// Here requests are checked and answers filled; who may do what is the store's to judge.
package struct GroupsHandlers: GroupsService {
  let store: any GroupStore
  let directory: any PeopleDirectory
  let answers: GroupAnswers
  private let portraits: any PortraitSource
  private let maker: GroupMaker

  package init(
    store: any GroupStore, directory: any PeopleDirectory,
    portraits: any PortraitSource = FirstPortraits()
  ) {
    self.store = store
    self.directory = directory
    self.portraits = portraits
    answers = GroupAnswers(directory: directory)
    maker = GroupMaker(store: store, directory: directory, answers: answers)
  }

  package func createGroup(
    _ request: CreateGroupRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedCreator = try ActingCaller(context).person(
      request.creatorID, in: "creator_id", &fields)
    let checkedTitle = fields.groupTitle(request.title)
    let checkedDescription = fields.groupDescription(request.description)
    fields.emails(request.memberEmails, in: "member_emails")
    let (creator, title, description) = try fields.checked(
      checkedCreator, checkedTitle, checkedDescription)
    var asked = request
    asked.creatorID = creator.description
    let once = try OnceOnly<GroupRecord>.request(
      asked, id: requestID, method: GroupsMethods.createGroup, answer: Group.init)
    return try await maker.make(
      GroupMaker.Order(
        creatorID: creator, title: title, description: description,
        people: .emails(request.memberEmails), once: once))
  }

  package func getGroup(_ request: GetGroupRequest, context: CallContext) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, initiator) = try fields.checked(checkedID, checkedInitiator)
    let seen = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.group(id, for: initiator)
    }
    return try await answers.filled(Group(seen))
  }

  package func listGroups(
    _ request: ListGroupsRequest, context: CallContext
  ) async throws -> ListGroupsResponse {
    var fields = FieldViolations()
    let checkedMember = try ActingCaller(context).person(
      request.memberID, in: "member_id", &fields)
    let query = "ListGroups\n\(checkedMember?.description ?? "")"
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

  package func updateGroup(
    _ request: UpdateGroupRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let wanted = request.group ?? Group()
    let checkedID = fields.id(wanted.id, in: "group.id")
    let mask = fields.mask(request.updateMask, allowed: ["title", "description"])
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    var edit = GroupEdit()
    if mask.contains("title") { edit.title = fields.groupTitle(wanted.title, in: "group.title") }
    if mask.contains("description") {
      edit.description = fields.groupDescription(wanted.description, in: "group.description")
    }
    let (id, initiator) = try fields.checked(checkedID, checkedInitiator)
    return try await change { [edit] () throws(StoreFailure) in
      try await store.update(
        id, edit, by: initiator, expecting: expected(wanted.revision))
    }
  }

  package func deleteGroup(
    _ request: DeleteGroupRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, initiator) = try fields.checked(checkedID, checkedInitiator)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.delete(id, by: initiator, expecting: expected(request.revision))
    }
    return Empty()
  }

  package func watchGroups(
    _ request: WatchGroupsRequest, responses: ResponseWriter<WatchGroupsResponse>,
    context: CallContext
  ) async throws {
    var fields = FieldViolations()
    let checkedScope = try ActingCaller(context).watchScope(
      request.memberID, in: "member_id", &fields)
    let scope = try fields.checked(checkedScope)
    let feed = ChangeFeed<WatchedChange>(
      "WatchGroups\n\(scope.name)", tokens: store.pageTokens, signal: store.changes
    ) { [store] (position, limit) async throws(StoreFailure) in
      try await store.changes(in: scope, after: position, limit: limit)
    }
    try await feed.follow(from: request.resumeToken) { batch in
      try await responses.send(
        WatchGroupsResponse(
          changes: try await answers.shown(batch.changes), resumeToken: batch.resumeToken,
          caughtUp: batch.isCaughtUp))
    }
  }

  package func compose(
    _ requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>,
    context: CallContext
  ) async throws {
    let session = ComposeSession(
      directory: directory, portraits: portraits, maker: maker,
      caller: try ActingCaller(context))
    try await session.run(requests, responses: responses)
  }

  /// Makes a change and shows the group after it.
  func change(
    _ body: () async throws(StoreFailure) -> GroupRecord
  ) async throws(RPCError) -> Group {
    try await answers.made(try await answeringStoreFailures(body))
  }
}
