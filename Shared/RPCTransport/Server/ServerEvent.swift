public import RPCCore

/// Something that an operator may want to know, for the log.
public enum ServerEvent: Sendable {
  /// A connection that came to nothing: no TLS, the wrong certificate, too slow.
  case connectionRefused(ConnectionRefusal, address: String, reason: String)
  case connectionOpened(address: String, peer: PeerIdentity?)
  case connectionClosed(address: String, peer: PeerIdentity?, reason: String)
  /// A limit of the server let it end a connection, or begin to.
  case connectionLimited(ConnectionLimit, address: String, peer: PeerIdentity?)
  /// The peer didn't keep to the protocol; the connection was ended.
  case protocolViolated(address: String, peer: PeerIdentity?, violation: String)
  /// No connection can be taken for a while.
  case acceptFailed(reason: String)
  /// A handler threw something that isn't meant for the caller, or an error with a cause.
  case handlerFailed(CallContext, any Error)
}
