package import EventLoop
import LinuxIO
public import RPCCore
import RPCWire
import Synchronization

/// Serves methods on any number of addresses.
///
/// ```swift
/// let server = try Server(serving: [DirectoryHandlers(...)], as: credentials)
/// let address = try server.listen(on: "127.0.0.1:7401")
/// await server.drain(until: .after(.seconds(10)))
/// ```
public final class Server: Sendable {
  private let acceptor: CallAcceptor
  private let configuration: ServerConfiguration
  private let credentials: ServiceCredentials?
  private let loops: LoopGroup
  private let registry: ConnectionRegistry
  private struct Listening {
    var listeners: [Listener] = []
    /// Nothing is listened to any more.
    var isDraining = false
  }

  private let listening: Listeners

  /// The listeners, shared with what wakes them.
  private final class Listeners: Sendable {
    let state = Lock(Listening())

    func resume() {
      for listener in state.withLock({ $0.listeners }) { listener.start() }
    }
  }

  /// - Throws: `.badConfiguration` if two services have a method of the same path, or one can't tell
  ///   whom its requests are about, as its access rule asks it to; `.badCredentials` if TLS can't use the credentials.
  public convenience init(
    serving services: [any RPCService], as credentials: ServiceCredentials,
    configuration: ServerConfiguration = ServerConfiguration()
  ) throws(RuntimeError) {
    try self.init(
      serving: services, as: credentials, configuration: configuration,
      loops: try EventLoops.shared())
  }

  package init(
    serving services: [any RPCService], as credentials: ServiceCredentials?,
    configuration: ServerConfiguration, loops: LoopGroup
  ) throws(RuntimeError) {
    let methods: MethodTable
    do throws(MethodTable.DuplicateMethod) {
      methods = try MethodTable(
        services, gate: { configuration.gate(for: $0) }, isShed: { configuration.sheds($0) })
    } catch {
      throw RuntimeError(
        .badConfiguration, "\(error.path) is served twice; a server takes each service once",
        cause: error)
    }
    try Self.checkRules(of: services)
    acceptor = CallAcceptor(
      methods: methods,
      services: CallServices(
        interceptors: configuration.interceptors, authenticator: configuration.authenticator,
        report: configuration.report),
      maximumMetadataBytes: configuration.maximumMetadataBytes)
    self.configuration = configuration
    self.credentials = credentials
    // What TLS can't use is told here, and not by every connection.
    _ = try credentials?.server()
    self.loops = loops
    let listening = Listeners()
    self.listening = listening
    registry = ConnectionRegistry(
      loops: loops.loops, maximumHandshakes: max(1, configuration.maximumHandshakes),
      period: configuration.lifetime.period, whenHandshakesEnded: { listening.resume() })
  }

  /// The rules of methods that the generator wrote are right.
  private static func checkRules(of services: [any RPCService]) throws(RuntimeError) {
    for method in services.flatMap(\.methods) where !method.tellsWhose {
      guard case .themselves(field: let field?) = method.descriptor.access.users else { continue }
      throw RuntimeError(
        .badConfiguration,
        "\(method.descriptor.path) is registered without a function that finds \(field) in its "
          + "requests")
    }
  }

  /// Begins to accept connections.
  ///
  /// - Parameters:
  ///   - address: In numbers: "127.0.0.1:7401", "[::]:7401", "unix:/run/directory.sock". Port 0 lets
  ///     the system choose.
  ///   - sharing: Other processes that say the same may listen there, too, and get a share of the
  ///     connections: so a new process can take over from an old one.
  /// - Returns: The address with the port that it got.
  /// - Throws: `.addressInUse`; `.badConfiguration` for text that is no address; `.ioFailure`;
  ///   `.unavailable` once the server has been drained.
  @discardableResult
  public func listen(on address: String, sharing: Bool = false) throws(RuntimeError) -> String {
    guard let parsed = SocketAddress(numeric: address) else {
      throw RuntimeError(
        .badConfiguration,
        "\"\(address)\" is no address to listen on; it takes 127.0.0.1:7401, [::1]:7401 or "
          + "unix:PATH")
    }
    let socket: Socket
    do throws(SystemError) {
      socket = try Socket.listen(on: parsed, sharing: sharing)
    } catch {
      throw error.isAddressInUse
        ? RuntimeError(
          .addressInUse,
          "somebody else listens on \(address); stop it, or choose another address", cause: error)
        : RuntimeError(.ioFailure, "\(error)", cause: error)
    }
    return try listen(socket, sharing ? .shared : .own)
  }

