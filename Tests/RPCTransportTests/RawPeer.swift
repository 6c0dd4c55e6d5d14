import EventLoop
import LinuxIO
import RPCCore
import RPCTransport
import RPCWire

/// A peer of a server or of a channel that writes whatever bytes it likes, and keeps what comes
/// back.
final class RawPeer: ByteTransportOwner, @unchecked Sendable {
  struct Received: Sendable {
    let frame: Frame
    let bytes: [UInt8]

    var method: String? { frame.begin.map { String(decoding: bytes[$0.method], as: UTF8.self) } }
    var message: [UInt8]? { frame.message.map { Array(bytes[$0]) } }
  }

  private struct State {
    var frames: [Received] = []
    var isClosed = false
    var bytes = 0
    var changes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let transport: MemoryTransport
  private let state = Lock(State())
  // On the transport's loop only.
  private var unsent: [UInt8] = []
  private var limit = Int.max
  private var decoder = FrameDecoder(maximumFrameBytes: Wire.defaults.maximumFrameBytes)

  init(of server: Server, as caller: String = "operator") throws {
    let loops = try EventLoops.shared()
    let ends = MemoryTransport.pair(
      clientLoop: loops.next(), serverLoop: loops.next(),
      client: PeerIdentity(trustDomain: "rollcall.test", name: caller), server: nil)
    transport = ends.client
    server.serve(memory: ends.server)
    transport.loop.execute { self.transport.open(for: self) }
  }

  /// The server's end of a connection.
  init(serving transport: MemoryTransport) {
    self.transport = transport
    transport.loop.execute { transport.open(for: self) }
  }

  func send(_ bytes: [UInt8]) {
    transport.loop.execute {
      self.unsent += bytes
      self.transportCanSend()
    }
  }

  func send(_ write: (inout FrameWriter) -> Void) {
    var writer = FrameWriter()
    write(&writer)
    send(writer.output)
  }

  /// While paused it reads nothing.
  func pause(_ isPaused: Bool) {
    transport.loop.execute { self.transport.pauseReading(isPaused) }
  }

  /// Suspends until that many bytes have come.
  func received(bytes: Int) async {
    while true {
      let (isThere, seen) = state.withLock { ($0.bytes >= bytes || $0.isClosed, $0.changes) }
      if isThere { return }
      await change(since: seen)
    }
  }

  /// Reads no more once that many bytes have come.
  func pause(after bytes: Int) {
    transport.loop.execute { self.limit = bytes }
  }

  func close() { transport.loop.execute { self.transport.close() } }

  /// Suspends until a frame has come that `matches`; `nil` if the peer closes without one.
  ///
  /// - Parameter number: Which of those, from 1 on.
  func frame(number: Int = 1, _ matches: (Received) -> Bool) async -> Received? {
    while true {
      let (found, isClosed, seen) = state.withLock { state in
        (
          state.frames.lazy.filter(matches).dropFirst(number - 1).first, state.isClosed,
          state.changes
        )
      }
      if found != nil || isClosed { return found }
      await change(since: seen)
    }
  }

  /// Suspends until the server has closed the connection.
  func closed() async {
    while true {
      let (isClosed, seen) = state.withLock { ($0.isClosed, $0.changes) }
      if isClosed { return }
      await change(since: seen)
    }
  }

  private func change(since seen: Int) async {
    await withCheckedContinuation { continuation in
      let hasChanged = state.withLock { state in
        guard state.changes == seen else { return true }
        state.waiting.append(continuation)
        return false
      }
      if hasChanged { continuation.resume() }
    }
  }

  private func update(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      state.changes += 1
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func transportOpened(peer: PeerIdentity?) {}

  /// What can't be sent because the server has closed the connection is of no use to anybody.
  func transportCanSend() {
    unsent.removeFirst(transport.send(unsent, from: 0))
  }

  func transportClosed(_ end: TransportEnd) { update { $0.isClosed = true } }

  func transportReceived(_ bytes: borrowing RawSpan) {
    let count = bytes.byteCount
    let total = state.withLock { state in
      state.bytes += count
      return state.bytes
    }
    if total >= limit { transport.pauseReading(true) }
    update { _ in }
    do throws(ProtocolViolation) {
      try decoder.decode(bytes) { payload throws(ProtocolViolation) in
        let frame = try Frame(parsing: payload)
        let copy = unsafe payload.withUnsafeBytes { unsafe Array($0) }
        update { $0.frames.append(Received(frame: frame, bytes: copy)) }
      }
    } catch {
      update { $0.isClosed = true }
    }
  }
}
