package import People
package import ServiceStore

/// Where the groups are kept, and where their rules hold.
///
/// Each change is one transaction that also judges whether the initiator may make it: `.notFound` for
/// somebody who isn't in the group, `.denied` for a role that doesn't suffice. A group has an owner
/// at any time, and nobody owns two groups of one title (``TitleKey``).
///
/// Somebody who has been deleted is taken out of everything. What they owned alone goes to the
/// longest-standing admin or, without one, member; a group without members goes too.
///
/// Joining and leaving cost the same in a group of ten and of ten thousand, and parallel ones all
/// land; nothing of the other members is read or written.
package protocol GroupStore: RecordStore, PeopleFollowing {
  /// Wakes those who watch.
  var changes: ChangeSignal { get }

  /// The answer that a request got before, or `nil` if it is new.
  ///
  /// - Throws: `.requestIDReused`; `.notFound` if the group has been deleted.
  func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]?

  /// - Throws: `.alreadyExists` if the creator owns a group of the title; `.full`.
  func create(
    _ draft: GroupDraft, once: OnceOnly<GroupRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GroupRecord>

  /// - Throws: `.notFound` for a person who is neither in it nor invited.
  func group(_ id: RecordID, for initiator: Initiator) async throws(StoreFailure) -> SeenGroup

  /// The groups that somebody is a member of, the newest first.
  func groups(
    of member: RecordID, after group: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<SeenGroup, RecordID>

  /// The members after a place, in the order of joining, and how many there are in all.
  ///
  /// - Throws: As ``group(_:for:)``.
  func members(
    of group: RecordID, for initiator: Initiator, after place: Int64?, limit: Int
  ) async throws(StoreFailure) -> (page: Page<MemberRecord, Int64>, count: Int)

  /// - Throws: `.stale`, or `.alreadyExists` if an owner owns another group of the title.
  func update(
    _ group: RecordID, _ change: GroupEdit, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord

  /// Adds people at the end, in their order. Who is a member already stays where they are; if
  /// everybody is, the revision stays too.
  ///
  /// - Throws: `.stale`, or `.full` if not all have room; nobody is added then.
  func add(
    _ members: [RecordID], to group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord

  /// Takes somebody out, or oneself.
  ///
  /// - Throws: `.notFound` for somebody who is no member, `.stale`, or `.forbidden` for the last
  ///   owner, and for an owner whom others want out.
  func remove(
    _ member: RecordID, from group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord

  /// - Throws: `.notFound` for somebody who is no member, `.stale`, `.forbidden` if no owner were
  ///   left, `.full` for too many, or `.alreadyExists` if they own another group of the title.
  func setRole(
    _ role: MemberRole, of member: RecordID, in group: RecordID, by initiator: Initiator,
    expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord

  /// Makes a member the owner in the place of `owner`, who becomes an admin.
  ///
  /// - Throws: As ``setRole(_:of:in:by:expecting:)``.
  func handOver(
    _ group: RecordID, from owner: RecordID, to member: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) -> GroupRecord

  /// - Throws: `.stale`.
  func delete(
    _ group: RecordID, by initiator: Initiator, expecting revision: UInt64?
  ) async throws(StoreFailure)

  /// Invites people. Members are passed over; who has asked to join is in.
  ///
  /// - Returns: The group after that, and the invitations of these people.
  /// - Throws: `.full` if too much is unanswered, or if not all who had asked have room.
  func invite(
    _ people: [RecordID], to group: RecordID, by initiator: Initiator
  ) async throws(StoreFailure) -> (group: GroupRecord, invitations: [ProposalRecord])

  /// - Throws: `.notFound` without such a group, `.alreadyExists` for a member, or `.full`.
  func askToJoin(
    _ group: RecordID, as person: RecordID
  ) async throws(StoreFailure) -> JoinOutcome

  /// Answers an invitation, as the person, or a request, as the group.
  ///
  /// - Throws: `.notFound` without the proposal; `.full` without room, and the proposal stays.
  func answer(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, accept: Bool,
    by initiator: Initiator
  ) async throws(StoreFailure) -> GroupRecord

  /// Takes an invitation back, as the group, or a request, as the person.
  ///
  /// - Throws: `.notFound` without the proposal.
  func withdraw(
    _ kind: ProposalRecord.Kind, of person: RecordID, to group: RecordID, by initiator: Initiator
  ) async throws(StoreFailure)

  /// - Parameter other: Where to go on: after this group of a person, or this person of a group.
  /// - Throws: `.denied` for another person's, and without the role for a group's.
  func proposals(
    _ kind: ProposalRecord.Kind, of scope: ProposalScope, for initiator: Initiator,
    after other: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<ProposalRecord, RecordID>

  /// What is new after a position.
  func changes(
    in scope: WatchScope, after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<WatchedChange>
}
