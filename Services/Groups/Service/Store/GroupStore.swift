package import ServiceStore

/// A group and who is in it.
package struct GroupRecord: Hashable, Sendable {
  package let id: RecordID
  package let title: String
  package let creatorID: RecordID
  /// In the order of joining, the creator first.
  package let members: [MemberRecord]
  package let createTime: WallTime
  package let updateTime: WallTime
  package let revision: UInt64

  package init(
    id: RecordID, title: String, creatorID: RecordID, members: [MemberRecord],
    createTime: WallTime, updateTime: WallTime, revision: UInt64
  ) {
    self.id = id
    self.title = title
    self.creatorID = creatorID
    self.members = members
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
  }
}

package struct MemberRecord: Hashable, Sendable {
  package let userID: RecordID
  package let joinTime: WallTime

  package init(userID: RecordID, joinTime: WallTime) {
    self.userID = userID
    self.joinTime = joinTime
  }
}

/// A group to be made.
package struct GroupDraft: Hashable, Sendable {
  package let title: String
  package let creatorID: RecordID
  /// In the order of joining. The creator comes first, whether among them or not; nobody twice.
  package let memberIDs: [RecordID]

  package init(title: String, creatorID: RecordID, memberIDs: [RecordID]) {
    self.title = title
    self.creatorID = creatorID
    self.memberIDs = memberIDs
  }
}

/// Where the groups are kept.
///
/// Joining and leaving cost the same in a group of ten and of ten thousand, and parallel ones all
/// land; nothing of the other members is read or written.
package protocol GroupStore: RecordStore {
  /// The answer that a request got before, or `nil` if it is new.
  ///
  /// - Throws: `.requestIDReused`; `.notFound` if the group has been deleted.
  func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]?

  func create(
    _ draft: GroupDraft, once: OnceOnly<GroupRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GroupRecord>

  func group(_ id: RecordID) async throws(StoreFailure) -> GroupRecord?

  /// The groups that somebody is a member of, the newest first.
  func groups(
    of member: RecordID, after group: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GroupRecord, RecordID>

  /// Adds people at the end, in their order. Who is a member already stays where they are; if
  /// everybody is, the revision stays too.
  ///
  /// - Throws: `.notFound`, `.stale`, or `.full` if not all have room; nobody is added then.
  func add(
    _ members: [RecordID], to group: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure)

  /// - Throws: `.notFound` for the group and for somebody who is no member, `.stale`, or
  ///   `.forbidden` for the creator.
  func remove(
    _ member: RecordID, from group: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure)

  /// - Throws: `.notFound` or `.stale`.
  func delete(_ group: RecordID, expecting revision: UInt64?) async throws(StoreFailure)
}
