import ServiceStore
import Testing

@testable import Profiles

/// What every store of goals does.
@Suite("A goal store")
struct GoalStoreContractTests {
  @Test("makes a goal with no progress", arguments: ProfileStoreMaker.all)
  func create(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(of: 1, "Run 10 km", points: 10)
    #expect(goal.userID == ProfileStoreFixture.id(1))
    #expect(goal.text == "Run 10 km")
    #expect(goal.term == .long)
    #expect(goal.points == 10)
    #expect(goal.progress == 0)
    #expect(goal.createTime == fixture.clock.now)
    #expect(goal.revision == 1)
    #expect(try await fixture.goals.goal(goal.id) == goal)
  }

  @Test("counts progress up to the goal's points and no further", arguments: ProfileStoreMaker.all)
  func progress(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 10)
    for (points, progress, revision) in [(4, 4, 2), (5, 9, 3), (4_000_000_000, 10, 4), (1, 10, 4)]
      as [(UInt32, UInt32, UInt64)]
    {
      fixture.clock.advance()
      let outcome = try await fixture.goals.record(
        points, on: goal.id, expecting: nil, once: nil)
      guard case .carriedOut(let after) = outcome else { throw ProfileStoreFixture.Unexpected() }
      #expect(after.progress == progress)
      #expect(after.revision == revision)
    }
    #expect(try await fixture.goals.goal(goal.id)?.progress == 10)
  }

  @Test("counts every one of parallel steps", arguments: ProfileStoreMaker.all)
  func parallelProgress(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 1_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          _ = try await fixture.goals.record(3, on: goal.id, expecting: nil, once: nil)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await fixture.goals.goal(goal.id)?.progress == 150)
  }

  @Test(
    "counts a repeated step once and gives its first answer again", arguments: ProfileStoreMaker.all
  )
  func replay(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 10)
    let key = RequestKey(method: "RecordProgress", id: ProfileStoreFixture.id(5), request: [1])
    let once = OnceOnly<GoalRecord>(key: key) { [UInt8($0.progress)] }
    for _ in 0..<3 {
      _ = try await fixture.goals.record(2, on: goal.id, expecting: nil, once: once)
    }
    #expect(try await fixture.goals.answer(to: key) == [2])
    #expect(try await fixture.goals.goal(goal.id)?.progress == 2)
  }

  @Test("lists somebody's goals, the newest first, page by page", arguments: ProfileStoreMaker.all)
  func list(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    for number in 0..<7 { _ = try await fixture.goal(of: 1, "\(number)") }
    _ = try await fixture.goal(of: 2, "another's")
    var found: [String] = []
    var after: RecordID?
    repeat {
      let page = try await fixture.goals.goals(
        of: ProfileStoreFixture.id(1), matching: GoalFilter(), after: after, limit: 3)
      found += page.records.map(\.text)
      after = page.next
    } while after != nil
    #expect(found == ["6", "5", "4", "3", "2", "1", "0"])
  }

  @Test("refuses changes at a stale revision, and tells both", arguments: ProfileStoreMaker.all)
  func stale(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal()
    _ = try await fixture.goals.record(1, on: goal.id, expecting: 1, once: nil)
    func isStale(_ error: any Error) -> Bool {
      isFailure(error) {
        if case .stale(kind: "goal", _, expected: 1, current: 2) = $0 { true } else { false }
      }
    }
    await #expect {
      _ = try await fixture.goals.record(1, on: goal.id, expecting: 1, once: nil)
    } throws: { isStale($0) }
    await #expect {
      try await fixture.goals.delete(goal.id, expecting: 1, once: nil)
    } throws: { isStale($0) }
    try await fixture.goals.delete(goal.id, expecting: 2, once: nil)
  }
}
