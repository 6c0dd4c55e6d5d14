/// What a session tells of what came, and asks for what is to go out.
///
/// Everything is called from within ``HTTP2Session/receive(_:for:)`` or
/// ``HTTP2Session/drain(into:limit:for:)``. From there the session may be told to send anything; it
/// may not be asked to receive or drain. Spans are good only until the function returns.
///
/// A stream is known by its id and by its tag, a number of the owner's: 0 until the owner gives
/// another. It finds what the owner knows of a stream without a look-up.
package protocol HTTP2SessionOwner: AnyObject {
  /// A whole header block has come: the head of a request or of an answer, or trailers.
  ///
  /// Pseudo-headers come first, and HTTP's rules on names, values and pseudo-headers have been
  /// checked. If ``HTTP2Block/endsStream`` is set, no ``received(endOf:tag:)`` follows.
  func received(
    _ block: HTTP2Block, _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan,
    on stream: Int32, tag: Int)

  /// Some bytes of a body; never none. They count against the windows until
  /// ``HTTP2Session/consume(_:on:)``.
  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int)

  /// The peer has sent all it sends on that stream.
  func received(endOf stream: Int32, tag: Int)

  /// The stream is gone, in whatever way: after this the id and the tag mean nothing. Every stream
  /// that the owner was told of closes once, unless the session ends before.
  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode)

  /// The session has answered it already, unless it is an answer itself.
  func received(ping opaque: UInt64, isAnswer: Bool)

  /// The peer's settings have changed; see ``HTTP2Session/peer``.
  func receivedSettings()

  /// The peer begins no more streams, and looks at none of ours after `lastStream`.
  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String)

  /// The peer broke a rule, which has been answered as RFC 9113 asks: by a reset of the stream, or for
  /// stream 0 by the end of the connection.
  func violated(on stream: Int32, reason: String)

  /// Bytes are wanted for a body that is being sent. To be answered with what is there; the bytes
  /// are asked for at once by ``write(_:of:tag:into:)``.
  ///
  /// - Parameter room: As many as fit into a frame and into the windows; at least 1.
  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart

  /// Appends exactly `count` bytes of the body.
  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8])
}

/// What kind of header block came.
package struct HTTP2Block: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// To a server: a new stream.
    case request
    /// To a client: the first block of a stream, an interim answer (1xx) or the final one.
    case response
    /// Any later block: trailers, or the answer after an interim one.
    case later
  }

  package let kind: Kind
  package let endsStream: Bool
  /// It was larger than ``HTTP2Limits/headerListBytes``, and only its first fields are there.
  package let isOverLimit: Bool
  /// It has the same fields as the block that the session told of before it, at the same places.
  package let isRepeat: Bool
}

/// A piece of a body that is being sent.
package enum HTTP2BodyPart: Sendable, Hashable {
  /// So many bytes, and perhaps more after them. Never 0.
  case bytes(Int)
  /// So many bytes, perhaps 0, and then the end of the stream.
  case last(Int)
  /// So many bytes, perhaps 0, and then the trailers that ``HTTP2Session/submit(trailers:on:)`` was
  /// given before this was returned.
  case lastBeforeTrailers(Int)
  /// Nothing now; ``HTTP2Session/resume(_:)`` says when.
  case later
}
