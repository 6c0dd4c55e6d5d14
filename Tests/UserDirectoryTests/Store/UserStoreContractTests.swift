import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// What every store of accounts does.
@Suite("A user store")
struct UserStoreContractTests {
  @Test("makes an account with everything it says", arguments: UserStoreMaker.all)
  func create(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add(" Ann@Example.com ", name: "Ann \u{7} Lee")
    #expect(user.email == "Ann@Example.com")
    #expect(user.displayName == "Ann \u{7} Lee")
    #expect(user.revision == 1)
    #expect(user.createTime == fixture.clock.now)
    #expect(user.updateTime == fixture.clock.now)
    #expect(try await fixture.store.user(user.id) == user)
  }

  @Test("knows nobody by an id that was not given out", arguments: UserStoreMaker.all)
  func unknown(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    #expect(try await fixture.store.user(RecordID(value: 7)) == nil)
  }

  @Test("refuses a second account with the same address", arguments: UserStoreMaker.all)
  func uniqueness(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("A@x")
    await #expect {
      try await fixture.add("a@X")
    } throws: { error in
      isFailure(error) {
        if case .alreadyExists(kind: "user", key: "a@X") = $0 { true } else { false }
      }
    }
  }

  @Test(
    "lets exactly one of many parallel creates of one address win", arguments: UserStoreMaker.all)
  func parallelCreates(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let winners = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask { (try? await fixture.add(number % 2 == 0 ? "one@x" : "ONE@X")) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 1)
    #expect(try await fixture.store.list(after: nil, limit: 10).records.count == 1)
  }

  @Test(
    "gives a repeated request its first answer, also after a change", arguments: UserStoreMaker.all)
  func replay(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let key = RequestKey(method: "CreateUser", id: RecordID(value: 1), request: [1])
    let once = OnceOnly<UserRecord>(key: key) { Array($0.email.utf8) }
    let email = try EmailAddress("Ann@x")
    let first = try await fixture.store.create(email: email, displayName: "Ann", once: once)
    guard case .carriedOut(let user) = first else { throw UserStoreFixture.Unexpected() }
    _ = try await fixture.store.update(
      user.id, UserChanges(email: try EmailAddress("bob@x")), expecting: nil)
    let again = try await fixture.store.create(email: email, displayName: "Ann", once: once)
    guard case .replayed(let answer) = again else { throw UserStoreFixture.Unexpected() }
    #expect(String(decoding: answer, as: UTF8.self) == "Ann@x")
    #expect(try await fixture.store.list(after: nil, limit: 10).records.count == 1)
  }

  @Test("doesn't make an account again that was deleted", arguments: UserStoreMaker.all)
  func replayAfterDelete(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let key = RequestKey(method: "CreateUser", id: RecordID(value: 1), request: [1])
    let once = OnceOnly<UserRecord>(key: key) { _ in [] }
    let email = try EmailAddress("ann@x")
    let first = try await fixture.store.create(email: email, displayName: "Ann", once: once)
    guard case .carriedOut(let user) = first else { throw UserStoreFixture.Unexpected() }
    try await fixture.store.delete(user.id, expecting: nil)
    await #expect {
      _ = try await fixture.store.create(email: email, displayName: "Ann", once: once)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
  }

  @Test("finds many at once by ids and by addresses in any spelling", arguments: UserStoreMaker.all)
  func batch(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    let bob = try await fixture.add("bob@x")
    let nobody = RecordID(value: 9)
    let found = try await fixture.store.users(
      ids: [ann.id, nobody], addresses: [try EmailAddress("BOB@X"), try EmailAddress("zoe@x")])
    #expect(found.byID == [ann.id: ann])
    #expect(found.byAddress == [try EmailAddress("bob@x"): bob])
  }

  @Test("lists everybody in the order of creation, page by page", arguments: UserStoreMaker.all)
  func list(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    var made: [UserRecord] = []
    for number in 0..<7 { made.append(try await fixture.add("user\(9 - number)@x")) }
    var listed: [UserRecord] = []
    var after: RecordID?
    repeat {
      let page = try await fixture.store.list(after: after, limit: 3)
      listed += page.records
      after = page.next
    } while after != nil
    #expect(listed == made)
  }

  @Test("ends its last page without another", arguments: UserStoreMaker.all)
  func lastPage(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    #expect(try await fixture.store.list(after: nil, limit: 2).next == nil)
    for number in 0..<2 { try await fixture.add("user\(number)@x") }
    #expect(try await fixture.store.list(after: nil, limit: 2).next == nil)
    guard !maker.endsPagesEarly else { return }
    let page = try await fixture.store.search(
      try SearchTerm("u"), excluding: [], after: nil, limit: 2)
    #expect(page.records.count == 2)
    #expect(page.next == nil)
  }

  @Test("changes what it is asked to and nothing else", arguments: UserStoreMaker.all)
  func update(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let before = try await fixture.add("ann@x", name: "Ann")
    fixture.clock.advance()
    let renamed = try await fixture.store.update(
      before.id, UserChanges(displayName: "Anna"), expecting: 1)
    #expect(renamed.displayName == "Anna")
    #expect(renamed.email == "ann@x")
    #expect(renamed.revision == 2)
    #expect(renamed.createTime == before.createTime)
    #expect(renamed.updateTime == fixture.clock.now)
    #expect(try await fixture.store.user(before.id) == renamed)
  }

  @Test("moves an account to another address, in look-up and search", arguments: UserStoreMaker.all)
  func moving(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    try await fixture.add("bob@x")
    let moved = try await fixture.store.update(
      user.id, UserChanges(email: try EmailAddress("Zoe@qq")), expecting: nil)
    #expect(moved.email == "Zoe@qq")
    #expect(try await fixture.find("ann") == [])
    #expect(try await fixture.find("a") == [])
    #expect(try await fixture.find("zo") == ["Zoe@qq"])
    #expect(try await fixture.find("qq") == ["Zoe@qq"])
    try await fixture.add("ann@x")
    await #expect {
      _ = try await fixture.store.update(
        user.id, UserChanges(email: try EmailAddress("BOB@x")), expecting: nil)
    } throws: { error in
      isFailure(error) { if case .alreadyExists = $0 { true } else { false } }
    }
    #expect(try await fixture.find("zoe") == ["Zoe@qq"])
  }

  @Test("lets somebody respell their own address", arguments: UserStoreMaker.all)
  func respelling(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    let respelled = try await fixture.store.update(
      user.id, UserChanges(email: try EmailAddress("Ann@X")), expecting: nil)
    #expect(respelled.email == "Ann@X")
    #expect(respelled.revision == 2)
    #expect(try await fixture.find("ann") == ["Ann@X"])
  }

  @Test("leaves the revision when nothing changes", arguments: UserStoreMaker.all)
  func noChange(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x", name: "Ann")
    let same = try await fixture.store.update(
      user.id, UserChanges(email: try EmailAddress("ann@x"), displayName: "Ann"), expecting: nil)
    #expect(same == user)
  }

  @Test(
    "refuses to change or delete at a stale revision, and tells both", arguments: UserStoreMaker.all
  )
  func stale(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    _ = try await fixture.store.update(user.id, UserChanges(displayName: "B"), expecting: 1)
    func isStale(_ error: any Error) -> Bool {
      isFailure(error) {
        if case .stale(_, _, expected: 1, current: 2) = $0 { true } else { false }
      }
    }
    await #expect {
      _ = try await fixture.store.update(user.id, UserChanges(displayName: "C"), expecting: 1)
    } throws: { isStale($0) }
    await #expect {
      try await fixture.store.delete(user.id, expecting: 1)
    } throws: { isStale($0) }
    try await fixture.store.delete(user.id, expecting: 2)
  }

  @Test("of parallel changes at one revision lets one through", arguments: UserStoreMaker.all)
  func parallelUpdates(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    let winners = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          let changes = UserChanges(displayName: "Name \(number)")
          return (try? await fixture.store.update(user.id, changes, expecting: 1)) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 1)
    #expect(try await fixture.store.user(user.id)?.revision == 2)
  }

  @Test(
    "erases an account; the address may come again, the id never", arguments: UserStoreMaker.all)
  func delete(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    try await fixture.store.delete(user.id, expecting: nil)
    #expect(try await fixture.store.user(user.id) == nil)
    #expect(try await fixture.find("a") == [])
    #expect(try await fixture.find("ann@x") == [])
    await #expect {
      try await fixture.store.delete(user.id, expecting: nil)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
    let again = try await fixture.add("ann@x")
    #expect(again.id > user.id)
    #expect(try await fixture.find("ann") == ["ann@x"])
  }

  @Test("has everything after a restart, and ids that go on growing", arguments: UserStoreMaker.all)
  func restart(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("ann@x")
    let token = fixture.store.pageTokens.token(at: [1], of: "list")
    let store = try await fixture.reopened()
    #expect(try await store.user(user.id) == user)
    #expect(try store.pageTokens.position(in: token, of: "list") == [1])
    let outcome = try await store.create(
      email: try EmailAddress("bob@x"), displayName: "Bob", once: nil)
    guard case .carriedOut(let next) = outcome else { throw UserStoreFixture.Unexpected() }
    // Replicas go by their clocks, and this one stands still.
    #expect(maker.isServer ? next.id != user.id : next.id > user.id)
    await store.close()
  }
}
