import EventLoop
import Protobuf
import RPCCore
import RPCWire

/// The server's end of one rollcall/1 connection: it carries out what ``ServerConnectionState``
/// decides. It lives on its transport's loop.
final class NativeServerConnection: ServerConnection, ByteTransportOwner, ServerCallCarrier,
  EndOfTurnWork
{
  private let transport: any ByteTransport
  private let acceptor: CallAcceptor
  private let whenClosed: () -> Void
  private var state: ServerConnectionState
  private var decoder: FrameDecoder
  private var output = ConnectionOutput()
  private var calls = OpenCalls()
  let lingering = LingeringHandlers()
  /// With the peer's name as soon as it is known.
  private var origin: CallOrigin
  private var isFlushPlanned = false
  private var isReadingPaused = false
  private var hasSendersWaiting = false
  private let maximumUnsentBytes: Int
  /// Messages over this size are compressed for peers that take that.
  private let compressedAbove: Int?
  private var lifetime: ConnectionLifetime
  /// Something came since the connection was last looked at.
  private var hasReceived = false
  private var isClosed = false

  let loop: Loop
  private var peer: PeerIdentity? { origin.peer }

  /// - Parameter whenClosed: Called once, on the loop, when the connection is over.
  init(
    _ transport: any ByteTransport, acceptor: CallAcceptor, settings: WireSettings,
    maximumUnsentBytes: Int, compressedAbove: Int?, lifetime: ConnectionLifetime,
    whenClosed: @escaping () -> Void
  ) {
    self.transport = transport
    loop = transport.loop
    origin = CallOrigin(peer: nil, address: transport.peerAddress, callProtocol: .native)
    self.acceptor = acceptor
    self.maximumUnsentBytes = maximumUnsentBytes
    self.compressedAbove = compressedAbove
    self.lifetime = lifetime
    self.whenClosed = whenClosed
    state = ServerConnectionState(settings)
    decoder = FrameDecoder(maximumFrameBytes: settings.maximumFrameBytes)
  }

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {
    origin = CallOrigin(peer: peer, address: transport.peerAddress, callProtocol: .native)
    acceptor.services.report(
      .connectionOpened(address: transport.peerAddress, peer: peer, callProtocol: .native))
    output.writer.append(callID: 0, .settings(state.ours))
    planFlush()
  }

  func transportReceived(_ bytes: borrowing RawSpan) {
    hasReceived = true
    do throws(ProtocolViolation) {
      try decoder.decode(bytes) { frame throws(ProtocolViolation) in
        guard !isClosed else { return }
        try received(frame)
        if calls.isBatch { carryOutCalls() }
      }
    } catch {
      violated(error)
    }
    carryOutCalls()
    // A peer that asks and doesn't read its answers is not read from either.
    if output.backlog > pausingBacklog, !isReadingPaused, !isClosed {
      isReadingPaused = true
      transport.pauseReading(true)
    }
  }

  /// Starts the handlers of the calls that came whole.
  private func carryOutCalls() {
    loop.carryOutWork()
    calls.settle { $0.watchDeadline() }
  }

  func transportCanSend() {
    flush()
  }

  func transportClosed(_ end: TransportEnd) {
    let inside = decoder.isInsideFrame ? ", in the middle of a frame" : ""
    acceptor.services.report(
      .connectionClosed(address: transport.peerAddress, peer: peer, reason: "\(end)\(inside)"))
    finish(reason: "\(end)")
  }

  /// Answers that wait for the peer to read them before requests, and further answers, wait in turn.
  private var pausingBacklog: Int { min(1024 * 1024, maximumUnsentBytes) }

  // MARK: Frames

  private func received(_ bytes: borrowing RawSpan) throws(ProtocolViolation) {
    let frame = try measured(try Frame(parsing: bytes), bytes)
    try state.received(frame)
    if !frame.isPlain, let ping = frame.ping, !ping.isAnswer {
      output.writer.append(callID: 0, .ping(.init(opaque: ping.opaque, isAnswer: true)))
      planFlush()
    }
    if frame.callID == 0 {
      if frame.credit > 0 { for call in calls.all { call.creditGranted() } }
    } else if let begin = frame.begin {
      try begins(frame, begin, bytes)
    } else if let call = calls[frame.callID] {
      try received(frame, bytes, for: call)
    } else {
      try state.receivedForClosedCall(frame)
      passOver(frame)
    }
  }

  /// With the size of its message before that was compressed.
  private func measured(_ frame: consuming Frame, _ bytes: borrowing RawSpan)
    throws(ProtocolViolation) -> Frame
  {
    if frame.encoding != nil {
      try frame.measureMessage(bytes, limit: state.ours.maximumFrameBytes)
    }
    return frame
  }

  private func begins(
    _ frame: borrowing Frame, _ begin: borrowing Frame.Begin, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    let flow: CallFlow
    switch try state.begin(frame.callID, openCalls: calls.count + lingering.count) {
    case .start(let admitted): flow = admitted
    case .refuse(let error):
      let method = CallAcceptor.text(bytes, begin.method)
      refuse(
        frame, acceptor.refused(.tooManyCalls, error, method, peer, transport.peerAddress))
      return
    case .ignore:
      passOver(frame)
      return
    }
    let metadata = try WireStatus.metadata(begin.metadata)
    let call: ServerCall
    do throws(RPCError) {
      call = try acceptor.accept(
        bytes, method: begin.method, id: frame.callID, flow: flow, metadata: metadata,
        timeoutMicroseconds: begin.timeoutMicroseconds, origin: origin, carrier: self)
    } catch {
      refuse(frame, error)
      return
    }
    calls.add(call, isWhole: frame.halfClose)
    call.start()
    try received(frame, bytes, for: call)
    if !frame.halfClose { call.watchDeadline() }
  }

  private func received(_ frame: Frame, _ bytes: borrowing RawSpan, for call: ServerCall)
    throws(ProtocolViolation)
  {
    if frame.credit > 0 {
      try call.flow?.granted(frame.credit)
      call.creditGranted()
    }
    if call.isOver {
      passOver(frame)
    } else if let message = frame.message {
      try call.flow?.received(frame.messageCredit, on: &state.receiving)
      if let size = frame.originalBytes {
        deliver(bytes.extracting(message), size: size, to: call)
      } else {
        call.deliver(bytes.extracting(message))
      }
    }
    if frame.halfClose, !call.isOver {
      try call.flow?.peerFinished()
      call.deliverHalfClose()
    }
    if !frame.isPlain, let reason = frame.cancel, !call.isOver {
      calls.remove(call)
      call.abandon(RPCError(.cancelled, reason.isEmpty ? "the caller cancelled the call" : reason))
      closeIfDrained()
    }
  }

  private func deliver(_ compressed: borrowing RawSpan, size: Int, to call: ServerCall) {
    do throws(RPCError) {
      let message = try MessageCompression.decompress(copy compressed, size: size)
      // Sound: a UInt8 has no padding that could be read.
      unsafe call.deliver(decompressed: message.span.bytes)
    } catch {
      call.fail(error)
      consumed(Wire.credit(of: size), isDrained: true, by: call)
    }
  }

  private func refuse(_ frame: Frame, _ error: RPCError) {
    output.writer.append(callID: frame.callID, .end(WireStatus.end(error, trailers: Metadata())))
    planFlush()
    passOver(frame)
  }

  /// A message that no call takes used up the connection's credit all the same.
  private func passOver(_ frame: Frame) {
    guard frame.message != nil else { return }
    state.receiving.receive(frame.messageCredit)
    let credit = state.receiving.consume(frame.messageCredit)
    guard credit > 0 else { return }
    output.writer.append(callID: 0, .credit(credit))
    planFlush()
  }

  // MARK: ServerCallCarrier

  /// Credit alone doesn't bound memory: the peer says how much of it there is, and may not read.
  func maySend(_ call: ServerCall) -> Bool {
    guard output.backlog <= pausingBacklog else {
      hasSendersWaiting = true
      return false
    }
    return call.flow?.maySend(on: state.sending) == true
  }

  func send(_ call: ServerCall, head: Metadata?, _ pack: MessagePacking) throws(RPCError) {
    if let head { sendHead(head, on: call) }
    try append(nil, of: call, pack)
    output.flushBurst(into: transport)
    planFlush()
  }

  func finish(_ call: ServerCall, head: Metadata?, trailers: Metadata, _ pack: MessagePacking)
    throws(RPCError)
  {
    if let head { sendHead(head, on: call) }
    try append(
      trailers.isEmpty ? .endOfGoodCall : .end(WireStatus.end(nil, trailers: trailers)), of: call,
      pack)
    forget(call)
  }

  func finish(_ call: ServerCall, with error: RPCError?, head: Metadata?, trailers: Metadata) {
    if let head { sendHead(head, on: call) }
    let start = output.writer.output.count
    output.writer.append(callID: call.id, .end(WireStatus.end(error, trailers: trailers)))
    do throws(RPCError) {
      try checkFrame(from: start)
    } catch {
      output.writer.append(
        callID: call.id, .end(Frame.End(code: error.code.rawValue, message: error.message)))
    }
    forget(call)
  }

  private func append(_ end: FrameWriter.Part?, of call: ServerCall, _ pack: MessagePacking)
    throws(RPCError)
  {
    let start = output.writer.output.count
    let bytes = try output.append(
      callID: call.id, end, limit: state.theirs.maximumFrameBytes, peer: "the caller", pack)
    try output.checkBacklog(from: start, limit: maximumUnsentBytes)
    if call.context.allowsCompression {
      output.compressMessage(
        from: start, count: bytes, above: compressedAbove, for: state.theirs)
    }
    call.flow?.sent(Wire.credit(of: bytes), on: &state.sending)
    call.method.tally.sent.record(UInt64(bytes))
  }

  private func checkFrame(from start: Int) throws(RPCError) {
    try output.checkFrame(
      from: start, limit: state.theirs.maximumFrameBytes, peer: "the caller")
  }

  func consumed(_ bytes: Int, isDrained: Bool, by call: ServerCall) {
    let credit: (call: UInt32, connection: UInt32) =
      call.isOver
      ? (0, state.receiving.consume(bytes))
      : call.flow?.consumed(bytes, isDrained: isDrained, on: &state.receiving) ?? (0, 0)
    if credit.call > 0 { output.writer.append(callID: call.id, .credit(credit.call)) }
    if credit.connection > 0 { output.writer.append(callID: 0, .credit(credit.connection)) }
    if credit != (0, 0) { planFlush() }
  }

  /// Initial metadata that the peer would refuse is left out: the answer still arrives.
  private func sendHead(_ head: Metadata, on call: ServerCall) {
    let start = output.writer.output.count
    output.writer.append(callID: call.id, .head(WireStatus.metadata(head)))
    try? checkFrame(from: start)
  }

  private func forget(_ call: ServerCall) {
    calls.remove(call)
    planFlush()
  }

  // MARK: Output

  private func planFlush() {
    guard !isFlushPlanned, !isClosed else { return }
    isFlushPlanned = true
    loop.atEndOfTurn(self)
  }

  func endTurn() {
    isFlushPlanned = false
    guard !isClosed else { return }
    flush()
  }

  private func flush() {
    output.flush(into: transport)
    if isReadingPaused, output.backlog <= pausingBacklog {
      isReadingPaused = false
      transport.pauseReading(false)
    }
    if hasSendersWaiting, output.backlog <= pausingBacklog {
      hasSendersWaiting = false
      for call in calls.all { call.creditGranted() }
    }
    closeIfDrained()
  }

  // MARK: The end

  /// To be called from time to time: ends the connection if one of its limits asks for it.
  func look(_ now: ContinuousClock.Instant) {
    guard !isClosed else { return }
    let activity = ConnectionLifetime.Activity(
      isIdle: calls.isEmpty && !hasReceived, isStuck: !output.isEmpty && !output.hasMoved)
    // With calls that wait, too: a watch may wait for ever.
    let isQuiet = !hasReceived && !output.hasMoved
    hasReceived = false
    output.hasMoved = false
    if isQuiet { output.shrink() }
    switch lifetime.look(now, activity) {
    case .goOn: break
    case .leave(let limit):
      guard !state.isDraining else { return }
      report(limit)
      drain(reason: "the connection has reached its \(limit.rawValue) limit")
    case .end(let limit):
      report(limit)
      endNow(
        RPCError(.unavailable, "the server ended the connection: \(limit.explanation)"))
    }
  }

  private func report(_ limit: ConnectionLimit) {
    acceptor.services.report(
      .connectionLimited(limit, address: transport.peerAddress, peer: peer))
  }

  /// Takes no new calls; closes once the running ones are done.
  func drain() { drain(reason: "the server is draining") }

  private func drain(reason: String) {
    guard !state.isDraining, !isClosed else { return }
    sendGoAway(reason: reason)
    closeIfDrained()
  }

  /// Ends whatever still runs.
  func endNow(_ error: RPCError) {
    guard !isClosed else { return }
    for call in calls.all { call.fail(error) }
    output.flush(into: transport)
    close(reason: error.message)
  }

  private func sendGoAway(reason: String) {
    output.writer.append(callID: 0, .goAway(state.drain(reason: reason)))
    planFlush()
  }

  private func closeIfDrained() {
    guard !isClosed, state.isDraining, calls.isEmpty, output.isEmpty else { return }
    close(reason: "drained")
  }

  private func violated(_ violation: ProtocolViolation) {
    guard !isClosed else { return }
    acceptor.services.report(
      .protocolViolated(
        address: transport.peerAddress, peer: peer, violation: violation.description))
    let code: StatusCode =
      switch violation {
      case .notUnderstood, .unknownEncoding: .unimplemented
      case .frameTooLarge: .resourceExhausted
      case .emptyFrame, .malformedFrame, .unexpectedFrame, .creditExceeded: .invalidArgument
      }
    output.writer.append(
      callID: 0,
      .goAway(
        .init(lastCallID: state.lastCallID, code: code.rawValue, reason: violation.description)))
    output.flush(into: transport)
    close(reason: violation.description)
  }

  private func close(reason: String) {
    transport.close()
    acceptor.services.report(
      .connectionClosed(address: transport.peerAddress, peer: peer, reason: reason))
    finish(reason: reason)
  }

  private func finish(reason: String) {
    guard !isClosed else { return }
    isClosed = true
    let lost = RPCError(.cancelled, "the caller's connection is gone: \(reason)")
    let open = calls.all
    calls.removeAll()
    for call in open { call.abandon(lost) }
    whenClosed()
  }
}