  /// Begins to accept connections on a socket that listens already and that this process was started
  /// with, as systemd and other supervisors give it: they keep the socket while one process ends and
  /// the next begins, so that no connection is refused meanwhile.
  ///
  /// - Parameter descriptor: Its number: systemd's first is 3. It belongs to the server from now on.
  /// - Returns: The address.
  /// - Throws: `.ioFailure` if it is no listening socket; `.unavailable` once the server has been
  ///   drained.
  @discardableResult
  public func listen(onInherited descriptor: Int32) throws(RuntimeError) -> String {
    let socket: Socket
    do throws(SystemError) {
      socket = try Socket.inherited(descriptor)
    } catch {
      throw RuntimeError(.ioFailure, "\(error)", cause: error)
    }
    return try listen(socket, .inherited)
  }

  private func listen(
    _ socket: consuming Socket, _ ownership: ListenerOwnership
  ) throws(RuntimeError) -> String {
    guard let credentials else {
      throw RuntimeError(.badCredentials, "a server without credentials can't listen")
    }
    // What TLS can't use is told here, and not to every client.
    _ = try credentials.server()
    let listener = Listener(
      socket, ownership, loop: loops.next(),
      hasRoom: { [registry] in registry.hasRoomForHandshake() },
      accepted: { [self] socket in take(socket, credentials) },
      failed: { [configuration] reason in configuration.report(.acceptFailed(reason: reason)) })
    let isDraining = listening.state.withLock { listening in
      if !listening.isDraining { listening.listeners.append(listener) }
      return listening.isDraining
    }
    guard !isDraining else {
      throw RuntimeError(.unavailable, "this server has been drained and can't listen again")
    }
    listener.start()
    return listener.address.description
  }

  /// Bytes that the compression of messages has saved, in this process.
  package static var savedBytes: UInt64 { MessageCompression.savedBytes }

  /// Open connections.
  public var connectionCount: Int { registry.count }

  /// How a method's calls are limited, and how many there are at the moment.
  package struct MethodLoad: Sendable {
    package let method: MethodDescriptor
    package let limit: Int
    package let running: Int
    package let waiting: Int
  }

  /// Of the methods that have a limit.
  package var loads: [MethodLoad] {
    acceptor.methods.gates.map { method, gate in
      MethodLoad(
        method: method, limit: gate.currentLimit, running: gate.runningCount,
        waiting: gate.waitingCount)
    }
  }

  /// What has been counted of each method's calls.
  package var tallies: [MethodTally] { acceptor.methods.tallies }

  /// TLS handshakes that are in progress.
  package var handshakeCount: Int { registry.handshakeCount }

  /// From now on, calls that take longer are reported even if they go well. Their time begins as they
  /// come, not with their handlers.
  package func reportCalls(slowerThan limit: Duration) {
    acceptor.services.slow.store(UInt64(max(0, limit.nanoseconds)), ordering: .relaxed)
  }

