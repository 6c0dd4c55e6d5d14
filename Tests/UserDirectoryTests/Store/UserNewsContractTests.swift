import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// What every store of accounts tells of changes, and what stays of accounts that are no more.
@Suite("The news of a user store", .timeLimit(.minutes(1)))
struct UserNewsContractTests {
  /// Everything that is told after a position, over as many pages as it takes.
  private func news(
    _ store: any UserStore, after start: ChangeNumber = .none, onlyDeletions: Bool = false,
    limit: Int = 100
  ) async throws -> (news: [UserNews], position: ChangeNumber) {
    var all: [UserNews] = []
    var position = start
    while true {
      let page = try await store.news(
        after: position, onlyDeletions: onlyDeletions, limit: limit)
      all += page.changes
      #expect(page.position > position || page.changes.isEmpty)
      position = page.position
      if page.isLast { return (all, position) }
      #expect(page.changes.count == limit)
    }
  }

  @Test(
    "tells each account once, in the order of the last changes, with the deletions",
    arguments: UserStoreMaker.all)
  func order(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    let ann = try await fixture.add("ann@x")
    let bob = try await fixture.add("bob@x")
    let kim = try await fixture.add("kim@x")
    let renamed = try await store.update(ann.id, UserChanges(displayName: "B"), expecting: nil)
    fixture.clock.advance()
    try await store.delete(bob.id, expecting: nil)
    let disabled = try await store.setDisabled(true, kim.id, expecting: nil)
    let expected: [UserNews] = [
      .present(renamed), .deleted(bob.id, at: fixture.clock.now), .present(disabled),
    ]
    for limit in 1...4 {
      let (news, position) = try await news(store, limit: limit)
      #expect(news == expected)
      #expect(try await self.news(store, after: position).news == [])
    }
    let deletions = try await news(store, onlyDeletions: true, limit: 1)
    #expect(deletions.news == [expected[1]])
  }

  @Test("tells nothing of what changed nothing or was refused", arguments: UserStoreMaker.all)
  func noNews(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    let ann = try await fixture.add("ann@x", name: "Ann")
    let position = try await news(store).position
    _ = try await store.update(ann.id, UserChanges(displayName: "Ann"), expecting: nil)
    _ = try await store.setDisabled(false, ann.id, expecting: nil)
    _ = try? await fixture.add("ann@x")
    try? await store.delete(ann.id, expecting: 7)
    let after = try await news(store, after: position)
    #expect(after.news == [])
    // Others' transactions count in a server's positions.
    #expect(maker.isServer ? after.position >= position : after.position == position)
  }

