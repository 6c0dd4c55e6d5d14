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
  /// What holds for some methods only. See ``ServiceConfiguration/init(file:)``.
  public var services: ServiceConfiguration?
  /// For methods that are marked as idempotent or without side effects, where `services` says
  /// nothing else.
  public var retry = RetryPolicy()
  /// For all calls of the channel together.
  public var retryBudget = RetryBudget()
  /// Wrap every call, the first outermost.
  public var interceptors: [any ClientInterceptor] = []
  /// Hears what happens. Called on event loops, and sometimes by callers' tasks: it must not block.
  public var report: @Sendable (ChannelEvent) -> Void = { _ in }

  public init() {}
}
