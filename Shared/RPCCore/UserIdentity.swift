/// A person who has signed in, as their access token proves it.
public struct UserIdentity: Sendable, Hashable {
  public let id: String
  /// The sign-in that the token came from.
  public let sessionID: String

  public init(id: String, sessionID: String) {
    self.id = id
    self.sessionID = sessionID
  }
}

/// Tells who bears a token.
///
/// A server asks it for every call that carries one, `authorization: Bearer TOKEN` in its metadata,
/// before the handler and within the call's deadline.
public protocol CallAuthenticator: Sendable {
  /// - Throws: UNAUTHENTICATED for a token that proves nothing, with the reason in words for its
  ///   bearer; UNAVAILABLE if that can't be found out now. The token itself is in neither.
  func user(bearing token: String) async throws(RPCError) -> UserIdentity
}
