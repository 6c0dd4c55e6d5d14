internal import CNGHTTP2

/// The functions that the library calls, the same for every session.
///
/// Immutable after `init`, which makes it `Sendable`. Never freed: there is one.
@safe final class SessionCallbacks: @unchecked Sendable {
  let raw: OpaquePointer

  static let shared = Result { () throws(HTTP2Failure) in try SessionCallbacks() }

  private init() throws(HTTP2Failure) {
    var made: OpaquePointer?
    let code = unsafe nghttp2_session_callbacks_new(&made)
    guard code == 0, let raw = unsafe made else { throw HTTP2Failure(code: Int(code)) }
    unsafe self.raw = raw
    unsafe nghttp2_session_callbacks_set_on_begin_headers_callback(raw, Self.blockBegins)
    unsafe nghttp2_session_callbacks_set_on_header_callback(raw, Self.header)
    unsafe nghttp2_session_callbacks_set_on_invalid_header_callback(raw, Self.invalidHeader)
    unsafe nghttp2_session_callbacks_set_on_frame_recv_callback(raw, Self.frame)
    unsafe nghttp2_session_callbacks_set_on_data_chunk_recv_callback(raw, Self.data)
    unsafe nghttp2_session_callbacks_set_on_stream_close_callback(raw, Self.streamClosed)
    unsafe nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(raw, Self.invalidFrame)
    unsafe nghttp2_session_callbacks_set_error_callback2(raw, Self.complaint)
    unsafe nghttp2_session_callbacks_set_send_data_callback(raw, Self.sendBody)
  }

  /// Sound: `user` is the session, which is alive while it calls the library.
  @inline(__always)
  private static func with<Value>(
    _ user: UnsafeMutableRawPointer?, _ body: (HTTP2Session) -> Value
  ) -> Value {
    unsafe Unmanaged<HTTP2Session>.fromOpaque(user!)._withUnsafeGuaranteedRef(body)
  }

  private static func tag(_ raw: OpaquePointer?, _ stream: Int32) -> Int {
    unsafe Int(bitPattern: nghttp2_session_get_stream_user_data(raw, stream))
  }

  // MARK: Header blocks

  private static let blockBegins:
    @convention(c) (OpaquePointer?, UnsafePointer<nghttp2_frame>?, UnsafeMutableRawPointer?) ->
      Int32 =
      { _, _, user in
        unsafe with(user) { session in
          session.gathering.begin()
          return 0
        }
      }

