import PeopleFakes
import ProfilesAPI
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import Profiles

/// A peer that may do everything with everybody's goals.
let operatorIdentity = PeerIdentity(trustDomain: "rollcall.test", name: "operator")

@Suite("The goals of one person, asked for by another")
struct GoalOwnersTests {
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

  /// Of a call with a person's access token, through a peer that has no rights of its own.
  func context(of number: Int) -> CallContext {
    let context = CallContext(
      method: GoalsMethods.getGoal,
      peer: PeerIdentity(trustDomain: "rollcall.test", name: "browser"), address: "test",
      metadata: Metadata(), deadline: nil)
    context.identify(UserIdentity(id: PeopleInMemory.id(number), sessionID: "s"))
    return context
  }

  @Test("are as unknown as none, whatever the call")
  func others() async throws {
    let goal = try await goals.createGoal(
      CreateGoalRequest(userID: PeopleInMemory.id(1), text: "Run", points: 10),
      context: context(of: 1))
    let progress = RecordProgressRequest(requestID: Self.requestID, goalID: goal.id, points: 3)
    let calls: [(CallContext) async throws -> Void] = [
      { _ = try await goals.getGoal(GetGoalRequest(id: goal.id), context: $0) },
      { _ = try await goals.recordProgress(progress, context: $0) },
      {
        _ = try await goals.updateGoal(
          UpdateGoalRequest(
            goal: Goal(id: goal.id, text: "Walk"), updateMask: FieldMask(paths: ["text"])),
          context: $0)
      }, { _ = try await goals.deleteGoal(DeleteGoalRequest(id: goal.id), context: $0) },
    ]
    for call in calls {
      let error = await #expect(throws: RPCError.self) { try await call(context(of: 2)) }
      #expect(error?.code == .notFound)
      #expect(error?.message == "there is no goal \(goal.id)")
    }
    for call in calls { try await call(context(of: 1)) }
    // Nor does the id of somebody's request tell anything to others.
    let replay = await #expect(throws: RPCError.self) {
      _ = try await goals.recordProgress(progress, context: context(of: 2))
    }
    #expect(replay?.code == .notFound)
  }
}
