import Argon2
import DirectoryAPI
import Identity
import Normalization
import Protobuf
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import UserDirectory

@Suite("Signing in")
struct AuthenticationTests {
  let fixture: UserStoreFixture
  let hasher: PasswordHasher
  let directory: UserDirectoryHandlers

  static let password = "vx7-Krume.Ofen"

  init() async throws {
    fixture = try await UserStoreFixture(UserStoreMaker.all[0])
    hasher = try PasswordHasher(.cheap())
    directory = try UserDirectoryHandlers(
      store: fixture.store, hasher: hasher, now: { [fixture] in fixture.clock.now })
  }

  func context(_ person: String = "192.0.2.1") throws -> CallContext {
    var metadata = Metadata()
    try metadata.append(Place.metadataKey, person)
    return CallContext(
      method: UserDirectoryMethods.authenticate,
      peer: PeerIdentity(trustDomain: "rollcall.test", name: "gateway"), address: "127.0.0.1:1",
      metadata: metadata, deadline: nil)
  }

  func create(
    _ email: String, password: String = Self.password, request: String = ""
  ) async throws -> User {
    try await directory.createUser(
      CreateUserRequest(
        requestID: request, email: email, displayName: "Ann Lee", password: password),
      context: try context())
  }

  func signIn(
    _ email: String, _ password: String = Self.password, from person: String = "192.0.2.1"
  ) async throws -> SignIn {
    try await directory.authenticate(
      AuthenticateRequest(email: email, password: password, device: "test"),
      context: try context(person))
  }

  func refresh(_ token: String) async throws -> SignIn {
    try await directory.refreshTokens(
      RefreshTokensRequest(refreshToken: token), context: try context())
  }

  /// The error with which a call ends.
  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  func authenticator() -> SessionAuthenticator {
    SessionAuthenticator(
      store: fixture.store, keys: directory.authentication.keys,
      now: { [fixture] in fixture.clock.now })
  }

