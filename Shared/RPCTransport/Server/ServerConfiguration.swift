import LinuxIO
public import RPCCore
import RPCWire

/// The limits of a server, and where it tells of what happens to it.
public struct ServerConfiguration: Sendable {
  /// The largest frame it accepts, a message and what goes with it; with gRPC, the largest message.
  public var maximumFrameBytes = 4 * 1024 * 1024
  /// Keys and values of one call's metadata.
  public var maximumMetadataBytes = 64 * 1024
  /// Calls that may be open on one connection at once.
  public var maximumCallsPerConnection = 1024
  /// Message bytes of one call that may wait for their handler to read them. With gRPC, as they are on
  /// the wire: the window of a stream.
  public var callCreditBytes = 256 * 1024
  /// Message bytes of one connection that may wait for their handlers to read them. With gRPC, that may
  /// be on their way, and four times as many wait before the connection does: until then a handler
  /// that reads slowly stalls its own call alone. Sixteen times as many may wait decompressed.
  public var connectionCreditBytes = 4 * 1024 * 1024
  /// Messages of more bytes than this are compressed for callers that take it, unless the handler
  /// says otherwise; `nil`: none. Compressed requests are taken in any case.
  public var compressedAbove: Int?
  public var maximumConnections = 10_000
  /// TLS handshakes in progress at once, over all connections. Whoever comes while there are that
  /// many waits in the kernel's queue.
  public var maximumHandshakes = 256
  /// For TLS from the first byte to the last.
  public var handshakeTimeout = Duration.seconds(10)
  /// How long a connection may stay without a call; `nil`: for ever.
  public var idleTimeout: Duration?
  /// How long a peer may take nothing of what waits for it, before its connection is closed; `nil`:
  /// for ever. What waits is bounded in any case.
  public var slowReaderTimeout: Duration? = .seconds(30)
  /// Bytes of one connection that may wait for the peer to read. Streams wait from a mebibyte on;
  /// answers that would go over this end with RESOURCE_EXHAUSTED instead.
  public var maximumUnsentBytes = 64 * 1024 * 1024
  /// After this time, a tenth more or less, a connection takes no new calls, so that its client
  /// connects again and new replicas get their share; `nil`: never.
  public var connectionAge: Duration?
  /// How long the calls of such a connection may go on; `nil`: to their end.
  public var connectionGrace: Duration?
  /// How many calls of each method may run at once, over all connections.
  public var concurrency = ConcurrencyLimit.unlimited
  /// The same for single methods, by "package.Service/Method".
  public var methodConcurrency: [String: ConcurrencyLimit] = [:]
  /// Wrap every call, the first outermost.
  public var interceptors: [any ServerInterceptor] = []
  /// Tells who bears an access token. Without one nobody signs in here: tokens mean nothing, and
  /// methods are only for the peers that their rules name.
  public var authenticator: (any CallAuthenticator)?
  /// Called on event loops: it must not block for long.
  public var report: @Sendable (ServerEvent) -> Void = { _ in }

  public init() {}
}

extension ServerConfiguration {
  private func limit(of method: MethodDescriptor) -> ConcurrencyLimit {
    methodConcurrency[method.path] ?? concurrency
  }

  /// Health checks are answered whatever the load: who takes a busy server for a dead one sends its
  /// calls to others, which then are busier still.
  func sheds(_ method: MethodDescriptor) -> Bool {
    guard case .adaptive = limit(of: method) else { return false }
    return !method.service.hasPrefix("grpc.health.")
  }

  func gate(for method: MethodDescriptor) -> ConcurrencyGate? {
    let limit = limit(of: method)
    // How long a stream takes says nothing about load.
    if case .adaptive = limit, method.kind != .unary { return nil }
    return ConcurrencyGate(limit, cores: ProcessorQuota.cores)
  }

  var lifetime: ConnectionLifetime.Limits {
    ConnectionLifetime.Limits(
      idle: idleTimeout, slowReader: slowReaderTimeout, age: connectionAge, grace: connectionGrace)
  }

  var wireSettings: WireSettings {
    WireSettings(
      maximumFrameBytes: maximumFrameBytes, maximumCalls: maximumCallsPerConnection,
      callCredit: callCreditBytes, connectionCredit: connectionCreditBytes, takesZstd: true)
  }

  var grpcLimits: GRPCServerConnection.Limits {
    GRPCServerConnection.Limits(
      maximumMessageBytes: maximumFrameBytes, maximumMetadataBytes: maximumMetadataBytes,
      maximumCalls: maximumCallsPerConnection, callWindowBytes: callCreditBytes,
      connectionWindowBytes: connectionCreditBytes, maximumUnsentBytes: maximumUnsentBytes,
      compressedAbove: compressedAbove, slowReader: slowReaderTimeout)
  }
}
