import EventLoop
import GRPCWire
import HTTP2
import Protobuf
import RPCCore

/// What the calls ask for.
extension GRPCServerConnection: ServerCallCarrier {
  /// What a stream may have waiting for the end of the turn before its handler waits, too.
  static let sentAhead = 64 * 1024

  /// `nil` once the stream is gone.
  private func stream(of call: ServerCall) -> GRPCServerStream? {
    guard let state = streams[Int(call.id)], state.call === call else { return nil }
    return state
  }

  func maySend(_ call: ServerCall) -> Bool {
    guard let state = stream(of: call) else { return false }
    // One message may wait for window, so that what opens it finds something to send.
    let waiting = state.waitingBytes
    if waiting == 0 { return true }
    if waiting < Self.sentAhead, waiting < session.sendingWindow(of: state.id) { return true }
    state.hasSenderWaiting = true
    return false
  }

  func send(_ call: ServerCall, head: Metadata?, _ pack: MessagePacking) throws(RPCError) {
    guard let state = stream(of: call) else { return }
    try append(pack, call, state)
    if case .none = state.answer { begin(state, tag: Int(call.id), head) }
    goOn(state)
  }

  func finish(_ call: ServerCall, head: Metadata?, trailers: Metadata, _ pack: MessagePacking)
    throws(RPCError)
  {
    guard let state = stream(of: call) else { return }
    try append(pack, call, state)
    if case .none = state.answer { begin(state, tag: Int(call.id), head) }
    end(
      state,
      trailers.isEmpty
        ? nil : GRPCAnswers.trailers(nil, trailers, limit: session.peer.maximumHeaderListBytes))
  }

  func finish(_ call: ServerCall, with error: RPCError?, head: Metadata?, trailers: Metadata) {
    guard let state = stream(of: call) else { return }
    let limit = session.peer.maximumHeaderListBytes
    if case .none = state.answer {
      guard head != nil else {
        openCalls -= 1
        answer(GRPCAnswers.only(error, trailers, limit: limit), state, Int(call.id))
        return
      }
      begin(state, tag: Int(call.id), head)
    }
    end(state, GRPCAnswers.trailers(error, trailers, limit: limit))
  }

  func consumed(_ bytes: Int, isDrained: Bool, by call: ServerCall) {
    guard let state = stream(of: call) else { return }
    let (unread, held) = state.took(bytes)
    unreadBytes -= unread
    tell(held, on: state)
    settleConnection()
    planFlush()
  }

  /// The window of a stream is told of what has been used in steps, and so never for a short call.
  func tell(_ bytes: Int, on state: GRPCServerStream) {
    state.untoldBytes += bytes
    guard state.untoldBytes >= limits.callWindowBytes / 4 else { return }
    session.consume(state.untoldBytes, onStreamAlone: state.id)
    state.untoldBytes = 0
  }

  /// The connection's window is told of bytes when they come, and not when they are read: so a call
  /// whose handler reads slowly stalls itself and no other. Only when much waits for many of them
  /// does the connection wait, too.
  func settleConnection() {
    guard untold >= limits.connectionWindowBytes / 4,
      unreadBytes <= limits.maximumUnreadBytes / 4
    else { return }
    session.consume(onConnection: untold)
    untold = 0
  }

  // MARK: The answer

  private func begin(_ state: GRPCServerStream, tag: Int, _ head: Metadata?) {
    state.answer = .open
    // A stream that is gone needs no answer.
    if let head, !head.isEmpty {
      let headers = GRPCAnswers.head(head, isGzip: state.answersInGzip)
      // Initial metadata that the peer would refuse is left out: the answer still arrives.
      if headers.listBytes <= session.peer.maximumHeaderListBytes {
        try? session.submit(response: headers, hasBody: true, on: state.id, tag: tag)
        return
      }
    }
    let fixed = state.answersInGzip ? GRPCAnswers.gzipHead : GRPCAnswers.head
    try? session.submit(response: fixed, hasBody: true, on: state.id, tag: tag)
  }

  private func end(_ state: GRPCServerStream, _ trailers: HTTP2Headers?) {
    state.answer = .ending(trailers)
    openCalls -= 1
    if !state.peerHasFinished { unfinished.append(state.id) }
    goOn(state)
  }

  private func goOn(_ state: GRPCServerStream) {
    if state.isDeferred {
      state.isDeferred = false
      session.resume(state.id)
    }
    planFlush()
  }

  // MARK: Messages

  /// - Throws: INTERNAL if the message can't be packed, RESOURCE_EXHAUSTED if too much waits already;
  ///   nothing has been appended then.
  private func append(_ pack: MessagePacking, _ call: ServerCall, _ state: GRPCServerStream)
    throws(RPCError)
  {
    let start = MessagePrefix.open(in: &state.outbox)
    do throws(EncodingFailure) {
      try pack(&state.outbox)
    } catch {
      state.outbox.removeSubrange(start...)
      throw RPCError(.internalError, "the message can't be packed: \(error)")
    }
    let bytes = MessagePrefix.close(&state.outbox, from: start)
    let others = waitingBytes + output.backlog
    // A message is never too large for a peer that has read everything.
    guard others == 0 || others + bytes <= limits.maximumUnsentBytes else {
      state.outbox.removeSubrange(start...)
      throw RPCError(
        .resourceExhausted,
        "\(others) bytes of other answers wait for the caller to read them already")
    }
    call.method.tally.sent.record(UInt64(bytes))
    if let least = limits.compressedAbove, bytes > least, state.answersInGzip,
      call.context.allowsCompression
    {
      state.compressLast(from: start)
    }
    waitingBytes += state.outbox.count - start
  }
}