  @Test("gives tokens for the right password, in whatever spelling the address comes")
  func signIn() async throws {
    let user = try await create("Zoë@Example.com")
    let signedIn = try await signIn("zoe\u{308}@EXAMPLE.com")
    #expect(signedIn.user == user)
    #expect(signedIn.accessExpireTime?.seconds == 1_700_000_900)
    #expect(signedIn.refreshExpireTime?.seconds == 1_702_592_000)
    let shown = try await directory.getSigningKeys(GetSigningKeysRequest(), context: try context())
    let token = try AccessToken(
      verifying: signedIn.accessToken, with: SigningKeys(shown), at: fixture.clock.now)
    #expect(token.userID == user.id)
    #expect(token.sessionID == signedIn.sessionID)
    #expect(
      try await authenticator().user(bearing: signedIn.accessToken)
        == UserIdentity(id: user.id, sessionID: signedIn.sessionID))
  }

  @Test(
    "looks the same for an unknown account, a wrong password, none, and a disabled account, in words and in work"
  )
  func refusals() async throws {
    _ = try await create("ann@x")
    _ = try await create("bob@x", password: "")
    let kim = try await create("kim@x")
    _ = try await directory.disableUser(DisableUserRequest(id: kim.id), context: try context())
    var texts: Set<String> = []
    var details: Set<[ErrorDetail]> = []
    for (email, password) in [
      ("ann@x", "wrong-Krume.Ofen"), ("zoe@x", Self.password), ("bob@x", Self.password),
      ("kim@x", Self.password), ("kim@x", "wrong-Krume.Ofen"),
    ] {
      let before = hasher.runCount
      let error = await failure { _ = try await signIn(email, password) }
      #expect(error?.code == .unauthenticated, "\(email)")
      #expect(hasher.runCount == before + 1, "\(email)")
      texts.insert(error?.message ?? "")
      details.insert(error?.details ?? [])
    }
    #expect(texts == ["the e-mail or the password is wrong"])
    #expect(details.count == 1)
  }

  @Test("throttles an account that isn't there as one that is, and says when to come again")
  func throttling() async throws {
    _ = try await create("ann@x")
    var texts: Set<String> = []
    for email in ["ann@x", "zoe@x"] {
      for _ in 0..<10 { _ = await failure { _ = try await signIn(email, "wrong-Krume.Ofen") } }
      let before = hasher.runCount
      // The right password doesn't help now, or it would tell that it is right.
      let error = await failure { _ = try await signIn(email.uppercased()) }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.details == [.retryInfo(delay: .seconds(31))])
      #expect(hasher.runCount == before)
      texts.insert(error?.message ?? "")
    }
    #expect(texts.count == 1)
    fixture.clock.advance(by: .seconds(31))
    _ = try await signIn("ann@x")
  }

  @Test("never tells a password, whatever goes wrong")
  func secrecy() async throws {
    _ = try await create("ann@x")
    let secret = "secret-\u{7}-Krume"
    let errors = [
      await failure { _ = try await create("bob@x", password: secret) },
      await failure { _ = try await create("bob@x", password: "Krume") },
      await failure { _ = try await signIn("ann@x", secret) },
      await failure { _ = try await signIn("ann", secret) },
      await failure { _ = try await refresh(secret) },
      await failure {
        _ = try await directory.resetPassword(
          ResetPasswordRequest(token: secret, newPassword: secret), context: try context())
      },
    ]
    for error in errors {
      #expect(error != nil)
      #expect(!"\(error as Any)".contains("Krume"))
    }
    #expect(try await !fixture.fileContains("Krume"))
  }

  @Test("keeps no password with a request that is remembered, nor takes it for a part of that")
  func ledger() async throws {
    let id = "0190c1a2-0000-7000-8000-000000000001"
    let user = try await create("ann@x", request: id)
    #expect(try await create("ann@x", password: "another-Krume.Ofen", request: id) == user)
    #expect(try await create("ann@x", password: "", request: id) == user)
    _ = try await signIn("ann@x")
    let key = try RequestKey(
      method: UserDirectoryMethods.createUser.path, id: #require(RecordID(id)),
      request: CreateUserRequest(
        requestID: id, email: "ann@x", displayName: "Ann Lee", password: Self.password
      ).packed())
    // A fast hash of the request with its password would be a way to guess at it.
    #expect(try await !fixture.fileContains(bytes: key.fingerprint))
  }

  @Test("names what is wrong with a new password")
  func rules() async throws {
    for (password, reason) in [
      ("short", "is 5 characters long; at least 8 are needed"),
      ("Password123", "is one of those that are guessed first"),
      ("ann.lee@example.com", "is the account's e-mail address"),
    ] {
      let error = await failure { _ = try await create("ann.lee@example.com", password: password) }
      #expect(error?.violations.map(\.field) == ["password"])
      #expect(error?.message.contains(reason) == true)
    }
  }

  @Test("keeps a stronger hash when the parameters have grown, at the next sign-in")
  func upgrade() async throws {
    _ = try await create("ann@x")
    var settings = PasswordHasher.Settings.cheap()
    settings.parameters = Argon2Parameters(memoryKiB: 128, passes: 2)
    let stronger = try PasswordHasher(settings)
    let later = try UserDirectoryHandlers(
      store: fixture.store, hasher: stronger, now: { [fixture] in fixture.clock.now })
    func signIn(_ password: String) async throws {
      _ = try await later.authenticate(
        AuthenticateRequest(email: "ann@x", password: password), context: try context())
    }
    _ = await failure { try await signIn("wrong-Krume.Ofen") }
    #expect(try await fixture.attempt("ann@x").hash?.parameters.memoryKiB == 64)
    try await signIn(Self.password)
    #expect(
      try await fixture.attempt("ann@x").hash?.parameters
        == Argon2Parameters(memoryKiB: 128, passes: 2))
    let before = stronger.runCount
    try await signIn(Self.password)
    #expect(stronger.runCount == before + 1)
  }

  @Test("refreshes, gives a lost answer again, and ends the family when an old token comes back")
  func refreshing() async throws {
    _ = try await create("ann@x")
    let first = try await signIn("ann@x")
    let second = try await refresh(first.refreshToken)
    #expect(second.refreshToken != first.refreshToken)
    #expect(second.sessionID == first.sessionID)
    #expect(try await refresh(first.refreshToken).refreshToken == second.refreshToken)
    fixture.clock.advance(by: .seconds(31))
    let replayed = await failure { _ = try await refresh(first.refreshToken) }
    #expect(replayed?.code == .unauthenticated)
    #expect(
      replayed?.details == [
        .errorInfo(reason: "REFRESH_TOKEN_REUSED", domain: "rollcall", metadata: [:])
      ])
    for token in [second.refreshToken, first.refreshToken, "", "made-up"] {
      let error = await failure { _ = try await refresh(token) }
      #expect(error?.code == .unauthenticated)
      #expect(error?.message == "the session has ended: sign in again")
    }
  }

  @Test("refuses an access token here as soon as its session has ended, however that came about")
  func deadSessions() async throws {
    let user = try await create("ann@x")
    let context = try context()
    func expectsEnd(_ end: (SignIn) async throws -> Void) async throws {
      let signedIn = try await signIn("ann@x")
      _ = try await authenticator().user(bearing: signedIn.accessToken)
      try await end(signedIn)
      let error = await failure {
        _ = try await authenticator().user(bearing: signedIn.accessToken)
      }
      #expect(error?.code == .unauthenticated)
      #expect(error?.message == "the session has ended: sign in again")
    }
    try await expectsEnd {
      _ = try await directory.signOut(
        SignOutRequest(refreshToken: $0.refreshToken), context: context)
    }
    try await expectsEnd { _ in
      _ = try await directory.signOutEverywhere(
        SignOutEverywhereRequest(userID: user.id), context: context)
    }
    try await expectsEnd { _ in
      _ = try await directory.changePassword(
        ChangePasswordRequest(
          userID: user.id, oldPassword: Self.password, newPassword: "another-Krume.Ofen"),
        context: context)
      _ = try await directory.changePassword(
        ChangePasswordRequest(
          userID: user.id, oldPassword: "another-Krume.Ofen", newPassword: Self.password),
        context: context)
    }
    try await expectsEnd { signedIn in
      _ = try await refresh(try await refresh(signedIn.refreshToken).refreshToken)
      _ = await failure { _ = try await refresh(signedIn.refreshToken) }
    }
    try await expectsEnd { _ in
      _ = try await directory.disableUser(DisableUserRequest(id: user.id), context: context)
      _ = try await directory.enableUser(EnableUserRequest(id: user.id), context: context)
    }
    try await expectsEnd { _ in
      _ = try await directory.deleteUser(DeleteUserRequest(id: user.id), context: context)
    }
  }

  @Test("changes a password for whoever knows the old one, and signs them in anew")
  func changing() async throws {
    let user = try await create("ann@x")
    let old = try await signIn("ann@x")
    func change(_ from: String, _ to: String) async throws -> SignIn {
      try await directory.changePassword(
        ChangePasswordRequest(userID: user.id, oldPassword: from, newPassword: to),
        context: try context())
    }
    let wrong = await failure { _ = try await change("wrong-Krume.Ofen", "another-Krume.Ofen") }
    #expect(wrong?.code == .unauthenticated)
    let weak = await failure { _ = try await change(Self.password, "password1") }
    #expect(weak?.violations.map(\.field) == ["new_password"])
    _ = try await refresh(old.refreshToken)
    let new = try await change(Self.password, "another-Krume.Ofen")
    _ = try await refresh(new.refreshToken)
    _ = await failure { _ = try await signIn("ann@x") }
    _ = try await signIn("ann@x", "another-Krume.Ofen")
    // Guesses at the old password count as guesses at the account.
    for _ in 0..<10 {
      _ = await failure { _ = try await change("wrong-Krume.Ofen", "third-Krume.Ofen") }
    }
    let throttled = await failure { _ = try await change("another-Krume.Ofen", "third-Krume.Ofen") }
    #expect(throttled?.code == .resourceExhausted)
  }

  @Test("resets a password with a mail's token, once, and not with a weak one")
  func resetting() async throws {
    _ = try await create("Ann@x", password: "")
    func mail(_ email: String) async throws -> PasswordReset {
      try await directory.createPasswordReset(
        CreatePasswordResetRequest(email: email), context: try context())
    }
    func reset(_ token: String, _ password: String) async throws {
      _ = try await directory.resetPassword(
        ResetPasswordRequest(token: token, newPassword: password), context: try context())
    }
    let made = try await mail("ann@X")
    #expect(made.recipient == "Ann@x")
    let weak = await failure { try await reset(made.token, "password1") }
    #expect(weak?.violations.map(\.field) == ["new_password"])
    try await reset(made.token, Self.password)
    _ = try await signIn("ann@x")
    let nobodys = try await mail("zoe@x")
    #expect(nobodys.recipient == "zoe@x")
    #expect(nobodys.token.count == made.token.count)
    #expect(nobodys.expireTime == made.expireTime)
    var texts: Set<String> = []
    for token in [made.token, nobodys.token, "made-up", ""] {
      let before = hasher.runCount
      let error = await failure { try await reset(token, "another-Krume.Ofen") }
      #expect(error?.code == .failedPrecondition)
      #expect(hasher.runCount == before)
      texts.insert(error?.message ?? "")
    }
    #expect(texts.count == 1)
  }

  @Test("lists where somebody is signed in, and exports it with what is held on them")
  func sessions() async throws {
    let user = try await create("ann@x")
    let first = try await signIn("ann@x")
    fixture.clock.advance()
    let second = try await signIn("ann@x")
    let listed = try await directory.listSessions(
      ListSessionsRequest(userID: user.id), context: try context())
    #expect(listed.sessions.map(\.id) == [second.sessionID, first.sessionID])
    #expect(listed.sessions.map(\.device) == ["test", "test"])
    #expect(listed.sessions.first?.createTime?.seconds == 1_700_000_001)
    let exported = try await directory.exportUser(
      ExportUserRequest(id: user.id), context: try context())
    #expect(exported.sessions == listed.sessions)
    #expect(exported.hasPassword)
    let ended = try await directory.signOutEverywhere(
      SignOutEverywhereRequest(userID: user.id), context: try context())
    #expect(ended.endedSessions == 2)
  }
}
