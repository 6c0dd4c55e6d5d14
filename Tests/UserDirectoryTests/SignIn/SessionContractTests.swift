import Argon2
import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// How every store of accounts keeps people signed in.
@Suite("A user store, for those who are signed in")
struct SessionContractTests {
  func isReplayed(_ outcome: RefreshOutcome) -> Bool {
    if case .replayed = outcome { true } else { false }
  }

  func isUnknown(_ outcome: RefreshOutcome) -> Bool {
    if case .unknown = outcome { true } else { false }
  }

  @Test("refreshes a session with one token after another", arguments: UserStoreMaker.all)
  func chain(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let opened = try await fixture.signIn("ann@x", device: "Firefox")
    #expect(opened.user == ann)
    #expect(opened.session.device == "Firefox")
    var token = opened.token
    var seen: Set<RefreshToken> = [token]
    for number in 0..<5 {
      fixture.clock.advance(by: .seconds(900))
      guard case .refreshed(let next) = try await fixture.refresh(token, salt: UInt8(number)) else {
        throw UserStoreFixture.Unexpected()
      }
      #expect(next.user == ann)
      #expect(next.session.id == opened.session.id)
      #expect(next.session.createTime == opened.session.createTime)
      #expect(next.session.refreshTime == fixture.clock.now)
      token = next.token
      #expect(seen.insert(token).inserted)
    }
    #expect(try await fixture.store.sessions(of: ann.id).map(\.id) == [opened.session.id])
  }

  @Test(
    "gives a lost answer again for 30 seconds, the very same, and then takes it for theft",
    arguments: UserStoreMaker.all)
  func repetition(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let first = try await fixture.signIn("ann@x").token
    let second = try await fixture.next(first, salt: 1)
    fixture.clock.advance(by: .seconds(30))
    guard case .repeated(let again) = try await fixture.refresh(first, salt: 2) else {
      throw UserStoreFixture.Unexpected()
    }
    #expect(again.token == second)
    fixture.clock.advance(by: .seconds(1))
    let outcome = try await fixture.refresh(first, salt: 3)
    guard case .replayed(user: ann.id) = outcome else { throw UserStoreFixture.Unexpected() }
    // The whole family is gone: the token that was good until now, too.
    #expect(isUnknown(try await fixture.refresh(second)))
    #expect(try await fixture.store.sessions(of: ann.id) == [])
  }

  @Test(
    "takes an old token for theft at once when the one after it has been used",
    arguments: UserStoreMaker.all)
  func replay(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    let other = try await fixture.signIn("ann@x", seed: 7).token
    let first = try await fixture.signIn("ann@x").token
    let third = try await fixture.next(try await fixture.next(first))
    #expect(isReplayed(try await fixture.refresh(first)))
    #expect(isUnknown(try await fixture.refresh(third)))
    // Another session of the same person is another family.
    _ = try await fixture.next(other)
  }

  @Test(
    "gives parallel refreshes of one token one and the same next token",
    arguments: UserStoreMaker.all)
  func parallel(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let first = try await fixture.signIn("ann@x").token
    let outcomes = await withTaskGroup(of: (isFirst: Bool, token: RefreshToken?).self) { group in
      for number in 0..<20 {
        group.addTask {
          switch try? await fixture.refresh(first, salt: UInt8(number)) {
          case .refreshed(let opened): (true, opened.token)
          case .repeated(let opened): (false, opened.token)
          case .replayed, .unknown, nil: (false, nil)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0.isFirst } == 1)
    #expect(Set(outcomes.map(\.token)).count == 1)
    let next = try #require(outcomes.first?.token)
    _ = try await fixture.next(next)
    #expect(try await fixture.store.sessions(of: ann.id).count == 1)
  }

  @Test(
    "lets a session end 30 days after its last refresh, and after a year",
    arguments: UserStoreMaker.all)
  func expiry(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let day = Duration.seconds(24 * 3600)
    let opened = try await fixture.signIn("ann@x")
    #expect(opened.session.expireTime == fixture.clock.now + day * 30)
    var token = opened.token
    for _ in 0..<12 {
      fixture.clock.advance(by: day * 29)
      token = try await fixture.next(token)
    }
    // 348 days are over, 17 are left.
    #expect(
      try await fixture.store.sessions(of: ann.id).map(\.expireTime)
        == [opened.session.createTime + day * 365])
    fixture.clock.advance(by: day * 17)
    #expect(isUnknown(try await fixture.refresh(token)))
    #expect(try await fixture.store.sessions(of: ann.id) == [])
    let idle = try await fixture.signIn("ann@x", seed: 2)
    fixture.clock.advance(by: day * 30)
    #expect(isUnknown(try await fixture.refresh(idle.token)))
    #expect(try await fixture.store.session(idle.session.id, of: ann.id) == nil)
  }

  @Test("knows a session of its own person only, until it ends", arguments: UserStoreMaker.all)
  func session(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let bob = try await fixture.add("bob@x", password: "right")
    let opened = try await fixture.signIn("ann@x")
    let store = fixture.store
    #expect(try await store.session(opened.session.id, of: ann.id) == opened.session)
    #expect(try await store.session(opened.session.id, of: bob.id) == nil)
    let next = try await fixture.next(opened.token)
    // Any token of the session ends it, an old one too.
    try await store.endSession(of: opened.token)
    #expect(try await store.session(opened.session.id, of: ann.id) == nil)
    #expect(isUnknown(try await fixture.refresh(next)))
    try await store.endSession(of: opened.token)
  }

  @Test("ends every session of one person, and nobody else's", arguments: UserStoreMaker.all)
  func everywhere(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let bob = try await fixture.add("bob@x", password: "right")
    var tokens: [RefreshToken] = []
    for seed in 1...3 { tokens.append(try await fixture.signIn("ann@x", seed: UInt8(seed)).token) }
    let bobs = try await fixture.signIn("bob@x").token
    #expect(try await fixture.store.endSessions(of: ann.id) == 3)
    #expect(try await fixture.store.endSessions(of: ann.id) == 0)
    for token in tokens { #expect(isUnknown(try await fixture.refresh(token))) }
    _ = try await fixture.next(bobs)
    #expect(try await fixture.store.sessions(of: bob.id).count == 1)
    func isNotFound(_ error: any Error) -> Bool {
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
    await #expect {
      _ = try await fixture.store.endSessions(of: RecordID(value: 9))
    } throws: { isNotFound($0) }
    await #expect {
      _ = try await fixture.store.sessions(of: RecordID(value: 9))
    } throws: { isNotFound($0) }
  }

  @Test("keeps a person's newest 100 sessions", arguments: UserStoreMaker.all)
  func most(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let oldest = try await fixture.signIn("ann@x", device: "0").token
    for number in 1...100 { _ = try await fixture.signIn("ann@x", device: "\(number)") }
    #expect(
      try await fixture.store.sessions(of: ann.id).map(\.device)
        == (1...100).reversed().map(String.init))
    #expect(isUnknown(try await fixture.refresh(oldest)))
  }

