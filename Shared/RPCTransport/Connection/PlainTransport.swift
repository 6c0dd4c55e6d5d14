import EventLoop
import LinuxIO
import RPCCore

/// The client's end of a connection over a socket without TLS.
///
/// Touched on its loop only, which is what makes @unchecked Sendable sound.
final class PlainTransport: ByteTransport, ReadinessHandler, @unchecked Sendable {
  private enum Stage {
    /// The kernel connects. Next: `open`, or `closed`.
    case connecting(SocketAddress)
    /// Bytes flow. Next: `lingering` or `closed`.
    case open
    /// This side has ended, and reads on so that what it sent last arrives: a close with unread
    /// bytes would make the kernel reset the connection. Next: `closed`.
    case lingering(left: Int)
    case closed
  }

  let loop: Loop
  let peerAddress: String
  private let socket: Socket
  private var stage: Stage
  private var watch: Watch?
  private var interest: Readiness = .writable
  private weak var owner: (any ByteTransportOwner)?
  private var isPaused = false
  private var wantsToWrite = false
  private var timer: LoopTimer?
  private let openTimeout: Duration

  init(
    connecting socket: consuming Socket, to address: SocketAddress, on loop: Loop,
    openTimeout: Duration
  ) {
    self.loop = loop
    peerAddress = address.label
    self.socket = socket
    stage = .connecting(address)
    self.openTimeout = openTimeout
  }

  func open(for owner: any ByteTransportOwner) {
    self.owner = owner
    do {
      watch = try loop.watch(socket.number, for: interest, self)
    } catch {
      end(.failedToOpen(stage: .connecting, reason: "\(error)"))
      return
    }
    timer = loop.schedule(at: ContinuousClock.now.advanced(by: openTimeout)) { [unowned self] in
      switch stage {
      case .connecting(let address):
        end(
          .failedToOpen(
            stage: .connecting, reason: "no answer from \(address) within \(openTimeout)"))
      case .lingering: release()
      case .open, .closed: break
      }
    }
  }

  // MARK: ReadinessHandler

  func ready(_ readiness: Readiness) {
    switch stage {
    case .connecting(let address):
      if let failure = socket.connectFailure(to: address) {
        end(.failedToOpen(stage: .connecting, reason: "\(failure)"))
      } else {
        connected()
      }
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

  private func connected() {
    if let timer { loop.cancel(timer) }
    timer = nil
    stage = .open
    owner?.transportOpened(peer: nil)
    updateInterest()
  }

  private var isOpen: Bool {
    if case .open = stage { true } else { false }
  }

  /// One buffer of what is there; the socket tells again while there is more.
  private func receive() {
    guard isOpen, !isPaused else { return }
    let failure: TransportEnd? = loop.withReadBuffer { (buffer: inout [UInt8]) -> TransportEnd? in
      do throws(SystemError) {
        guard let count = try socket.read(into: &buffer) else { return nil }
        guard count > 0 else { return .closedByPeer }
        // Sound: a UInt8 has no padding that could be read.
        unsafe owner?.transportReceived(buffer.span.bytes.extracting(0..<count))
        return nil
      } catch {
        return .broken(reason: "\(error)")
      }
    }
    if let failure, isOpen { end(failure) }
  }

  // MARK: ByteTransport

  func send(_ bytes: [UInt8], from start: Int) -> Int {
    var sent = start
    while sent < bytes.count, isOpen {
      do throws(SystemError) {
        // Sound: a UInt8 has no padding that could be read.
        guard let count = try unsafe socket.send(bytes.span.bytes.extracting(sent..<bytes.count))
        else {
          wantsToWrite = true
          updateInterest()
          break
        }
        sent += count
      } catch {
        // Told in a later turn, as the owner is in the middle of sending.
        let reason = "\(error)"
        loop.execute { [weak self] in
          guard let self, isOpen else { return }
          end(.broken(reason: reason))
        }
        break
      }
    }
    return sent - start
  }

  func pauseReading(_ isPaused: Bool) {
    self.isPaused = isPaused
    updateInterest()
  }

  func close() {
    owner = nil
    switch stage {
    case .open:
      socket.finishSending()
      stage = .lingering(left: Self.lingeringBytes)
      setInterest(.readable)
      timer = loop.schedule(at: ContinuousClock.now.advanced(by: Self.lingeringTime)) {
        [self] in release()
      }
    case .connecting: release()
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
    let owner = self.owner
    release()
    owner?.transportClosed(end)
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
