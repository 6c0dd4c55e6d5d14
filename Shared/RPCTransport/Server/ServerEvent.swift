public import RPCCore

/// Something that an operator may want to know, for the log.
public enum ServerEvent: Sendable {
  /// A connection that came to nothing: no TLS, the wrong certificate, too slow.
  case connectionRefused(ConnectionRefusal, address: String, reason: String)
  case connectionOpened(address: String, peer: PeerIdentity?, callProtocol: CallProtocol)
  case connectionClosed(address: String, peer: PeerIdentity?, reason: String)
  /// A limit of the server let it end a connection, or begin to.
  case connectionLimited(ConnectionLimit, address: String, peer: PeerIdentity?)
  /// The peer didn't keep to the protocol; the connection was ended.
  case protocolViolated(address: String, peer: PeerIdentity?, violation: String)
  /// No connection can be taken for a while.
  case acceptFailed(reason: String)
  /// A call that ended before its handler and its interceptors.
  case callRefused(CallRefusal, method: String, address: String, peer: PeerIdentity?, RPCError)
  /// A call whose handler had begun has ended with an error, or as one of the slowest.
  case callEnded(EndedCall)
  /// A handler threw something that isn't meant for the caller, or an error with a cause.
  case handlerFailed(CallContext, any Error)
}

/// Why a call ended before its handler, as a word to count by.
public enum CallRefusal: String, Sendable, Hashable, CaseIterable {
  case unknownMethod = "unknown_method"
  /// The caller has no name here, or nobody has signed in.
  case unauthenticated = "unauthenticated"
  /// The access rule doesn't name the caller.
  case permissionDenied = "permission_denied"
  /// The access token proves nothing: it has expired, say.
  case badToken = "bad_token"
  /// Whether the access token proves something can't be found out now.
  case unverifiedToken = "unverified_token"
  /// The request is about somebody else than the person who has signed in.
  case otherPerson = "other_person"
  case metadataTooLarge = "metadata_too_large"
  /// The connection has its limit of calls open.
  case tooManyCalls = "too_many_calls"
  /// The method has its limit of calls running, and of calls waiting.
  case overloaded = "overloaded"
  /// Its deadline passed while it waited for its turn.
  case expired = "expired"
}

extension CallRefusal {
  /// Of what an access rule throws.
  init(accessError error: RPCError) {
    self = error.code == .unauthenticated ? .unauthenticated : .permissionDenied
  }
}