  private static let header:
    @convention(c) (
      OpaquePointer?, UnsafePointer<nghttp2_frame>?, UnsafePointer<UInt8>?, Int,
      UnsafePointer<UInt8>?, Int, UInt8, UnsafeMutableRawPointer?
    ) -> Int32 = { _, _, name, nameCount, value, valueCount, _, user in
      unsafe with(user) { session in
        unsafe session.gathering.append(
          UnsafeBufferPointer(start: name, count: nameCount),
          UnsafeBufferPointer(start: value, count: valueCount))
        guard session.gathering.isHopeless else { return 0 }
        session.complaint = "a header block far over the limit"
        return Int32(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
    }

  /// The library would pass over a name or a value with bytes that HTTP doesn't allow. They are made
  /// an error of the stream instead: what is passed over here may be taken elsewhere.
  private static let invalidHeader:
    @convention(c) (
      OpaquePointer?, UnsafePointer<nghttp2_frame>?, UnsafePointer<UInt8>?, Int,
      UnsafePointer<UInt8>?, Int, UInt8, UnsafeMutableRawPointer?
    ) -> Int32 = { _, _, _, _, _, _, _, _ in
      Int32(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue)
    }

  // MARK: Frames

  private static let frame:
    @convention(c) (OpaquePointer?, UnsafePointer<nghttp2_frame>?, UnsafeMutableRawPointer?) ->
      Int32 =
      { raw, frame, user in
        guard let frame = unsafe frame else { return 0 }
        unsafe with(user) { session in unsafe session.took(frame, raw) }
        return 0
      }

  private static let data:
    @convention(c) (
      OpaquePointer?, UInt8, Int32, UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?
    ) -> Int32 = { raw, _, stream, start, count, user in
      unsafe with(user) { session in
        // Sound: the bytes are the library's until this returns.
        let bytes = unsafe RawSpan(
          _unsafeBytes: UnsafeRawBufferPointer(start: start, count: count))
        unsafe session.owner?.received(bytes, on: stream, tag: tag(raw, stream))
      }
      return 0
    }

  private static let streamClosed:
    @convention(c) (OpaquePointer?, Int32, UInt32, UnsafeMutableRawPointer?) -> Int32 = {
      raw, stream, code, user in
      unsafe with(user) { session in
        unsafe session.owner?.closed(
          stream, tag: tag(raw, stream), code: HTTP2ErrorCode(rawValue: code))
      }
      return 0
    }

  private static let invalidFrame:
    @convention(c) (
      OpaquePointer?, UnsafePointer<nghttp2_frame>?, Int32, UnsafeMutableRawPointer?
    ) -> Int32 = { _, frame, code, user in
      let stream = unsafe frame.map { unsafe rollcall_h2_stream($0) } ?? 0
      unsafe with(user) { session in
        let words = unsafe String(cString: nghttp2_strerror(code))
        let reason = session.complaint ?? words
        unsafe session.owner?.violated(on: stream, reason: reason)
      }
      return 0
    }

  private static let complaint:
    @convention(c) (
      OpaquePointer?, Int32, UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?
    ) -> Int32 = { _, _, text, count, user in
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: min(count, 300))
      unsafe with(user) { unsafe $0.complaint = String(decoding: bytes, as: UTF8.self) }
      return 0
    }

  // MARK: Bodies

  static let readBody:
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<UInt8>?, Int, UnsafeMutablePointer<UInt32>?,
      UnsafeMutablePointer<nghttp2_data_source>?, UnsafeMutableRawPointer?
    ) -> Int = { _, stream, _, room, flags, source, user in
      guard let source = unsafe source, let flags = unsafe flags else {
        return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
      return unsafe with(user) { session in
        guard session.output.count < session.outputLimit, let owner = unsafe session.owner else {
          return Int(NGHTTP2_ERR_PAUSE.rawValue)
        }
        let part = unsafe owner.nextData(of: stream, tag: rollcall_h2_tag(source), room: room)
        let (count, extra): (Int, UInt32) =
          switch part {
          case .bytes(let count): (count, 0)
          case .last(let count): (count, NGHTTP2_DATA_FLAG_EOF.rawValue)
          case .lastBeforeTrailers(let count):
            (count, NGHTTP2_DATA_FLAG_EOF.rawValue | NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue)
          case .later: (Int(NGHTTP2_ERR_DEFERRED.rawValue), 0)
          }
        let noCopy = count > 0 ? NGHTTP2_DATA_FLAG_NO_COPY.rawValue : 0
        unsafe flags.pointee |= extra | noCopy
        return min(count, room)
      }
    }

  /// The frame's header as the library has made it, and then the bytes straight from the owner.
  private static let sendBody:
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<nghttp2_frame>?, UnsafePointer<UInt8>?, Int,
      UnsafeMutablePointer<nghttp2_data_source>?, UnsafeMutableRawPointer?
    ) -> Int32 = { _, frame, head, count, source, user in
      guard let frame = unsafe frame, let head = unsafe head, let source = unsafe source else {
        return Int32(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
      return unsafe with(user) { session in
        guard let owner = unsafe session.owner else {
          return Int32(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
        }
        unsafe session.output.append(
          contentsOf: UnsafeBufferPointer(start: head, count: frameHeaderBytes))
        unsafe owner.write(
          count, of: rollcall_h2_stream(frame), tag: rollcall_h2_tag(source),
          into: &session.output)
        return 0
      }
    }

  /// RFC 9113, section 4.1.
  private static let frameHeaderBytes = 9
}

extension HTTP2Session {
  fileprivate func took(_ frame: UnsafePointer<nghttp2_frame>, _ raw: OpaquePointer?) {
    let stream = unsafe rollcall_h2_stream(frame)
    let flags = unsafe UInt32(rollcall_h2_flags(frame))
    let endsStream = flags & NGHTTP2_FLAG_END_STREAM.rawValue != 0
    let tag = { unsafe Int(bitPattern: nghttp2_session_get_stream_user_data(raw, stream)) }
    switch nghttp2_frame_type(rawValue: UInt32(unsafe rollcall_h2_type(frame))) {
    case NGHTTP2_HEADERS:
      let kind: HTTP2Block.Kind =
        switch nghttp2_headers_category(rawValue: UInt32(unsafe rollcall_h2_category(frame))) {
        case NGHTTP2_HCAT_REQUEST: .request
        case NGHTTP2_HCAT_RESPONSE: .response
        default: .later
        }
      let block = HTTP2Block(
        kind: kind, endsStream: endsStream, isOverLimit: gathering.isOverLimit,
        isRepeat: gathering.isRepeat)
      gathering.withBlock { fields, bytes in
        unsafe owner?.received(block, fields, bytes, on: stream, tag: tag())
      }
      gathering.end()
    case NGHTTP2_DATA:
      if endsStream {
        unsafe owner?.received(endOf: stream, tag: tag())
      } else if unsafe rollcall_h2_length(frame) == 0 {
        counts.emptyData += 1
      }
    case NGHTTP2_PING:
      counts.pings += 1
      var opaque: UInt64 = 0
      for index in 0..<8 { opaque = opaque << 8 | UInt64(unsafe rollcall_h2_ping(frame)[index]) }
      unsafe owner?.received(
        ping: opaque, isAnswer: flags & NGHTTP2_FLAG_ACK.rawValue != 0)
    case NGHTTP2_SETTINGS:
      counts.settings += 1
      if flags & NGHTTP2_FLAG_ACK.rawValue == 0 { unsafe owner?.receivedSettings() }
    case NGHTTP2_RST_STREAM: counts.resets += 1
    case NGHTTP2_GOAWAY:
      let goAway = unsafe frame.pointee.goaway
      let text = unsafe UnsafeRawBufferPointer(
        start: goAway.opaque_data, count: min(goAway.opaque_data_len, 300))
      unsafe owner?.received(
        goAwayAfter: goAway.last_stream_id, code: HTTP2ErrorCode(rawValue: goAway.error_code),
        text: String(decoding: text, as: UTF8.self))
    default: counts.others += 1
    }
  }
}
