import LinuxIO
import NameResolution
public import RPCCore

/// The limits of a channel, and what wraps its calls.
public struct ChannelConfiguration: Sendable {
  /// What its calls are written in. Our own protocol costs both ends less; gRPC is what everybody
  /// else's servers speak.
  public var callProtocol = CallProtocol.native
  /// Whom the server's certificate has to name: a service, as "spiffe://example.com/user-directory",
  /// or a host. `nil`: the host that stands in the target, and at a unix socket whoever the authority
  /// has signed.
  public var serverName: String?
  /// The largest frame it accepts, a message and what goes with it.
  public var maximumFrameBytes = 4 * 1024 * 1024
  /// Message bytes of one call that may wait for the caller to read them. With gRPC, as they are on
  /// the wire.
  public var callCreditBytes = 256 * 1024
  /// Message bytes of one connection that may wait for their callers to read them. With gRPC, that
  /// may be on their way: what waits there is bounded by call alone, so that a caller that doesn't
  /// read never stalls another.
  public var connectionCreditBytes = 4 * 1024 * 1024
  /// Messages of more bytes than this are compressed for servers that take it; `nil`: none.
  /// Compressed answers are taken in any case.
  public var compressedAbove: Int?
  /// For one attempt to connect, TLS included, and then for the server's first frame.
  public var connectTimeout = Duration.seconds(10)
  /// Whether and when it asks if the server is still there; `nil` for never. Until it is set, as
  /// usual for the protocol: every 30 seconds, or over gRPC as often as servers bear that nobody has
  /// told otherwise, which is each five minutes.
  public var keepAlive: KeepAlive? {
    get { chosenKeepAlive ?? .usual(for: callProtocol) }
    set { chosenKeepAlive = .some(newValue) }
  }
  private var chosenKeepAlive: KeepAlive??
  /// After that long without calls, or twice as long, the connections are closed until the next
  /// call; `nil` for never.
  public var idleTimeout: Duration? = .seconds(30 * 60)
  /// How often a name is looked up while all is well, give or take a fifth. Failures and servers
  /// that leave have it looked up at once.
  public var refreshInterval = Duration.seconds(60)
  /// For one look-up, however many name servers are asked.
  public var lookUpTimeout = Duration.seconds(5)
  /// In numbers with the port, "10.0.0.2:53"; empty for those of /etc/resolv.conf.
  public var nameServers: [String] = []
  /// When an address gets no calls for a while; `nil` for never.
  public var ejection: EjectionPolicy? = EjectionPolicy()
  /// What holds for some methods only. See `ServiceConfiguration.init(file:)`.
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

  func resolver() throws(RuntimeError) -> NameResolver {
    var servers: [SocketAddress] = []
    for text in nameServers {
      guard let address = SocketAddress(numeric: text), address.port != nil else {
        throw RuntimeError(
          .badConfiguration, "\"\(text)\" is no name server; it takes an address as 10.0.0.2:53")
      }
      servers.append(address)
    }
    return NameResolver(
      nameServers: servers.isEmpty ? nil : servers, timeout: lookUpTimeout)
  }
}
