internal import CNGHTTP2

/// One entry of a SETTINGS frame. Source: RFC 9113, section 6.5.2, and RFC 9218, section 2.1.
package enum HTTP2Setting: Sendable, Hashable {
  case headerTableBytes(Int)
  /// Only a client says this, and 0 at best.
  case enablePush(Bool)
  case maximumConcurrentStreams(Int)
  /// Of each stream.
  case initialWindowBytes(Int)
  case maximumFrameBytes(Int)
  case maximumHeaderListBytes(Int)
  /// The priorities of RFC 7540, which nobody uses, are ignored; the library then has less to do.
  case noOldPriorities

  var entry: nghttp2_settings_entry {
    let (id, value): (nghttp2_settings_id, UInt32) =
      switch self {
      case .headerTableBytes(let bytes):
        (NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, UInt32(clamping: bytes))
      case .enablePush(let isEnabled): (NGHTTP2_SETTINGS_ENABLE_PUSH, isEnabled ? 1 : 0)
      case .maximumConcurrentStreams(let count):
        (NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, UInt32(clamping: count))
      case .initialWindowBytes(let bytes):
        (NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, UInt32(clamping: min(bytes, Int(Int32.max))))
      case .maximumFrameBytes(let bytes):
        (NGHTTP2_SETTINGS_MAX_FRAME_SIZE, UInt32(clamping: bytes))
      case .maximumHeaderListBytes(let bytes):
        (NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, UInt32(clamping: bytes))
      case .noOldPriorities: (NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1)
      }
    return nghttp2_settings_entry(settings_id: Int32(id.rawValue), value: value)
  }
}
