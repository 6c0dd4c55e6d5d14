import PeopleFakes
import ProfilesAPI
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import Profiles

@Suite("The goals")
struct GoalsHandlersTests {
  let fixture: ProfileStoreFixture
  let people = PeopleInMemory()
  let goals: GoalsHandlers

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

  func create(
    _ text: String = "Run", of number: Int = 1, term: Term = .unspecified, points: UInt32 = 10,
    request: String = ""
  ) async throws -> Goal {
    try await goals.createGoal(
      CreateGoalRequest(
        requestID: request, userID: PeopleInMemory.id(number), text: text, term: term,
        points: points),
      context: context())
  }

  func record(
    _ points: UInt32, on goal: Goal, revision: UInt64 = 0, request: String = ""
  ) async throws -> Goal {
    try await goals.recordProgress(
      RecordProgressRequest(
        requestID: request, goalID: goal.id, points: points, revision: revision),
      context: context())
  }

  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  static let requestID = "0190c1a2-0000-7000-8000-000000000001"

  @Test("are short-term unless asked otherwise, and begin without progress")
  func creation() async throws {
    let goal = try await create(" Run 10 km ", points: 1_000_000)
    #expect(goal.text == "Run 10 km")
    #expect(goal.term == .short)
    #expect(goal.progress == 0)
    #expect(goal.points == 1_000_000)
    #expect(goal.userID == PeopleInMemory.id(1))
    #expect(try await create(term: .long).term == .long)
  }

  @Test("name every violated field")
  func violations() async throws {
    let error = await failure {
      _ = try await goals.createGoal(
        CreateGoalRequest(
          requestID: "x", userID: "", text: String(repeating: "t", count: 201),
          term: .unrecognized(7), points: 1_000_001),
        context: context())
    }
    #expect(
      error?.violations.map(\.field) == ["request_id", "user_id", "text", "term", "points"])
    let progress = await failure {
      _ = try await goals.recordProgress(RecordProgressRequest(), context: context())
    }
    #expect(progress?.violations.map(\.field) == ["goal_id", "points"])
  }

  @Test("count progress up to their points")
  func progress() async throws {
    let goal = try await create(points: 10)
    #expect(try await record(7, on: goal).progress == 7)
    let reached = try await record(7, on: goal, revision: 2)
    #expect(reached.progress == 10)
    #expect(reached.revision == 3)
    let stale = await failure { _ = try await record(1, on: goal, revision: 2) }
    #expect(stale?.code == .aborted)
  }

  @Test("count a repeated request once, whatever has become of the person since")
  func replay() async throws {
    let goal = try await create(request: Self.requestID)
    #expect(try await create(request: Self.requestID) == goal)
    // The same id may name a request of another method.
    let first = try await record(3, on: goal, request: Self.requestID)
    people.fail(with: RPCError(.unavailable, "the user directory can't be reached now"))
    #expect(try await record(3, on: goal, request: Self.requestID) == first)
    #expect(try await create(request: Self.requestID) == goal)
    let other = await failure { _ = try await record(4, on: goal, request: Self.requestID) }
    #expect(other?.violations.map(\.field) == ["request_id"])
  }

  @Test("are listed for their person, the newest first, page by page")
  func list() async throws {
    for number in 0..<5 { _ = try await create("\(number)") }
    _ = try await create("another's", of: 2)
    var request = ListGoalsRequest(userID: PeopleInMemory.id(1), pageSize: 2)
    var found: [String] = []
    repeat {
      let response = try await goals.listGoals(request, context: context())
      found += response.goals.map(\.text)
      request.pageToken = response.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(found == ["4", "3", "2", "1", "0"])
    let token = try await goals.listGoals(
      ListGoalsRequest(userID: PeopleInMemory.id(1), pageSize: 2), context: context()
    ).nextPageToken
    let error = await failure {
      _ = try await goals.listGoals(
        ListGoalsRequest(userID: PeopleInMemory.id(2), pageToken: token), context: context())
    }
    #expect(error?.violations.map(\.field) == ["page_token"])
  }

  @Test("are listed by term and state, and a page token is good for its own filter alone")
  func filters() async throws {
    for (text, term, points) in [
      ("a", .short, 1), ("b", .long, 1), ("c", .short, 2), ("d", .long, 2), ("e", .short, 1),
    ] as [(String, Term, UInt32)] {
      _ = try await record(1, on: try await create(text, term: term, points: points))
    }
    func list(_ term: Term, _ state: GoalState, token: String = "") async throws
      -> ListGoalsResponse
    {
      try await goals.listGoals(
        ListGoalsRequest(
          userID: PeopleInMemory.id(1), pageSize: 1, pageToken: token, term: term, state: state),
        context: context())
    }
    func texts(_ term: Term, _ state: GoalState) async throws -> String {
      var page = try await list(term, state)
      var text = page.goals.map(\.text).joined()
      while !page.nextPageToken.isEmpty {
        page = try await list(term, state, token: page.nextPageToken)
        text += page.goals.map(\.text).joined()
      }
      return text
    }
    #expect(try await texts(.unspecified, .unspecified) == "edcba")
    #expect(try await texts(.short, .unspecified) == "eca")
    #expect(try await texts(.unspecified, .open) == "dc")
    #expect(try await texts(.unspecified, .done) == "eba")
    #expect(try await texts(.short, .done) == "ea")
    #expect(try await texts(.long, .open) == "d")
    let token = try await list(.short, .done).nextPageToken
    let error = await failure { _ = try await list(.short, .unspecified, token: token) }
    #expect(error?.violations.map(\.field) == ["page_token"])
    let unknown = await failure { _ = try await list(.unrecognized(7), .unrecognized(8)) }
    #expect(unknown?.violations.map(\.field) == ["term", "state"])
  }

  @Test("are gone with their person")
  func ghost() async throws {
    let goal = try await create()
    people.delete(1)
    for call in [
      { _ = try await create() }, { _ = try await record(1, on: goal) },
      {
        _ = try await goals.listGoals(
          ListGoalsRequest(userID: PeopleInMemory.id(1)), context: context())
      }, { _ = try await goals.getGoal(GetGoalRequest(id: goal.id), context: context()) },
      {
        _ = try await goals.updateGoal(
          UpdateGoalRequest(
            goal: Goal(id: goal.id, text: "Walk"), updateMask: FieldMask(paths: ["text"])),
          context: context())
      },
      {
        _ = try await goals.undeleteGoal(
          UndeleteGoalRequest(userID: PeopleInMemory.id(1)), context: context())
      },
      { _ = try await goals.deleteGoal(DeleteGoalRequest(id: goal.id), context: context()) },
    ] as [() async throws -> Void] {
      let error = await failure { try await call() }
      #expect(error?.code == .notFound)
    }
  }
}
