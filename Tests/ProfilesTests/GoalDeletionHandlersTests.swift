import PeopleFakes
import ProfilesAPI
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import Profiles

@Suite("The goals, changed, deleted and brought back")
struct GoalDeletionHandlersTests {
  let fixture: ProfileStoreFixture
  let people = PeopleInMemory()
  let goals: GoalsHandlers

  static let requestID = "0190c1a2-0000-7000-8000-000000000001"

  init() async throws {
    fixture = try await ProfileStoreFixture(ProfileStoreMaker.all[0])
    goals = GoalsHandlers(store: fixture.goals, directory: people)
    people.add(1, "ann@x", name: "Ann")
    people.add(2, "bob@x", name: "Bob")
  }

  func context() -> CallContext {
    CallContext(
      method: GoalsMethods.createGoal, peer: operatorIdentity, address: "test",
      metadata: Metadata(),
      deadline: nil)
  }

  func create(request: String = "") async throws -> Goal {
    try await goals.createGoal(
      CreateGoalRequest(
        requestID: request, userID: PeopleInMemory.id(1), text: "Run", points: 10),
      context: context())
  }

  func update(
    _ goal: Goal, _ paths: [String], request: String = ""
  ) async throws -> Goal {
    try await goals.updateGoal(
      UpdateGoalRequest(goal: goal, updateMask: FieldMask(paths: paths), requestID: request),
      context: context())
  }

  func undelete(
    _ goal: String = "", of number: Int = 1, request: String = ""
  ) async throws -> Goal {
    try await goals.undeleteGoal(
      UndeleteGoalRequest(userID: PeopleInMemory.id(number), goalID: goal, requestID: request),
      context: context())
  }

  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  @Test("tell of their completion in the answer that completed them alone, and in its repetition")
  func completion() async throws {
    let goal = try await create()
    func record(_ points: UInt32, request: String = "") async throws -> Goal {
      try await goals.recordProgress(
        RecordProgressRequest(requestID: request, goalID: goal.id, points: points),
        context: context())
    }
    #expect(try await record(9).completeTime == nil)
    let done = try await record(9, request: Self.requestID)
    #expect(done.completedNow)
    #expect(done.completeTime == done.updateTime)
    #expect(try await record(9, request: Self.requestID) == done)
    #expect(try await record(1).completedNow == false)
    let read = try await goals.getGoal(GetGoalRequest(id: goal.id), context: context())
    #expect(read.completeTime == done.completeTime)
    #expect(!read.completedNow)
  }

  @Test("change the fields of the mask, and keep the rest")
  func changing() async throws {
    let goal = try await create()
    let text = try await update(Goal(id: goal.id, text: " Walk ", revision: 1), ["text"])
    #expect(text.text == "Walk")
    #expect(text.points == 10)
    let rest = try await update(
      Goal(id: goal.id, text: "not meant", term: .long, points: 20), ["term", "points"])
    #expect(rest.text == "Walk")
    #expect(rest.term == .long)
    #expect(rest.points == 20)
    let stale = await failure {
      _ = try await update(Goal(id: goal.id, text: "late", revision: 1), ["text"])
    }
    #expect(stale?.code == .aborted)
    let once = Goal(id: goal.id, points: 30)
    let first = try await update(once, ["points"], request: Self.requestID)
    _ = try await update(Goal(id: goal.id, points: 40), ["points"])
    #expect(try await update(once, ["points"], request: Self.requestID) == first)
  }

