import EventLoop
import HTTP2
import LinuxIO
import RPCCore
import RPCWire

/// Makes the connections of a channel.
protocol Connector: Sendable {
  var callProtocol: CallProtocol { get }
  var settings: WireSettings { get }
  /// For one attempt to connect, and then for the server's first frame.
  var openTimeout: Duration { get }
  var keepAlive: KeepAlive? { get }
  /// Messages over this size are compressed for servers that take that.
  var compressedAbove: Int? { get }
  /// Whether others can read along.
  var isPlain: Bool { get }
  /// Whom every server is taken for, instead of the host that was asked for.
  var serverName: String? { get }
  /// What a server may miss that leaves without a word.
  var doubt: String? { get }
  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport
}

extension Connector {
  var callProtocol: CallProtocol { .native }
  var compressedAbove: Int? { nil }
  var isPlain: Bool { false }
  var serverName: String? { nil }
  var doubt: String? { nil }

  /// A connection that has yet to be opened.
  func connection(
    to address: ChannelTarget.Address, on loop: Loop, keepAlive: KeepAlive?,
    latency: SmoothedLatency, owner: any ClientConnectionOwner
  ) throws -> ClientConnection {
    let transport = try transport(to: address, on: loop)
    let options = ClientConnection.Options(
      openTimeout: openTimeout, keepAlive: keepAlive, compressedAbove: compressedAbove,
      doubt: doubt)
    switch callProtocol {
    case .native:
      return NativeClientConnection(
        transport, settings: settings, options: options, latency: latency, owner: owner)
    case .grpc:
      return try GRPCClientConnection(
        transport,
        head: GRPCRequestHead(authority: address.authority(naming: serverName), isPlain: isPlain),
        settings: GRPCClientConnection.Settings(settings), options: options, latency: latency,
        owner: owner)
    }
  }
}

/// Over sockets, with TLS or without.
struct SocketConnector: Connector {
  let callProtocol: CallProtocol
  let credentials: ServiceCredentials
  /// Whom every server's certificate has to name, instead of the host that was asked for.
  let serverName: String?
  let openTimeout: Duration
  let keepAlive: KeepAlive?
  let compressedAbove: Int?
  let settings: WireSettings

  var isPlain: Bool { credentials.isPlain }

  var doubt: String? {
    if isPlain { return "perhaps it expects TLS" }
    return credentials.certificate == nil ? "perhaps it wants a certificate to be shown" : nil
  }

  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport {
    guard let side = try credentials.client(of: callProtocol) else {
      return PlainTransport(
        connecting: try Socket.connect(to: address.socket), to: address.socket, on: loop,
        openTimeout: openTimeout)
    }
    return try TLSTransport(
      connecting: try Socket.connect(to: address.socket), to: address.socket, on: loop,
      side, serverName: serverName ?? address.serverName, openTimeout: openTimeout)
  }
}
