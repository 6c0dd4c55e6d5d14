public import RPCCore

/// The limits of a channel, and what wraps its calls.
public struct ChannelConfiguration: Sendable {
  /// The largest frame it accepts, a message and what goes with it.
  public var maximumFrameBytes = 4 * 1024 * 1024
  /// Message bytes of one call that may wait for the caller to read them.
  public var callCreditBytes = 256 * 1024
  /// Message bytes of one connection that may wait for their callers to read them.
  public var connectionCreditBytes = 4 * 1024 * 1024
  /// For one attempt to connect, TLS included, and then for the server's first frame.
  public var connectTimeout = Duration.seconds(10)
  /// Wrap every call, the first outermost.
  public var interceptors: [any ClientInterceptor] = []

  public init() {}
}
