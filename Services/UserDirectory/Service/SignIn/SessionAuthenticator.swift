package import Identity
package import RPCCore
package import ServiceStore

/// Tells who bears a token, by this directory's own keys, and that their session is still there: here
/// an access token ends with its session at once, where other services wait for its own end.
package struct SessionAuthenticator: CallAuthenticator {
  private let store: any SignInStore
  private let tokens: TokenAuthenticator

  package init(
    store: any SignInStore, keys: any SigningKeySource, now: @escaping WallClock = WallTime.now
  ) {
    self.store = store
    // The keys are at hand, so there is no reason to wait for one that is new.
    var timing = TokenAuthenticator.Timing()
    timing.pause = .zero
    tokens = TokenAuthenticator(keys, timing: timing, clock: now)
    tokens.start()
  }

  package func user(bearing token: String) async throws(RPCError) -> UserIdentity {
    let identity = try await tokens.user(bearing: token)
    guard let user = RecordID(identity.id), let session = RecordID(identity.sessionID),
      try await answeringStoreFailures({ () throws(StoreFailure) in
        try await store.session(session, of: user)
      }) != nil
    else { throw RPCError(.unauthenticated, "the session has ended: sign in again") }
    return identity
  }
}
