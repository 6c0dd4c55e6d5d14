public import RPCCore

/// The limits of a server, and where it tells of what happens to it.
public struct ServerConfiguration: Sendable {
  /// The largest frame it accepts, a message and what goes with it.
  public var maximumFrameBytes = 4 * 1024 * 1024
  /// Keys and values of one call's metadata.
  public var maximumMetadataBytes = 64 * 1024
  /// Calls that may be open on one connection at once.
  public var maximumCallsPerConnection = 1024
  /// Message bytes of one call that may wait for their handler to read them.
  public var callCreditBytes = 256 * 1024
  /// Message bytes of one connection that may wait for their handlers to read them.
  public var connectionCreditBytes = 4 * 1024 * 1024
  public var maximumConnections = 10_000
  /// For TLS from the first byte to the last.
  public var handshakeTimeout = Duration.seconds(10)
  /// Wrap every call, the first outermost.
  public var interceptors: [any ServerInterceptor] = []
  /// Called on event loops: it must not block for long.
  public var report: @Sendable (ServerEvent) -> Void = { _ in }

  public init() {}
}
