import EventLoop
import HTTP2
import LinuxIO
import RPCCore
import RPCTransport

/// A client of a gRPC server that writes HTTP/2 frames by hand, and keeps those that come back.
final class FramePeer: ByteTransportOwner, @unchecked Sendable {
  struct Frame: Sendable, Equatable {
    let type: UInt8
    let flags: UInt8
    let stream: UInt32
    let payload: [UInt8]

    /// Of RST_STREAM and GOAWAY.
    var code: HTTP2ErrorCode? {
      let start = type == 7 ? 4 : 0
      guard type == 3 || type == 7, payload.count >= start + 4 else { return nil }
      return HTTP2ErrorCode(
        rawValue: payload[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
  }

  private struct State {
    var frames: [Frame] = []
    var text: [UInt8] = []
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let transport: MemoryTransport
  private let state = Lock(State())
  // On the transport's loop only.
  private var unsent: [UInt8] = []
  private var unread: [UInt8] = []
  private let answersSettings: Bool

  /// - Parameter answersSettings: Acknowledges the server's settings.
  init(of server: Server, as caller: String = "operator", answersSettings: Bool = true) throws {
    let loops = try EventLoops.shared()
    let ends = MemoryTransport.pair(
      clientLoop: loops.next(), serverLoop: loops.next(),
      client: PeerIdentity(trustDomain: "rollcall.test", name: caller), server: nil)
    transport = ends.client
    self.answersSettings = answersSettings
    server.serve(memory: ends.server, speaking: .grpc)
    transport.loop.execute { self.transport.open(for: self) }
  }

  /// While paused it reads nothing.
  func pause(_ isPaused: Bool) {
    transport.loop.execute { self.transport.pauseReading(isPaused) }
  }

  func close() { transport.loop.execute { self.transport.close() } }

  func send(_ bytes: [UInt8]) {
    transport.loop.execute {
      self.unsent += bytes
      self.transportCanSend()
    }
  }

  // MARK: Frames. RFC 9113, section 6

  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4)

  static func frame(_ type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = [])
    -> [UInt8]
  {
    let length = [16, 8, 0].map { UInt8(truncatingIfNeeded: payload.count >> $0) }
    return length + [type, flags] + number(stream) + payload
  }

  static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static let ping = frame(6, [1, 2, 3, 4, 5, 6, 7, 8])

  /// A field as a literal that enters no table. RFC 7541, section 6.2.2.
  static func field(_ name: String, _ value: String) -> [UInt8] {
    func text(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
      var rest = bytes.count - 127
      var prefix: [UInt8] = [127]
      while rest >= 128 {
        prefix.append(UInt8(rest % 128 + 128))
        rest /= 128
      }
      return prefix + [UInt8(rest)] + bytes
    }
    return [0] + text(name) + text(value)
  }

  static func head(_ method: String = "Echo") -> [UInt8] {
    field(":method", "POST") + field(":scheme", "https")
      + field(":path", "/test.v1.Probe/\(method)")
      + field(":authority", "example.com") + field("content-type", "application/grpc")
      + field("te", "trailers")
  }

  static func request(_ stream: UInt32, _ method: String = "Echo", _ more: [UInt8] = []) -> [UInt8]
  {
    frame(1, flags: 0x4, stream: stream, head(method) + more)
  }

  /// A message whose id is that text, and the end of the stream.
  static func whole(_ stream: UInt32, _ id: String = "x") -> [UInt8] {
    frame(0, flags: 0x1, stream: stream, GRPCPeer.message(id))
  }

  static func reset(_ stream: UInt32, _ code: HTTP2ErrorCode = .cancel) -> [UInt8] {
    frame(3, stream: stream, number(code.rawValue))
  }

  // MARK: What comes back

  /// Suspends until there is such a frame, or the connection is over without one.
  func frame(_ number: Int = 1, where matches: (Frame) -> Bool) async -> Frame? {
    await wait { state in
      let found = state.frames.filter(matches)
      return found.count >= number ? found[number - 1] : nil
    }
  }

  /// Suspends until the server has ended the stream with an answer.
  func answered(_ stream: UInt32) async -> Bool {
    await frame { $0.stream == stream && $0.type <= 1 && $0.flags & 1 == 1 } != nil
  }

  /// Suspends until a ping of the test's own is answered: what was sent before has been dealt with.
  func settled() async {
    let opaque = UInt8.random(in: 9...255)
    send(Self.frame(6, [opaque, 0, 0, 0, 0, 0, 0, 0]))
    _ = await frame { $0.type == 6 && $0.flags & 1 == 1 && $0.payload.first == opaque }
  }

  func closed() async { _ = await wait { _ -> Bool? in nil } }

  var frames: [Frame] { state.withLock { $0.frames } }

  private func wait<Value>(for find: (State) -> Value?) async -> Value? {
    while true {
      let (found, isClosed): (Value?, Bool) = state.withLock { (find($0), $0.isClosed) }
      if found != nil || isClosed { return found }
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          let isThere = find(state) != nil || state.isClosed
          if !isThere { state.waiting.append(continuation) }
          return isThere
        }
        if isThere { continuation.resume() }
      }
    }
  }

  private func note(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {
    unsent = Self.preface + unsent
    transportCanSend()
  }

  func transportReceived(_ bytes: borrowing RawSpan) {
    unsafe bytes.withUnsafeBytes { unsafe unread.append(contentsOf: $0) }
    while unread.count >= 9 {
      let length = unread[0..<3].reduce(0) { $0 << 8 | Int($1) }
      guard unread.count >= 9 + length else { return }
      let stream = unread[5..<9].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let frame = Frame(
        type: unread[3], flags: unread[4], stream: stream, payload: Array(unread[9..<(9 + length)]))
      unread.removeFirst(9 + length)
      if frame.type == 4, frame.flags & 1 == 0, answersSettings {
        unsent += Self.frame(4, flags: 1)
        transportCanSend()
      }
      note { $0.frames.append(frame) }
    }
  }

  func transportCanSend() { unsent.removeFirst(transport.send(unsent, from: 0)) }
  func transportClosed(_ end: TransportEnd) { note { $0.isClosed = true } }
}
