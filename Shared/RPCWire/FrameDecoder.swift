/// Cuts a stream of bytes into frames.
///
/// Keeps at most one frame that isn't whole yet, and of that only what has come, so memory stays
/// under `maximumFrameBytes` whatever a frame announces. Layout: WIRE.md, "Frames".
package struct FrameDecoder: Sendable {
  private let maximumFrameBytes: Int
  private var partial: [UInt8] = []

  package init(maximumFrameBytes: Int) {
    self.maximumFrameBytes = maximumFrameBytes
  }

  /// Whether the bytes so far end inside a frame.
  package var isInsideFrame: Bool { !partial.isEmpty }

  /// Takes the next bytes and gives each whole frame, without its header, to `body`. A frame that
  /// came in one piece is not copied.
  ///
  /// - Throws: What `body` throws, and ``ProtocolViolation/frameTooLarge(announced:limit:)`` or
  ///   ``ProtocolViolation/emptyFrame`` as soon as the header has come. The stream can't be
  ///   resynchronised after that: close the connection.
  package mutating func decode(
    _ bytes: borrowing RawSpan, _ body: (borrowing RawSpan) throws(ProtocolViolation) -> Void
  ) throws(ProtocolViolation) {
    var position = 0
    while !partial.isEmpty, position < bytes.byteCount {
      let wanted = try bytesMissing()
      let taken = min(wanted, bytes.byteCount - position)
      for index in position..<(position + taken) { partial.append(bytes[index]) }
      position += taken
      guard partial.count >= Wire.headerBytes, try bytesMissing() == 0 else { continue }
      let whole = partial
      partial = []
      // Sound here and below: a UInt8 has no padding that could be read.
      try unsafe body(whole.span.bytes.extracting(Wire.headerBytes..<whole.count))
    }
    while bytes.byteCount - position >= Wire.headerBytes {
      let length = try length(bytes, at: position)
      guard bytes.byteCount - position - Wire.headerBytes >= length else { break }
      let start = position + Wire.headerBytes
      try body(bytes.extracting(start..<(start + length)))
      position = start + length
    }
    for index in position..<bytes.byteCount { partial.append(bytes[index]) }
  }

  /// How many bytes the partial frame lacks, or its header if that isn't whole.
  private func bytesMissing() throws(ProtocolViolation) -> Int {
    guard partial.count >= Wire.headerBytes else { return Wire.headerBytes - partial.count }
    return try unsafe length(partial.span.bytes, at: 0) + Wire.headerBytes - partial.count
  }

  private func length(_ bytes: borrowing RawSpan, at position: Int) throws(ProtocolViolation) -> Int
  {
    var length = 0
    for index in position..<(position + Wire.headerBytes) {
      length = length << 8 | Int(bytes[index])
    }
    guard length > 0 else { throw .emptyFrame }
    guard length <= maximumFrameBytes else {
      throw .frameTooLarge(announced: length, limit: maximumFrameBytes)
    }
    return length
  }
}