  @Test("name every violated field of an update, and what would be ignored")
  func violations() async throws {
    let error = await failure {
      _ = try await update(
        Goal(id: "7", term: .unrecognized(9), points: 0),
        ["text", "term", "points", "progress", "user_id"])
    }
    #expect(
      error?.violations.map(\.field) == [
        "update_mask.paths[3]", "update_mask.paths[4]", "goal.id", "goal.text", "goal.term",
        "goal.points",
      ])
    let nothing = await failure {
      _ = try await goals.updateGoal(UpdateGoalRequest(), context: context())
    }
    #expect(nothing?.violations.map(\.field) == ["update_mask", "goal"])
  }

  @Test("can't ask for less than what is done")
  func pointsBelowProgress() async throws {
    let goal = try await create()
    _ = try await goals.recordProgress(
      RecordProgressRequest(goalID: goal.id, points: 7), context: context())
    let error = await failure { _ = try await update(Goal(id: goal.id, points: 6), ["points"]) }
    #expect(error?.code == .failedPrecondition)
    #expect(error?.message.contains("has a progress of 7") == true)
  }

  @Test("are deleted at the right revision only, and then nowhere to be found")
  func delete() async throws {
    let goal = try await create()
    let stale = await failure {
      _ = try await goals.deleteGoal(
        DeleteGoalRequest(id: goal.id, revision: 9), context: context())
    }
    #expect(stale?.code == .aborted)
    _ = try await goals.deleteGoal(
      DeleteGoalRequest(id: goal.id, revision: 1), context: context())
    for call in [
      { _ = try await goals.getGoal(GetGoalRequest(id: goal.id), context: context()) },
      { _ = try await update(Goal(id: goal.id, points: 6), ["points"]) },
      { _ = try await goals.deleteGoal(DeleteGoalRequest(id: goal.id), context: context()) },
    ] as [() async throws -> Void] {
      let error = await failure { try await call() }
      #expect(error?.code == .notFound)
      #expect(error?.message == "there is no goal \(goal.id)")
    }
  }

  @Test("come back with an undo, by name or the last one, for their own person")
  func undoing() async throws {
    let goal = try await create()
    let nothing = await failure { _ = try await undelete() }
    #expect(nothing?.code == .failedPrecondition)
    #expect(
      nothing?.message
        == "no goal was deleted in the last 10 minutes: there is nothing left to undo")
    _ = try await goals.deleteGoal(DeleteGoalRequest(id: goal.id), context: context())
    let others = await failure { _ = try await undelete(goal.id, of: 2) }
    #expect(others?.code == .notFound)
    let back = try await undelete()
    #expect(back.id == goal.id)
    #expect(back.revision == 2)
    #expect(try await undelete(goal.id) == back)
  }

  @Test("that are brought back stay, when the request that deleted them is repeated")
  func lateDeletion() async throws {
    let goal = try await create(request: Self.requestID)
    let deletion = DeleteGoalRequest(id: goal.id, requestID: Self.requestID)
    _ = try await goals.deleteGoal(deletion, context: context())
    let back = try await undelete(request: Self.requestID)
    _ = try await goals.deleteGoal(deletion, context: context())
    #expect(try await undelete(request: Self.requestID) == back)
    #expect(
      try await goals.getGoal(GetGoalRequest(id: goal.id), context: context()) == back)
    let other = await failure {
      _ = try await goals.deleteGoal(
        DeleteGoalRequest(id: goal.id, revision: 2, requestID: Self.requestID),
        context: context())
    }
    #expect(other?.violations.map(\.field) == ["request_id"])
  }

  @Test("are erased once the undo window has passed, and a late repetition makes no other")
  func erasure() async throws {
    let goal = try await create(request: Self.requestID)
    _ = try await goals.deleteGoal(DeleteGoalRequest(id: goal.id), context: context())
    // Until then a repetition gets its first answer, and makes nothing.
    #expect(try await create(request: Self.requestID) == goal)
    fixture.clock.advance(by: fixture.goals.undoWindow)
    #expect(try await fixture.goals.eraseDeleted(limit: 10) == 1)
    for call in [
      { _ = try await create(request: Self.requestID) }, { _ = try await undelete(goal.id) },
    ] as [() async throws -> Void] {
      let error = await failure { try await call() }
      #expect(error?.code == .notFound)
    }
  }
}
