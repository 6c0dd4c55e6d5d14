import ServiceStore
import Testing

@testable import Profiles

/// What every store tells to those who watch profiles and goals.
@Suite("The news of profiles and goals")
struct NewsContractTests {
  let user = ProfileStoreFixture.id(1)

  func goalNews(
    _ fixture: ProfileStoreFixture, of user: Int? = nil, after position: ChangeNumber = .none,
    limit: Int = 100
  ) async throws -> ChangePage<GoalNews> {
    try await fixture.goals.news(
      of: user.map(ProfileStoreFixture.id), after: position, limit: limit)
  }

  /// "Run", "Run 3/10", "Run done!", "-" for one that is deleted.
  func words(_ page: ChangePage<GoalNews>) -> [String] {
    page.changes.map { news in
      switch news {
      case .deleted: "-"
      case .present(let goal):
        goal.text + (goal.completeTime == nil ? "" : " done") + (goal.isCompletedNow ? "!" : "")
      }
    }
  }

  @Test(
    "tells each goal as it is now, in the order of the last changes",
    arguments: ProfileStoreMaker.all)
  func order(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    var made: [GoalRecord] = []
    for text in ["a", "b", "c", "d"] { made.append(try await fixture.goal(text)) }
    _ = try await fixture.goals.update(made[0].id, [.text("A")], expecting: nil, once: nil)
    try await fixture.goals.delete(made[1].id, expecting: nil, once: nil)
    let all = try await goalNews(fixture)
    #expect(words(all) == ["c", "d", "A", "-"])
    #expect(all.changes.last == .deleted(made[1].id))
    #expect(all.isLast)

    let first = try await goalNews(fixture, limit: 2)
    #expect(words(first) == ["c", "d"])
    #expect(!first.isLast)
    #expect(words(try await goalNews(fixture, after: first.position)) == ["A", "-"])
    let none = try await goalNews(fixture, after: all.position)
    #expect(none.changes.isEmpty)
    #expect(none.position == all.position)

    // What changes nothing is no news.
    _ = try await fixture.goals.update(made[0].id, [.text("A")], expecting: nil, once: nil)
    #expect(try await goalNews(fixture, after: all.position).changes.isEmpty)
    _ = try await fixture.goals.undelete(made[1].id, of: user, once: nil)
    #expect(words(try await goalNews(fixture, after: all.position)) == ["b"])
  }

  @Test(
    "tells a completion once to everybody who comes along, whatever changed since",
    arguments: ProfileStoreMaker.all)
  func completion(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal("a", points: 3)
    let early = try await goalNews(fixture).position
    _ = try await fixture.goals.record(3, on: goal.id, expecting: nil, once: nil)
    _ = try await fixture.goals.update(goal.id, [.text("b")], expecting: nil, once: nil)
    let told = try await goalNews(fixture, after: early)
    #expect(words(told) == ["b done!"])
    _ = try await fixture.goals.update(goal.id, [.text("c")], expecting: nil, once: nil)
    #expect(words(try await goalNews(fixture, after: told.position)) == ["c done"])
    #expect(words(try await goalNews(fixture, after: early)) == ["c done!"])
    try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    _ = try await fixture.goals.undelete(nil, of: user, once: nil)
    #expect(words(try await goalNews(fixture, after: told.position)) == ["c done"])
  }

  @Test("tells of one person's goals alone if asked to", arguments: ProfileStoreMaker.all)
  func onePerson(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    _ = try await fixture.goal(of: 1, "mine")
    let gone = try await fixture.goal(of: 1, "gone")
    _ = try await fixture.goal(of: 2, "another's")
    let othersGone = try await fixture.goal(of: 2, "another's gone")
    for goal in [gone, othersGone] {
      try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    }
    fixture.clock.advance(by: fixture.goals.undoWindow)
    _ = try await fixture.goals.eraseDeleted(limit: 10)
    let mine = try await goalNews(fixture, of: 1)
    #expect(words(mine) == ["mine", "-"])
    #expect(mine.changes.last == .deleted(gone.id))
    #expect(mine.position == (try await goalNews(fixture)).position)
    #expect(words(try await goalNews(fixture)) == ["mine", "another's", "-", "-"])
  }

  @Test(
    "keeps a deletion's place when the goal is erased: who heard of it isn't told again",
    arguments: ProfileStoreMaker.all)
  func erasure(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal()
    try await fixture.goals.delete(goal.id, expecting: nil, once: nil)
    let told = try await goalNews(fixture)
    fixture.clock.advance(by: fixture.goals.undoWindow)
    #expect(try await fixture.goals.eraseDeleted(limit: 10) == 1)
    #expect(try await goalNews(fixture, after: told.position).changes.isEmpty)
    #expect(try await goalNews(fixture).changes == [.deleted(goal.id)])
  }

  @Test(
    "tells that a forgotten person's profile and goals are gone", arguments: ProfileStoreMaker.all)
  func forgotten(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let goal = try await fixture.goal()
    let deleted = try await fixture.goal()
    try await fixture.goals.delete(deleted.id, expecting: nil, once: nil)
    _ = try await fixture.profiles.change(user, [.about("I sing.")], expecting: nil)
    let goalPosition = try await goalNews(fixture).position
    let profilePosition = try await fixture.profiles.news(after: .none, limit: 10).position
    try await fixture.forget(user)
    #expect(try await goalNews(fixture, after: goalPosition).changes == [.deleted(goal.id)])
    #expect(
      try await goalNews(fixture, of: 1).changes == [.deleted(deleted.id), .deleted(goal.id)])
    #expect(
      try await fixture.profiles.news(after: profilePosition, limit: 10).changes
        == [.erased(user)])
    // There is nothing to tell of somebody who had nothing.
    let position = try await goalNews(fixture).position
    try await fixture.forget(ProfileStoreFixture.id(2))
    #expect(try await fixture.profiles.news(after: position, limit: 10).changes.isEmpty)
  }

  @Test(
    "tells each profile as it is now, in the order of the last changes",
    arguments: ProfileStoreMaker.all)
  func profiles(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    var changed: [ProfileRecord] = []
    for number in 1...3 {
      changed.append(
        try await fixture.profiles.change(
          ProfileStoreFixture.id(number), [.about("\(number)")], expecting: nil))
    }
    changed.append(
      try await fixture.profiles.change(user, [.avatar(name: "dark3")], expecting: nil))
    _ = try await fixture.profiles.change(user, [.avatar(name: "dark3")], expecting: nil)
    let all = try await fixture.profiles.news(after: .none, limit: 10)
    #expect(all.changes == changed.dropFirst().map { .present($0) })
    let two = try await fixture.profiles.news(after: .none, limit: 2)
    #expect(two.changes == Array(all.changes.prefix(2)))
    #expect(try await fixture.profiles.news(after: two.position, limit: 2).changes.count == 1)
  }
}
