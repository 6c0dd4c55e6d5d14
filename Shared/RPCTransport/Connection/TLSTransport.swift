import EventLoop
import LinuxIO
import RPCCore
import TLS

/// A TLS connection over a socket, on either side.
///
/// Touched on its loop only, which is what makes @unchecked Sendable sound.
final class TLSTransport: ByteTransport, ReadinessHandler, @unchecked Sendable {
  private enum Stage {
    /// The kernel connects. Next: `shaking`, or `closed`.
    case connecting(SocketAddress)
    /// TLS shakes hands. Next: `open`, or `closed`.
    case shaking
    /// Bytes flow. Next: `lingering` or `closed`.
    case open
    /// This side has ended, and reads on so that the peer gets to read the last words: a close with
    /// unread bytes would make the kernel reset the connection. Next: `closed`.
    case lingering(left: Int)
    case closed
  }

  let loop: Loop
  let peerAddress: String
  private let trustDomain: String?
  private let anonymous: PeerIdentity?
  var agreedProtocol: String? { session.negotiatedProtocol }
  private let socket: Socket
  private var session: TLSSession
  private var stage: Stage
  private var watch: Watch?
  private var interest: Readiness = []
  private weak var owner: (any ByteTransportOwner)?
  private var isPaused = false
  private var wantsToWrite = false
  private var timer: LoopTimer?
  private let openTimeout: Duration

  /// The server's end of an accepted connection.
  ///
  init(
    accepted socket: consuming Socket, on loop: Loop, _ side: CredentialSource.Side,
    handshakeTimeout: Duration
  ) throws(TLSFailure) {
    self.loop = loop
    peerAddress = socket.peerAddress?.label ?? "unknown"
    trustDomain = side.trustDomain
    anonymous = side.anonymous
    session = try TLSSession(context: side.context, descriptor: socket.number)
    self.socket = socket
    stage = .shaking
    openTimeout = handshakeTimeout
  }

  /// The client's end of a connection that is yet to be made.
  ///
  /// - Parameter serverName: Whom the server's certificate has to name.
  init(
    connecting socket: consuming Socket, to address: SocketAddress, on loop: Loop,
    _ side: CredentialSource.Side, serverName: String?, openTimeout: Duration
  ) throws(TLSFailure) {
    self.loop = loop
    peerAddress = address.label
    trustDomain = side.trustDomain
    anonymous = side.anonymous
    session = try TLSSession(
      context: side.context, descriptor: socket.number, serverName: serverName,
      server: address.description)
    self.socket = socket
    stage = .connecting(address)
    self.openTimeout = openTimeout
  }

  func open(for owner: any ByteTransportOwner) {
    self.owner = owner
    do {
      interest = if case .connecting = stage { .writable } else { .readable }
      watch = try loop.watch(socket.number, for: interest, self)
    } catch {
      end(.failedToOpen(stage: .connecting, reason: "\(error)"))
      return
    }
    timer = loop.schedule(at: ContinuousClock.now.advanced(by: openTimeout)) { [unowned self] in
      openTimedOut()
    }
    if case .shaking = stage { shakeHands() }
  }

  private func openTimedOut() {
    switch stage {
    case .connecting(let address):
      end(
        .failedToOpen(
          stage: .connecting, reason: "no answer from \(address) within \(openTimeout)"))
    case .shaking:
      handshakeFailed(session.handshakeStalled())
    case .lingering: release()
    case .open, .closed: break
    }
  }

  // MARK: ReadinessHandler

  func ready(_ readiness: Readiness) {
    switch stage {
    case .connecting(let address):
      if let failure = socket.connectFailure(to: address) {
        end(.failedToOpen(stage: .connecting, reason: "\(failure)"))
      } else {
        stage = .shaking
        shakeHands()
      }
    case .shaking: shakeHands()
    case .open:
      if wantsToWrite, !readiness.isDisjoint(with: [.writable, .closed]) {
        wantsToWrite = false
        owner?.transportCanSend()
      }
      if !readiness.isDisjoint(with: [.readable, .closed]) { receive() }
      updateInterest()
    case .lingering(let left): discard(left)
    case .closed: break
    }
  }

  private func shakeHands() {
    do throws(TLSFailure) {
      switch try session.handshake() {
      case .wantsRead: setInterest(.readable)
      case .wantsWrite: setInterest(.writable)
      case .done:
        if let timer { loop.cancel(timer) }
        timer = nil
        stage = .open
        owner?.transportOpened(peer: session.peerCertificate().map(admit) ?? anonymous)
        // What came with the last flight is in OpenSSL's buffer, and epoll doesn't tell of it.
        if isOpen { receive() }
        updateInterest()
      }
    } catch {
      handshakeFailed(error)
    }
  }

