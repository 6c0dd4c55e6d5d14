package import Argon2
package import Normalization
package import ServiceStore

/// An attempt to sign in that was let through, and counted: what its password has to match.
package struct SignInAttempt: Sendable {
  /// `nil` if nobody can sign in with that address.
  package let user: UserRecord?
  /// `nil` if there is no password to match.
  package let hash: Argon2Hash?
  /// What it was counted by.
  let counted: [AttemptKey]
  let place: Place
}

/// Where somebody is signed in.
package struct SessionRecord: Hashable, Sendable {
  package let id: RecordID
  package let userID: RecordID
  /// What the person signed in on.
  package let device: String
  package let createTime: WallTime
  /// When tokens were given out for it last.
  package let refreshTime: WallTime
  /// When its refresh token ends, if it isn't used.
  package let expireTime: WallTime
}

/// A session, with the token for its next refresh.
package struct OpenedSession: Sendable {
  package let session: SessionRecord
  package let user: UserRecord
  package let token: RefreshToken
}

/// What came of a refresh token.
package enum RefreshOutcome: Sendable {
  case refreshed(OpenedSession)
  /// It was used a moment ago: the answer of then.
  case repeated(OpenedSession)
  /// It was used before, and not a moment ago. Its session has been ended.
  case replayed(user: RecordID)
  /// Its session has ended, or never was.
  case unknown
}

/// A new session, but for what the store adds.
package struct SessionDraft: Sendable {
  package let device: String
  /// Of its first refresh token: ``RefreshToken/newSecret()``.
  package let secret: [UInt8]

  package init(device: String, secret: [UInt8]) {
    self.device = device
    self.secret = secret
  }
}

/// A pair of keys that signs access tokens.
package struct SigningKeyRecord: Hashable, Sendable {
  package let times: SigningKeyTimes
  /// As it is kept: see ``KeyBox``.
  package let sealedKey: [UInt8]
  package let publicKey: [UInt8]

  package init(times: SigningKeyTimes, sealedKey: [UInt8], publicKey: [UInt8]) {
    self.times = times
    self.sealedKey = sealedKey
    self.publicKey = publicKey
  }
}

/// Where passwords, sessions, attempts and signing keys are kept: hashes of the first two, and
/// nothing by which an attempt could be traced to a person.
package protocol SignInStore: RecordStore {
  /// Counts an attempt, and finds what its password has to match. Does the same work whether there
  /// is such an account or not.
  ///
  /// - Throws: `.throttled` if there were too many, which isn't counted itself. Of parallel attempts
  ///   no more are let through than of those that come one by one.
  func beginSignIn(
    _ email: EmailAddress, from place: Place
  ) async throws(StoreFailure) -> SignInAttempt

  /// The same for somebody who is known.
  ///
  /// - Throws: `.notFound`, too.
  func beginSignIn(_ user: RecordID, from place: Place) async throws(StoreFailure) -> SignInAttempt

  /// Takes an attempt back whose password was not looked at.
  func giveBack(_ attempt: SignInAttempt) async throws(StoreFailure)

  /// Opens a session for an attempt whose password was right, and forgets the wrong ones before it.
  ///
  /// - Parameter upgraded: A stronger hash of the same password, to be kept instead.
  /// - Returns: `nil` if the password was changed, or the account closed, meanwhile.
  func openSession(
    _ attempt: SignInAttempt, _ draft: SessionDraft, upgraded: Argon2Hash?
  ) async throws(StoreFailure) -> OpenedSession?

  /// Uses a refresh token up.
  ///
  /// - Parameter salt: Random bytes for the next one.
  func refresh(
    _ token: RefreshToken, salt: [UInt8]
  ) async throws(StoreFailure) -> RefreshOutcome

  /// A session that can still be refreshed.
  func session(_ id: RecordID, of user: RecordID) async throws(StoreFailure) -> SessionRecord?

  /// Those that can still be refreshed, the newest first.
  ///
  /// - Throws: `.notFound` if there is no such user.
  func sessions(of user: RecordID) async throws(StoreFailure) -> [SessionRecord]

  /// Ends the session of a token, whichever of its tokens it is.
  func endSession(of token: RefreshToken) async throws(StoreFailure)

  /// - Returns: How many there were.
  /// - Throws: `.notFound` if there is no such user.
  func endSessions(of user: RecordID) async throws(StoreFailure) -> Int

  /// Sets another password after an attempt with the old one that was right, ends every session and
  /// reset token of the person, and opens a new session.
  ///
  /// - Returns: `nil` if the password was changed, or the account closed, meanwhile.
  func changePassword(
    _ attempt: SignInAttempt, to hash: Argon2Hash, _ draft: SessionDraft
  ) async throws(StoreFailure) -> OpenedSession?

  /// Keeps a token for setting a new password. Does the same work whether there is such an account
  /// or not.
  ///
  /// - Returns: The account's address as it is kept, or the one given if there is no account; and
  ///   when the token ends.
  /// - Throws: `.throttled`.
  func createPasswordReset(
    _ token: ResetToken, for email: EmailAddress, from place: Place
  ) async throws(StoreFailure) -> (recipient: String, expireTime: WallTime)

  /// Whom a token that is still good is for.
  func user(of token: ResetToken) async throws(StoreFailure) -> UserRecord?

  /// Sets the password, ends every session and every reset token of the person.
  ///
  /// - Returns: Whether the token was still good. Of parallel calls with one token, one is.
  func resetPassword(
    _ token: ResetToken, to hash: Argon2Hash
  ) async throws(StoreFailure) -> Bool

  /// Every key that is to be shown now; if the schedule asks for a new one, it is made and kept
  /// first. Of parallel calls, of several processes too, the key of one is kept, and all get that.
  ///
  /// - Parameter make: Makes the key of an id. Called within the transaction, and again if that is
  ///   repeated.
  func signingKeys(
    _ make: @escaping @Sendable (_ id: String) throws -> (sealed: [UInt8], public: [UInt8])
  ) async throws(StoreFailure) -> [SigningKeyRecord]
}
