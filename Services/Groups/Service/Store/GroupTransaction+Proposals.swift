internal import ServiceStore

/// Invitations and requests to join. Between a group and a person there is one of them at most; when
/// both sides want it, the person is in.
extension GroupTransaction {
  func invite(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator
  ) async throws -> (group: GroupRecord, invitations: [ProposalRecord]) {
    var head = try await groups.head(group)
    try await require(.admin, initiator, in: head, to: "invite people")
    let before = head
    var invitations: [ProposalRecord] = []
    var seen: Set<RecordID> = []
    for person in people where seen.insert(person).inserted {
      guard try await members.member(person, of: head.key) == nil else { continue }
      switch try await proposals.proposal(of: person, to: head.key) {
      case let proposal? where proposal.kind == .joinRequest:
        try await admit(person, to: &head)
      case let proposal?:
        invitations.append(proposal)
      case nil:
        invitations.append(try await propose(.invitation, person, to: &head, by: initiator))
      }
    }
    if head.memberCount > before.memberCount {
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
    } else if head.proposalCount != before.proposalCount {
      try await groups.setProposalCount(head)
    }
    return (try await shown(head), invitations)
  }

  func askToJoin(_ group: RecordID, as person: RecordID) async throws -> JoinOutcome {
    var head = try await groups.head(group)
    guard try await members.member(person, of: head.key) == nil else {
      throw StoreFailure.alreadyExists(kind: "member", key: person.description)
    }
    switch try await proposals.proposal(of: person, to: head.key) {
    case let proposal? where proposal.kind == .invitation:
      try await admit(person, to: &head)
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
      return .joined(try await shown(head))
    case let proposal?:
      return .asked(proposal)
    case nil:
      let proposal = try await propose(.joinRequest, person, to: &head, by: .person(person))
      try await groups.setProposalCount(head)
      return .asked(proposal)
    }
  }

  func answer(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, accept: Bool,
    by initiator: Initiator
  ) async throws -> GroupRecord {
    var head = try await groups.head(group)
    switch kind {
    case .invitation: try requireSelf(person, initiator, in: head)
    case .joinRequest:
      try await require(.admin, initiator, in: head, to: "answer who wants to join")
    }
    try await requireProposal(kind, of: person, to: head)
    guard accept else {
      try await drop(person, from: &head)
      return try await shown(head)
    }
    try await admit(person, to: &head)
    try limits.checkRoom(for: head.memberCount)
    try await groups.changed(head, at: now)
    return try await shown(head)
  }

  func withdraw(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID,
    by initiator: Initiator
  ) async throws {
    var head = try await groups.head(group)
    switch kind {
    case .invitation: try await require(.admin, initiator, in: head, to: "take invitations back")
    case .joinRequest: try requireSelf(person, initiator, in: head)
    }
    try await requireProposal(kind, of: person, to: head)
    try await drop(person, from: &head)
  }

  func proposals(
    _ kind: ProposalRecord.Kind, of scope: ProposalScope, for initiator: Initiator,
    after other: RecordID?, limit: Int
  ) async throws -> Page<ProposalRecord, RecordID> {
    switch scope {
    case .person(let person):
      guard initiator == .service || initiator == .person(person) else {
        throw StoreFailure.denied("these are for the person themselves")
      }
      let found = try await proposals.proposals(kind, of: person, after: other, limit: limit + 1)
      return Page(found, limit: limit, position: \.groupID)
    case .group(let group):
      let head = try await groups.head(group)
      try await require(.admin, initiator, in: head, to: "see who is invited and who wants to join")
      let found = try await proposals.proposals(kind, to: head.key, after: other, limit: limit + 1)
      return Page(found, limit: limit, position: \.userID)
    }
  }

  /// The caller writes the head.
  private func propose(
    _ kind: ProposalRecord.Kind, _ person: RecordID, to head: inout GroupTable.Head,
    by initiator: Initiator
  ) async throws -> ProposalRecord {
    guard head.proposalCount < limits.proposals else {
      throw StoreFailure.full(
        "\(limits.proposals) invitations and requests to join wait for an answer, and no more can")
    }
    try await FollowedPeople(connection).requireKnown(person)
    var inviter: RecordID?
    if kind == .invitation, case .person(let person) = initiator { inviter = person }
    let proposal = ProposalRecord(
      kind: kind, groupID: head.id, groupTitle: head.title, userID: person, inviterID: inviter,
      createTime: now)
    try await proposals.insert(proposal, into: head.key)
    head.proposalCount += 1
    return proposal
  }

  private func drop(_ person: RecordID, from head: inout GroupTable.Head) async throws {
    guard try await proposals.remove(of: person, to: head.key) else { return }
    head.proposalCount -= 1
    try await groups.setProposalCount(head)
  }

  private func requireSelf(
    _ person: RecordID, _ initiator: Initiator, in head: GroupTable.Head
  ) throws {
    guard initiator == .service || initiator == .person(person) else {
      throw StoreFailure.denied("that is for the person themselves")
    }
  }

  private func requireProposal(
    _ kind: ProposalRecord.Kind, of person: RecordID, to head: GroupTable.Head
  ) async throws {
    guard try await proposals.proposal(of: person, to: head.key)?.kind == kind else {
      let what = kind == .invitation ? "invitation of" : "request to join by"
      throw StoreFailure.notFound(kind: what, key: person.description)
    }
  }
}