  private func handshakeFailed(_ failure: TLSFailure) {
    end(
      .failedToOpen(
        stage: .handshake, reason: "\(failure)", refusal: ConnectionRefusal(failure.reason)))
  }

  private func admit(_ certificate: PeerCertificate) -> PeerIdentity? {
    guard let identity = certificate.spiffeIdentity,
      trustDomain == nil || identity.trustDomain == trustDomain
    else { return nil }
    return PeerIdentity(trustDomain: identity.trustDomain, name: identity.name)
  }

  private var isOpen: Bool {
    if case .open = stage { true } else { false }
  }

  /// Reads what is there, at most a few buffers of it: other connections of the loop have their
  /// turn too.
  private func receive() {
    for _ in 0..<Self.readsPerTurn {
      guard isOpen, !isPaused else { return }
      let outcome: Result<TLSRead, TLSFailure> = loop.withReadBuffer {
        (buffer: inout [UInt8]) -> Result<TLSRead, TLSFailure> in
        do throws(TLSFailure) {
          var room = buffer.mutableSpan
          let read = try session.read(into: &room)
          if case .bytes(let count) = read {
            // Sound: a UInt8 has no padding that could be read.
            unsafe owner?.transportReceived(buffer.span.bytes.extracting(0..<count))
          }
          return .success(read)
        } catch {
          return .failure(error)
        }
      }
      switch outcome {
      case .success(.bytes):
        guard isOpen, session.hasPending else { return }
      case .success(.wantsRead): return
      case .success(.wantsWrite):
        wantsToWrite = true
        return
      case .success(.closed):
        if isOpen { end(.closedByPeer) }
        return
      case .failure(let failure):
        if isOpen { end(.broken(reason: "\(failure)")) }
        return
      }
    }
    // The rest is in OpenSSL's buffer, of which epoll doesn't tell.
    loop.execute { [weak self] in self?.receiveAgain() }
  }

  private func receiveAgain() {
    guard isOpen else { return }
    receive()
    updateInterest()
  }

  private static let readsPerTurn = 4

  // MARK: ByteTransport

  func send(_ bytes: [UInt8], from start: Int) -> Int {
    var sent = start
    while sent < bytes.count, isOpen {
      do throws(TLSFailure) {
        switch try session.write(bytes.span.extracting(sent..<bytes.count)) {
        case .bytes(let count): sent += count
        case .wantsWrite, .wantsRead:
          wantsToWrite = true
          updateInterest()
          return sent - start
        }
      } catch {
        // Told in a later turn, as the owner is in the middle of sending.
        let reason = "\(error)"
        loop.execute { [weak self] in
          guard let self, isOpen else { return }
          end(.broken(reason: reason))
        }
        return sent - start
      }
    }
    return sent - start
  }

  func pauseReading(_ isPaused: Bool) {
    guard self.isPaused != isPaused else { return }
    self.isPaused = isPaused
    updateInterest()
    if !isPaused { loop.execute { [weak self] in self?.receiveAgain() } }
  }

  func close() {
    owner = nil
    switch stage {
    case .open:
      session.shutdown()
      socket.finishSending()
      stage = .lingering(left: Self.lingeringBytes)
      setInterest(.readable)
      timer = loop.schedule(at: ContinuousClock.now.advanced(by: Self.lingeringTime)) {
        [self] in release()
      }
    case .connecting, .shaking: release()
    case .lingering, .closed: break
    }
  }

  private static let lingeringBytes = 1024 * 1024
  private static let lingeringTime = Duration.seconds(1)

  private func discard(_ left: Int) {
    let count = loop.withReadBuffer { (buffer: inout [UInt8]) -> Int? in
      do { return try socket.read(into: &buffer) } catch { return 0 }
    }
    guard let count else { return }
    guard count > 0, count < left else {
      release()
      return
    }
    stage = .lingering(left: left - count)
  }

  // MARK: The end

  private func end(_ end: TransportEnd) {
    guard let owner else {
      release()
      return
    }
    self.owner = nil
    // In order, or so that the peer may read the alert that says why.
    if isOpen {
      close()
    } else {
      release()
    }
    owner.transportClosed(end)
  }

  private func release() {
    if let timer { loop.cancel(timer) }
    timer = nil
    if let watch { loop.unwatch(watch) }
    watch = nil
    stage = .closed
    owner = nil
  }

  // MARK: Interest

  private func updateInterest() {
    guard isOpen else { return }
    var wanted: Readiness = isPaused ? [] : .readable
    if wantsToWrite { wanted.insert(.writable) }
    setInterest(wanted)
  }

  private func setInterest(_ wanted: Readiness) {
    guard wanted != interest, let watch else { return }
    do {
      try loop.change(watch, to: wanted)
      interest = wanted
    } catch {
      end(.broken(reason: "\(error)"))
    }
  }
}
