import Argon2
import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// How every store of accounts counts attempts to sign in.
@Suite("A user store, for those who guess at passwords")
struct AttemptContractTests {
  @Test(
    "lets ten attempts at an account through, and then one every 30 seconds",
    arguments: UserStoreMaker.all)
  func account(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    for _ in 0..<10 { #expect(try await fixture.delay("ann@x") == nil) }
    #expect(try await fixture.delay("ann@x") == .seconds(30))
    fixture.clock.advance(by: .seconds(29))
    // Those that are refused don't make it longer.
    for _ in 0..<20 { #expect(try await fixture.delay("ann@x") == .seconds(1)) }
    fixture.clock.advance(by: .seconds(1))
    #expect(try await fixture.delay("ann@x") == nil)
    #expect(try await fixture.delay("ann@x") == .seconds(30))
    fixture.clock.advance(by: .seconds(300))
    for _ in 0..<10 { #expect(try await fixture.delay("ann@x") == nil) }
    #expect(try await fixture.delay("ann@x") != nil)
  }

  @Test(
    "counts by the normalised name, and for names that nobody has as for others",
    arguments: UserStoreMaker.all)
  func normalised(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for number in 0..<10 {
      #expect(try await fixture.delay(number.isMultiple(of: 2) ? "Zoë@X" : "zoe\u{308}@x") == nil)
    }
    #expect(try await fixture.delay("ZOË@x") == .seconds(30))
    #expect(try await fixture.delay("zoe@x") == nil)
  }

  @Test("lets no more through of those that come at once", arguments: UserStoreMaker.all)
  func parallel(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    let passed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<60 {
        group.addTask { (try? await fixture.attempt("ann@x")) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(passed == 10)
  }

  @Test(
    "lets the owner in with the right password after the delay, and forgets the wrong ones then",
    arguments: UserStoreMaker.all)
  func owner(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    for _ in 0..<30 { _ = try await fixture.delay("ann@x", from: .there) }
    #expect(try await fixture.delay("ann@x") == .seconds(30))
    fixture.clock.advance(by: .seconds(30))
    _ = try await fixture.signIn("ann@x")
    for _ in 0..<10 { #expect(try await fixture.delay("ann@x", from: .there) == nil) }
  }

  @Test(
    "never keeps somebody waiting for strangers where they are signed in",
    arguments: UserStoreMaker.all)
  func familiar(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    let session = try await fixture.signIn("ann@x", from: .here)
    for _ in 0..<10 { _ = try await fixture.attempt("ann@x", from: .there) }
    #expect(try await fixture.delay("ann@x", from: .there) != nil)
    #expect(try await fixture.delay("ann@x", from: .here) == nil)
    // Guesses from there count as well.
    for _ in 0..<9 { _ = try await fixture.attempt("ann@x", from: .here) }
    #expect(try await fixture.delay("ann@x", from: .here) != nil)
    // It ends with the session.
    fixture.clock.advance(by: .seconds(300))
    for _ in 0..<10 { _ = try await fixture.attempt("ann@x", from: .there) }
    try await fixture.store.endSession(of: session.token)
    #expect(try await fixture.delay("ann@x", from: .here) != nil)
  }

  @Test("counts what comes from one place, whoever it is about", arguments: UserStoreMaker.all)
  func place(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    for number in 0..<99 { #expect(try await fixture.delay("user\(number)@x") == nil) }
    // The right password takes back its own attempt, and no other.
    for _ in 0..<3 { _ = try await fixture.signIn("ann@x") }
    #expect(try await fixture.delay("user99@x") == nil)
    #expect(try await fixture.delay("user100@x") == .seconds(2))
    #expect(try await fixture.delay("user100@x", from: .there) == nil)
    // What was refused by the place didn't count for the account.
    fixture.clock.advance(by: .seconds(400))
    for _ in 0..<10 { #expect(try await fixture.delay("user100@x", from: .there) == nil) }
  }

  @Test("takes an attempt back that came to nothing", arguments: UserStoreMaker.all)
  func givingBack(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for _ in 0..<40 {
      try await fixture.store.giveBack(try await fixture.attempt("ann@x"))
    }
    for _ in 0..<10 { #expect(try await fixture.delay("ann@x") == nil) }
    #expect(try await fixture.delay("ann@x") != nil)
  }

  @Test("goes on counting after a restart", arguments: UserStoreMaker.all)
  func restart(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for _ in 0..<10 { _ = try await fixture.attempt("ann@x") }
    let store = try await fixture.reopened()
    await #expect {
      _ = try await store.beginSignIn(try EmailAddress("ann@x"), from: .here)
    } throws: { error in
      isFailure(error) { if case .throttled = $0 { true } else { false } }
    }
    await store.close()
  }

  @Test(
    "gives nothing to match for nobody, no password, and who is disabled",
    arguments: UserStoreMaker.all)
  func nothing(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x", password: "right")
    let bob = try await fixture.add("bob@x")
    #expect(try await fixture.attempt("ann@x").hash != nil)
    _ = try await fixture.store.setDisabled(true, ann.id, expecting: nil)
    for email in ["ann@x", "bob@x", "zoe@x"] {
      let attempt = try await fixture.attempt(email)
      #expect(attempt.hash == nil)
      #expect(
        try await fixture.store.openSession(attempt, .draft(), upgraded: nil) == nil, "\(email)")
    }
    #expect(try await fixture.attempt("bob@x").user == bob)
    _ = try await fixture.store.setDisabled(false, ann.id, expecting: nil)
    #expect(try await fixture.attempt("ann@x").user?.id == ann.id)
  }

  @Test(
    "opens no session if the password was changed or the account closed meanwhile",
    arguments: UserStoreMaker.all)
  func overtaken(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x", password: "right")
    let bob = try await fixture.add("bob@x", password: "right")
    let kim = try await fixture.add("kim@x", password: "right")
    let store = fixture.store
    let late = try await fixture.attempt("ann@x")
    _ = try await store.changePassword(
      try await fixture.attempt("ann@x"), to: try .cheap(of: "other"), .draft())
    #expect(try await store.openSession(late, .draft(2), upgraded: nil) == nil)
    #expect(try await store.changePassword(late, to: try .cheap(of: "x"), .draft(2)) == nil)
    let lateBob = try await fixture.attempt("bob@x")
    _ = try await store.setDisabled(true, bob.id, expecting: nil)
    #expect(try await store.openSession(lateBob, .draft(2), upgraded: nil) == nil)
    let lateKim = try await fixture.attempt("kim@x")
    try await store.delete(kim.id, expecting: nil)
    #expect(try await store.openSession(lateKim, .draft(2), upgraded: nil) == nil)
  }
}
