import ServiceStore
import Testing

@testable import Groups

/// What every store of groups does.
@Suite("A group store")
struct GroupStoreContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  @Test(
    "makes a group of the creator and the others, in their order", arguments: GroupStoreMaker.all)
  func create(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [5, 3, 9], title: "Choir")
    #expect(group.title == "Choir")
    #expect(group.creatorID == id(1))
    #expect(group.members.map(\.userID) == [1, 5, 3, 9].map(id))
    #expect(group.members.allSatisfy { $0.joinTime == fixture.clock.now })
    #expect(group.createTime == fixture.clock.now)
    #expect(group.updateTime == fixture.clock.now)
    #expect(group.revision == 1)
    #expect(try await fixture.group(group.id) == group)
  }

  @Test("adds nobody twice, the creator neither", arguments: GroupStoreMaker.all)
  func nobodyTwice(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2, 1, 3, 2])
    #expect(try await fixture.members(group.id) == [1, 2, 3])
  }

  @Test("knows no group by an id that was not given out", arguments: GroupStoreMaker.all)
  func unknown(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    await #expect {
      _ = try await fixture.store.group(id(7), for: .service)
    } throws: { error in
      isFailure(error) { if case .notFound(kind: "group", _) = $0 { true } else { false } }
    }
    await #expect {
      _ = try await fixture.store.add([id(1)], to: id(7), by: .service, expecting: nil)
    } throws: { error in
      isFailure(error) { if case .notFound(kind: "group", _) = $0 { true } else { false } }
    }
  }

  @Test(
    "gives a repeated request its first answer, and knows it beforehand",
    arguments: GroupStoreMaker.all)
  func replay(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let key = RequestKey(method: "CreateGroup", id: id(1), request: [1])
    let once = OnceOnly<GroupRecord>(key: key) { Array($0.title.utf8) }
    let draft = GroupDraft(title: "Choir", creatorID: id(1), memberIDs: [])
    #expect(try await fixture.store.answer(to: key) == nil)
    let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          if case .carriedOut = try await fixture.store.create(draft, once: once) {
            true
          } else {
            false
          }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(outcomes == 1)
    #expect(try await fixture.store.answer(to: key) == Array("Choir".utf8))
    #expect(
      try await fixture.store.groups(of: id(1), after: nil, limit: 10).records.count == 1)
  }

  @Test("lists somebody's groups, the newest first, page by page", arguments: GroupStoreMaker.all)
  func list(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    var titles: [String] = []
    for number in 0..<7 {
      try await fixture.create(1, with: number.isMultiple(of: 2) ? [2] : [3], title: "\(number)")
      titles.append("\(number)")
    }
    for (person, expected) in [(1, titles), (2, ["0", "2", "4", "6"]), (3, ["1", "3", "5"])] {
      var found: [String] = []
      var after: RecordID?
      repeat {
        let page = try await fixture.store.groups(of: id(person), after: after, limit: 3)
        found += page.records.map(\.group.title)
        after = page.next
      } while after != nil
      #expect(found == expected.reversed(), "person \(person)")
    }
    #expect(try await fixture.store.groups(of: id(9), after: nil, limit: 3).records == [])
  }

  @Test("adds people at the end and leaves those who are there", arguments: GroupStoreMaker.all)
  func add(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2])
    fixture.clock.advance()
    _ = try await fixture.store.add(
      [3, 2, 1, 4, 3].map(id), to: group.id, by: .service, expecting: 1)
    let after = try await fixture.group(group.id)
    #expect(after.members.map(\.userID) == [1, 2, 3, 4].map(id))
    #expect(after.members.prefix(2) == group.members[...])
    #expect(after.members.suffix(2).allSatisfy { $0.joinTime == fixture.clock.now })
    #expect(after.revision == 2)
    #expect(after.updateTime == fixture.clock.now)
    _ = try await fixture.store.add([2, 3].map(id), to: group.id, by: .service, expecting: nil)
    #expect(try await fixture.group(group.id).revision == 2)
  }

  @Test("takes somebody out, who can come back at the end", arguments: GroupStoreMaker.all)
  func remove(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2, 3])
    _ = try await fixture.store.remove(id(2), from: group.id, by: .service, expecting: 1)
    #expect(try await fixture.members(group.id) == [1, 3])
    #expect(try await fixture.store.groups(of: id(2), after: nil, limit: 3).records == [])
    _ = try await fixture.store.add([id(2)], to: group.id, by: .service, expecting: 2)
    #expect(try await fixture.members(group.id) == [1, 3, 2])
  }

  @Test(
    "refuses to take out the creator, and somebody who is no member", arguments: GroupStoreMaker.all
  )
  func refusedRemovals(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2])
    await #expect {
      _ = try await fixture.store.remove(id(1), from: group.id, by: .service, expecting: nil)
    } throws: { error in
      isFailure(error) { if case .forbidden = $0 { true } else { false } }
    }
    await #expect {
      _ = try await fixture.store.remove(id(9), from: group.id, by: .service, expecting: nil)
    } throws: { error in
      isFailure(error) { if case .notFound(kind: "member", _) = $0 { true } else { false } }
    }
    #expect(try await fixture.group(group.id).revision == 1)
  }

  @Test("lets every one of many parallel joins land", arguments: GroupStoreMaker.all)
  func parallelJoins(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for number in 2...60 {
        tasks.addTask {
          _ = try await fixture.store.add(
            [GroupStoreFixture.id(number)], to: group.id, by: .service, expecting: nil)
        }
      }
      try await tasks.waitForAll()
    }
    #expect(try await fixture.members(group.id).sorted() == Array(1...60))
    #expect(try await fixture.group(group.id).revision == 60)
  }

  @Test(
    "of parallel joins to a group with k places admits exactly k", arguments: GroupStoreMaker.all)
  func places(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker, places: 10)
    let group = try await fixture.create(1)
    let admitted = await withTaskGroup(of: Bool.self) { tasks in
      for number in 2...40 {
        tasks.addTask {
          do throws(StoreFailure) {
            _ = try await fixture.store.add(
              [GroupStoreFixture.id(number)], to: group.id, by: .service, expecting: nil)
            return true
          } catch {
            if case .full = error { return false }
            Issue.record(error)
            return false
          }
        }
      }
      return await tasks.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(admitted == 9)
    #expect(try await fixture.members(group.id).count == 10)
    _ = try await fixture.store.remove(
      id(try #require(try await fixture.members(group.id).last)), from: group.id, by: .service,
      expecting: nil)
    _ = try await fixture.store.add([id(99)], to: group.id, by: .service, expecting: nil)
  }

  @Test("adds all of a call or, without room, nobody", arguments: GroupStoreMaker.all)
  func allOrNobody(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker, places: 3)
    let group = try await fixture.create(1, with: [2])
    await #expect(throws: StoreFailure.self) {
      _ = try await fixture.store.add([3, 4].map(id), to: group.id, by: .service, expecting: nil)
    }
    #expect(try await fixture.members(group.id) == [1, 2])
    await #expect(throws: StoreFailure.self) { try await fixture.create(1, with: [2, 3, 4]) }
  }

  @Test("refuses every change at a stale revision, and tells both", arguments: GroupStoreMaker.all)
  func stale(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let store = fixture.store
    let group = try await fixture.create(1, with: [2])
    _ = try await store.add([id(3)], to: group.id, by: .service, expecting: 1)
    let changes: [@Sendable () async throws -> Void] = [
      {
        _ = try await store.add([GroupStoreFixture.id(4)], to: group.id, by: .service, expecting: 1)
      },
      {
        _ = try await store.remove(
          GroupStoreFixture.id(2), from: group.id, by: .service, expecting: 1)
      },
      { try await store.delete(group.id, by: .service, expecting: 1) },
    ]
    for change in changes {
      await #expect {
        try await change()
      } throws: { error in
        isFailure(error) {
          if case .stale(_, _, expected: 1, current: 2) = $0 { true } else { false }
        }
      }
    }
    #expect(try await fixture.members(group.id) == [1, 2, 3])
  }

  @Test("deletes a group, its members and what told of it", arguments: GroupStoreMaker.all)
  func delete(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let key = RequestKey(method: "CreateGroup", id: id(1), request: [1])
    let draft = GroupDraft(title: "Choir", creatorID: id(1), memberIDs: [id(2)])
    let outcome = try await fixture.store.create(draft, once: OnceOnly(key: key) { _ in [] })
    guard case .carriedOut(let group) = outcome else { throw GroupStoreFixture.Unexpected() }
    try await fixture.store.delete(group.id, by: .service, expecting: nil)
    await #expect {
      _ = try await fixture.group(group.id)
    } throws: { error in
      isFailure(error) { if case .notFound(kind: "group", _) = $0 { true } else { false } }
    }
    #expect(try await fixture.store.groups(of: id(2), after: nil, limit: 3).records == [])
    await #expect {
      _ = try await fixture.store.answer(to: key)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
  }
}