  @Test("wakes who waits with every kind of change", arguments: UserStoreMaker.all)
  func signal(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    func isWoken(by change: () async throws -> Void) async throws -> Bool {
      let position = try await news(store).position
      try await change()
      return try await store.changeSignal.wait(past: position, atMost: .seconds(60)) == .changed
    }
    let ann = try await fixture.add("ann@x")
    #expect(try await isWoken { try await fixture.add("bob@x") })
    #expect(
      try await isWoken {
        _ = try await store.update(ann.id, UserChanges(displayName: "A"), expecting: nil)
      })
    #expect(try await isWoken { _ = try await store.setDisabled(true, ann.id, expecting: nil) })
    #expect(try await isWoken { try await store.delete(ann.id, expecting: nil) })
    #expect(
      try await isWoken {
        _ = try await store.load([NewUser(email: EmailAddress("kim@x"), displayName: "K")])
      })
  }

  @Test(
    "goes on where it was after a restart, and still knows whom it has deleted",
    arguments: UserStoreMaker.all)
  func restart(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    let bob = try await fixture.add("bob@x")
    let position = try await news(fixture.store).position
    try await fixture.store.delete(bob.id, expecting: nil)
    let store = try await fixture.reopened()
    #expect(
      try await news(store, after: position).news == [.deleted(bob.id, at: fixture.clock.now)])
    #expect(try await news(store).news.count == 2)
    // The one who was there last is gone, and yet nobody gets that id again.
    let outcome = try await store.create(
      email: EmailAddress("kim@x"), displayName: "Kim", once: nil)
    guard case .carriedOut(let kim) = outcome else { throw UserStoreFixture.Unexpected() }
    // Replicas go by their clocks, and this one stands still.
    #expect(maker.isServer ? kim.id != bob.id : kim.id > bob.id && bob.id > ann.id)
    await store.close()
  }

  @Test(
    "leaves nothing of a deleted person but the id and the time", arguments: UserStoreMaker.all)
  func nothingLeft(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let key = RequestKey(method: "m", id: RecordID(value: 1), request: [1])
    let once = OnceOnly<UserRecord>(key: key) { Array($0.email.utf8) }
    let outcome = try await fixture.store.create(
      email: EmailAddress("secretive@example.com"), displayName: "Lady Secret", once: once)
    guard case .carriedOut(let user) = outcome else { throw UserStoreFixture.Unexpected() }
    #expect(try await fixture.fileContains("ecretive"))
    try await fixture.store.delete(user.id, expecting: nil)
    await #expect {
      _ = try await fixture.store.held(on: user.id)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
    #expect(try await fixture.find("secret") == [])
    // A store that is written to gets rid of it within a second or so.
    for word in ["ecretive", "Lady Secret"] {
      while try await fixture.fileContains(word) { try await fixture.store.probe() }
    }
  }

  @Test("tells everything that it holds on a person", arguments: UserStoreMaker.all)
  func held(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let key = RequestKey(method: "CreateUser", id: RecordID(value: 7), request: [1])
    let outcome = try await fixture.store.create(
      email: EmailAddress("Ann@Bücher.example"), displayName: "Ann",
      once: OnceOnly<UserRecord>(key: key) { _ in [] })
    guard case .carriedOut(let ann) = outcome else { throw UserStoreFixture.Unexpected() }
    try await fixture.add("bob@x")
    #expect(
      try await fixture.store.held(on: ann.id)
        == HeldUser(
          user: ann, address: "ann@xn--bcher-kva.example",
          requests: [
            RememberedRequest(method: "CreateUser", id: key.id, time: fixture.clock.now)
          ], hasPassword: false, sessions: []))
  }

  @Test(
    "finds nobody who is disabled, by whatever part, until they are enabled again",
    arguments: UserStoreMaker.all)
  func disabled(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    let terms = ["a", "an", "ann", "ann.lee@example.com", "lee", "e", "example", "zoë", "zo"]
    let ann = try await fixture.add("ann.lee@example.com")
    try await fixture.add("bob@example.com")
    let zoe = try await fixture.add("zoë@example.com")
    var before: [[String]] = []
    for term in terms { before.append(try await fixture.find(term)) }
    fixture.clock.advance()
    let disabled = try await store.setDisabled(true, ann.id, expecting: 1)
    #expect(disabled.isDisabled)
    #expect(disabled.revision == 2)
    #expect(disabled.updateTime == fixture.clock.now)
    #expect(try await store.setDisabled(true, ann.id, expecting: 2) == disabled)
    _ = try await store.setDisabled(true, zoe.id, expecting: nil)
    for term in terms {
      #expect(try await fixture.find(term).allSatisfy { $0 == "bob@example.com" }, "\(term)")
    }
    // Everything else goes on.
    #expect(try await store.user(ann.id) == disabled)
    let moved = try await store.update(
      ann.id, UserChanges(email: EmailAddress("anna@example.com"), displayName: "A"),
      expecting: nil)
    #expect(moved.isDisabled)
    #expect(try await fixture.find("anna") == [])
    _ = try await store.update(
      ann.id, UserChanges(email: EmailAddress("ann.lee@example.com")), expecting: nil)
    #expect(try await !store.setDisabled(false, ann.id, expecting: nil).isDisabled)
    _ = try await store.setDisabled(false, zoe.id, expecting: nil)
    for (term, found) in zip(terms, before) { #expect(try await fixture.find(term) == found) }
    try await store.delete(ann.id, expecting: nil)
    #expect(try await fixture.find("ann") == [])
  }

  @Test("deletes somebody who is disabled", arguments: UserStoreMaker.all)
  func deleteDisabled(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    _ = try await fixture.store.setDisabled(true, ann.id, expecting: nil)
    try await fixture.store.delete(ann.id, expecting: nil)
    #expect(try await fixture.store.user(ann.id) == nil)
    try await fixture.add("ann@x")
    #expect(try await fixture.find("ann") == ["ann@x"])
  }

  @Test("disables and enables only at the revision that was named", arguments: UserStoreMaker.all)
  func staleRevision(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    await #expect {
      _ = try await fixture.store.setDisabled(true, ann.id, expecting: 2)
    } throws: { error in
      isFailure(error) { if case .stale = $0 { true } else { false } }
    }
    await #expect {
      _ = try await fixture.store.setDisabled(true, RecordID(value: 9), expecting: nil)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
  }
}
