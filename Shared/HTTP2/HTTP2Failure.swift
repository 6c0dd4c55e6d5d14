internal import CNGHTTP2

/// What ends a session, or keeps a frame from being submitted.
package struct HTTP2Failure: Error, Sendable {
  package enum Reason: Sendable, Hashable {
    /// The first bytes of a client were no HTTP/2.
    case notHTTP2
    /// The peer asks faster than it takes the answers; the bounds are in ``HTTP2Limits``.
    case flood
    /// The stream isn't there, or not in a state for that.
    case noSuchStream
    /// No more streams can begin on this connection: its ids are used up, or the peer goes away.
    case noMoreStreams
    case outOfMemory
    /// Anything else, in the library's words.
    case library
  }

  package let reason: Reason
  /// For a person.
  package let text: String

  init(code: Int, complaint: String? = nil) {
    reason =
      switch nghttp2_error(rawValue: Int32(clamping: code)) {
      case NGHTTP2_ERR_BAD_CLIENT_MAGIC: .notHTTP2
      case NGHTTP2_ERR_FLOODED, NGHTTP2_ERR_TOO_MANY_SETTINGS: .flood
      case NGHTTP2_ERR_INVALID_STREAM_ID, NGHTTP2_ERR_STREAM_CLOSED,
        NGHTTP2_ERR_INVALID_STREAM_STATE, NGHTTP2_ERR_DATA_EXIST, NGHTTP2_ERR_INVALID_ARGUMENT:
        .noSuchStream
      case NGHTTP2_ERR_STREAM_ID_NOT_AVAILABLE, NGHTTP2_ERR_START_STREAM_NOT_ALLOWED:
        .noMoreStreams
      case NGHTTP2_ERR_NOMEM: .outOfMemory
      default: .library
      }
    let words = unsafe String(cString: nghttp2_strerror(Int32(clamping: code)))
    text = complaint.map { "\(words): \($0)" } ?? words
  }
}

extension HTTP2Failure: CustomStringConvertible {
  package var description: String { text }
}
