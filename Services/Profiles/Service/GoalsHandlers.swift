package import People
package import ProfilesAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// The methods of goals over any store of them and any directory of people.
package struct GoalsHandlers: GoalsService {
  let store: any GoalStore
  let directory: any PeopleDirectory

  private static let characters = 1...200
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
    let checkedText = fields.text(request.text, in: "text", characters: Self.characters)
    let checkedTerm = fields.term(request.term, in: "term")
    let checkedPoints = fields.number(request.points, in: "points", allowed: Self.points)
    let (user, text, term, points) = try fields.checked(
      checkedUser, checkedText, checkedTerm, checkedPoints)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.createGoal, answer: Goal.init)
    if let kept = try await answer(to: once, context) { return kept }
    _ = try await directory.requirePerson(user)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.create(
        GoalDraft(userID: user, text: text, term: term, points: points), once: once)
    }
    return try outcome.answer(Goal.init)
  }

  package func getGoal(_ request: GetGoalRequest, context: CallContext) async throws -> Goal {
    var fields = FieldViolations()
    let checkedGoal = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedGoal)
    return Goal(try await ownedGoal(id, context))
  }

  package func listGoals(
    _ request: ListGoalsRequest, context: CallContext
  ) async throws -> ListGoalsResponse {
    var fields = FieldViolations()
    let checkedUser = fields.id(request.userID, in: "user_id")
    let checkedFilter = fields.filter(term: request.term, state: request.state)
    let query = """
      ListGoals
      \(request.userID.lowercased())
      \(request.term.rawValue) \(request.state.rawValue)
      """
    let checkedSize = fields.pageSize(request.pageSize, usual: 20, maximum: 100)
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: RecordID.init(bytes:))
    let (user, filter, size) = try fields.checked(checkedUser, checkedFilter, checkedSize)
    _ = try await directory.requirePerson(user)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.goals(of: user, matching: filter, after: position, limit: size)
    }
    return ListGoalsResponse(
      goals: page.records.map(Goal.init),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "")
  }

  package func updateGoal(
    _ request: UpdateGoalRequest, context: CallContext
  ) async throws -> Goal {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let mask = fields.mask(request.updateMask, allowed: ["text", "term", "points"])
    if request.goal == nil { fields.add("goal", "is missing") }
    let goal = request.goal ?? Goal()
    let checkedGoal = request.goal == nil ? nil : fields.id(goal.id, in: "goal.id")
    var changes: [GoalChange] = []
    if mask.contains("text"),
      let text = fields.text(goal.text, in: "goal.text", characters: Self.characters)
    {
      changes.append(.text(text))
    }
    if mask.contains("term"), let term = fields.term(goal.term, in: "goal.term") {
      changes.append(.term(term))
    }
    if mask.contains("points"),
      let points = fields.number(goal.points, in: "goal.points", allowed: Self.points)
    {
      changes.append(.points(points))
    }
    let id = try fields.checked(checkedGoal)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.updateGoal, answer: Goal.init)
    if let kept = try await answer(to: once, context) { return kept }
    _ = try await ownedGoal(id, context)
    let outcome = try await answeringStoreFailures { [changes] () throws(StoreFailure) in
      try await store.update(id, changes, expecting: expected(goal.revision), once: once)
    }
    return try outcome.answer(Goal.init)
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
    if let kept = try await answer(to: once, context) { return kept }
    _ = try await ownedGoal(id, context)
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
    let requestID = fields.requestID(request.requestID)
    let checkedGoal = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedGoal)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.deleteGoal, answer: { _ in Empty() })
    if try await keptAnswer(to: once) != nil { return Empty() }
    _ = try await ownedGoal(id, context)
    _ = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.delete(id, expecting: expected(request.revision), once: once)
    }
    return Empty()
  }

  package func undeleteGoal(
    _ request: UndeleteGoalRequest, context: CallContext
  ) async throws -> Goal {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedUser = fields.id(request.userID, in: "user_id")
    let goal = request.goalID.isEmpty ? nil : fields.id(request.goalID, in: "goal_id")
    let user = try fields.checked(checkedUser)
    let once = try OnceOnly<GoalRecord>.request(
      request, id: requestID, method: GoalsMethods.undeleteGoal, answer: Goal.init)
    if let kept = try await answer(to: once, context) { return kept }
    _ = try await directory.requirePerson(user)
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.undelete(goal, of: user, once: once)
    }
    return try outcome.answer(Goal.init)
  }

  /// A repetition gets its answer, whatever has become of its owner since.
  private func answer(
    to once: OnceOnly<GoalRecord>?, _ context: CallContext
  ) async throws(RPCError) -> Goal? {
    guard let kept = try await keptAnswer(to: once) else { return nil }
    let goal = try Goal(kept: kept)
    guard context.mayActFor(goal.userID) else {
      throw RPCError(StoreFailure.notFound(kind: "goal", key: goal.id))
    }
    return goal
  }

  private func keptAnswer(to once: OnceOnly<GoalRecord>?) async throws(RPCError) -> [UInt8]? {
    guard let once else { return nil }
    return try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.answer(to: once.key)
    }
  }

  /// A goal that is the caller's business, and whose owner has an account: the goals of somebody who
  /// has been deleted are no more. Other people's are as unknown as none.
  private func ownedGoal(
    _ goal: RecordID, _ context: CallContext
  ) async throws(RPCError) -> GoalRecord {
    let record = try await answeringStoreFailures { () throws(StoreFailure) in
      guard let record = try await store.goal(goal),
        context.mayActFor(record.userID.description)
      else {
        throw .notFound(kind: "goal", key: goal.description)
      }
      return record
    }
    _ = try await directory.requirePerson(record.userID)
    return record
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

  fileprivate mutating func filter(term: Term, state: GoalState) -> GoalFilter? {
    let checkedTerm = term == .unspecified ? nil : self.term(term, in: "term")
    switch state {
    case .unspecified: return GoalFilter(term: checkedTerm)
    case .open: return GoalFilter(term: checkedTerm, isDone: false)
    case .done: return GoalFilter(term: checkedTerm, isDone: true)
    case .unrecognized(let number):
      add("state", "is \(number), which is no state; there are open and done")
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
      updateTime: Timestamp(goal.updateTime), revision: goal.revision,
      completeTime: goal.completeTime.map(Timestamp.init), completedNow: goal.isCompletedNow)
  }
}
