import EventLoop
import Protobuf
import RPCCore
import RPCWire
import Synchronization

/// Who made a connection and hears what becomes of it. Called on the connection's loop.
protocol ClientConnectionOwner: AnyObject {
  /// A call that began while the address was compared with others has ended on an open connection.
  func callEnded(after time: Duration, isUnary: Bool, with error: RPCError?)
  func connectionOpened(_ connection: NativeClientConnection)
  /// It takes no new calls.
  func connectionIsLeaving(_ connection: NativeClientConnection)
  /// - Parameter neverOpened: The server did not take it; asking again at once won't help.
  func connectionClosed(_ connection: NativeClientConnection, reason: String, neverOpened: Bool)
}

/// The client's end of one rollcall/1 connection: it carries out what ``ClientConnectionState``
/// decides. It lives on its transport's loop.
final class NativeClientConnection: ByteTransportOwner, EndOfTurnWork, @unchecked Sendable {
  let address: String
  let loop: Loop
  /// Calls under way or waiting, for choosing the connection with the fewest. From any thread.
  let load = Atomic<Int>(0)
  /// Of the address, whatever connection.
  let latency: SmoothedLatency

  // From here on: on the loop only, which is what makes @unchecked Sendable sound.
  private let transport: any ByteTransport
  private weak var owner: (any ClientConnectionOwner)?
  private var state: ClientConnectionState
  private var decoder: FrameDecoder
  private var output = ConnectionOutput()
  private var calls: [UInt64: OutgoingCall] = [:]
  /// The server's limit of open calls is reached; these wait for one to end.
  private var waiting: [OutgoingCall] = []
  private var isFlushPlanned = false
  private var isClosed = false
  private var hasOpened = false
  private let openTimeout: Duration
  private var openTimer: LoopTimer?
  private var silence: SilenceWatch?
  private let compressedAbove: Int?

  /// - Parameter openTimeout: For the server's first frame, once the transport is open.
  init(
    _ transport: any ByteTransport, settings: WireSettings, openTimeout: Duration,
    keepAlive: KeepAlive?, compressedAbove: Int?, latency: SmoothedLatency,
    owner: any ClientConnectionOwner
  ) {
    self.compressedAbove = compressedAbove
    self.latency = latency
    self.transport = transport
    self.openTimeout = openTimeout
    self.owner = owner
    address = transport.peerAddress
    loop = transport.loop
    state = ClientConnectionState(settings)
    decoder = FrameDecoder(maximumFrameBytes: settings.maximumFrameBytes)
    if let keepAlive { silence = watch(keepAlive) }
  }

  private func watch(_ keepAlive: KeepAlive) -> SilenceWatch {
    SilenceWatch(
      keepAlive, on: loop, isIdle: { [unowned self] in calls.isEmpty },
      ask: { [unowned self] in
        output.writer.append(callID: 0, .ping(.init(opaque: Self.keepAlivePing)))
        planFlush()
      },
      giveUp: { [unowned self] reason in close(reason: reason) })
  }

  private static let keepAlivePing: UInt64 = 0x6b65_6570

  func open() { transport.open(for: self) }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {
    output.writer.append(callID: 0, .settings(state.ours))
    planFlush()
    openTimer = loop.schedule(at: ContinuousClock.now.advanced(by: openTimeout)) {
      [unowned self] in
      close(reason: "connected, and no first frame came within \(openTimeout)")
    }
  }

  private func stopOpenTimer() {
    if let openTimer { loop.cancel(openTimer) }
    openTimer = nil
  }

  func transportReceived(_ bytes: borrowing RawSpan) {
    silence?.heard()
    do throws(ProtocolViolation) {
      try decoder.decode(bytes) { frame throws(ProtocolViolation) in
        if !isClosed { try received(frame) }
      }
    } catch {
      close(reason: "the server broke the protocol with \(error)")
    }
  }

  func transportCanSend() { output.flush(into: transport) }

  func transportClosed(_ end: TransportEnd) { finish(reason: "\(end)") }

  // MARK: Frames

  private func received(_ bytes: borrowing RawSpan) throws(ProtocolViolation) {
    var frame = try Frame(parsing: bytes)
    if frame.encoding != nil {
      try frame.measureMessage(bytes, limit: state.ours.maximumFrameBytes)
    }
    switch try state.received(frame) {
    case .none: break
    case .opened:
      hasOpened = true
      stopOpenTimer()
      silence?.start()
      owner?.connectionOpened(self)
    case .leaving(let goAway):
      leave(goAway)
      if isClosed { return }
    }
    if let ping = frame.ping, ping.isAnswer {
      silence?.answered()
    } else if let ping = frame.ping {
      output.writer.append(callID: 0, .ping(.init(opaque: ping.opaque, isAnswer: true)))
      planFlush()
    }
    if frame.callID == 0 {
      if frame.credit > 0 { for call in calls.values { call.creditGranted() } }
    } else if let call = calls[frame.callID] {
      try received(frame, bytes, for: call)
    } else if frame.message != nil {
      // The call was cancelled here while the frame was under way, and it used up credit.
      state.receiving.receive(frame.messageBytes)
      creditConnection(frame.messageBytes)
    }
  }

