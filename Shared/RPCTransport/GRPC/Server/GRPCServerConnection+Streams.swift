import GRPCWire
import HTTP2
import RPCCore
import RPCWire

/// What the session tells.
extension GRPCServerConnection: HTTP2SessionOwner {
  func received(
    _ block: HTTP2Block, _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan,
    on stream: Int32, tag: Int
  ) {
    hasReceived = true
    guard block.kind == .request else {
      lastHead = nil
      // A request has no trailers; only the end that they bring counts.
      if block.endsStream { received(endOf: stream, tag: tag) }
      return
    }
    let (tag, state) = streams.begin(stream)
    session.setTag(tag, of: stream)
    let head = read(fields, bytes, isRepeat: block.isRepeat)
    state.peerHasFinished = block.endsStream
    if block.isOverLimit {
      refuseOversize(head, bytes, state, tag)
    } else {
      begin(head, bytes, state, tag)
    }
    guard block.endsStream, let call = state.call, !call.isOver else { return }
    call.deliverHalfClose()
  }

  /// Callers that call one method after another send the same head each time, unless they set a
  /// deadline.
  private func read(
    _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan, isRepeat: Bool
  ) -> RequestHead {
    if isRepeat, let lastHead { return lastHead }
    var head = RequestHead()
    for index in 0..<fields.count {
      let field = fields[index]
      head.read(bytes, name: field.name, value: field.value)
    }
    lastHead = head
    return head
  }

  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int) {
    hasReceived = true
    guard let state = streams[tag], let call = state.call, !call.isOver else {
      session.consume(data.byteCount, on: stream)
      return
    }
    take(data, state, call)
  }

  func received(endOf stream: Int32, tag: Int) {
    guard let state = streams[tag] else { return }
    state.peerHasFinished = true
    guard let call = state.call, !call.isOver else { return }
    if state.decoder.partialBytes > 0 {
      call.fail(RPCError(.invalidArgument, "the request ended in the middle of a message"))
    } else {
      call.deliverHalfClose()
    }
  }

  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode) {
    guard let state = streams[tag] else { return }
    if let call = state.call, !call.isOver {
      openCalls -= 1
      call.abandon(
        RPCError(
          .cancelled,
          code == .cancel
            ? "the caller cancelled the call" : "the stream of the call was reset: \(code)"))
    }
    waitingBytes -= state.waitingBytes
    partialBytes -= state.decoder.partialBytes
    unreadBytes -= state.took(.max).unread
    settleConnection()
    streams.end(tag)
    if streams.count == 0 { planFlush() }
  }

  func received(ping opaque: UInt64, isAnswer: Bool) {
    if isAnswer { pinged(opaque) }
  }

  func receivedSettings() {}

  /// A client that leaves; it takes what was begun to its end.
  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String) {}

  func violated(on stream: Int32, reason: String) {
    // One for the connection is told when it ends.
    if stream != 0 { violations.append("stream \(stream): \(reason)") }
  }

  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart {
    guard let state = streams[tag] else { return .last(0) }
    let count = min(room, state.waitingBytes)
    guard case .ending(let trailers) = state.answer, count == state.waitingBytes else {
      state.isDeferred = count == 0
      return count > 0 ? .bytes(count) : .later
    }
    sentFrames += 1
    state.answer = .ended
    do throws(HTTP2Failure) {
      if let trailers {
        try session.submit(trailers: trailers, on: stream)
      } else {
        try session.submit(trailers: GRPCAnswers.success, on: stream)
      }
    } catch {
      // The stream ends without a status, which its caller takes for an error.
      return .last(count)
    }
    return .lastBeforeTrailers(count)
  }

  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8]) {
    guard let state = streams[tag] else { return }
    state.move(count, to: &output)
    waitingBytes -= count
    sentFrames += 1
    guard state.hasSenderWaiting, state.waitingBytes <= Self.sentAhead / 2, let call = state.call
    else { return }
    state.hasSenderWaiting = false
    woken.append(call)
  }

  // MARK: Beginning a call

  private func begin(
    _ head: RequestHead, _ bytes: borrowing RawSpan, _ state: GRPCServerStream, _ tag: Int
  ) {
    guard head.isPost, head.content != .notGRPC else {
      answer(head.isPost ? GRPCAnswers.wrongContent : GRPCAnswers.wrongMethod, state, tag)
      return
    }
    guard let method = head.method else {
      let error = RPCError(.unimplemented, "a path that names no method; it is /SERVICE/METHOD")
      refuse(acceptor.refused(.unknownMethod, error, "", peer, transport.peerAddress), state, tag)
      return
    }
    if let failure = unacceptable(head, bytes) {
      refuse(failure, state, tag, listsEncodings: true)
      return
    }
    guard openCalls + lingering.count < limits.maximumCalls else {
      let error = CallAcceptor.tooManyCalls(limits.maximumCalls)
      let path = CallAcceptor.text(bytes, method)
      refuse(
        acceptor.refused(.tooManyCalls, error, path, peer, transport.peerAddress), state, tag)
      return
    }
    do throws(RPCError) {
      let call = try acceptor.accept(
        bytes, method: method, id: UInt64(tag), flow: nil, metadata: head.metadata,
        timeoutMicroseconds: head.timeoutMicroseconds, origin: origin, carrier: self)
      state.call = call
      state.requestIsGzip = head.encoding == .gzip
      state.answersInGzip = head.acceptsGzip && limits.compressedAbove != nil
      openCalls += 1
      fresh.append(call)
      call.start()
    } catch {
      refuse(error, state, tag)
    }
  }

  /// Why the messages of a call could not be read.
  private func unacceptable(_ head: RequestHead, _ bytes: borrowing RawSpan) -> RPCError? {
    if case .unknown(let name) = head.encoding {
      let encoding = CallAcceptor.text(bytes, name)
      return RPCError(
        .unimplemented, "messages in the encoding \"\(encoding)\"; this server takes gzip")
    }
    if head.content == .other {
      return RPCError(.unimplemented, "this server takes messages of protobuf: application/grpc")
    }
    return head.failure
  }

  private func refuseOversize(
    _ head: RequestHead, _ bytes: borrowing RawSpan, _ state: GRPCServerStream, _ tag: Int
  ) {
    let error = RPCError(
      .resourceExhausted,
      "the headers are over the limit; metadata may have \(limits.maximumMetadataBytes) bytes")
    let path = head.method.map { CallAcceptor.text(bytes, $0) } ?? ""
    refuse(
      acceptor.refused(.metadataTooLarge, error, path, peer, transport.peerAddress), state, tag)
  }

  private func refuse(
    _ error: RPCError, _ state: GRPCServerStream, _ tag: Int, listsEncodings: Bool = false
  ) {
    let headers = GRPCAnswers.only(
      error, Metadata(), listsEncodings: listsEncodings,
      limit: session.peer.maximumHeaderListBytes)
    answer(headers, state, tag)
  }

  /// Ends a stream with one block.
  func answer(_ headers: HTTP2Headers, _ state: GRPCServerStream, _ tag: Int) {
    state.answer = .ended
    sentFrames += 1
    // A stream that is gone needs no answer.
    try? session.submit(response: headers, hasBody: false, on: state.id, tag: tag)
    if !state.peerHasFinished { unfinished.append(state.id) }
    planFlush()
  }

  // MARK: Messages

  private func take(_ data: borrowing RawSpan, _ state: GRPCServerStream, _ call: ServerCall) {
    let partial = state.decoder.partialBytes
    // What came of the first message before, which the windows were told of.
    var told = partial
    var held = 0
    do throws(MessageDecoder.Failure) {
      try state.decoder.decode(data) { message, isCompressed in
        let wire = GRPC.prefixBytes + message.byteCount
        let fresh = max(0, wire - told)
        told = max(0, told - wire)
        held += deliver(message, isCompressed, holding: fresh, state, call)
        return !call.isOver
      }
    } catch {
      call.fail(Self.status(of: error))
    }
    partialBytes += state.decoder.partialBytes - partial
    if call.isOver {
      partialBytes -= state.decoder.partialBytes
      state.decoder.reset()
    } else if partialBytes > limits.maximumMessageBytes * Self.unfinishedMessages {
      call.fail(
        RPCError(
          .resourceExhausted, "too many bytes of unfinished messages wait on this connection"))
    }
    tell(data.byteCount - held, on: state)
    untold += data.byteCount
    settleConnection()
  }

  private static let unfinishedMessages = 8

  /// - Returns: How many bytes the window of the stream is not to be told of yet.
  private func deliver(
    _ message: borrowing RawSpan, _ isCompressed: Bool, holding wireBytes: Int,
    _ state: GRPCServerStream, _ call: ServerCall
  ) -> Int {
    guard isCompressed else {
      hold(wireBytes, for: Wire.credit(of: message.byteCount), state)
      call.deliver(message)
      return wireBytes
    }
    guard state.requestIsGzip else {
      call.fail(
        RPCError(.internalError, "a compressed message, and no grpc-encoding that says how"))
      return 0
    }
    do throws(RPCError) {
      let plain = try GzipCompression.decompress(
        copy message, limit: limits.maximumMessageBytes)
      // Windows count compressed bytes, so they bound nothing of what these hold.
      guard unreadBytes + plain.count <= limits.maximumUnreadBytes else {
        throw RPCError(
          .resourceExhausted,
          "\(unreadBytes) bytes of decompressed messages wait for their handlers already")
      }
      hold(wireBytes, for: Wire.credit(of: plain.count), state)
      // Sound: a UInt8 has no padding that could be read.
      unsafe call.deliver(decompressed: plain.span.bytes)
      return wireBytes
    } catch {
      call.fail(error)
      return 0
    }
  }

  private func hold(_ wireBytes: Int, for bytes: Int, _ state: GRPCServerStream) {
    state.holds(wireBytes, for: bytes)
    unreadBytes += bytes
  }

  private static func status(of failure: MessageDecoder.Failure) -> RPCError {
    switch failure {
    case .tooLarge(let announced, let limit):
      RPCError(
        .resourceExhausted,
        "a message of \(announced) bytes is over the \(limit) that this server accepts")
    case .unknownFlag(let flag):
      RPCError(.internalError, "a message whose first byte is \(flag), which is neither 0 nor 1")
    }
  }
}
