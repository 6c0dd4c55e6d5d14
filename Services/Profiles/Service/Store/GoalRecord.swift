package import ServiceStore

/// Something to reach, in points.
package struct GoalRecord: Hashable, Sendable {
  package enum Term: Int64, Sendable {
    case short = 1
    case long = 2
  }

  package let id: RecordID
  package let userID: RecordID
  package var text: String
  package var term: Term
  package var points: UInt32
  /// Never more than `points`.
  package var progress: UInt32
  package let createTime: WallTime
  package var updateTime: WallTime
  package var revision: UInt64
  /// When the progress reached the points: set once, and kept.
  package var completeTime: WallTime?

  /// Whether the change that this is the outcome of, or the news of, completed the goal. Of all
  /// outcomes about a goal one says so; a goal that is only read never does.
  package var isCompletedNow = false

  package init(
    id: RecordID, userID: RecordID, text: String, term: Term, points: UInt32, progress: UInt32,
    createTime: WallTime, updateTime: WallTime, revision: UInt64, completeTime: WallTime?
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
    self.completeTime = completeTime
  }
}

/// What is told of a goal to those who watch.
package enum GoalNews: Hashable, Sendable {
  /// ``GoalRecord/isCompletedNow`` says whether this is the first that is told of its completion.
  case present(GoalRecord)
  case deleted(RecordID)
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

/// One field to change of a goal.
package enum GoalChange: Hashable, Sendable {
  case text(String)
  case term(GoalRecord.Term)
  case points(UInt32)
}

/// Which goals a list has.
package struct GoalFilter: Hashable, Sendable {
  /// `nil` for both.
  package var term: GoalRecord.Term?
  /// Reached ones, or those that aren't; `nil` for both.
  package var isDone: Bool?

  package init(term: GoalRecord.Term? = nil, isDone: Bool? = nil) {
    self.term = term
    self.isDone = isDone
  }
}

extension GoalRecord {
  /// Adds points, up to those of the goal. A goal that has been reached stays as it is.
  mutating func record(_ points: UInt32, at now: WallTime) {
    guard progress < self.points else { return }
    // The sum of two 32-bit numbers fits 64 bits.
    progress = UInt32(min(UInt64(self.points), UInt64(progress) + UInt64(points)))
    touch(at: now)
  }

  /// Changes fields; changes that change nothing leave the revision as it is.
  ///
  /// - Throws: `.forbidden` for points below the progress, and for other points of a goal that has
  ///   been reached: what was completed once can't be open again.
  mutating func apply(_ changes: [GoalChange], at now: WallTime) throws(StoreFailure) {
    let before = self
    for change in changes {
      switch change {
      case .text(let text): self.text = text
      case .term(let term): self.term = term
      case .points(let points): self.points = points
      }
    }
    guard self != before else { return }
    if points != before.points, before.completeTime != nil {
      throw .forbidden(
        "the goal \(id) has been reached, so its points stay \(before.points): "
          + "make another goal for more")
    }
    if points < progress {
      throw .forbidden(
        "the goal \(id) has a progress of \(progress): its points can't be \(points)")
    }
    touch(at: now)
  }

  private mutating func touch(at now: WallTime) {
    updateTime = now
    revision += 1
    if progress == points, completeTime == nil {
      completeTime = now
      isCompletedNow = true
    }
  }
}
