package import EventLoop
public import RPCCore
import RPCWire

extension Server {
  /// A server that only channels of this process reach, for tests: no sockets, no certificates, and
  /// all else as over the wire.
  public convenience init(
    inMemoryServing services: [any RPCService],
    configuration: ServerConfiguration = ServerConfiguration()
  ) throws(RuntimeError) {
    try self.init(
      serving: services, as: nil, configuration: configuration, loops: try EventLoops.shared())
  }
}

extension Channel {
  /// A channel to a server of this process.
  ///
  /// - Parameter caller: Who the server's handlers and access rules see; `nil` for a caller that
  ///   nothing identifies.
  public convenience init(
    inMemoryTo server: Server, as caller: PeerIdentity?,
    configuration: ChannelConfiguration = ChannelConfiguration()
  ) throws(RuntimeError) {
    try self.init(
      inMemoryTo: server, as: caller, configuration: configuration, loops: EventLoops.shared())
  }

  /// The same with its end of the connections on these loops.
  package convenience init(
    inMemoryTo server: Server, as caller: PeerIdentity?, configuration: ChannelConfiguration,
    loops: LoopGroup
  ) throws(RuntimeError) {
    try self.init(
      to: try ChannelTarget("unix:memory"), loops: loops,
      connector: MemoryConnector(
        callProtocol: configuration.callProtocol, server: server, caller: caller, loops: loops,
        openTimeout: configuration.connectTimeout,
        keepAlive: configuration.keepAlive, compressedAbove: configuration.compressedAbove,
        settings: Self.settings(configuration)),
      configuration: configuration)
  }
}

/// Connects to a server of this process.
private struct MemoryConnector: Connector {
  let callProtocol: CallProtocol
  let server: Server
  let caller: PeerIdentity?
  let loops: LoopGroup
  let openTimeout: Duration
  let keepAlive: KeepAlive?
  let compressedAbove: Int?
  let settings: WireSettings

  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport {
    let ends = MemoryTransport.pair(
      clientLoop: loop, serverLoop: loops.next(), client: caller, server: nil)
    server.serve(memory: ends.server, speaking: callProtocol)
    return ends.client
  }
}
