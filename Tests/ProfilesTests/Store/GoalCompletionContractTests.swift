import ServiceStore
import Testing

@testable import Profiles

/// What every store of goals does about progress, its end, and changes of what there is to reach.
@Suite("A goal store, about completion")
struct GoalCompletionContractTests {
  @Test(
    "says when a goal was completed, once, and that this was now", arguments: ProfileStoreMaker.all)
  func completion(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 10)
    let open = try await fixture.carriedOut {
      try await $0.record(9, on: goal.id, expecting: nil, once: nil)
    }
    #expect(open.completeTime == nil)
    #expect(!open.isCompletedNow)
    fixture.clock.advance()
    let done = try await fixture.carriedOut {
      try await $0.record(9, on: goal.id, expecting: nil, once: nil)
    }
    #expect(done.progress == 10)
    #expect(done.completeTime == fixture.clock.now)
    #expect(done.isCompletedNow)
    let then = fixture.clock.now
    fixture.clock.advance()
    let after = try await fixture.carriedOut {
      try await $0.record(1, on: goal.id, expecting: nil, once: nil)
    }
    #expect(after.completeTime == then)
    #expect(after.revision == done.revision)
    #expect(!after.isCompletedNow)
    let read = try #require(try await fixture.goals.goal(goal.id))
    #expect(read.completeTime == then)
    #expect(!read.isCompletedNow)
  }

  @Test("lets exactly one of parallel steps complete a goal", arguments: ProfileStoreMaker.all)
  func parallelCompletion(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 100)
    let outcomes = try await withThrowingTaskGroup(of: GoalRecord.self) { group in
      for _ in 0..<80 {
        group.addTask {
          try await fixture.carriedOut {
            try await $0.record(3, on: goal.id, expecting: nil, once: nil)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0.isCompletedNow } == 1)
    #expect(outcomes.allSatisfy { $0.progress <= 100 })
    #expect(outcomes.count { $0.progress == 100 } == 80 - 33)
  }

  @Test("changes text, term and points, each alone or together", arguments: ProfileStoreMaker.all)
  func update(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal("Run", points: 10)
    fixture.clock.advance()
    let text = try await fixture.carriedOut {
      try await $0.update(goal.id, [.text("Walk")], expecting: 1, once: nil)
    }
    #expect(text.text == "Walk")
    #expect(text.term == .long)
    #expect(text.updateTime == fixture.clock.now)
    #expect(text.revision == 2)
    let both = try await fixture.carriedOut {
      try await $0.update(goal.id, [.term(.short), .points(20)], expecting: nil, once: nil)
    }
    #expect(both.term == .short)
    #expect(both.points == 20)
    #expect(try await fixture.goals.goal(goal.id) == both)
    let same = try await fixture.carriedOut {
      try await $0.update(goal.id, [.points(20), .text("Walk")], expecting: 3, once: nil)
    }
    #expect(same == both)
    await #expect {
      _ = try await fixture.goals.update(goal.id, [.text("late")], expecting: 1, once: nil)
    } throws: { error in
      isFailure(error) {
        if case .stale(kind: "goal", _, expected: 1, current: 3) = $0 { true } else { false }
      }
    }
  }

  @Test(
    "refuses points below the progress, and completes a goal whose points come down to it",
    arguments: ProfileStoreMaker.all)
  func pointsAndProgress(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 10)
    _ = try await fixture.goals.record(7, on: goal.id, expecting: nil, once: nil)
    await #expect {
      _ = try await fixture.goals.update(goal.id, [.points(6)], expecting: nil, once: nil)
    } throws: { error in
      isFailure(error) {
        if case .forbidden(let text) = $0 { text.contains("progress of 7") } else { false }
      }
    }
    let done = try await fixture.carriedOut {
      try await $0.update(goal.id, [.points(7)], expecting: nil, once: nil)
    }
    #expect(done.isCompletedNow)
    #expect(done.completeTime == fixture.clock.now)
  }

  @Test(
    "keeps the points of a goal that has been reached, whose text and term can still change",
    arguments: ProfileStoreMaker.all)
  func pointsOfDoneGoal(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal(points: 5)
    _ = try await fixture.goals.record(5, on: goal.id, expecting: nil, once: nil)
    await #expect {
      _ = try await fixture.goals.update(
        goal.id, [.text("more"), .points(6)], expecting: nil, once: nil)
    } throws: { error in
      isFailure(error) {
        if case .forbidden(let text) = $0 { text.contains("has been reached") } else { false }
      }
    }
    let renamed = try await fixture.carriedOut {
      try await $0.update(goal.id, [.text("Ran"), .term(.short)], expecting: nil, once: nil)
    }
    #expect(renamed.text == "Ran")
    #expect(renamed.completeTime != nil)
    #expect(!renamed.isCompletedNow)
  }
}
