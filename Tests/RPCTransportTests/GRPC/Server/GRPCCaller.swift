import EventLoop
import HTTP2
import LinuxIO
import RPCCore
import RPCTransport

/// The client's end of an HTTP/2 connection to a server, for a test to say what it likes on.
final class GRPCCaller: ByteTransportOwner, HTTP2SessionOwner, @unchecked Sendable {
  /// An answer as far as it has come.
  struct Answer: Sendable {
    let stream: Int32
    /// Each block on its own.
    var blocks: [[String: String]] = []
    var body: [UInt8] = []
    var isWhole = false
    var reset: HTTP2ErrorCode?

    subscript(name: String) -> String? { blocks.compactMap { $0[name] }.last }
    var status: StatusCode? {
      self["grpc-status"].flatMap { UInt32($0) }.map(StatusCode.init(number:))
    }
  }

  private struct State {
    var answers: [Int32: Answer] = [:]
    var goAways: [(last: Int32, code: HTTP2ErrorCode)] = []
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private struct Body {
    var bytes: [UInt8] = []
    var ends = false
  }

  private let transport: MemoryTransport
  private let state = Lock(State())
  // On the transport's loop only.
  private let session: HTTP2Session
  private var bodies: [Int32: Body] = [:]
  private var output: [UInt8] = []
  private var isInSession = false

  init(of server: Server, as caller: String? = "operator") throws {
    let loops = try EventLoops.shared()
    let ends = MemoryTransport.pair(
      clientLoop: loops.next(), serverLoop: loops.next(),
      client: caller.map { PeerIdentity(trustDomain: "rollcall.test", name: $0) }, server: nil)
    transport = ends.client
    session = try HTTP2Session(.client, HTTP2Limits())
    try session.submit(settings: [.enablePush(false)])
    server.serve(memory: ends.server, speaking: .grpc)
    transport.loop.execute { self.transport.open(for: self) }
  }

  /// The head of a call of the probe, with other values for some fields and more of them.
  static func head(_ method: String, _ other: [String: String] = [:]) -> HTTP2Headers {
    var headers = HTTP2Headers()
    var other = other
    for (name, value) in [
      (":method", "POST"), (":scheme", "https"), (":path", "/test.v1.Probe/\(method)"),
      (":authority", "example.com"), ("content-type", "application/grpc"), ("te", "trailers"),
    ] {
      headers.append(name, other.removeValue(forKey: name) ?? value)
    }
    for (name, value) in other { headers.append(name, value) }
    return headers
  }

  /// Begins a stream.
  func begin(_ head: HTTP2Headers) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      transport.loop.execute {
        let begun = Result { try self.session.submit(request: head, hasBody: true, tag: 0) }
        if case .success(let stream) = begun { self.bodies[stream] = Body() }
        self.flush()
        continuation.resume(with: begun)
      }
    }
  }

  func send(_ bytes: [UInt8] = [], on stream: Int32, ends: Bool = false) {
    transport.loop.execute {
      self.bodies[stream]?.bytes += bytes
      self.bodies[stream]?.ends = ends
      self.session.resume(stream)
      self.flush()
    }
  }

  /// A whole call.
  func call(_ head: HTTP2Headers, _ body: [UInt8]) async throws -> Answer {
    let stream = try await begin(head)
    send(body, on: stream, ends: true)
    return await answer(on: stream)
  }

  func close() { transport.loop.execute { self.transport.close() } }

  // MARK: What the test waits for

  /// Suspends until a stream's answer is whole, or the stream is over without one.
  func answer(on stream: Int32) async -> Answer {
    let answer = await wait { state in
      state.answers[stream].flatMap { $0.isWhole || $0.reset != nil ? $0 : nil }
    }
    return answer ?? Answer(stream: stream)
  }

  func reset(of stream: Int32) async -> HTTP2ErrorCode? {
    await wait { state in state.answers[stream]?.reset }
  }

  func goAway(_ number: Int) async -> (last: Int32, code: HTTP2ErrorCode)? {
    await wait { $0.goAways.count >= number ? $0.goAways[number - 1] : nil }
  }

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

  private func note(on stream: Int32, _ change: (inout Answer) -> Void) {
    note { change(&$0.answers[stream, default: Answer(stream: stream)]) }
  }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) { flush() }

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
    var read: [String: String] = [:]
    for index in fields.indices {
      read[text(bytes, fields[index].name)] = text(bytes, fields[index].value)
    }
    note(on: stream) { answer in
      answer.blocks.append(read)
      answer.isWhole = block.endsStream
    }
  }

  private func text(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    unsafe bytes.extracting(range).withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int) {
    let bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
    session.consume(bytes.count, on: stream)
    note(on: stream) { $0.body += bytes }
  }

  func received(endOf stream: Int32, tag: Int) { note(on: stream) { $0.isWhole = true } }
  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode) {
    note(on: stream) { $0.reset = code }
  }
  func received(ping opaque: UInt64, isAnswer: Bool) {}
  func receivedSettings() {}
  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String) {
    note { $0.goAways.append((lastStream, code)) }
  }
  func violated(on stream: Int32, reason: String) {}

  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart {
    guard let body = bodies[stream] else { return .last(0) }
    let count = min(room, body.bytes.count)
    if count == body.bytes.count, body.ends { return .last(count) }
    return count > 0 ? .bytes(count) : .later
  }

  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8]) {
    output += bodies[stream]?.bytes.prefix(count) ?? []
    bodies[stream]?.bytes.removeFirst(count)
  }
}
