import EventLoop
import GRPCWire
import HTTP2
import RPCCore
import RPCWire

/// What comes from the server.
extension GRPCClientConnection: HTTP2SessionOwner {
  private func call(on stream: Int32) -> OutgoingCall? {
    isClosed ? nil : calls[UInt64(stream)]
  }

  // MARK: Answers

  func received(
    _ block: HTTP2Block, _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan,
    on stream: Int32, tag: Int
  ) {
    guard let call = call(on: stream), let state = call.stream else { return }
    guard !block.isOverLimit else {
      fail(
        call,
        RPCError(
          .resourceExhausted,
          "the metadata of the answer is over the \(Self.maximumHeaderListBytes) bytes that the "
            + "caller accepts"))
      return
    }
    var head = ResponseHead()
    for index in fields.indices {
      head.read(bytes, name: fields[index].name, value: fields[index].value)
    }
    takesGzip = takesGzip || head.acceptsGzip
    if block.endsStream {
      end(call, with: head)
    } else if !state.hasHead {
      begin(call, state, with: head)
    }
  }

  private func begin(_ call: OutgoingCall, _ state: GRPCClientStream, with head: ResponseHead) {
    // An interim answer; the real one follows. RFC 9110, section 15.2.
    if let status = head.httpStatus, status < 200 { return }
    state.hasHead = true
    if head.httpStatus != 200 || !head.isGRPC {
      fail(call, AnswerStatus.foreign(head, at: address))
    } else if let encoding = head.unknownEncoding {
      fail(
        call,
        RPCError(
          .internalError,
          "\(address) answers in the encoding \"\(encoding)\", which nobody asked for"
        ))
    } else {
      state.isGzipped = head.isGzip
      call.receivedHead(head.metadata)
    }
  }

  private func end(_ call: OutgoingCall, with head: ResponseHead) {
    // Of an answer in one block nothing says what came ahead of the messages: there are none.
    let error = AnswerStatus.error(
      head, isWhole: call.stream?.incoming.partialBytes == 0, at: address)
    finish(call, error.map { .failed($0) } ?? .ok, trailers: head.metadata)
    stopSending(call)
  }

  func received(endOf stream: Int32, tag: Int) {
    guard let call = call(on: stream) else { return }
    finish(
      call,
      .failed(RPCError(.internalError, "\(address) ended its answer without a status")),
      trailers: Metadata())
    stopSending(call)
  }

  /// The server has ended the call; what was still to be sent of it nobody wants.
  private func stopSending(_ call: OutgoingCall) {
    if let state = call.stream, !state.isDone { reset(call, .noError) }
  }

  // MARK: Messages

  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int) {
    session.consume(onConnection: data.byteCount)
    guard let call = call(on: stream), let state = call.stream else { return }
    state.window.received(data.byteCount)
    do throws(MessageDecoder.Failure) {
      try state.incoming.decode(data) { message, isCompressed in
        deliver(message, isCompressed, to: call, state)
        return !call.isOver
      }
    } catch {
      fail(call, Self.error(error))
    }
    if !call.isOver { giveBack(state.window.takeHeld(), to: call) }
  }

  private func deliver(
    _ message: borrowing RawSpan, _ isCompressed: Bool, to call: OutgoingCall,
    _ state: GRPCClientStream
  ) {
    let counted = state.window.completed(GRPC.prefixBytes + message.byteCount)
    MessageTraffic.received.record(UInt64(message.byteCount))
    do throws(RPCError) {
      if isCompressed {
        guard state.isGzipped else {
          throw RPCError(.internalError, "a compressed message without a word about how")
        }
        try call.received(
          gzip: message, limit: settings.maximumMessageBytes, counting: counted)
      } else {
        try call.received(message, counting: counted)
      }
    } catch {
      fail(call, error)
    }
  }

  private static func error(_ failure: MessageDecoder.Failure) -> RPCError {
    switch failure {
    case .tooLarge(let announced, let limit):
      RPCError(
        .resourceExhausted,
        "a message of \(announced) bytes is over the \(limit) that the caller accepts")
    case .unknownFlag(let flag):
      RPCError(
        .internalError, "what stands in front of a message is no prefix: its flag is \(flag)")
    }
  }

  func giveBack(_ bytes: Int, to call: OutgoingCall) {
    guard bytes > 0 else { return }
    session.consume(bytes, onStreamAlone: Int32(truncatingIfNeeded: call.id))
    planFlush()
  }

  private func fail(_ call: OutgoingCall, _ error: RPCError) {
    call.cancel(error, reason: error.message)
  }

  // MARK: Streams and the connection

  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode) {
    guard let call = call(on: stream) else { return }
    finish(
      call,
      StreamReset.ending(of: call, code, at: address, violation: call.stream?.violation),
      trailers: Metadata())
  }

  func violated(on stream: Int32, reason: String) {
    if stream == 0 {
      fail("the server broke the protocol: \(reason)")
    } else {
      call(on: stream)?.stream?.violation = reason
    }
  }

  func received(ping opaque: UInt64, isAnswer: Bool) {
    if isAnswer { silence?.answered() }
  }

  func receivedSettings() {
    guard !isClosed else { return }
    if !hasOpened { opened() }
    startWaiting()
  }

  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String) {
    guard !isClosed else { return }
    let words = text.isEmpty ? "\(code)" : "\(code), \(text)"
    if code != .noError { farewell = words }
    // Source: gRFC A8.
    if code == .enhanceYourCalm, text == "too_many_pings" { pingedTooOften() }
    leave(
      after: UInt64(lastStream), RPCError(.unavailable, "\(address) takes no new calls: \(words)"))
  }

  // MARK: Requests

  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart {
    guard let call = call(on: stream), let state = call.stream else { return .later }
    let part = state.next(room)
    // Its head has gone out, and that is all that a call with a stream needs to begin.
    if call.method.kind != .unary, call.firstFrameEnd == .max { written.append(call) }
    return part
  }

  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8]) {
    guard let call = call(on: stream), let state = call.stream else {
      output.append(contentsOf: repeatElement(0, count: count))
      return
    }
    if state.take(count, into: &output) { refillable.append(call) }
    if state.isDone { written.append(call) }
  }
}
