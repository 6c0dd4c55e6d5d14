internal import ServiceStore

/// Invitations and requests to join. Between a group and a person there is one of them at most; when
/// both sides want it, the person is in.
extension GroupTransaction {
  func invite(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator
  ) async throws -> (group: GroupRecord, invitations: [ProposalRecord]) {
    var head = try await groups.headToChange(group)
    try await require(.admin, initiator, in: head, to: "invite people")
    let before = head
    var seen = try await members.members(among: people, of: head.id)
    let others = people.filter { seen.insert($0).inserted }
    let present = try await proposals.proposals(of: others, to: head.id)
    try await admit(others.filter { present[$0]?.kind == .joinRequest }, to: &head)
    let invited = others.filter { present[$0] == nil }.map { person in
      proposal(.invitation, of: person, to: head, by: initiator)
    }
    try await propose(invited, to: &head)
    let waiting = present.values.filter { $0.kind == .invitation } + invited
    let proposals = Dictionary(uniqueKeysWithValues: waiting.map { ($0.userID, $0) })
    let invitations = others.compactMap { proposals[$0] }
    if head.memberCount > before.memberCount {
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
    } else if head.proposalCount != before.proposalCount {
      try await groups.setProposalCount(head)
    }
    return (try await shown(head), invitations)
  }

  func askToJoin(_ group: RecordID, as person: RecordID) async throws -> JoinOutcome {
    var head = try await groups.headToChange(group)
    guard try await members.member(person, of: head.id) == nil else {
      throw StoreFailure.alreadyExists(kind: "member", key: person.description)
    }
    switch try await proposals.proposal(of: person, to: head.id) {
    case let proposal? where proposal.kind == .invitation:
      try await admit([person], to: &head)
      try limits.checkRoom(for: head.memberCount)
      try await groups.changed(head, at: now)
      return .joined(try await shown(head))
    case let proposal?:
      return .asked(proposal)
    case nil:
      let request = proposal(.joinRequest, of: person, to: head, by: .person(person))
      try await propose([request], to: &head)
      try await groups.setProposalCount(head)
      return .asked(request)
    }
  }

  func answer(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, accept: Bool,
    by initiator: Initiator
  ) async throws -> GroupRecord {
    var head = try await groups.headToChange(group)
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
    try await admit([person], to: &head)
    try limits.checkRoom(for: head.memberCount)
    try await groups.changed(head, at: now)
    return try await shown(head)
  }

  func withdraw(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID,
    by initiator: Initiator
  ) async throws {
    var head = try await groups.headToChange(group)
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
      let found = try await proposals.proposals(kind, to: head.id, after: other, limit: limit + 1)
      return Page(found, limit: limit, position: \.userID)
    }
  }

  private func proposal(
    _ kind: ProposalRecord.Kind, of person: RecordID, to head: GroupTable.Head,
    by initiator: Initiator
  ) -> ProposalRecord {
    var inviter: RecordID?
    if kind == .invitation, case .person(let person) = initiator { inviter = person }
    return ProposalRecord(
      kind: kind, groupID: head.id, groupTitle: head.title, userID: person, inviterID: inviter,
      createTime: now)
  }

  /// The caller writes the head.
  private func propose(
    _ new: [ProposalRecord], to head: inout GroupTable.Head
  ) async throws {
    guard !new.isEmpty else { return }
    guard head.proposalCount + new.count <= limits.proposals else {
      throw StoreFailure.full(
        "\(limits.proposals) invitations and requests to join wait for an answer, and no more can")
    }
    try await FollowedPeople(connection).requireKnown(new.map(\.userID))
    try await proposals.insert(new)
    head.proposalCount += new.count
  }

  private func drop(_ person: RecordID, from head: inout GroupTable.Head) async throws {
    let removed = try await proposals.remove(of: [person], to: head.id)
    guard removed > 0 else { return }
    head.proposalCount -= removed
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
    guard try await proposals.proposal(of: person, to: head.id)?.kind == kind else {
      let what = kind == .invitation ? "invitation of" : "request to join by"
      throw StoreFailure.notFound(kind: what, key: person.description)
    }
  }
}
