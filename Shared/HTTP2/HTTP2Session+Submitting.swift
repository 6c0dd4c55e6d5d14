internal import CNGHTTP2

/// What a session is told to send. Nothing goes out before
/// ``HTTP2Session/drain(into:limit:for:)``.
extension HTTP2Session {
  // MARK: Streams

  /// Begins a stream, as a client.
  ///
  /// Beyond the peer's limit of concurrent streams the request waits inside the library: see
  /// ``peer`` to avoid that.
  ///
  /// - Parameters:
  ///   - hasBody: Whether bytes follow; the owner is asked for them. If not, the stream is half-closed
  ///     with its head.
  ///   - tag: What the owner is to know the stream by.
  /// - Returns: The stream's id.
  /// - Throws: `.noMoreStreams` if the ids are used up or the peer goes away.
  package func submit(request headers: HTTP2Headers, hasBody: Bool, tag: Int)
    throws(HTTP2Failure) -> Int32
  {
    guard unsafe nghttp2_session_check_request_allowed(raw) != 0 else {
      throw HTTP2Failure(code: Int(NGHTTP2_ERR_START_STREAM_NOT_ALLOWED.rawValue))
    }
    let code = unsafe headers.withFields { fields, count in
      unsafe withProvider(hasBody, tag) { provider in
        unsafe nghttp2_submit_request(
          raw, nil, fields, count, provider, UnsafeMutableRawPointer(bitPattern: tag))
      }
    }
    guard code >= 0 else { throw HTTP2Failure(code: Int(code)) }
    return code
  }

  /// Answers a stream with its head, as a server.
  ///
  /// - Parameter hasBody: Whether bytes or trailers follow; the owner is asked for them. If not, the
  ///   answer ends here.
  package func submit(response headers: HTTP2Headers, hasBody: Bool, on stream: Int32, tag: Int)
    throws(HTTP2Failure)
  {
    let code = unsafe headers.withFields { fields, count in
      unsafe withProvider(hasBody, tag) { provider in
        unsafe nghttp2_submit_response(raw, stream, fields, count, provider)
      }
    }
    try check(code)
  }

  /// The same with a head that is always the same.
  package func submit(
    response headers: HTTP2FixedHeaders, hasBody: Bool, on stream: Int32, tag: Int
  ) throws(HTTP2Failure) {
    let code = unsafe withProvider(hasBody, tag) { provider in
      unsafe nghttp2_submit_response(raw, stream, headers.fields, headers.count, provider)
    }
    try check(code)
  }

  /// Ends a stream with trailers, after its body. To be called when the owner is asked for the next
  /// bytes and has no more: see ``HTTP2BodyPart/lastBeforeTrailers(_:)``.
  package func submit(trailers headers: HTTP2Headers, on stream: Int32) throws(HTTP2Failure) {
    let code = unsafe headers.withFields { fields, count in
      unsafe nghttp2_submit_trailer(raw, stream, fields, count)
    }
    try check(code)
  }

  /// The same with trailers that are always the same.
  package func submit(trailers headers: HTTP2FixedHeaders, on stream: Int32) throws(HTTP2Failure) {
    try check(unsafe nghttp2_submit_trailer(raw, stream, headers.fields, headers.count))
  }

  /// There are bytes again for a stream that had answered ``HTTP2BodyPart/later``. Harmless if it
  /// hadn't.
  package func resume(_ stream: Int32) {
    _ = unsafe nghttp2_session_resume_data(raw, stream)
  }

  /// Ends a stream now; what it had to send isn't sent.
  package func reset(_ stream: Int32, _ code: HTTP2ErrorCode) throws(HTTP2Failure) {
    try check(
      unsafe nghttp2_submit_rst_stream(
        raw, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, code.rawValue))
  }

