import ServiceStore
import Testing

@testable import Profiles

@Suite("The sweep of deleted goals", .timeLimit(.minutes(1)))
struct DeletedGoalSweepTests {
  @Test("erases what can't be brought back any more, however much there is, and nothing else")
  func sweep() async throws {
    let fixture = try await ProfileStoreFixture(ProfileStoreMaker.all[0])
    func key(_ number: Int) -> RequestKey {
      RequestKey(method: "CreateGoal", id: ProfileStoreFixture.id(number), request: [1])
    }
    for number in 0..<120 {
      let draft = GoalDraft(
        userID: ProfileStoreFixture.id(1), text: "\(number)", term: .short, points: 10)
      let goal = try await fixture.carriedOut {
        try await $0.create(draft, once: OnceOnly(key: key(number)) { _ in [7] })
      }
      if number < 118 { try await fixture.goals.delete(goal.id, expecting: nil, once: nil) }
    }
    fixture.clock.advance(by: fixture.goals.undoWindow)
    let young = try await fixture.goals.goals(
      of: ProfileStoreFixture.id(1), matching: GoalFilter(), after: nil, limit: 10
    ).records
    try await fixture.goals.delete(try #require(young.last).id, expecting: nil, once: nil)

    let sweep = DeletedGoalSweep(of: fixture.goals)
    func isErased(_ number: Int) async -> Bool {
      do throws(StoreFailure) {
        return try await fixture.goals.answer(to: key(number)) == nil
      } catch {
        return true
      }
    }
    for number in 0..<118 {
      while await !isErased(number) { await Task.yield() }
    }
    #expect(await !isErased(118))
    #expect(await !isErased(119))
    sweep.stop()
  }

  @Test("names the undo window as people say it")
  func words() {
    #expect(Duration.seconds(600).inWords == "10 minutes")
    #expect(Duration.seconds(60).inWords == "1 minute")
    #expect(Duration.seconds(90).inWords == "90 seconds")
    #expect(Duration.seconds(1).inWords == "1 second")
    #expect(Duration.seconds(3600).inWords == "1 hour")
  }
}
