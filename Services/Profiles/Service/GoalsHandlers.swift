package import People
package import ProfilesAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// The methods of goals over any store of them and any directory of people.
package struct GoalsHandlers: GoalsService {
  private let store: any GoalStore
  private let directory: any PeopleDirectory

  private static let points: ClosedRange<UInt32> = 1...1_000_000

  package init(store: any GoalStore, directory: any PeopleDirectory) {
    self.store = store
    self.directory = directory
  }

  package func createGoal(
    _ request: CreateGoalRequest, context: CallContext
  ) async throws -> Goal {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedUser = fields.id(request.userID, in: "user_id")
    let checkedText = fields.text(request.text, in: "text", characters: 1...200)
    let checkedTerm = fields.term(request.term, in: "term")
    let checkedPoints = fields.number(request.points, in: "points", allowed: Self.points)
    let (user, text, term, points) = try fields.checked(
      checkedUser, checkedText, checkedTerm, checkedPoints)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.createGoal, answer: Goal.init)
    if let kept = try await answer(to: once) { return kept }
    _ = try await directory.requirePerson(user)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.create(
        GoalDraft(userID: user, text: text, term: term, points: points), once: once)
    }
    return try outcome.answer(Goal.init)
  }

  package func listGoals(
    _ request: ListGoalsRequest, context: CallContext
  ) async throws -> ListGoalsResponse {
    var fields = FieldViolations()
    let checkedUser = fields.id(request.userID, in: "user_id")
    let query = "ListGoals\n\(request.userID.lowercased())"
    let checkedSize = fields.pageSize(request.pageSize, usual: 20, maximum: 100)
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: RecordID.init(bytes:))
    let (user, size) = try fields.checked(checkedUser, checkedSize)
    _ = try await directory.requirePerson(user)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.goals(of: user, after: position, limit: size)
    }
    return ListGoalsResponse(
      goals: page.records.map(Goal.init),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "")
  }

  package func recordProgress(
    _ request: RecordProgressRequest, context: CallContext
  ) async throws -> Goal {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedGoal = fields.id(request.goalID, in: "goal_id")
    let checkedPoints = fields.number(request.points, in: "points", allowed: Self.points)
    let (id, points) = try fields.checked(checkedGoal, checkedPoints)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.recordProgress, answer: Goal.init)
    if let kept = try await answer(to: once) { return kept }
    try await requireOwner(of: id)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.record(
        points, on: id, expecting: expected(request.revision), once: once)
    }
    return try outcome.answer(Goal.init)
  }

  package func deleteGoal(
    _ request: DeleteGoalRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedGoal = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedGoal)
    try await requireOwner(of: id)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.delete(id, expecting: expected(request.revision))
    }
    return Empty()
  }

  /// A repetition gets its answer, whatever has become of its owner since.
  private func answer(to once: OnceOnly<GoalRecord>?) async throws(RPCError) -> Goal? {
    guard let once else { return nil }
    let kept = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.answer(to: once.key)
    }
    guard let kept else { return nil }
    return try Goal(kept: kept)
  }

  /// The goals of somebody who has been deleted are no more.
  private func requireOwner(of goal: RecordID) async throws(RPCError) {
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      guard let record = try await store.goal(goal) else {
        throw .notFound(kind: "goal", key: goal.description)
      }
      return record
    }
    _ = try await directory.requirePerson(record.userID)
  }
}

extension FieldViolations {
  fileprivate mutating func term(_ term: Term, in field: String) -> GoalRecord.Term? {
    switch term {
    case .unspecified, .short: return .short
    case .long: return .long
    case .unrecognized(let number):
      add(field, "is \(number), which is no term; there are short and long")
      return nil
    }
  }
}

extension Goal {
  init(_ goal: GoalRecord) {
    let term: Term =
      switch goal.term {
      case .short: .short
      case .long: .long
      }
    self.init(
      id: goal.id.description, userID: goal.userID.description, text: goal.text, term: term,
      points: goal.points, progress: goal.progress, createTime: Timestamp(goal.createTime),
      updateTime: Timestamp(goal.updateTime), revision: goal.revision)
  }
}
