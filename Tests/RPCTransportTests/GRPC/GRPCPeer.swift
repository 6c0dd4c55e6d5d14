import EventLoop
import GRPCWire
import HTTP2
import LinuxIO
import RPCCore
import RPCTransport

/// The server's end of an HTTP/2 connection that a test plays itself, frame by frame.
final class GRPCPeer: ByteTransportOwner, HTTP2SessionOwner, @unchecked Sendable {
  /// A request as far as it has come.
  struct Request: Sendable {
    let stream: Int32
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []
    var isWhole = false
    /// The client's code, if it reset the stream.
    var reset: HTTP2ErrorCode?

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
  }

  private struct State {
    var requests: [Request] = []
    var pings = 0
    var left: [Int32: Int] = [:]
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private struct Body {
    let bytes: [UInt8]
    var sent = 0
    let trailers: HTTP2Headers?
  }

  private let transport: MemoryTransport
  private let state = Lock(State())
  // On the transport's loop only.
  private let session: HTTP2Session
  private var bodies: [Int32: Body] = [:]
  private var output: [UInt8] = []
  private var isInSession = false
  private var givesWindow = true

  init(serving transport: MemoryTransport, _ settings: [HTTP2Setting] = []) throws {
    self.transport = transport
    session = try HTTP2Session(.server, HTTP2Limits())
    try session.submit(settings: settings)
    transport.loop.execute {
      transport.open(for: self)
      self.flush()
    }
  }

  // MARK: What the test does

  func tell(_ action: @escaping @Sendable (HTTP2Session) throws -> Void) {
    transport.loop.execute {
      try? action(self.session)
      self.flush()
    }
  }

  /// Bytes that no session would send.
  func send(raw bytes: [UInt8]) {
    transport.loop.execute {
      self.output += bytes
      self.flush()
    }
  }

  /// From now on it lets nobody send more than what the windows hold.
  func giveNoWindow() { transport.loop.execute { self.givesWindow = false } }

  /// From now on it reads nothing, and so answers nothing.
  func fallSilent() { transport.loop.execute { self.transport.pauseReading(true) } }

  func close() { transport.loop.execute { self.transport.close() } }

  /// Answers with a head and messages, and with trailers unless more is to come.
  func answer(
    _ stream: Int32, head: KeyValuePairs<String, String> = GRPCPeer.head, _ body: [UInt8] = [],
    trailers: KeyValuePairs<String, String>? = ["grpc-status": "0"]
  ) {
    let (head, trailers) = (Self.block(head), trailers.map(Self.block))
    transport.loop.execute {
      self.bodies[stream] = Body(bytes: body, trailers: trailers)
      try? self.session.submit(response: head, hasBody: true, on: stream, tag: 0)
      self.flush()
    }
  }

  /// Answers with one block alone.
  func answer(_ stream: Int32, only block: KeyValuePairs<String, String>) {
    let block = Self.block(block)
    tell { try $0.submit(response: block, hasBody: false, on: stream, tag: 0) }
  }

  static let head: KeyValuePairs = [":status": "200", "content-type": "application/grpc"]

  private static func block(_ fields: KeyValuePairs<String, String>) -> HTTP2Headers {
    var headers = HTTP2Headers()
    for (name, value) in fields { headers.append(name, value) }
    return headers
  }

  /// One message with its prefix, whose id is that text.
  static func message(_ id: String) -> [UInt8] {
    let bytes = [0x0a, UInt8(id.utf8.count)] + Array(id.utf8)
    return [0, 0, 0, 0, UInt8(bytes.count)] + bytes
  }

  /// Bytes of an answer that have not gone out.
  func left(on stream: Int32) -> Int { state.withLock { $0.left[stream] ?? 0 } }

  // MARK: What the test waits for

  /// Suspends until that many requests have come that match; gives the last of them.
  func request(_ number: Int = 1, where matches: (Request) -> Bool = { _ in true }) async
    -> Request?
  {
    await wait { state in
      let found = state.requests.filter(matches)
      return found.count >= number ? found[number - 1] : nil
    }
  }

  /// Suspends until a stream's request is as wanted.
  func request(on stream: Int32, where matches: (Request) -> Bool) async -> Request? {
    await request { $0.stream == stream && matches($0) }
  }

  func pinged() async -> Bool { await wait { $0.pings > 0 ? true : nil } != nil }
  func closed() async { _ = await wait { _ -> Bool? in nil } }

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

  private func note(on stream: Int32, _ change: (inout Request) -> Void) {
    note { state in
      if let index = state.requests.firstIndex(where: { $0.stream == stream }) {
        change(&state.requests[index])
      }
    }
  }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {}

  func transportReceived(_ bytes: borrowing RawSpan) {
    isInSession = true
    try? session.receive(copy bytes, for: self)
    isInSession = false
    flush()
  }

  func transportCanSend() { flush() }
  func transportClosed(_ end: TransportEnd) { note { $0.isClosed = true } }

  private func flush() {
    guard !isInSession else { return }
    isInSession = true
    try? session.drain(into: &output, limit: .max, for: self)
    isInSession = false
    output.removeFirst(transport.send(output, from: 0))
  }

  // MARK: HTTP2SessionOwner

  func received(
    _ block: HTTP2Block, _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan,
    on stream: Int32, tag: Int
  ) {
    var request = Request(stream: stream)
    for index in fields.indices {
      request.fields.append((text(bytes, fields[index].name), text(bytes, fields[index].value)))
    }
    request.isWhole = block.endsStream
    note { $0.requests.append(request) }
  }

  private func text(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    unsafe bytes.extracting(range).withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int) {
    let bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
    if givesWindow { session.consume(bytes.count, on: stream) }
    note(on: stream) { $0.body += bytes }
  }

  func received(endOf stream: Int32, tag: Int) { note(on: stream) { $0.isWhole = true } }

  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode) {
    note(on: stream) { $0.reset = code }
  }

  func received(ping opaque: UInt64, isAnswer: Bool) { note { $0.pings += 1 } }
  func receivedSettings() {}
  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String) {}
  func violated(on stream: Int32, reason: String) {}

  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart {
    guard let body = bodies[stream] else { return .later }
    let left = body.bytes.count - body.sent
    let count = min(room, left)
    guard count == left else { return .bytes(count) }
    guard let trailers = body.trailers else { return count > 0 ? .bytes(count) : .later }
    try? session.submit(trailers: trailers, on: stream)
    return .lastBeforeTrailers(count)
  }

  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8]) {
    guard var body = bodies.removeValue(forKey: stream) else { return }
    output += body.bytes[body.sent..<(body.sent + count)]
    body.sent += count
    state.withLock { $0.left[stream] = body.bytes.count - body.sent }
    bodies[stream] = body
  }
}
