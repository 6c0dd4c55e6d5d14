import EventLoop
import Protobuf
import RPCCore
import RPCWire

/// The client's end of one rollcall/1 connection: it carries out what ``ClientConnectionState``
/// decides.
final class NativeClientConnection: ClientConnection, @unchecked Sendable {
  // On the loop only, as all of it; that is what makes @unchecked Sendable sound.
  private var state: ClientConnectionState
  private var decoder: FrameDecoder
  private var output = ConnectionOutput()

  init(
    _ transport: any ByteTransport, settings: WireSettings, options: Options,
    latency: SmoothedLatency, owner: any ClientConnectionOwner
  ) {
    state = ClientConnectionState(settings)
    decoder = FrameDecoder(maximumFrameBytes: settings.maximumFrameBytes)
    super.init(transport, options: options, latency: latency, owner: owner)
  }

  // MARK: The connection

  override func greet() { output.writer.append(callID: 0, .settings(state.ours)) }

  override func ping() {
    output.writer.append(callID: 0, .ping(.init(opaque: Self.keepAlivePing)))
  }

  private static let keepAlivePing: UInt64 = 0x6b65_6570

  override func flush() { output.flush(into: transport) }

  override var maximumCalls: Int { state.theirs.maximumCalls }

  override func isUnsent(_ call: OutgoingCall) -> Bool { call.firstFrameEnd > output.taken }

  override func transportReceived(_ bytes: borrowing RawSpan) {
    silence?.heard()
    do throws(ProtocolViolation) {
      try decoder.decode(bytes) { frame throws(ProtocolViolation) in
        if !isClosed { try received(frame) }
      }
    } catch {
      close(reason: "the server broke the protocol with \(error)")
    }
  }

  // MARK: Frames

  private func received(_ bytes: borrowing RawSpan) throws(ProtocolViolation) {
    var frame = try Frame(parsing: bytes)
    if frame.encoding != nil {
      try frame.measureMessage(bytes, limit: state.ours.maximumFrameBytes)
    }
    switch try state.received(frame) {
    case .none: break
    case .opened: opened()
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
      state.receiving.receive(frame.messageCredit)
      creditConnection(frame.messageCredit)
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
      try call.flow?.received(frame.messageCredit, on: &state.receiving)
      do throws(RPCError) {
        try deliver(frame, bytes.extracting(message), to: call)
      } catch {
        call.cancel(error, reason: error.message)
        creditConnection(frame.messageCredit)
        return
      }
    }
    if let end = frame.end, !call.isOver {
      let error = try WireStatus.error(end)
      let trailers =
        if let error { error.metadata } else { try WireStatus.metadata(end.trailers) }
      finish(call, error.map { .failed($0) } ?? .ok, trailers: trailers)
      if calls.isEmpty { output.shrink() }
    }
  }

  private func deliver(_ frame: Frame, _ message: borrowing RawSpan, to call: OutgoingCall)
    throws(RPCError)
  {
    MessageTraffic.received.record(UInt64(frame.originalBytes ?? message.byteCount))
    guard let size = frame.originalBytes else {
      return try call.received(message, counting: frame.messageCredit)
    }
    let original = try MessageCompression.decompress(copy message, size: size)
    // Sound: a UInt8 has no padding that could be read.
    try unsafe call.received(original.span.bytes, counting: frame.messageCredit)
  }

  private func leave(_ goAway: Frame.GoAway) {
    leave(
      after: goAway.lastCallID,
      RPCError(.unavailable, "\(address) takes no new calls: \(goAway.reason)"))
    if goAway.code != StatusCode.ok.rawValue {
      close(reason: "the server ended it: \(goAway.reason)")
    } else {
      closeIfDone()
    }
  }

  // MARK: Calls

  override func place(_ call: OutgoingCall) -> UInt64 {
    let flow = state.begin()
    call.flow = flow
    return flow.id
  }

  override func begin(_ call: OutgoingCall, with pack: MessagePacking) throws(RPCError) {
    _ = try append(beginPart(call), .halfClose, of: call, pack)
    call.firstFrameEnd = output.end
  }

  override func begin(_ call: OutgoingCall) throws(RPCError) {
    let start = output.writer.output.count
    output.writer.append(callID: call.id, beginPart(call))
    try output.checkFrame(from: start, limit: state.theirs.maximumFrameBytes, peer: address)
    call.firstFrameEnd = output.end
    planFlush()
  }

  private func beginPart(_ call: OutgoingCall) -> FrameWriter.Part {
    .begin(
      method: call.method.path, timeoutMicroseconds: call.deadline?.remainingMicroseconds ?? 0,
      metadata: WireStatus.metadata(call.metadata))
  }

  override func maySend(_ call: OutgoingCall) -> Bool {
    guard let flow = call.flow, !call.isOver else { return false }
    return flow.maySend(on: state.sending)
  }

  override func send(_ call: OutgoingCall, _ pack: MessagePacking) throws(RPCError) -> Int {
    guard call.hasBegun, !call.isOver else { return 0 }
    return try append(nil, nil, of: call, pack)
  }

  private func append(
    _ first: FrameWriter.Part?, _ second: FrameWriter.Part?, of call: OutgoingCall,
    _ pack: MessagePacking
  ) throws(RPCError) -> Int {
    let start = output.writer.output.count
    let bytes = try output.append(
      callID: call.id, first, second, limit: state.theirs.maximumFrameBytes, peer: address, pack)
    if call.allowsCompression {
      output.compressMessage(
        from: start, count: bytes, above: options.compressedAbove, for: state.theirs)
    }
    call.flow?.sent(Wire.credit(of: bytes), on: &state.sending)
    planFlush()
    MessageTraffic.sent.record(UInt64(bytes))
    return bytes
  }

  override func halfClose(_ call: OutgoingCall) {
    guard call.hasBegun, !call.isOver else { return }
    output.writer.append(callID: call.id, .halfClose)
    planFlush()
  }

  override func sendCancel(of call: OutgoingCall, reason: String) {
    output.writer.append(callID: call.id, .cancel(reason: reason))
    planFlush()
  }

  override func consumed(_ bytes: Int, isDrained: Bool, by call: OutgoingCall) {
    let credit: (call: UInt32, connection: UInt32) =
      call.isOver
      ? (0, state.receiving.consume(bytes))
      : call.flow?.consumed(bytes, isDrained: isDrained, on: &state.receiving) ?? (0, 0)
    if credit.call > 0 { output.writer.append(callID: call.id, .credit(credit.call)) }
    if credit.connection > 0 { output.writer.append(callID: 0, .credit(credit.connection)) }
    if credit != (0, 0) { planFlush() }
  }

  private func creditConnection(_ bytes: Int) {
    let credit = state.receiving.consume(bytes)
    guard credit > 0 else { return }
    output.writer.append(callID: 0, .credit(credit))
    planFlush()
  }
}
