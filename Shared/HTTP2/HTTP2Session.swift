internal import CNGHTTP2

/// One HTTP/2 connection of either side: bytes in, events out, bytes out. No socket and no clock.
///
/// HPACK, framing, the states of streams, the windows and the rules of HTTP are libnghttp2's. Who has
/// the session decides what to do and when to send. Used by one thread at a time, with no function
/// called from within another but as ``HTTP2SessionOwner`` says.
///
/// ```swift
/// let session = try HTTP2Session(.server, HTTP2Limits())
/// try session.submit(settings: [.maximumConcurrentStreams(100)])
/// try session.receive(bytes, for: owner)   // the owner hears of requests, and submits answers
/// try session.drain(into: &output, limit: 65_536, for: owner)
/// ```
@safe package final class HTTP2Session {
  package enum Role: Sendable {
    /// Expects the client's preface first.
    case server
    /// Sends it first.
    case client
  }

  let raw: OpaquePointer
  /// What the session was made with; freed after it.
  private let memory: SessionMemory
  package let role: Role
  /// Set while a function of ours is on the stack that was given it.
  unowned(unsafe) var owner: (any HTTP2SessionOwner)?
  var gathering: HeaderGathering
  /// What ``drain(into:limit:for:)`` was lent.
  var output: [UInt8] = []
  var outputLimit = Int.max
  /// The library's words for what the peer did wrong last.
  var complaint: String?
  package var counts = HTTP2FrameCounts()
  /// It ends by its owner's will.
  var isTerminated = false
  /// The GOAWAY with an error that went out last.
  package private(set) var lastWords: HTTP2LastWords?

  package init(_ role: Role, _ limits: HTTP2Limits) throws(HTTP2Failure) {
    let options = try SessionOptions(limits)
    self.role = role
    gathering = HeaderGathering(limit: limits.headerListBytes)
    let callbacks = try SessionCallbacks.shared.get()
    let memory = SessionMemory()
    self.memory = memory
    var functions = unsafe memory.functions
    var made: OpaquePointer?
    let code =
      unsafe role == .server
      ? nghttp2_session_server_new3(&made, callbacks.raw, nil, options.raw, &functions)
      : nghttp2_session_client_new3(&made, callbacks.raw, nil, options.raw, &functions)
    guard code == 0, let raw = unsafe made else { throw HTTP2Failure(code: Int(code)) }
    unsafe self.raw = raw
    // Sound: the session is freed by deinit, and calls back only from within our own functions.
    unsafe nghttp2_session_set_user_data(raw, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { unsafe nghttp2_session_del(raw) }

  /// Gives back memory that an idle connection has no need of.
  package func shrink() { memory.shrink() }

  // MARK: Bytes in

  /// Takes what came from the peer, all of it.
  ///
  /// - Throws: What ends the session. For ``HTTP2Failure/Reason/flood`` it can still be
  ///   ``terminate(_:lastStream:)``d and drained once; after any other failure it is of no more use.
  package func receive(_ bytes: borrowing RawSpan, for owner: any HTTP2SessionOwner)
    throws(HTTP2Failure)
  {
    unsafe self.owner = owner
    defer { unsafe self.owner = nil }
    let taken = unsafe bytes.withUnsafeBytes { bytes in
      unsafe nghttp2_session_mem_recv(
        raw, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    guard taken < 0 else { return }
    throw gathering.isHopeless
      ? HTTP2Failure(code: Int(NGHTTP2_ERR_FLOODED.rawValue), complaint: complaint)
      : HTTP2Failure(code: taken, complaint: complaint)
  }

  // MARK: Bytes out

  /// Appends what is to be sent now, until there is nothing more or `output` is over `limit`.
  ///
  /// A frame is never cut, so `output` may end up 16 KiB over the limit.
  package func drain(
    into output: inout [UInt8], limit: Int, for owner: any HTTP2SessionOwner
  ) throws(HTTP2Failure) {
    unsafe self.owner = owner
    outputLimit = limit
    swap(&output, &self.output)
    defer {
      swap(&output, &self.output)
      unsafe self.owner = nil
    }
    while self.output.count < limit {
      var frame: UnsafePointer<UInt8>?
      let count = unsafe nghttp2_session_mem_send(raw, &frame)
      guard count >= 0 else { throw HTTP2Failure(code: count) }
      guard count > 0, let frame = unsafe frame else { return }
      let bytes = unsafe UnsafeBufferPointer(start: frame, count: count)
      if bytes.count >= 17, unsafe bytes[3] == UInt8(NGHTTP2_GOAWAY.rawValue) {
        unsafe note(goAway: bytes)
      }
      unsafe self.output.append(contentsOf: bytes)
    }
  }

  /// RFC 9113, sections 4.1 and 6.8: the header is 9 bytes, then the last stream, the code, a text.
  private func note(goAway frame: UnsafeBufferPointer<UInt8>) {
    func number(at index: Int) -> UInt32 {
      unsafe frame[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let code = HTTP2ErrorCode(rawValue: number(at: 13))
    guard code != .noError else { return }
    let text = unsafe String(decoding: frame.dropFirst(17).prefix(200), as: UTF8.self)
    // The library gives no reason when its bound on resets is reached, the only one without.
    let bound = code == .internalError && !isTerminated ? "streams are reset too often" : nil
    lastWords = HTTP2LastWords(
      code: code, reason: complaint ?? bound ?? (text.isEmpty ? code.description : text))
  }

  /// There are frames to send. What waits for window isn't among them.
  package var wantsToSend: Bool { unsafe nghttp2_session_want_write(raw) != 0 }

  /// Nothing will come of this session any more: close the connection once everything is sent.
  package var isOver: Bool {
    unsafe nghttp2_session_want_read(raw) == 0 && nghttp2_session_want_write(raw) == 0
  }
}

/// A GOAWAY that ends a connection because of an error.
package struct HTTP2LastWords: Sendable, Hashable {
  package let code: HTTP2ErrorCode
  /// What the peer did wrong.
  package let reason: String
}

/// Frames that have come and that move no call forward, for whoever keeps watch on the peer. Reset
/// them at will.
package struct HTTP2FrameCounts: Sendable, Hashable {
  package var pings = 0
  package var settings = 0
  package var resets = 0
  /// PRIORITY and WINDOW_UPDATE.
  package var others = 0
  /// DATA without a byte and without the end of its stream.
  package var emptyData = 0

  package init() {}
}