  enum End: String, CaseIterable {
    case disabled, deleted, changed, reset
  }

  @Test(
    "ends every session, and every mail's token, of whoever is disabled, deleted, or has another password",
    arguments: UserStoreMaker.all, End.allCases)
  func endings(_ maker: UserStoreMaker, _ end: End) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    let ann = try await fixture.add("ann@x", password: "right")
    let opened = try await fixture.signIn("ann@x")
    let email = try EmailAddress("ann@x")
    let tokens = [try ResetToken(), try ResetToken()]
    for token in tokens {
      _ = try await store.createPasswordReset(token, for: email, from: .here)
      #expect(try await store.user(of: token) == ann)
    }
    let other = try Argon2Hash.cheap(of: "other")
    switch end {
    case .disabled: _ = try await store.setDisabled(true, ann.id, expecting: nil)
    case .deleted: try await store.delete(ann.id, expecting: nil)
    case .changed:
      let new = try await store.changePassword(
        try await fixture.attempt("ann@x"), to: other, .draft(2))
      #expect(try await store.sessions(of: ann.id) == [try #require(new).session])
    case .reset: #expect(try await store.resetPassword(tokens[0], to: other))
    }
    #expect(isUnknown(try await fixture.refresh(opened.token)))
    #expect(try await store.session(opened.session.id, of: ann.id) == nil)
    for token in tokens {
      #expect(try await store.user(of: token) == nil)
      #expect(try await !store.resetPassword(token, to: other))
    }
    if end == .changed || end == .reset {
      #expect(try await fixture.attempt("ann@x").hash == other)
    }
    if end == .deleted {
      // Nor does it come back with another account of the address.
      _ = try await fixture.add("ann@x")
      #expect(try await fixture.attempt("ann@x").hash == nil)
    }
  }

  @Test("keeps passwords, sessions and tokens over a restart", arguments: UserStoreMaker.all)
  func restart(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let opened = try await fixture.signIn("ann@x")
    let text = opened.token.text(sealedBy: fixture.store.pageTokens)
    let store = try await fixture.reopened()
    let token = try #require(RefreshToken(text, sealedBy: store.pageTokens))
    #expect(token == opened.token)
    #expect(try await store.session(opened.session.id, of: ann.id) == opened.session)
    guard case .refreshed = try await store.refresh(token, salt: [1]) else {
      throw UserStoreFixture.Unexpected()
    }
    let attempt = try await store.beginSignIn(try EmailAddress("ann@x"), from: .here)
    #expect(attempt.hash == (try .cheap(of: "right")))
    await store.close()
  }

  @Test("keeps no token that could be used", arguments: UserStoreMaker.all)
  func secrecy(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right-one")
    let secret = Array("0123456789abcdefghijklmnopqrstuv".utf8)
    let attempt = try await fixture.attempt("ann@x")
    let opened = try await fixture.store.openSession(
      attempt, SessionDraft(device: "a device", secret: secret), upgraded: nil)
    #expect(opened != nil)
    let reset = try ResetToken()
    _ = try await fixture.store.createPasswordReset(
      reset, for: try EmailAddress("ann@x"), from: .here)
    #expect(try await fixture.fileContains("a device"))
    #expect(try await !fixture.fileContains(String(decoding: secret, as: UTF8.self)))
    #expect(try await !fixture.fileContains(reset.text))
    #expect(try await !fixture.fileContains("right-one"))
  }
}
