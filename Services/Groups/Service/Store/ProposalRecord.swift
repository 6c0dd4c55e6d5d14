package import ServiceStore

/// A membership that one side wants and the other has to answer.
package struct ProposalRecord: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable {
    /// The group wants the person, who answers.
    case invitation = 1
    /// The person wants in; an owner or admin answers.
    case joinRequest = 2
  }

  package let kind: Kind
  package let groupID: RecordID
  /// Empty for a group that goes by its members.
  package let groupTitle: String
  package let userID: RecordID
  /// Who invited; `nil` if a service did, and for requests.
  package let inviterID: RecordID?
  package let createTime: WallTime

  package init(
    kind: Kind, groupID: RecordID, groupTitle: String, userID: RecordID, inviterID: RecordID?,
    createTime: WallTime
  ) {
    self.kind = kind
    self.groupID = groupID
    self.groupTitle = groupTitle
    self.userID = userID
    self.inviterID = inviterID
    self.createTime = createTime
  }
}

/// Whose proposals are read.
package enum ProposalScope: Hashable, Sendable {
  /// By group, the newest first.
  case person(RecordID)
  /// By account, the oldest first.
  case group(RecordID)

  /// What page tokens are bound to.
  var name: String {
    switch self {
    case .person(let id): "person \(id)"
    case .group(let id): "group \(id)"
    }
  }
}

/// What came of a wish to be let in.
package enum JoinOutcome: Hashable, Sendable {
  case asked(ProposalRecord)
  /// There was an invitation.
  case joined(GroupRecord)
}
