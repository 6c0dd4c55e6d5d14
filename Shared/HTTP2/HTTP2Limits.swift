internal import CNGHTTP2

/// What a session accepts of its peer. None of it is a clock's business.
///
/// What isn't here is bounded by the library: a frame by 16 KiB, a name or a value by 64 KiB, the
/// compression tables by 4 KiB each.
package struct HTTP2Limits: Sendable {
  /// Of one header block, counted as RFC 9113, section 6.5.2 does: 32 bytes more for each field.
  /// What is over it isn't kept; the owner is told. From sixteen times as much on the connection
  /// ends.
  package var headerListBytes = 64 * 1024
  /// CONTINUATION frames of one header block.
  package var continuations = 8
  /// Answers to SETTINGS and PING that wait to be sent.
  package var outstandingAnswers = 1_000
  /// Entries of one SETTINGS frame.
  package var settingsEntries = 32
  /// Streams that the peer may reset at once, and in each second after that.
  package var resets = (burst: 1_000, perSecond: 33)
  /// How many streams a client begins before it has read the server's settings.
  package var assumedConcurrentStreams = 100

  package init() {}
}

/// The library's options, freed with the value that owns them.
@safe struct SessionOptions: ~Copyable {
  let raw: OpaquePointer

  init(_ limits: HTTP2Limits) throws(HTTP2Failure) {
    var made: OpaquePointer?
    let code = unsafe nghttp2_option_new(&made)
    guard code == 0, let raw = unsafe made else { throw HTTP2Failure(code: Int(code)) }
    unsafe self.raw = raw
    // Windows follow what the application has used, not what has come.
    unsafe nghttp2_option_set_no_auto_window_update(raw, 1)
    unsafe nghttp2_option_set_no_closed_streams(raw, 1)
    unsafe nghttp2_option_set_max_outbound_ack(raw, limits.outstandingAnswers)
    unsafe nghttp2_option_set_max_settings(raw, limits.settingsEntries)
    unsafe nghttp2_option_set_max_continuations(raw, limits.continuations)
    unsafe nghttp2_option_set_stream_reset_rate_limit(
      raw, UInt64(limits.resets.burst), UInt64(limits.resets.perSecond))
    unsafe nghttp2_option_set_peer_max_concurrent_streams(
      raw, UInt32(clamping: limits.assumedConcurrentStreams))
  }

  deinit { unsafe nghttp2_option_del(raw) }
}
