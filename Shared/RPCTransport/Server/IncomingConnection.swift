import EventLoop
import RPCCore

/// A connection from the first byte on, until it is known what its client speaks, and around that
/// after.
///
/// ALPN says it. A client that doesn't use ALPN says it with its first bytes, before the server has
/// said anything. It lives on its transport's loop.
final class IncomingConnection: ServerConnection, ByteTransportOwner {
  typealias Chosen = ServerConnection & ByteTransportOwner

  private enum State {
    /// The handshake isn't over. Next: any of the others.
    case opening
    /// The client has to say something. Next: `chosen` or `closed`.
    case listening(PeerIdentity?, LoopTimer)
    case chosen(any Chosen)
    case closed
  }

  private let transport: any ByteTransport
  private let report: @Sendable (ServerEvent) -> Void
  private let patience: Duration
  /// What the client speaks, if that is known before.
  private let known: CallProtocol?
  private let choose: (CallProtocol) throws -> any Chosen
  private let whenOpen: () -> Void
  private let whenClosed: () -> Void
  private var state = State.opening
  private var firstBytes: [UInt8] = []
  /// A drain came before it was known what the client speaks.
  private var isDraining = false

  var loop: Loop { transport.loop }

  /// - Parameters:
  ///   - patience: For the first bytes of a client that uses no ALPN.
  ///   - known: What the client speaks, if that needs no choice.
  ///   - choose: Makes the connection, which takes over from then on, the telling of its end included.
  ///   - whenOpen: Called on the loop when the peer is known, which may never be.
  ///   - whenClosed: Called once, on the loop, if nothing was chosen.
  init(
    _ transport: any ByteTransport, report: @escaping @Sendable (ServerEvent) -> Void,
    patience: Duration, known: CallProtocol?, choose: @escaping (CallProtocol) throws -> any Chosen,
    whenOpen: @escaping () -> Void, whenClosed: @escaping () -> Void
  ) {
    self.transport = transport
    self.report = report
    self.patience = patience
    self.known = known
    self.choose = choose
    self.whenOpen = whenOpen
    self.whenClosed = whenClosed
  }

  func open() { transport.open(for: self) }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {
    guard case .opening = state else { return }
    whenOpen()
    let agreed = CallProtocol.allCases.first { $0.applicationProtocol == transport.agreedProtocol }
    if let callProtocol = known ?? agreed {
      start(callProtocol, peer)
      return
    }
    let timer = loop.schedule(at: ContinuousClock.now.advanced(by: patience)) { [weak self] in
      self?.refuse(.unknownProtocol, "the client is connected and says nothing")
    }
    state = .listening(peer, timer)
  }

  func transportReceived(_ bytes: borrowing RawSpan) {
    switch state {
    case .chosen(let connection): connection.transportReceived(bytes)
    case .listening(let peer, let timer): listen(bytes, peer, timer)
    case .opening, .closed: break
    }
  }

  func transportCanSend() {
    if case .chosen(let connection) = state { connection.transportCanSend() }
  }

  func transportClosed(_ end: TransportEnd) {
    switch state {
    case .chosen(let connection): connection.transportClosed(end)
    case .opening, .listening:
      let refusal: ConnectionRefusal =
        if case .failedToOpen(_, _, let refusal) = end { refusal } else { .peerLeft }
      finish(refusal, "\(end)")
    case .closed: break
    }
  }

  // MARK: The choice

  private func listen(_ bytes: borrowing RawSpan, _ peer: PeerIdentity?, _ timer: LoopTimer) {
    unsafe bytes.withUnsafeBytes { unsafe firstBytes.append(contentsOf: $0) }
    switch FirstBytes(firstBytes) {
    case .tooFew: return
    case .native: start(.native, peer)
    case .http2: start(.grpc, peer)
    case .http1:
      loop.cancel(timer)
      let answer = FirstBytes.answerToHTTP1
      _ = transport.send(answer, from: 0)
      refuse(.unknownProtocol, "the client speaks HTTP/1.1")
      return
    }
    loop.cancel(timer)
    let first = firstBytes
    firstBytes = []
    // Sound: a UInt8 has no padding that could be read.
    unsafe transportReceived(first.span.bytes)
  }

  private func start(_ callProtocol: CallProtocol, _ peer: PeerIdentity?) {
    do {
      let connection = try choose(callProtocol)
      state = .chosen(connection)
      connection.transportOpened(peer: peer)
      if isDraining { connection.drain() }
    } catch {
      refuse(.failed, "\(error)")
    }
  }

  // MARK: ServerConnection

  func look(_ now: ContinuousClock.Instant) {
    if case .chosen(let connection) = state { connection.look(now) }
  }

  /// A peer that is told to go asks somebody else, where one that is cut off has an error. But
  /// whoever only connected must not hold up a drain.
  func drain() {
    if case .chosen(let connection) = state {
      connection.drain()
      return
    }
    guard !isDraining else { return }
    isDraining = true
    _ = loop.schedule(at: ContinuousClock.now.advanced(by: Self.openingTimeInDrain)) {
      [weak self] in
      self?.refuse(.peerLeft, "the server is draining")
    }
  }

  private static let openingTimeInDrain = Duration.seconds(3)

  func endNow(_ error: RPCError) {
    if case .chosen(let connection) = state {
      connection.endNow(error)
    } else {
      refuse(.peerLeft, error.message)
    }
  }

  private func refuse(_ refusal: ConnectionRefusal, _ reason: String) {
    switch state {
    case .chosen, .closed: return
    case .opening, .listening: break
    }
    // First the report, so that whoever sees the end finds it in the log.
    finish(refusal, reason)
    transport.close()
  }

  private func finish(_ refusal: ConnectionRefusal, _ reason: String) {
    if case .listening(_, let timer) = state { loop.cancel(timer) }
    state = .closed
    report(.connectionRefused(refusal, address: transport.peerAddress, reason: reason))
    whenClosed()
  }
}