  private func received(_ frame: Frame, _ bytes: borrowing RawSpan, for call: OutgoingCall)
    throws(ProtocolViolation)
  {
    if frame.credit > 0 {
      try call.flow?.granted(frame.credit)
      call.creditGranted()
    }
    if let head = frame.head { call.receivedHead(try WireStatus.metadata(head)) }
    if let message = frame.message {
      try call.flow?.received(frame.messageBytes, on: &state.receiving)
      do throws(RPCError) {
        try deliver(frame, bytes.extracting(message), to: call)
      } catch {
        call.cancel(error, reason: error.message)
        creditConnection(frame.messageBytes)
        return
      }
    }
    if let end = frame.end, !call.isOver {
      remove(call)
      let error = try WireStatus.error(end)
      let trailers =
        if let error { error.metadata } else { try WireStatus.metadata(end.trailers) }
      call.finish(error.map { .failed($0) } ?? .ok, trailers: trailers)
      startWaiting()
      closeIfDone()
    }
  }

  private func deliver(_ frame: Frame, _ message: borrowing RawSpan, to call: OutgoingCall)
    throws(RPCError)
  {
    guard let size = frame.originalBytes else { return try call.received(message) }
    let original = try MessageCompression.decompress(copy message, size: size)
    // Sound: a UInt8 has no padding that could be read.
    try unsafe call.received(original.span.bytes)
  }

  private func leave(_ goAway: Frame.GoAway) {
    owner?.connectionIsLeaving(self)
    let error = RPCError(
      .unavailable, "\(address) takes no new calls: \(goAway.reason)")
    let unseen = calls.values.filter { ($0.flow?.id ?? 0) > goAway.lastCallID } + waiting
    waiting = []
    for call in unseen {
      remove(call)
      call.finish(.neverProcessed(error))
    }
    if goAway.code != StatusCode.ok.rawValue {
      close(reason: "the server ended it: \(goAway.reason)")
    } else {
      closeIfDone()
    }
  }

  // MARK: Calls

  /// Begins a call, or lets it wait while the server's limit of open calls is reached.
  func start(_ call: OutgoingCall) {
    call.connection = self
    guard !isClosed, !state.isLeaving else {
      call.finish(
        .neverProcessed(RPCError(.unavailable, "the connection to \(address) is closing")))
      return
    }
    load.add(1, ordering: .relaxed)
    if latency.isCompared.load(ordering: .relaxed) { call.startedAt = ContinuousClock.now }
    call.watchDeadline()
    waiting.append(call)
    startWaiting()
  }

  private func startWaiting() {
    while !waiting.isEmpty, calls.count < state.theirs.maximumCalls {
      let call = waiting.removeFirst()
      guard !call.isOver else { continue }
      let flow = state.begin()
      call.flow = flow
      calls[flow.id] = call
      do throws(RPCError) {
        try call.begin(flow, on: self)
      } catch {
        // Nothing was sent, and the server accepts a gap in the ids.
        remove(call)
        call.finish(.failed(error))
      }
    }
  }

  /// Begins a unary call, all of it in one frame.
  func begin<M: Message>(_ call: OutgoingCall, _ flow: CallFlow, with request: M) throws(RPCError) {
    let start = output.writer.output.count
    let bytes = try output.append(
      callID: flow.id, beginPart(call), .halfClose, limit: state.theirs.maximumFrameBytes,
      peer: address
    ) { output throws(EncodingFailure) in try request.pack(into: &output) }
    compress(call, from: start, bytes)
    call.firstFrameEnd = output.end
    call.flow?.sent(bytes, on: &state.sending)
    planFlush()
  }

  /// Begins a call whose messages follow.
  func begin(_ call: OutgoingCall, _ flow: CallFlow) throws(RPCError) {
    let start = output.writer.output.count
    output.writer.append(callID: flow.id, beginPart(call))
    try checkFrame(from: start)
    call.firstFrameEnd = output.end
    planFlush()
  }

  private func beginPart(_ call: OutgoingCall) -> FrameWriter.Part {
    .begin(
      method: call.method.path, timeoutMicroseconds: call.deadline.map(Self.microseconds) ?? 0,
      metadata: WireStatus.metadata(call.metadata))
  }

  /// At least 1: 0 would mean that there is no deadline.
  private static func microseconds(_ deadline: Deadline) -> UInt64 {
    let (seconds, attoseconds) = deadline.remaining.components
    guard seconds >= 0, attoseconds >= 0 else { return 1 }
    let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
    guard !overflow, whole < UInt64.max - 1_000_000 else { return .max }
    return max(1, whole + UInt64(attoseconds / 1_000_000_000_000))
  }

