package import ServiceStore

/// Where the goals are kept.
///
/// A deletion can be undone within ``undoWindow``. Until then nothing but `undelete` finds a
/// deleted goal; after it the goal is as good as erased, and `eraseDeleted` erases it.
package protocol GoalStore: RecordStore {
  /// For how long a deletion can be undone.
  var undoWindow: Duration { get }

  /// The answer that a request got before, or `nil` if it is new.
  ///
  /// - Throws: `.requestIDReused`; `.notFound` if the goal has been erased.
  func answer(to key: RequestKey) async throws(StoreFailure) -> [UInt8]?

  /// - Throws: `.notFound` if the person has been forgotten.
  func create(
    _ draft: GoalDraft, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  func goal(_ id: RecordID) async throws(StoreFailure) -> GoalRecord?

  /// Somebody's goals, the newest first.
  func goals(
    of user: RecordID, matching filter: GoalFilter, after goal: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<GoalRecord, RecordID>

  /// Changes a goal. Changes that change nothing leave the revision as it is.
  ///
  /// - Throws: `.notFound` or `.stale`; `.forbidden` for points below the progress, or for other
  ///   points of a goal that has been reached.
  func update(
    _ goal: RecordID, _ changes: [GoalChange], expecting revision: UInt64?,
    once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  /// Adds points, up to those of the goal. A goal that has been reached stays as it is.
  ///
  /// - Throws: `.notFound` or `.stale`.
  func record(
    _ points: UInt32, on goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  /// - Returns: The goal as it was.
  /// - Throws: `.notFound` or `.stale`.
  @discardableResult
  func delete(
    _ goal: RecordID, expecting revision: UInt64?, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  /// Brings back a goal that was deleted not longer than ``undoWindow`` ago.
  ///
  /// - Parameter goal: One that isn't deleted stays as it is. `nil` means the one of the user's that
  ///   was deleted last.
  /// - Throws: `.notFound` if the goal is another's, unknown, or deleted for longer; `.forbidden` if
  ///   no goal was named and no deletion is left to undo.
  func undelete(
    _ goal: RecordID?, of user: RecordID, once: OnceOnly<GoalRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<GoalRecord>

  /// Erases goals whose deletion can't be undone any more, and the answers that told of them.
  ///
  /// - Returns: How many there were, at most `limit`.
  func eraseDeleted(limit: Int) async throws(StoreFailure) -> Int

  /// Wakes those who watch.
  var changeSignal: ChangeSignal { get }

  /// What has happened to somebody's goals, or everybody's, after a change, in the order of the
  /// goals' last changes.
  func news(
    of user: RecordID?, after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<GoalNews>
}
