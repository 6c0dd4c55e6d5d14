internal import DirectoryAPI
package import GroupsAPI
internal import People
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// Invitations, and requests to join.
extension GroupsHandlers {
  package func inviteMembers(
    _ request: InviteMembersRequest, context: CallContext
  ) async throws -> InviteMembersResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    fields.emails(request.emails, in: "emails")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, initiator) = try fields.checked(checkedID, checkedInitiator)
    let invited = try await people(request.emails, in: "emails")
    let invitedIDs = try invited.recordIDs
    let (group, invitations) = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.invite(invitedIDs, to: id, by: initiator)
    }
    let shown = try await answers.made(group)
    let people = Dictionary(zip(invitedIDs, invited), uniquingKeysWith: { first, _ in first })
    return InviteMembersResponse(
      invitations: invitations.compactMap { invitation in
        people[invitation.userID].map { Invitation(invitation, of: $0, to: shown.title) }
      }, group: shown)
  }

  package func answerInvitation(
    _ request: AnswerInvitationRequest, context: CallContext
  ) async throws -> AnswerInvitationResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = try ActingCaller(context).person(request.userID, in: "user_id", &fields)
    let checkedAnswer = fields.accepts(request.answer, in: "answer")
    let (id, person, accepts) = try fields.checked(checkedID, checkedPerson, checkedAnswer)
    let group = try await change { () throws(StoreFailure) in
      try await store.answer(
        .invitation, of: person, to: id, accept: accepts, by: .person(person))
    }
    return AnswerInvitationResponse(group: accepts ? group : nil)
  }

  package func withdrawInvitation(
    _ request: WithdrawInvitationRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = fields.id(request.userID, in: "user_id")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, person, initiator) = try fields.checked(checkedID, checkedPerson, checkedInitiator)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.withdraw(.invitation, of: person, to: id, by: initiator)
    }
    return Empty()
  }

  package func listInvitations(
    _ request: ListInvitationsRequest, context: CallContext
  ) async throws -> ListInvitationsResponse {
    let (records, next) = try await list(
      .invitation,
      ProposalQuery(
        userID: request.userID, groupID: request.groupID, pageSize: request.pageSize,
        pageToken: request.pageToken, actingUserID: request.actingUserID), context)
    return ListInvitationsResponse(
      invitations: try await proposalAnswers.invitations(records), nextPageToken: next)
  }

  package func askToJoin(
    _ request: AskToJoinRequest, context: CallContext
  ) async throws -> AskToJoinResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = try ActingCaller(context).person(request.userID, in: "user_id", &fields)
    let (id, person) = try fields.checked(checkedID, checkedPerson)
    // Nobody without an account gets into a group.
    let user = try await directory.requirePerson(person)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.askToJoin(id, as: person)
    }
    switch outcome {
    case .asked(let proposal):
      return AskToJoinResponse(outcome: .request(JoinRequest(proposal, of: user)))
    case .joined(let group):
      return AskToJoinResponse(outcome: .joined(try await answers.made(group)))
    }
  }

  package func answerJoinRequest(
    _ request: AnswerJoinRequestRequest, context: CallContext
  ) async throws -> Group {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = fields.id(request.userID, in: "user_id")
    let checkedAnswer = fields.accepts(request.answer, in: "answer")
    let checkedInitiator = try ActingCaller(context).initiator(request.actingUserID, &fields)
    let (id, person, accepts, initiator) = try fields.checked(
      checkedID, checkedPerson, checkedAnswer, checkedInitiator)
    return try await change { () throws(StoreFailure) in
      try await store.answer(.joinRequest, of: person, to: id, accept: accepts, by: initiator)
    }
  }

  package func withdrawJoinRequest(
    _ request: WithdrawJoinRequestRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.groupID, in: "group_id")
    let checkedPerson = try ActingCaller(context).person(request.userID, in: "user_id", &fields)
    let (id, person) = try fields.checked(checkedID, checkedPerson)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.withdraw(.joinRequest, of: person, to: id, by: .person(person))
    }
    return Empty()
  }

  package func listJoinRequests(
    _ request: ListJoinRequestsRequest, context: CallContext
  ) async throws -> ListJoinRequestsResponse {
    let (records, next) = try await list(
      .joinRequest,
      ProposalQuery(
        userID: request.userID, groupID: request.groupID, pageSize: request.pageSize,
        pageToken: request.pageToken, actingUserID: request.actingUserID), context)
    return ListJoinRequestsResponse(
      requests: try await proposalAnswers.joinRequests(records), nextPageToken: next)
  }

  /// What the two lists are asked by.
  private struct ProposalQuery {
    let userID: String
    let groupID: String
    let pageSize: Int32
    let pageToken: String
    let actingUserID: String
  }

  private var proposalAnswers: ProposalAnswers {
    ProposalAnswers(directory: directory, groups: answers, store: store)
  }

  private func list(
    _ kind: ProposalRecord.Kind, _ asked: ProposalQuery, _ context: CallContext
  ) async throws -> (records: [ProposalRecord], next: String) {
    var fields = FieldViolations()
    let caller = try ActingCaller(context)
    let scope: ProposalScope?
    let checkedInitiator: Initiator?
    if asked.groupID.isEmpty {
      let person = try caller.person(asked.userID, in: "user_id", &fields)
      scope = person.map(ProposalScope.person)
      checkedInitiator = person.map(Initiator.person)
    } else {
      if !asked.userID.isEmpty {
        fields.add("user_id", "is given beside group_id; one is asked by")
      }
      scope = fields.id(asked.groupID, in: "group_id").map(ProposalScope.group)
      checkedInitiator = try caller.initiator(asked.actingUserID, &fields)
    }
    let checkedSize = fields.pageSize(asked.pageSize, usual: 20, maximum: 100)
    let query = "Proposals \(kind.rawValue)\n\(scope?.name ?? "")"
    let position = fields.position(
      in: asked.pageToken, of: query, store.pageTokens, read: RecordID.init(bytes:))
    let (checkedScope, initiator, size) = try fields.checked(scope, checkedInitiator, checkedSize)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.proposals(
        kind, of: checkedScope, for: initiator, after: position, limit: size)
    }
    return (
      page.records, page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? ""
    )
  }
}