  func maySend(_ call: OutgoingCall) -> Bool {
    guard let flow = call.flow, !call.isOver else { return false }
    return flow.maySend(on: state.sending)
  }

  /// - Returns: The message's bytes.
  func send<M: Message>(_ message: M, on call: OutgoingCall) throws(RPCError) -> Int {
    guard let flow = call.flow, !call.isOver else { return 0 }
    let start = output.writer.output.count
    let bytes = try output.append(
      callID: flow.id, limit: state.theirs.maximumFrameBytes, peer: address
    ) { output throws(EncodingFailure) in try message.pack(into: &output) }
    compress(call, from: start, bytes)
    call.flow?.sent(bytes, on: &state.sending)
    planFlush()
    return bytes
  }

  private func compress(_ call: OutgoingCall, from start: Int, _ bytes: Int) {
    guard let least = compressedAbove, bytes > least, state.theirs.takesZstd,
      call.allowsCompression
    else { return }
    output.compressMessage(from: start, count: bytes)
  }

  private func checkFrame(from start: Int) throws(RPCError) {
    try output.checkFrame(from: start, limit: state.theirs.maximumFrameBytes, peer: address)
  }

  func halfClose(_ call: OutgoingCall) {
    guard let flow = call.flow, !call.isOver else { return }
    output.writer.append(callID: flow.id, .halfClose)
    planFlush()
  }

  /// Tells the server that nobody waits for the call any more.
  func cancel(_ call: OutgoingCall, reason: String) {
    if let flow = call.flow, calls[flow.id] != nil {
      output.writer.append(callID: flow.id, .cancel(reason: reason))
      planFlush()
    }
    remove(call)
    startWaiting()
    closeIfDone()
  }

  func consumed(_ bytes: Int, isDrained: Bool, by call: OutgoingCall) {
    let credit: (call: UInt32, connection: UInt32) =
      call.isOver
      ? (0, state.receiving.consume(bytes))
      : call.flow?.consumed(bytes, isDrained: isDrained, on: &state.receiving) ?? (0, 0)
    if let flow = call.flow, credit.call > 0 {
      output.writer.append(callID: flow.id, .credit(credit.call))
    }
    if credit.connection > 0 { output.writer.append(callID: 0, .credit(credit.connection)) }
    if credit != (0, 0) { planFlush() }
  }

  private func creditConnection(_ bytes: Int) {
    let credit = state.receiving.consume(bytes)
    guard credit > 0 else { return }
    output.writer.append(callID: 0, .credit(credit))
    planFlush()
  }

  /// Tells how a call went. One that ended with the connection says nothing of the server.
  func ended(_ call: OutgoingCall, with error: RPCError?) {
    guard let startedAt = call.startedAt, !isClosed else { return }
    owner?.callEnded(
      after: startedAt.duration(to: ContinuousClock.now), isUnary: call.method.kind == .unary,
      with: error)
  }

  private func remove(_ call: OutgoingCall) {
    let isKnown: Bool
    if let flow = call.flow {
      isKnown = calls.removeValue(forKey: flow.id) != nil
    } else {
      waiting.removeAll { $0 === call }
      isKnown = true
    }
    if isKnown { load.subtract(1, ordering: .relaxed) }
  }

  // MARK: Output

  private func planFlush() {
    guard !isFlushPlanned, !isClosed else { return }
    isFlushPlanned = true
    loop.atEndOfTurn(self)
  }

  func endTurn() {
    isFlushPlanned = false
    if !isClosed { output.flush(into: transport) }
  }

  // MARK: The end

  /// Takes no new calls; closes once the running ones are done.
  func retire() {
    guard !isClosed else { return }
    state.leave()
    closeIfDone()
  }

  private func closeIfDone() {
    guard state.isLeaving, calls.isEmpty, !isClosed else { return }
    output.flush(into: transport)
    close(reason: "it has nothing left to do")
  }

  func close(reason: String) {
    guard !isClosed else { return }
    transport.close()
    finish(reason: reason)
  }

  private func finish(reason: String) {
    guard !isClosed else { return }
    isClosed = true
    stopOpenTimer()
    silence?.stop()
    let open = Array(calls.values) + waiting
    calls = [:]
    waiting = []
    load.store(0, ordering: .relaxed)
    for call in open {
      let error = RPCError(.unavailable, "the connection to \(address) is gone: \(reason)")
      // What was never wholly sent was never processed; of the rest nobody knows.
      let isUnsent = call.flow == nil || call.firstFrameEnd > output.taken
      call.finish(isUnsent ? .neverProcessed(error) : .failed(error))
    }
    owner?.connectionClosed(self, reason: reason, neverOpened: !hasOpened)
  }
}
