package import ServiceStore

/// Something to reach, in points.
package struct GoalRecord: Hashable, Sendable {
  package enum Term: Int64, Sendable {
    case short = 1
    case long = 2
  }

  package let id: RecordID
  package let userID: RecordID
  package let text: String
  package let term: Term
  package let points: UInt32
  /// Never more than `points`.
  package var progress: UInt32
  package let createTime: WallTime
  package var updateTime: WallTime
  package var revision: UInt64

  package init(
    id: RecordID, userID: RecordID, text: String, term: Term, points: UInt32, progress: UInt32,
    createTime: WallTime, updateTime: WallTime, revision: UInt64
  ) {
    self.id = id
    self.userID = userID
    self.text = text
    self.term = term
    self.points = points
    self.progress = progress
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
  }
}

/// A goal to be made.
package struct GoalDraft: Hashable, Sendable {
  package let userID: RecordID
  package let text: String
  package let term: GoalRecord.Term
  package let points: UInt32

  package init(userID: RecordID, text: String, term: GoalRecord.Term, points: UInt32) {
    self.userID = userID
    self.text = text
    self.term = term
    self.points = points
  }
}

/// Where the goals are kept.
package protocol GoalStore: RecordStore {
  /// The answer that a request got before, or `nil` if it is new.
  ///
  /// - Throws: `.requestIDReused`; `.notFound` if the goal has been deleted.
  func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]?

  func create(
    _ draft: GoalDraft, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  func goal(_ id: RecordID) async throws(StoreFailure) -> GoalRecord?

  /// Somebody's goals, the newest first.
  func goals(
    of user: RecordID, after goal: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GoalRecord, RecordID>

  /// Adds points, up to those of the goal. A goal that has been reached stays as it is.
  ///
  /// - Throws: `.notFound` or `.stale`.
  func record(
    _ points: UInt32, on goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  /// - Throws: `.notFound` or `.stale`.
  func delete(_ goal: RecordID, expecting revision: UInt64?) async throws(StoreFailure)
}
