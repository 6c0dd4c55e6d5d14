import ServiceStore
import Testing

@testable import Profiles

/// What every store of goals does about deletions, their undoing, and people who leave.
@Suite("A goal store, about deletion")
struct GoalDeletionContractTests {
  let user = ProfileStoreFixture.id(1)

  func isNotFound(_ error: any Error, _ kind: String = "goal") -> Bool {
    isFailure(error) { failure in
      if case .notFound(let found, _) = failure { found == kind } else { false }
    }
  }

  @Test("finds a deleted goal nowhere", arguments: ProfileStoreMaker.all)
  func delete(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal()
    try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    #expect(try await fixture.goals.goal(goal.id) == nil)
    let page = try await fixture.goals.goals(
      of: user, matching: GoalFilter(), after: nil, limit: 10)
    #expect(page.records.isEmpty)
    let changes: [@Sendable (any GoalStore) async throws -> Void] = [
      { _ = try await $0.record(1, on: goal.id, expecting: nil, once: nil) },
      { _ = try await $0.update(goal.id, [.text("x")], expecting: nil, once: nil) },
      { _ = try await $0.delete(goal.id, expecting: nil, once: nil) },
    ]
    for change in changes {
      await #expect { try await change(fixture.goals) } throws: { isNotFound($0) }
    }
  }

  @Test("brings a deleted goal back as it was", arguments: ProfileStoreMaker.all)
  func undelete(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    var goal = try await fixture.goal("Run", points: 10)
    goal = try await fixture.carriedOut {
      try await $0.record(10, on: goal.id, expecting: nil, once: nil)
    }
    try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    fixture.clock.advance()
    let back = try await fixture.carriedOut {
      try await $0.undelete(goal.id, of: user, once: nil)
    }
    #expect(!back.isCompletedNow)
    #expect(back.revision == goal.revision + 1)
    #expect(back.updateTime == fixture.clock.now)
    #expect(back.completeTime == goal.completeTime)
    #expect(back.progress == 10)
    #expect(try await fixture.goals.goal(goal.id) == back)
    // One that isn't deleted stays as it is.
    let again = try await fixture.carriedOut {
      try await $0.undelete(goal.id, of: user, once: nil)
    }
    #expect(again == back)
  }

  @Test("undoes the last deletion first, then the one before", arguments: ProfileStoreMaker.all)
  func undeleteLast(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    var made: [GoalRecord] = []
    for text in ["a", "b", "c"] { made.append(try await fixture.goal(text)) }
    let another = try await fixture.goal(of: 2, "another's")
    for goal in [made[1], made[0], another] {
      try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
      fixture.clock.advance()
    }
    for text in ["a", "b"] {
      let back = try await fixture.carriedOut { try await $0.undelete(nil, of: user, once: nil) }
      #expect(back.text == text)
    }
    await #expect {
      _ = try await fixture.goals.undelete(nil, of: user, once: nil)
    } throws: { error in
      isFailure(error) {
        if case .forbidden(let text) = $0 { text.contains("the last 10 minutes") } else { false }
      }
    }
    await #expect {
      _ = try await fixture.goals.undelete(another.id, of: user, once: nil)
    } throws: { isNotFound($0) }
  }

  @Test(
    "undoes nothing after the window, and erases it with the answers that told of it",
    arguments: ProfileStoreMaker.all)
  func erasure(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let key = RequestKey(method: "CreateGoal", id: ProfileStoreFixture.id(5), request: [1])
    let draft = GoalDraft(userID: user, text: "Run", term: .short, points: 10)
    let goal = try await fixture.carriedOut {
      try await $0.create(draft, once: OnceOnly(key: key) { _ in [7] })
    }
    try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    fixture.clock.advance(by: fixture.goals.undoWindow - .seconds(1))
    let later = try await fixture.goal("later")
    try await fixture.goals.delete(later.id, expecting: nil, once: nil)
    #expect(try await fixture.goals.eraseDeleted(limit: 10) == 0)
    // A late repetition gets its answer, and makes no second goal.
    #expect(try await fixture.goals.answer(to: key) == [7])
    fixture.clock.advance()
    for named in [goal.id, nil] {
      let back = try? await fixture.carriedOut { store in
        try await store.undelete(named, of: user, once: nil)
      }
      #expect(back?.id == (named == nil ? later.id : nil))
    }
    #expect(try await fixture.goals.eraseDeleted(limit: 10) == 1)
    #expect(try await fixture.goals.eraseDeleted(limit: 10) == 0)
    await #expect {
      _ = try await fixture.goals.answer(to: key)
    } throws: { isNotFound($0) }
    #expect(try await fixture.goals.goal(later.id) != nil)
  }

  @Test("erases a few at a time, the oldest deletions first", arguments: ProfileStoreMaker.all)
  func batches(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    for number in 0..<5 {
      let goal = try await fixture.goal("\(number)")
      try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    }
    fixture.clock.advance(by: fixture.goals.undoWindow)
    #expect(try await fixture.goals.eraseDeleted(limit: 3) == 3)
    #expect(try await fixture.goals.eraseDeleted(limit: 3) == 2)
  }

  @Test("deletes and brings back once for each request", arguments: ProfileStoreMaker.all)
  func replay(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal()
    func once(_ method: String) -> OnceOnly<GoalRecord> {
      OnceOnly(
        key: RequestKey(method: method, id: ProfileStoreFixture.id(6), request: [1])
      ) { [UInt8($0.revision)] }
    }
    try await fixture.goals.delete(goal.id, expecting: nil, once: once("DeleteGoal"))
    let back = try await fixture.carriedOut {
      try await $0.undelete(nil, of: user, once: once("UndeleteGoal"))
    }
    // The deletion came twice over a bad line: the second one must not win over the undoing.
    try await fixture.goals.delete(goal.id, expecting: nil, once: once("DeleteGoal"))
    #expect(try await fixture.goals.goal(goal.id) == back)
    #expect(try await fixture.goals.answer(to: once("UndeleteGoal").key) == [2])
  }

  @Test("forgets somebody's goals, deleted ones too, for good", arguments: ProfileStoreMaker.all)
  func forget(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let key = RequestKey(method: "CreateGoal", id: ProfileStoreFixture.id(5), request: [1])
    let draft = GoalDraft(userID: user, text: "Run", term: .short, points: 10)
    let kept = try await fixture.carriedOut {
      try await $0.create(draft, once: OnceOnly(key: key) { _ in [7] })
    }
    let deleted = try await fixture.goal("deleted")
    let another = try await fixture.goal(of: 2, "another's")
    try await fixture.goals.delete(deleted.id, expecting: nil, once: nil)
    try await fixture.forget(user)
    try await fixture.forget(user)
    #expect(try await fixture.goals.goal(kept.id) == nil)
    #expect(try await fixture.goals.goal(another.id) == another)
    await #expect {
      _ = try await fixture.goals.undelete(deleted.id, of: user, once: nil)
    } throws: { isNotFound($0) }
    await #expect {
      _ = try await fixture.goals.answer(to: key)
    } throws: { isNotFound($0) }
    // A call that was on its way when they left.
    await #expect {
      _ = try await fixture.goals.create(draft, once: nil)
    } throws: { isNotFound($0, "user") }
  }
}
