import ServiceStore
import Testing

@testable import Groups

/// What those who watch groups are told, by every store of groups.
@Suite("Changes of groups")
struct GroupChangesContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  /// Somebody who watches, and what they know from it.
  struct Watcher {
    let scope: WatchScope
    var position = ChangeNumber.none
    var groups: [RecordID: SeenGroup] = [:]
    /// How many changes the last look brought.
    var news = 0

    mutating func look(_ fixture: GroupStoreFixture, limit: Int = 3) async throws {
      news = 0
      while true {
        let page = try await fixture.store.changes(in: scope, after: position, limit: limit)
        news += page.changes.count
        for change in page.changes {
          switch change {
          case .present(let seen): groups[seen.group.id] = seen
          case .gone(let id): groups[id] = nil
          }
        }
        #expect(page.position >= position)
        position = page.position
        if page.isLast { return }
      }
    }
  }

  @Test("begin with everything and go on with what is new", arguments: GroupStoreMaker.all)
  func everything(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    var made: [RecordID] = []
    for _ in 0..<7 { made.append(try await fixture.create(1, with: [2]).id) }
    var watcher = Watcher(scope: .everything)
    try await watcher.look(fixture)
    #expect(Set(watcher.groups.keys) == Set(made))
    try await watcher.look(fixture)
    #expect(watcher.news == 0)
    _ = try await fixture.store.add([id(3)], to: made[2], by: .service, expecting: nil)
    try await fixture.store.delete(made[5], by: .service, expecting: nil)
    try await watcher.look(fixture)
    #expect(watcher.news == 2)
    #expect(watcher.groups[made[2]]?.group.memberCount == 3)
    #expect(watcher.groups[made[5]] == nil)
    // Whoever begins now is told of the deletion too, and ends with the same.
    var late = Watcher(scope: .everything)
    try await late.look(fixture)
    #expect(late.groups == watcher.groups)
  }

  @Test(
    "of one's own groups tell of joining, changes, roles and leaving, and of nobody else's",
    arguments: GroupStoreMaker.all)
  func ownGroups(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let store = fixture.store
    let first = try await fixture.create(1, with: [2])
    let other = try await fixture.create(1, with: [3])
    var watcher = Watcher(scope: .member(id(2)))
    try await watcher.look(fixture)
    #expect(watcher.groups[first.id]?.role == .member)
    #expect(watcher.groups.count == 1)

    _ = try await store.setRole(.admin, of: id(3), in: other.id, by: .service, expecting: nil)
    try await watcher.look(fixture)
    #expect(watcher.news == 0)

    _ = try await store.setRole(.admin, of: id(2), in: first.id, by: .service, expecting: nil)
    _ = try await store.add([id(2)], to: other.id, by: .service, expecting: nil)
    try await watcher.look(fixture)
    #expect(watcher.groups[first.id]?.role == .admin)
    #expect(watcher.groups[other.id]?.role == .member)

    _ = try await store.remove(id(2), from: other.id, by: .service, expecting: nil)
    try await store.delete(first.id, by: .service, expecting: nil)
    try await watcher.look(fixture)
    #expect(watcher.news == 2)
    #expect(watcher.groups.isEmpty)

    _ = try await store.add([id(2)], to: other.id, by: .service, expecting: nil)
    try await watcher.look(fixture)
    #expect(watcher.groups[other.id]?.role == .member)
    try await fixture.forget(3)
    try await watcher.look(fixture)
    #expect(watcher.groups[other.id]?.group.memberCount == 2)
  }

  @Test("are complete for a watcher who looks while many things happen at once")
  func race() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let groups = try await withThrowingTaskGroup(of: RecordID.self) { tasks in
      for _ in 0..<4 { tasks.addTask { try await fixture.create(1).id } }
      return try await tasks.reduce(into: [RecordID]()) { $0.append($1) }
    }
    let watched = try await withThrowingTaskGroup(of: Void.self) { tasks in
      for number in 2..<42 {
        tasks.addTask {
          _ = try await fixture.store.add(
            [GroupStoreFixture.id(number)], to: groups[number % 4], by: .service, expecting: nil)
        }
      }
      var watcher = Watcher(scope: .everything)
      while watcher.groups.values.reduce(0, { $0 + $1.group.memberCount }) < 44 {
        try await watcher.look(fixture)
      }
      try await tasks.waitForAll()
      return watcher
    }
    #expect(watched.groups.values.allSatisfy { $0.group.memberCount == 11 })
  }
}
