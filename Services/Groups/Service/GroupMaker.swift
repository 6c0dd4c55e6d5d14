internal import DirectoryAPI
internal import GroupsAPI
internal import People
internal import RPCCore
internal import ServiceRequests
internal import ServiceStore

/// Makes a group of people whom the directory knows, for CreateGroup and for Done in Compose.
struct GroupMaker: Sendable {
  /// A group to be made.
  struct Order: Sendable {
    let creatorID: RecordID
    /// Empty: the group goes by its label.
    let title: String
    var description = ""
    let people: People
    let once: OnceOnly<GroupRecord>?
  }

  enum People: Sendable {
    /// As somebody typed them.
    case emails([String])
    /// As somebody chose them from a list, by id, with the e-mail that the list showed.
    case chosen([(id: RecordID, email: String)])
  }

  let store: any GroupStore
  let directory: any PeopleDirectory
  let answers: GroupAnswers

  /// - Throws: INVALID_ARGUMENT that names everybody who has no account, by field.
  func make(_ order: Order) async throws(RPCError) -> Group {
    // A repetition gets its answer even if people have been deleted since.
    if let once = order.once {
      let kept = try await answeringStoreFailures { () throws(StoreFailure) in
        try await store.answer(to: once.key)
      }
      if let kept { return try await answers.filled(try Group(kept: kept)) }
    }
    let users = try await resolve(order)
    let creator = order.creatorID.description
    let others = users.filter { $0.id != creator }
    let draft = GroupDraft(
      title: order.title, description: order.description, creatorID: order.creatorID,
      memberIDs: try others.recordIDs)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.create(draft, once: order.once)
    }
    let group = try outcome.answer(Group.init)
    var people: [RecordID: User] = [:]
    for user in users { people[try user.recordID] = user }
    return GroupAnswers.filled(group, with: people)
  }

  /// Asks the directory for everybody in one call.
  ///
  /// - Returns: The creator and the others, in the order of the request, nobody twice.
  private func resolve(_ order: Order) async throws(RPCError) -> [User] {
    var fields = FieldViolations()
    let creator = order.creatorID.description
    let found: BatchGetUsersResponse
    switch order.people {
    case .emails(let emails):
      found = try await directory.find(BatchGetUsersRequest(ids: [creator], emails: emails))
      if found.unknownIDs.contains(creator) { fields.unknownCreator(creator) }
      fields.unknown(found.unknownEmails, among: emails, in: "member_emails")
    case .chosen(let people):
      found = try await directory.find(
        BatchGetUsersRequest(ids: [creator] + people.map(\.id.description)))
      if found.unknownIDs.contains(creator) { fields.unknownCreator(creator) }
      let unknown = Set(found.unknownIDs)
      for person in people where unknown.contains(person.id.description) {
        fields.add(person.email, "has no account any more")
      }
    }
    try fields.check()
    return found.users
  }
}
