package import EventLoop
public import Protobuf
public import RPCCore
import RPCWire
import TLS

/// A client's handle to a service, over connections to every address of its target.
///
/// It connects when it is first used, spreads calls over the addresses that answer, connects again
/// when a connection is lost, and stays usable after any failure. Make one per service and keep it.
public final class Channel: Sendable {
  let core: ChannelCore
  private let interceptors: [any ClientInterceptor]

  /// - Parameter target: `HOST:PORT`, `dns:///HOST:PORT`, `static:HOST:PORT,HOST:PORT` or
  ///   `unix:PATH`.
  /// - Throws: `.badConfiguration` for text that is no target; `.badCredentials`.
  public convenience init(
    to target: String, as credentials: ServiceCredentials,
    configuration: ChannelConfiguration = ChannelConfiguration()
  ) throws(RuntimeError) {
    try self.init(
      to: target, as: credentials, configuration: configuration, loops: try EventLoops.shared())
  }

  /// The same with its connections on these loops, for who keeps its calls on one of them.
  package convenience init(
    to target: String, as credentials: ServiceCredentials, configuration: ChannelConfiguration,
    loops: LoopGroup
  ) throws(RuntimeError) {
    // What TLS can't use is told here, and not by every call.
    _ = try credentials.client(of: configuration.callProtocol)
    let connector = SocketConnector(
      callProtocol: configuration.callProtocol, credentials: credentials,
      serverName: configuration.serverName, openTimeout: configuration.connectTimeout,
      keepAlive: configuration.keepAlive, compressedAbove: configuration.compressedAbove,
      settings: Self.settings(configuration))
    try self.init(
      to: try ChannelTarget(target), loops: loops, connector: connector,
      configuration: configuration)
  }

  init(
    to target: ChannelTarget, loops: LoopGroup, connector: any Connector,
    configuration: ChannelConfiguration
  ) throws(RuntimeError) {
    core = try ChannelCore(
      target, loops: loops, connector: connector, configuration: configuration)
    interceptors = configuration.interceptors
  }

  static func settings(_ configuration: ChannelConfiguration) -> WireSettings {
    WireSettings(
      maximumFrameBytes: configuration.maximumFrameBytes,
      maximumCalls: Wire.defaults.maximumCalls, callCredit: configuration.callCreditBytes,
      connectionCredit: configuration.connectionCreditBytes, takesZstd: true)
  }

  /// Connects, if it isn't connected already.
  ///
  /// - Throws: UNAVAILABLE that names every address and its failure, once all have failed.
  package func connect(for method: MethodDescriptor) async throws(RPCError) {
    _ = try await core.picker.pick(for: method, deadline: nil, waitForReady: false)
  }

  /// Takes no new calls. Running ones finish, and then the connections close.
  public func close() { core.picker.close() }

  deinit { core.picker.close() }

  /// What it has done so far.
  public var statistics: ChannelStatistics {
    core.counters.statistics(retryTokens: core.tokens.left)
  }

  /// Whether it is connected now, and every change from then on. It ends when the channel closes.
  public var states: AsyncStream<ChannelState> { core.picker.states }

  /// Its addresses, as they are now.
  public var addresses: [ChannelAddress] { core.picker.addresses }

  // MARK: Calls, as generated clients make them

  /// Makes a unary call and suspends until it has ended. Cancelling the task cancels the call.
  @inlinable public func unary<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, options: CallOptions,
    returning: Response.Type = Response.self
  ) async throws(RPCError) -> Response {
    guard !isIntercepted else { return try await intercepted(method, request, options) }
    return try await send(method, request, options)
  }

  public func serverStreaming<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, options: CallOptions,
    returning: Response.Type = Response.self
  ) async throws(RPCError) -> ResponseStream<Response> {
    let handle: CallHandle<Request, Response> = try await start(method, options)
    try await handle.send(request)
    handle.finishSending()
    return ResponseStream(handle: handle)
  }

  public func clientStreaming<Request: Message, Response: Message>(
    _ method: MethodDescriptor, options: CallOptions, sending: Request.Type = Request.self,
    returning: Response.Type = Response.self
  ) async throws(RPCError) -> ClientStreamingCall<Request, Response> {
    ClientStreamingCall(handle: try await start(method, options), method: method)
  }

  public func bidirectionalStreaming<Request: Message, Response: Message>(
    _ method: MethodDescriptor, options: CallOptions, sending: Request.Type = Request.self,
    returning: Response.Type = Response.self
  ) async throws(RPCError) -> BidirectionalCall<Request, Response> {
    BidirectionalCall(handle: try await start(method, options))
  }

  // MARK: How

  @usableFromInline var isIntercepted: Bool { !interceptors.isEmpty }

  @usableFromInline func intercepted<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions
  ) async throws(RPCError) -> Response {
    try await pass(
      ClientCall(method: method, options: options), request, through: interceptors[...])
  }

  private func pass<Request: Message, Response: Message>(
    _ call: ClientCall, _ request: Request, through rest: ArraySlice<any ClientInterceptor>
  ) async throws(RPCError) -> Response {
    guard let first = rest.first else { return try await send(call.method, request, call.options) }
    return try await first.unary(request, call) { (request, call) async throws(RPCError) in
      try await pass(call, request, through: rest.dropFirst())
    }
  }

  private func start<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ options: CallOptions
  ) async throws(RPCError) -> CallHandle<Request, Response> {
    guard !interceptors.isEmpty else { return try await open(method, options) }
    let call = ClientCall(method: method, options: options)
    return CallHandle(try await pass(call, through: interceptors[...]))
  }

  private func pass<Request: Message, Response: Message>(
    _ call: ClientCall, through rest: ArraySlice<any ClientInterceptor>
  ) async throws(RPCError) -> ClientStream<Request, Response> {
    guard let first = rest.first else {
      let handle: CallHandle<Request, Response> = try await open(call.method, call.options)
      return handle.stream
    }
    return try await first.stream(call) { (call) async throws(RPCError) in
      try await pass(call, through: rest.dropFirst())
    }
  }
}
