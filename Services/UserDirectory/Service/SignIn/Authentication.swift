internal import Argon2
package import DirectoryAPI
internal import Normalization
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import TLS

/// Signs people in, keeps them signed in, and out.
package struct Authentication: Sendable {
  let store: any SignInStore
  let hasher: PasswordHasher
  let keys: DirectorySigningKeys
  let metrics: SignInMetrics

  package init(
    store: any SignInStore, hasher: PasswordHasher, keys: DirectorySigningKeys,
    metrics: SignInMetrics
  ) {
    self.store = store
    self.hasher = hasher
    self.keys = keys
    self.metrics = metrics
  }

  package func authenticate(
    _ request: AuthenticateRequest, from place: Place
  ) async throws(RPCError) -> SignIn {
    var fields = FieldViolations()
    let checkedEmail = fields.email(request.email, in: "email")
    let checkedPassword = fields.password(request.password, in: "password")
    let checkedDevice = fields.device(request.device)
    let (email, password, device) = try fields.checked(
      checkedEmail, checkedPassword, checkedDevice)
    let attempt = try await begin { () async throws(StoreFailure) in
      try await store.beginSignIn(email, from: place)
    }
    return try await counted { () async throws(RPCError) in
      let hash = try await prove(password, attempt)
      // The sign-in stands even if there is no time for a better hash of its password.
      let upgraded = hasher.isOutdated(hash) ? try? await hasher.hash(password) : nil
      let draft = try Self.draft(device)
      let opened = try await answeringStoreFailures { () async throws(StoreFailure) in
        try await store.openSession(attempt, draft, upgraded: upgraded)
      }
      guard let opened else { throw Self.refusal }
      return try await signIn(opened)
    }
  }

  package func refresh(_ request: RefreshTokensRequest) async throws(RPCError) -> SignIn {
    guard let token = RefreshToken(request.refreshToken, sealedBy: store.pageTokens) else {
      metrics.count(.unknown)
      throw Self.sessionOver
    }
    let salt = try Self.random { () throws(TLSFailure) in try RefreshToken.newSecret() }
    let outcome = try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.refresh(token, salt: salt)
    }
    switch outcome {
    case .refreshed(let opened):
      metrics.count(.refreshed)
      return try await signIn(opened)
    case .repeated(let opened):
      metrics.count(.repeated)
      return try await signIn(opened)
    case .replayed:
      metrics.count(.replayed)
      throw RPCError(
        .unauthenticated,
        "this refresh token was used before, so somebody else may have it: the session has been "
          + "ended, sign in again",
        details: [.errorInfo(reason: "REFRESH_TOKEN_REUSED", domain: "rollcall", metadata: [:])])
    case .unknown:
      metrics.count(.unknown)
      throw Self.sessionOver
    }
  }

  package func signOut(_ request: SignOutRequest) async throws(RPCError) {
    guard let token = RefreshToken(request.refreshToken, sealedBy: store.pageTokens) else { return }
    try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.endSession(of: token)
    }
  }

  package func changePassword(
    _ request: ChangePasswordRequest, from place: Place
  ) async throws(RPCError) -> SignIn {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    let checkedOld = fields.password(request.oldPassword, in: "old_password")
    let checkedDevice = fields.device(request.device)
    let (id, old, device) = try fields.checked(checkedID, checkedOld, checkedDevice)
    let attempt = try await begin { () async throws(StoreFailure) in
      try await store.beginSignIn(id, from: place)
    }
    let new: Password
    do throws(RPCError) {
      new = try chosen(request.newPassword, for: attempt.user)
    } catch {
      // The old password hasn't been looked at, so this is no attempt at it.
      await giveBack(attempt)
      throw error
    }
    return try await counted { () async throws(RPCError) in
      _ = try await prove(old, attempt)
      let hash = try await hashed(new)
      let draft = try Self.draft(device)
      let opened = try await answeringStoreFailures { () async throws(StoreFailure) in
        try await store.changePassword(attempt, to: hash, draft)
      }
      guard let opened else { throw Self.refusal }
      return try await signIn(opened)
    }
  }

  /// A new password's hash, in the line with all others.
  func hashed(_ password: Password) async throws(RPCError) -> Argon2Hash {
    do throws(HashingFailure) {
      return try await hasher.hash(password)
    } catch {
      throw RPCError(error)
    }
  }

  /// A new password of somebody, by the rules.
  func chosen(_ text: String, for user: UserRecord?) throws(RPCError) -> Password {
    var fields = FieldViolations()
    guard let user, let email = try? EmailAddress(user.email) else { throw Self.refusal }
    let password = fields.chosenPassword(
      text, in: "new_password", email: email, displayName: user.displayName)
    return try fields.checked(password)
  }

  // MARK: Steps

  /// - Throws: The one answer to everything that doesn't fit, after the same work for all of it.
  private func prove(
    _ password: Password, _ attempt: SignInAttempt
  ) async throws(RPCError) -> Argon2Hash {
    let isRight: Bool
    do throws(HashingFailure) {
      isRight = try await hasher.check(password, against: attempt.hash)
    } catch {
      // Nobody learnt anything, so it doesn't count.
      await giveBack(attempt)
      throw RPCError(error)
    }
    guard isRight, let hash = attempt.hash, attempt.user != nil else { throw Self.refusal }
    return hash
  }

  /// Takes an attempt out of the count. If that can't be written, it counts.
  ///
  /// Detached: most that weren't looked at are of calls that were given up or whose deadline passed
  /// in the line, and the store does nothing more for those.
  private func giveBack(_ attempt: SignInAttempt) async {
    await Task.detached { [store] in try? await store.giveBack(attempt) }.value
  }

  private func begin(
    _ body: () async throws(StoreFailure) -> SignInAttempt
  ) async throws(RPCError) -> SignInAttempt {
    do throws(StoreFailure) {
      return try await body()
    } catch {
      if case .throttled = error { metrics.count(.throttled) }
      throw RPCError(error)
    }
  }

  private func counted(
    _ body: () async throws(RPCError) -> SignIn
  ) async throws(RPCError) -> SignIn {
    do throws(RPCError) {
      let signIn = try await body()
      metrics.count(.ok)
      return signIn
    } catch {
      metrics.count(SignInMetrics.Outcome(of: error))
      throw error
    }
  }

  private func signIn(_ opened: OpenedSession) async throws(RPCError) -> SignIn {
    let access = try await keys.token(for: opened.session)
    return SignIn(
      user: User(opened.user), accessToken: access.text,
      accessExpireTime: .init(access.expireTime),
      refreshToken: opened.token.text(sealedBy: store.pageTokens),
      refreshExpireTime: .init(opened.session.expireTime),
      sessionID: opened.session.id.description)
  }

  private static func draft(_ device: String) throws(RPCError) -> SessionDraft {
    SessionDraft(
      device: device,
      secret: try random { () throws(TLSFailure) in try RefreshToken.newSecret() })
  }

  static func random<Value>(_ make: () throws(TLSFailure) -> Value) throws(RPCError) -> Value {
    do throws(TLSFailure) {
      return try make()
    } catch {
      throw RPCError(.internalError, "there are no random bytes", cause: error)
    }
  }

  /// Says no more to anybody, whatever it was that didn't fit.
  private static let refusal = RPCError(
    .unauthenticated, "the e-mail or the password is wrong",
    details: [.errorInfo(reason: "WRONG_PASSWORD", domain: "rollcall", metadata: [:])])

  private static let sessionOver = RPCError(
    .unauthenticated, "the session has ended: sign in again",
    details: [.errorInfo(reason: "SESSION_ENDED", domain: "rollcall", metadata: [:])])
}
