internal import Protobuf
package import ServiceStore
package import TLS

/// What a person who has signed in shows with each call: a JSON Web Token (RFC 7519) that the user
/// directory has signed with Ed25519 (RFC 8037).
package struct AccessToken: Sendable, Hashable {
  /// `sub`: the person.
  package let userID: String
  /// `sid`: the sign-in that it came from.
  package let sessionID: String
  /// `iss`: the directory that says so.
  package let issuer: String
  // In seconds since 1970-01-01T00:00:00Z, as RFC 7519 counts.
  /// `iat`
  package let issuedAt: Int64
  /// `nbf`, if it is there.
  package let notBefore: Int64?
  /// `exp`
  package let expiresAt: Int64

  /// How long the directory's tokens hold: a session that has ended is known to all services by then.
  package static let lifetime = Duration.seconds(15 * 60)

  /// By how much the clocks of two machines may differ: a token counts for so long before it begins
  /// and after it ends.
  package static let leeway: Int64 = 30

  /// Tokens that claim to hold for longer are refused, whoever signed them.
  package static let maximumLifetime: Int64 = 60 * 60

  package init(
    userID: String, sessionID: String, issuer: String, issuedAt: Int64, expiresAt: Int64,
    notBefore: Int64? = nil
  ) {
    self.userID = userID
    self.sessionID = sessionID
    self.issuer = issuer
    self.issuedAt = issuedAt
    self.notBefore = notBefore
    self.expiresAt = expiresAt
  }

  /// One that begins now.
  package init(
    userID: String, sessionID: String, issuer: String, at now: WallTime,
    lifetime: Duration = Self.lifetime
  ) {
    let start = now.secondsAndNanoseconds.seconds
    self.init(
      userID: userID, sessionID: sessionID, issuer: issuer, issuedAt: start,
      expiresAt: start + lifetime.components.seconds)
  }

  /// The token's text.
  ///
  /// - Parameter id: What verifiers know the key by: 1 to 64 letters, digits, ".", "_" and "-".
  /// - Throws: `.libraryFailure`, for lack of memory.
  package func signed(with key: Ed25519PrivateKey, id: String) throws(TLSFailure) -> String {
    var claims = "{\"iss\":\(JSONText.quoted(issuer)),\"sub\":\(JSONText.quoted(userID))"
    claims += ",\"sid\":\(JSONText.quoted(sessionID)),\"iat\":\(issuedAt)"
    if let notBefore { claims += ",\"nbf\":\(notBefore)" }
    claims += ",\"exp\":\(expiresAt)}"
    let header = "{\"alg\":\"EdDSA\",\"typ\":\"JWT\",\"kid\":\(JSONText.quoted(id))}"
    let signedText =
      Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    let signature = try key.signature(of: Array(signedText.utf8))
    return signedText + "." + Base64URL.encode(signature)
  }

  /// Checks a token from its signature to its end.
  ///
  /// - Returns: What it says, and the key that signed it.
  /// - Throws: What is wrong with it, in words for its bearer.
  package static func verify(
    _ text: String, with keys: SigningKeys, at now: WallTime
  ) throws(AccessTokenFailure) -> (token: AccessToken, key: SigningKeys.Key) {
    let token = try UnverifiedToken(text)
    guard let key = keys.key(token.keyID, at: now) else { throw .unknownKey(token.keyID) }
    guard key.publicKey.isSignature(token.signature, of: token.signedBytes) else {
      throw .wrongSignature
    }
    guard token.claims.issuer == keys.issuer else { throw .foreignIssuer }
    try token.claims.check(at: now)
    return (token.claims, key)
  }

  /// The same, for whoever needs only what it says.
  package init(
    verifying text: String, with keys: SigningKeys, at now: WallTime
  ) throws(AccessTokenFailure) {
    self = try Self.verify(text, with: keys, at: now).token
  }

  /// Whether it holds at that time.
  package func check(at now: WallTime) throws(AccessTokenFailure) {
    let seconds = now.secondsAndNanoseconds.seconds
    guard seconds < expiresAt + Self.leeway else { throw .expired }
    guard seconds >= max(issuedAt, notBefore ?? issuedAt) - Self.leeway else {
      throw .notYetValid
    }
  }
}