  /// Whether the end of this side's half has been drained; `nil` if the stream is gone.
  package func hasEnded(_ stream: Int32) -> Bool? {
    switch unsafe nghttp2_session_get_stream_local_close(raw, stream) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// Gives a stream the number that its events come with.
  package func setTag(_ tag: Int, of stream: Int32) {
    _ = unsafe nghttp2_session_set_stream_user_data(
      raw, stream, UnsafeMutableRawPointer(bitPattern: tag))
  }

  // MARK: Windows

  /// The application has used so many bytes that came: the windows of the stream and of the connection
  /// open again, in steps of half their size. On a stream that is gone, only the connection's.
  package func consume(_ bytes: Int, on stream: Int32) {
    _ = unsafe nghttp2_session_consume(raw, stream, bytes)
  }

  /// The same for the window of the connection alone: what waits on one stream then takes nothing
  /// from the others.
  package func consume(onConnection bytes: Int) {
    // Fails only when there is no memory.
    _ = unsafe nghttp2_session_consume_connection(raw, bytes)
  }

  /// The same for the window of the stream alone, where the connection's was given back already.
  package func consume(_ bytes: Int, onStreamAlone stream: Int32) {
    _ = unsafe nghttp2_session_consume_stream(raw, stream, bytes)
  }

  /// How many bytes of a body may go out on a stream now, as the windows of both it and the connection
  /// are. Less than 0 if the peer has made them smaller since.
  package func sendingWindow(of stream: Int32) -> Int {
    Int(
      min(
        unsafe nghttp2_session_get_stream_remote_window_size(raw, stream),
        unsafe nghttp2_session_get_remote_window_size(raw)))
  }

  /// Changes how much may be under way to this side, on a stream or, for 0, on the connection.
  package func setWindow(_ bytes: Int, of stream: Int32) throws(HTTP2Failure) {
    try check(
      unsafe nghttp2_session_set_local_window_size(
        raw, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, Int32(clamping: bytes)))
  }

  // MARK: The connection

  /// The first of these goes out before anything else; a session needs one, if only an empty one.
  package func submit(settings: [HTTP2Setting]) throws(HTTP2Failure) {
    let entries = settings.map(\.entry)
    let code = unsafe entries.withUnsafeBufferPointer { entries in
      unsafe nghttp2_submit_settings(
        raw, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries.baseAddress, entries.count)
    }
    try check(code)
  }

  package func submit(ping opaque: UInt64) throws(HTTP2Failure) {
    let code = unsafe withUnsafeBytes(of: opaque.bigEndian) { bytes in
      unsafe nghttp2_submit_ping(
        raw, UInt8(NGHTTP2_FLAG_NONE.rawValue),
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    try check(code)
  }

  /// The first of two GOAWAYs: no more streams, please; those under way are still taken.
  /// RFC 9113, section 6.8.
  package func submitShutdownNotice() throws(HTTP2Failure) {
    try check(unsafe nghttp2_submit_shutdown_notice(raw))
  }

  /// Streams after `lastStream` are not looked at; the others go on.
  package func submit(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String)
    throws(HTTP2Failure)
  {
    let text = Array(text.utf8.prefix(1024))
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe nghttp2_submit_goaway(
        raw, UInt8(NGHTTP2_FLAG_NONE.rawValue), lastStream, code.rawValue, text.baseAddress,
        text.count)
    }
    try check(result)
  }

  /// Ends the session with one last GOAWAY, which is all that ``drain(into:limit:for:)`` gives after
  /// what was begun; ``isOver`` then. What comes in is passed over.
  package func terminate(_ code: HTTP2ErrorCode, lastStream: Int32) throws(HTTP2Failure) {
    isTerminated = true
    try check(unsafe nghttp2_session_terminate_session2(raw, lastStream, code.rawValue))
  }

  /// The last stream of the peer's that was looked at; 0 for none.
  package var lastStream: Int32 { unsafe nghttp2_session_get_last_proc_stream_id(raw) }

  /// What the peer's settings say, and the protocol's defaults until they have come.
  package var peer: HTTP2PeerSettings {
    func value(_ id: nghttp2_settings_id) -> Int {
      Int(unsafe nghttp2_session_get_remote_settings(raw, id))
    }
    return HTTP2PeerSettings(
      maximumConcurrentStreams: value(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS),
      maximumHeaderListBytes: min(
        value(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE), Self.maximumSentBlock),
      initialWindowBytes: value(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE))
  }

  /// The library sends no block that may take more than 64 KiB, and says so to nobody.
  private static let maximumSentBlock = 65_000

  // MARK: To the library

  private func check(_ code: Int32) throws(HTTP2Failure) {
    guard code == 0 else { throw HTTP2Failure(code: Int(code)) }
  }

  private func withProvider<Value>(
    _ hasBody: Bool, _ tag: Int, _ body: (UnsafePointer<nghttp2_data_provider>?) -> Value
  ) -> Value {
    guard hasBody else { return body(nil) }
    var provider = unsafe rollcall_h2_provider(tag, SessionCallbacks.readBody)
    return unsafe withUnsafePointer(to: &provider) { unsafe body($0) }
  }
}

/// What the other end accepts.
package struct HTTP2PeerSettings: Sendable, Hashable {
  package let maximumConcurrentStreams: Int
  /// And no more than can be sent, even if the peer accepts more.
  package let maximumHeaderListBytes: Int
  package let initialWindowBytes: Int
}
