package import Identity
package import RPCCore
package import ServiceStore

/// Tells who bears a token, by this directory's own keys, and that their session is still there: here
/// an access token ends with its session at once, where other services wait for its own end.
package struct SessionAuthenticator: CallAuthenticator {
  private let store: any SignInStore
  private let keys: any SigningKeySource
  private let now: WallClock

  package init(
    store: any SignInStore, keys: any SigningKeySource, now: @escaping WallClock = WallTime.now
  ) {
    self.store = store
    self.keys = keys
    self.now = now
  }

  package func user(bearing token: String) async throws(RPCError) -> UserIdentity {
    let keys = try await keys.signingKeys()
    let access: AccessToken
    do throws(AccessTokenFailure) {
      access = try AccessToken(verifying: token, with: keys, at: now())
    } catch {
      throw RPCError(.unauthenticated, error.description)
    }
    guard let user = RecordID(access.userID), let session = RecordID(access.sessionID),
      try await answeringStoreFailures({ () throws(StoreFailure) in
        try await store.session(session, of: user)
      }) != nil
    else { throw RPCError(.unauthenticated, "the session has ended: sign in again") }
    return UserIdentity(id: access.userID, sessionID: access.sessionID)
  }
}
