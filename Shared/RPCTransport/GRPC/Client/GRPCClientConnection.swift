import EventLoop
import GRPCWire
import HTTP2
import Protobuf
import RPCCore
import RPCWire

/// The client's end of one HTTP/2 connection that carries gRPC.
///
/// Source: gRPC over HTTP/2 (PROTOCOL-HTTP2.md of the gRPC project); RFC 9113.
final class GRPCClientConnection: ClientConnection, @unchecked Sendable {
  /// What it accepts.
  struct Settings: Sendable {
    let maximumMessageBytes: Int
    /// What may be on its way to a caller that doesn't read.
    let streamWindowBytes: Int
    /// What may be on its way at once. Callers that don't read take nothing of it from others.
    let connectionWindowBytes: Int
    /// From this number on another connection is needed. RFC 9113, section 5.1.1, ends them at
    /// 2^31; well before that, so that calls which wait for their turn still have theirs.
    var lastStream: UInt64 = 0x7fff_0001

    init(_ settings: WireSettings) {
      maximumMessageBytes = settings.maximumFrameBytes
      streamWindowBytes = settings.callCredit
      connectionWindowBytes = settings.connectionCredit
    }
  }

  // On the loop only, as all of it; that is what makes @unchecked Sendable sound.
  let session: HTTP2Session
  let settings: Settings
  private let head: GRPCRequestHead
  private var output = OutgoingBytes()
  private var headers = HTTP2Headers()
  /// RFC 9113, section 5.1.1: a client's streams have odd numbers.
  private var nextStream: UInt64 = 1
  /// The session is on the stack: it may be told to send, and not to receive or to drain.
  private(set) var isInSession = false
  private var isSayingGoodbye = false
  /// What ends the connection once the session has been left.
  private var failure: String?
  /// The server's last words.
  var farewell: String?
  /// The server has said that it can undo gzip.
  var takesGzip = false
  /// Calls of which all that matters is written, and those that may write more, since the output
  /// was last looked at.
  var written: [OutgoingCall] = []
  var refillable: [OutgoingCall] = []

  init(
    _ transport: any ByteTransport, head: GRPCRequestHead, settings: Settings, options: Options,
    latency: SmoothedLatency, owner: any ClientConnectionOwner
  ) throws(HTTP2Failure) {
    var limits = HTTP2Limits()
    limits.headerListBytes = Self.maximumHeaderListBytes
    session = try HTTP2Session(.client, limits)
    self.head = head
    self.settings = settings
    super.init(transport, options: options, latency: latency, owner: owner)
  }

  static let maximumHeaderListBytes = 64 * 1024
  // MARK: The connection

  override func greet() {
    do throws(HTTP2Failure) {
      try session.submit(settings: [
        .enablePush(false), .initialWindowBytes(settings.streamWindowBytes),
        .maximumHeaderListBytes(Self.maximumHeaderListBytes), .noOldPriorities,
      ])
      try session.setWindow(settings.connectionWindowBytes, of: 0)
    } catch {
      failure = "\(error)"
    }
  }

  override func ping() { try? session.submit(ping: Self.keepAlivePing) }

  private static let keepAlivePing: UInt64 = 0x6b65_6570

  override var isBusy: Bool { isInSession }

  override func sayGoodbye() {
    isSayingGoodbye = true
    try? session.terminate(.noError, lastStream: 0)
  }

  override var maximumCalls: Int { session.peer.maximumConcurrentStreams }

  override func isUnsent(_ call: OutgoingCall) -> Bool { call.firstFrameEnd > output.taken }

  override func reason(of end: TransportEnd) -> String {
    farewell.map { "the server ended it: \($0)" } ?? super.reason(of: end)
  }

  // MARK: Bytes

  override func transportReceived(_ bytes: borrowing RawSpan) {
    silence?.heard()
    if !hasOpened, let guess = ForeignAnswer(bytes) {
      close(reason: "the server doesn't speak HTTP/2: it answers with \(guess.rawValue)")
      return
    }
    isInSession = true
    do throws(HTTP2Failure) {
      try session.receive(copy bytes, for: self)
    } catch {
      failure = failure ?? "the server broke the protocol: \(error)"
    }
    isInSession = false
    refill()
    settle()
  }

  override func flush() {
    guard !isInSession else {
      planFlush()
      return
    }
    while !isClosed {
      if output.isEmpty {
        drain()
        guard !output.isEmpty else { break }
      }
      output.send(into: transport)
      guard output.isEmpty else { return }
    }
    if !isSayingGoodbye { settle() }
  }

