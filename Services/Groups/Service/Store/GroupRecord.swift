package import ServiceStore

/// A group, with as much of its members as fits into any answer.
package struct GroupRecord: Hashable, Sendable {
  package let id: RecordID
  /// Empty for a group that goes by its members.
  package let title: String
  package let description: String
  package let creatorID: RecordID
  /// The first ``shownMembers`` in the order of joining.
  package let members: [MemberRecord]
  package let memberCount: Int
  package let createTime: WallTime
  package let updateTime: WallTime
  package let revision: UInt64

  /// Members that come with a group. All of them are read page by page.
  package static let shownMembers = 10
  /// In characters, which are Unicode scalars.
  package static let maximumTitle = 100

  package init(
    id: RecordID, title: String, description: String, creatorID: RecordID,
    members: [MemberRecord], memberCount: Int, createTime: WallTime, updateTime: WallTime,
    revision: UInt64
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.creatorID = creatorID
    self.members = members
    self.memberCount = memberCount
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
  }
}

/// What a member may do: the later in this list, the more.
package enum MemberRole: Int, Hashable, Comparable, Sendable {
  case member = 1
  case admin = 2
  case owner = 3

  package static func < (left: MemberRole, right: MemberRole) -> Bool {
    left.rawValue < right.rawValue
  }
}

package struct MemberRecord: Hashable, Sendable {
  package let userID: RecordID
  package let joinTime: WallTime
  package let role: MemberRole
  /// Grows in the order of joining; unique in the group.
  package let place: Int64

  package init(userID: RecordID, joinTime: WallTime, role: MemberRole, place: Int64) {
    self.userID = userID
    self.joinTime = joinTime
    self.role = role
    self.place = place
  }
}

/// A group as one person sees it.
package struct SeenGroup: Hashable, Sendable {
  package let group: GroupRecord
  /// The person's role; `nil` if they aren't in it, or no person looks.
  package let role: MemberRole?

  package init(group: GroupRecord, role: MemberRole?) {
    self.group = group
    self.role = role
  }
}

/// A group to be made.
package struct GroupDraft: Hashable, Sendable {
  package let title: String
  package let description: String
  package let creatorID: RecordID
  /// In the order of joining. The creator comes first, whether among them or not; nobody twice.
  package let memberIDs: [RecordID]

  package init(
    title: String, description: String = "", creatorID: RecordID, memberIDs: [RecordID]
  ) {
    self.title = title
    self.description = description
    self.creatorID = creatorID
    self.memberIDs = memberIDs
  }
}

/// What is to be changed of a group; `nil` stays as it is.
package struct GroupEdit: Hashable, Sendable {
  package var title: String?
  package var description: String?

  package init(title: String? = nil, description: String? = nil) {
    self.title = title
    self.description = description
  }
}

/// Who wants something done.
package enum Initiator: Hashable, Sendable {
  /// One of our services, or an operator: bound by the rules of groups, not by roles.
  case service
  /// Somebody, who may do what their role in the group allows.
  case person(RecordID)
}
