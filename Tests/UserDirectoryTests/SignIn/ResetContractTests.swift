import Argon2
import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// How every store of accounts keeps the tokens of mails.
@Suite("A user store, for those who have forgotten their password")
struct ResetContractTests {
  func create(
    _ email: String, in fixture: UserStoreFixture
  ) async throws -> (token: ResetToken, recipient: String, expireTime: WallTime) {
    let token = try ResetToken()
    let made = try await fixture.store.createPasswordReset(
      token, for: try EmailAddress(email), from: .here)
    return (token, made.recipient, made.expireTime)
  }

  @Test("sets a password once with a token, within the hour", arguments: UserStoreMaker.all)
  func once(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("Ann@x")
    let first = try await create("ANN@x", in: fixture)
    #expect(first.recipient == "Ann@x")
    #expect(first.expireTime == fixture.clock.now + .seconds(3600))
    #expect(try await fixture.store.user(of: first.token) == ann)
    let hash = try Argon2Hash.cheap(of: "new")
    #expect(try await fixture.store.resetPassword(first.token, to: hash))
    #expect(try await fixture.attempt("ann@x").hash == hash)
    #expect(try await !fixture.store.resetPassword(first.token, to: try .cheap(of: "again")))
    #expect(try await fixture.attempt("ann@x").hash == hash)
    let late = try await create("ann@x", in: fixture)
    fixture.clock.advance(by: .seconds(3600))
    #expect(try await fixture.store.user(of: late.token) == nil)
    #expect(try await !fixture.store.resetPassword(late.token, to: hash))
  }

  @Test("of parallel uses of one token takes one", arguments: UserStoreMaker.all)
  func parallel(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x")
    let token = try await create("ann@x", in: fixture).token
    let taken = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          guard let hash = try? Argon2Hash.cheap(of: "new \(number)") else { return false }
          return (try? await fixture.store.resetPassword(token, to: hash)) ?? false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(taken == 1)
  }

  @Test(
    "keeps a token for nobody as it keeps others, and opens nothing with it",
    arguments: UserStoreMaker.all)
  func nobody(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let kim = try await fixture.add("kim@x", password: "right")
    _ = try await fixture.store.setDisabled(true, kim.id, expecting: nil)
    for email in [" Zoe@X", "kim@x"] {
      let made = try await create(email, in: fixture)
      #expect(made.recipient == (email == "kim@x" ? "kim@x" : "Zoe@X"))
      #expect(made.expireTime == fixture.clock.now + .seconds(3600))
      #expect(try await fixture.store.user(of: made.token) == nil)
      #expect(try await !fixture.store.resetPassword(made.token, to: try .cheap(of: "new")))
    }
    // An account that comes later isn't what it was for.
    let early = try await create("bob@x", in: fixture)
    _ = try await fixture.add("bob@x")
    #expect(try await fixture.store.user(of: early.token) == nil)
  }

  @Test("takes no token that was mailed to an address of before", arguments: UserStoreMaker.all)
  func moved(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    let token = try await create("ann@x", in: fixture).token
    _ = try await fixture.store.update(
      ann.id, UserChanges(email: try EmailAddress("anna@x")), expecting: nil)
    #expect(try await fixture.store.user(of: token) == nil)
    #expect(try await !fixture.store.resetPassword(token, to: try .cheap(of: "new")))
  }

  @Test(
    "mails three times to one address and then every ten minutes, with an account or without",
    arguments: UserStoreMaker.all)
  func bound(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    _ = try await fixture.add("ann@x")
    for email in ["ann@x", "zoe@x"] {
      for _ in 0..<3 { _ = try await create(email, in: fixture) }
      await #expect {
        _ = try await create(email.uppercased(), in: fixture)
      } throws: { error in
        isFailure(error) {
          if case .throttled(_, retryAfter: .seconds(600)) = $0 { true } else { false }
        }
      }
    }
    fixture.clock.advance(by: .seconds(600))
    _ = try await create("ann@x", in: fixture)
    // Signing in is counted apart.
    #expect(try await fixture.delay("ann@x") == nil)
  }
}