  /// Stops in order: no new connections, a go-away to the open ones, and what runs may finish.
  ///
  /// Suspends until the last connection is gone. Calls that still run at the deadline end with
  /// UNAVAILABLE, so this returns soon after it at the latest.
  public func drain(until deadline: Deadline) async {
    // First, so that whoever is told to go and connects again finds the next server, not this one.
    await stopListening()
    registry.drain()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [registry] in await registry.waitUntilEmpty() }
      group.addTask { [registry] in
        // Cancelled as soon as the last connection is gone.
        guard (try? await Task.sleep(until: deadline.instant, clock: .continuous)) != nil else {
          return
        }
        registry.endNow(
          RPCError(.unavailable, "the server stopped before the call had finished"))
        await registry.waitUntilEmpty()
      }
      await group.next()
      group.cancelAll()
    }
  }

  private func stopListening() async {
    let stopped = listening.state.withLock { listening in
      listening.isDraining = true
      defer { listening.listeners = [] }
      return listening.listeners
    }
    for listener in stopped { await listener.stop() }
  }

  // MARK: Connections

  private func take(_ socket: consuming Socket, _ credentials: ServiceCredentials) {
    guard registry.reserve(limit: configuration.maximumConnections) else {
      configuration.report(
        .connectionRefused(
          .tooManyConnections, address: socket.peerAddress?.description ?? "unknown",
          reason: "the limit of \(configuration.maximumConnections) connections is reached"))
      return
    }
    registry.handshakeBegan()
    let loop = loops.next()
    let handover = Handover(socket)
    loop.perform { [self] in
      guard let socket = handover.take() else { return }
      do {
        let transport = try TLSTransport(
          accepted: socket, on: loop, try credentials.server(),
          handshakeTimeout: configuration.handshakeTimeout)
        serve(transport, isShakingHands: true)
      } catch {
        registry.handshakeEnded()
        configuration.report(
          .connectionRefused(.failed, address: "unknown", reason: "\(error)"))
        registry.release()
      }
    }
  }

  /// Serves over a transport that somebody else made. Counted like an accepted connection.
  ///
  /// - Parameter callProtocol: What the client speaks; `nil` leaves that to its first bytes.
  package func serve(
    memory transport: MemoryTransport, speaking callProtocol: CallProtocol? = .native
  ) {
    guard registry.reserve(limit: configuration.maximumConnections) else { return }
    transport.loop.perform { [self] in
      serve(transport, isShakingHands: false, speaking: callProtocol)
    }
  }

  /// On the transport's loop.
  private func serve(
    _ transport: any ByteTransport, isShakingHands: Bool, speaking known: CallProtocol? = nil
  ) {
    let loop = transport.loop
    var id: ObjectIdentifier?
    var isShakingHands = isShakingHands
    let handshakeEnded = { [registry] in
      if isShakingHands { registry.handshakeEnded() }
      isShakingHands = false
    }
    let whenClosed = { [registry] in
      handshakeEnded()
      if let id { registry.remove(id, from: loop) }
    }
    let connection = IncomingConnection(
      transport, report: configuration.report, patience: configuration.handshakeTimeout,
      known: known,
      choose: { [self] callProtocol in
        try makeConnection(transport, callProtocol, whenClosed: whenClosed)
      }, whenOpen: handshakeEnded, whenClosed: whenClosed)
    id = ObjectIdentifier(connection)
    registry.add(connection)
    connection.open()
  }

  private func makeConnection(
    _ transport: any ByteTransport, _ callProtocol: CallProtocol, whenClosed: @escaping () -> Void
  ) throws -> any IncomingConnection.Chosen {
    let lifetime = ConnectionLifetime(configuration.lifetime, from: .now)
    switch callProtocol {
    case .native:
      return NativeServerConnection(
        transport, acceptor: acceptor, settings: configuration.wireSettings,
        maximumUnsentBytes: configuration.maximumUnsentBytes,
        compressedAbove: configuration.compressedAbove, lifetime: lifetime,
        whenClosed: whenClosed)
    case .grpc:
      return try GRPCServerConnection(
        transport, acceptor: acceptor, limits: configuration.grpcLimits, lifetime: lifetime,
        whenClosed: whenClosed)
    }
  }

  /// A socket on its way to another thread.
  private final class Handover: Sendable {
    private let socket: Lock<Socket?>

    init(_ socket: consuming Socket) { self.socket = Lock(consume socket) }

    func take() -> Socket? {
      socket.withLock { socket in
        // `take()` of Optional isn't there for noncopyable values held by a lock.
        let taken = consume socket
        socket = nil
        return taken
      }
    }
  }
}