  private func drain() {
    isInSession = true
    let start = output.taken
    do throws(HTTP2Failure) {
      try output.fill { output throws(HTTP2Failure) in
        try session.drain(into: &output, limit: Self.bytesAtOnce, for: self)
      }
    } catch {
      failure = failure ?? "HTTP/2 failed: \(error)"
    }
    isInSession = false
    // With the first byte of these the server may have what it needs.
    for call in written where call.firstFrameEnd == .max { call.firstFrameEnd = start + 1 }
    written.removeAll(keepingCapacity: true)
    refill()
  }

  private static let bytesAtOnce = 64 * 1024

  /// Ends the connection as soon as the session has been left.
  func fail(_ reason: String) { failure = failure ?? reason }

  /// Calls that had too much under way may send on.
  private func refill() {
    guard !refillable.isEmpty else { return }
    let calls = refillable
    refillable = []
    for call in calls where !call.isOver { call.creditGranted() }
  }

  /// After the session has been left: what it brought about that had to wait for that.
  private func settle() {
    guard !isClosed else { return }
    if let failure {
      self.failure = nil
      isSayingGoodbye = true
      flush()
      close(reason: failure)
    } else if session.isOver {
      let ownWords = session.lastWords.map { "the server broke the protocol: \($0.reason)" }
      close(
        reason: farewell.map { "the server ended it: \($0)" } ?? ownWords
          ?? "it has nothing left to do")
    } else {
      closeIfDone()
      if !isClosed, session.wantsToSend { planFlush() }
    }
  }

  // MARK: Calls

  override func place(_ call: OutgoingCall) -> UInt64 {
    call.stream = GRPCClientStream(
      maximumMessageBytes: settings.maximumMessageBytes,
      sendsGzip: takesGzip && call.allowsCompression && options.compressedAbove != nil)
    // Nobody has it before it is written.
    call.firstFrameEnd = .max
    return nextStream
  }

  override func begin(_ call: OutgoingCall, with pack: MessagePacking) throws(RPCError) {
    _ = try append(pack, to: call)
    call.stream?.isHalfClosed = true
    try submit(call)
  }

  override func begin(_ call: OutgoingCall) throws(RPCError) { try submit(call) }

  private func submit(_ call: OutgoingCall) throws(RPCError) {
    headers.removeAll()
    head.append(call, sendsGzip: call.stream?.sendsGzip == true, to: &headers)
    let limit = session.peer.maximumHeaderListBytes
    guard headers.listBytes <= limit else {
      throw RPCError(
        .resourceExhausted,
        "metadata of \(headers.listBytes) bytes is over the \(limit) that \(address) accepts")
    }
    do throws(HTTP2Failure) {
      _ = try session.submit(request: headers, hasBody: true, tag: 0)
    } catch {
      throw RPCError(.unavailable, "\(address) can't take the call: \(error)")
    }
    nextStream += 2
    planFlush()
    if nextStream >= settings.lastStream { retireLater() }
  }

  /// The numbers of streams are used up: new calls need another connection.
  private func retireLater() {
    guard !isLeaving else { return }
    loop.execute { [weak self] in
      guard let self, !isClosed else { return }
      leave(
        after: .max, RPCError(.unavailable, "the connection to \(address) has no more streams"))
      closeIfDone()
    }
  }

  override func maySend(_ call: OutgoingCall) -> Bool {
    guard call.hasBegun, !call.isOver, let stream = call.stream else { return false }
    return stream.hasRoom
  }

  override func send(_ call: OutgoingCall, _ pack: MessagePacking) throws(RPCError) -> Int {
    guard call.hasBegun, !call.isOver else { return 0 }
    let bytes = try append(pack, to: call)
    resume(call)
    return bytes
  }

  private func append(_ pack: MessagePacking, to call: OutgoingCall) throws(RPCError) -> Int {
    guard let stream = call.stream else { return 0 }
    let bytes = try stream.queue(compressedAbove: options.compressedAbove, pack)
    MessageTraffic.sent.record(UInt64(bytes))
    return bytes
  }

  override func halfClose(_ call: OutgoingCall) {
    guard call.hasBegun, !call.isOver else { return }
    call.stream?.isHalfClosed = true
    resume(call)
  }

  private func resume(_ call: OutgoingCall) {
    session.resume(Int32(truncatingIfNeeded: call.id))
    planFlush()
  }

  override func consumed(_ bytes: Int, isDrained: Bool, by call: OutgoingCall) {
    // The window of a stream that is over went with it.
    guard !call.isOver, let state = call.stream else { return }
    state.window.read()
    giveBack(bytes + (isInSession ? 0 : state.window.takeHeld()), to: call)
  }

  override func sendCancel(of call: OutgoingCall, reason: String) { reset(call, .cancel) }

  func reset(_ call: OutgoingCall, _ code: HTTP2ErrorCode) {
    try? session.reset(Int32(truncatingIfNeeded: call.id), code)
    planFlush()
  }
}
