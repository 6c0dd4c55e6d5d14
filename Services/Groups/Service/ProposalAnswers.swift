internal import DirectoryAPI
internal import GroupsAPI
internal import People
internal import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// Shows invitations and requests to join with what the user directory says of the people now.
struct ProposalAnswers: Sendable {
  let directory: any PeopleDirectory
  let groups: GroupAnswers
  let store: any GroupStore

  func invitations(_ proposals: [ProposalRecord]) async throws(RPCError) -> [Invitation] {
    let people = try await directory.people(Set(proposals.map(\.userID)))
    let titles = try await titles(of: proposals)
    return proposals.compactMap { proposal in
      people[proposal.userID].map {
        Invitation(proposal, of: $0, to: titles[proposal.groupID] ?? proposal.groupTitle)
      }
    }
  }

  func joinRequests(_ proposals: [ProposalRecord]) async throws(RPCError) -> [JoinRequest] {
    let people = try await directory.people(Set(proposals.map(\.userID)))
    return proposals.compactMap { proposal in
      people[proposal.userID].map { JoinRequest(proposal, of: $0) }
    }
  }

  /// The labels of those groups that have no titles of their own.
  private func titles(
    of proposals: [ProposalRecord]
  ) async throws(RPCError) -> [RecordID: String] {
    var untitled: [Group] = []
    for id in Set(proposals.filter(\.groupTitle.isEmpty).map(\.groupID)) {
      let seen: SeenGroup? = try await answeringStoreFailures { () throws(StoreFailure) in
        do throws(StoreFailure) {
          return try await store.group(id, for: .service)
        } catch {
          // It was deleted a moment ago.
          if case .notFound = error { return nil }
          throw error
        }
      }
      if let seen { untitled.append(Group(seen)) }
    }
    var titles: [RecordID: String] = [:]
    for group in try await groups.filled(untitled) {
      if let id = RecordID(group.id) { titles[id] = group.title }
    }
    return titles
  }
}

extension Invitation {
  init(_ proposal: ProposalRecord, of user: User, to title: String) {
    self.init(
      groupID: proposal.groupID.description, groupTitle: title, userID: user.id,
      email: user.email, displayName: user.displayName,
      inviterID: proposal.inviterID?.description ?? "",
      createTime: Timestamp(proposal.createTime))
  }
}

extension JoinRequest {
  init(_ proposal: ProposalRecord, of user: User) {
    self.init(
      groupID: proposal.groupID.description, userID: user.id, email: user.email,
      displayName: user.displayName, createTime: Timestamp(proposal.createTime))
  }
}
