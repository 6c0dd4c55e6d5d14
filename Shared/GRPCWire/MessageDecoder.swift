/// Cuts the body of one stream into messages.
///
/// Keeps at most one message that isn't whole yet, and of that only what has come, so memory stays
/// under `maximumMessageBytes` whatever a message announces.
package struct MessageDecoder: Sendable {
  /// What can't be a message, after which nothing on the stream can.
  package enum Failure: Error, Sendable, Hashable {
    case tooLarge(announced: Int, limit: Int)
    /// The flag in front is neither 0 nor 1.
    case unknownFlag(UInt8)
  }

  private let maximumMessageBytes: Int
  private var partial: [UInt8] = []

  package init(maximumMessageBytes: Int) {
    self.maximumMessageBytes = maximumMessageBytes
  }

  /// How much of a message that isn't whole has come.
  package var partialBytes: Int { partial.count }

  /// Makes it good for another stream.
  package mutating func reset() { partial = [] }

  /// Takes the next bytes and gives each whole message to `body`. One that came in one piece is not
  /// copied.
  ///
  /// - Parameter body: Gets the message without its prefix, and whether it is compressed. `false`
  ///   ends it: what follows is passed over.
  package mutating func decode(
    _ bytes: borrowing RawSpan, _ body: (borrowing RawSpan, _ isCompressed: Bool) -> Bool
  ) throws(Failure) {
    var position = 0
    while !partial.isEmpty, position < bytes.byteCount {
      let wanted = try bytesMissing()
      let taken = min(wanted, bytes.byteCount - position)
      append(bytes.extracting(position..<(position + taken)))
      position += taken
      guard partial.count >= GRPC.prefixBytes, try bytesMissing() == 0 else { continue }
      let whole = partial
      partial = []
      // Sound here and below: a UInt8 has no padding that could be read.
      let goesOn = unsafe body(
        whole.span.bytes.extracting(GRPC.prefixBytes..<whole.count), whole[0] == 1)
      guard goesOn else { return }
    }
    while bytes.byteCount - position >= GRPC.prefixBytes {
      let length = try length(bytes, at: position)
      guard bytes.byteCount - position - GRPC.prefixBytes >= length else { break }
      let start = position + GRPC.prefixBytes
      let isCompressed = bytes[at: position] == 1
      position = start + length
      guard body(bytes.extracting(start..<position), isCompressed) else { return }
    }
    append(bytes.extracting(position..<bytes.byteCount))
    // A message that can't be is refused as soon as its prefix says so.
    if partial.count >= GRPC.prefixBytes { _ = try bytesMissing() }
  }

  private mutating func append(_ bytes: borrowing RawSpan) {
    unsafe bytes.withUnsafeBytes { unsafe partial.append(contentsOf: $0) }
  }

  /// How many bytes the partial message lacks, or its prefix if that isn't whole.
  private func bytesMissing() throws(Failure) -> Int {
    guard partial.count >= GRPC.prefixBytes else { return GRPC.prefixBytes - partial.count }
    return try unsafe length(partial.span.bytes, at: 0) + GRPC.prefixBytes - partial.count
  }

  private func length(_ bytes: borrowing RawSpan, at position: Int) throws(Failure) -> Int {
    let flag = bytes[at: position]
    guard flag <= 1 else { throw .unknownFlag(flag) }
    var length = 0
    for index in 1..<GRPC.prefixBytes { length = length << 8 | Int(bytes[at: position + index]) }
    guard length <= maximumMessageBytes else {
      throw .tooLarge(announced: length, limit: maximumMessageBytes)
    }
    return length
  }
}
