import LinuxIO
import RPCCore
import RPCWire
import Synchronization
import Zstd

/// Compression of single messages. WIRE.md, "Encodings".
enum MessageCompression {
  /// As many as have been in use at once, so about one for each event loop.
  private static let idle = Lock<[ZstdCodec]>([])
  private static let saved = Atomic<UInt64>(0)

  /// Bytes that compression has kept off the wire, of what this process has sent.
  static var savedBytes: UInt64 { saved.load(ordering: .relaxed) }

  private static func withCodec<Value>(_ body: (ZstdCodec) -> Value) -> Value? {
    guard let codec = idle.withLock({ $0.popLast() }) ?? ZstdCodec() else { return nil }
    defer { idle.withLock { $0.append(codec) } }
    return body(codec)
  }

  /// - Returns: `nil` if it saves less than an eighth.
  static func compress(_ bytes: RawSpan) -> [UInt8]? {
    let packed =
      withCodec { $0.compress(bytes, limit: bytes.byteCount - bytes.byteCount / 8) } ?? nil
    if let packed { saved(bytes.byteCount - packed.count) }
    return packed
  }

  static func saved(_ bytes: Int) {
    saved.add(UInt64(clamping: bytes), ordering: .relaxed)
  }

  /// Looks at the compressed message of a frame, before anything is done with it.
  ///
  /// - Returns: Its size before compression.
  static func originalBytes(
    of message: RawSpan, encoding: [UInt8], limit: Int
  ) throws(ProtocolViolation) -> Int {
    guard encoding.elementsEqual(Wire.zstd.utf8) else {
      throw .unknownEncoding(String(decoding: encoding.prefix(64), as: UTF8.self))
    }
    guard let size = ZstdFrame.contentSize(message) else {
      throw .malformedFrame(reason: "a zstd message that doesn't state its size")
    }
    guard size <= UInt64(limit) else {
      throw .frameTooLarge(announced: Int(clamping: size), limit: limit)
    }
    return Int(size)
  }

  /// - Throws: INVALID_ARGUMENT: the bytes are the peer's.
  static func decompress(_ message: RawSpan, size: Int) throws(RPCError) -> [UInt8] {
    let result = withCodec { codec -> Result<[UInt8], ZstdFailure> in
      Result { () throws(ZstdFailure) in try codec.decompress(message, size: size) }
    }
    switch result {
    case .success(let bytes): return bytes
    case .failure(let failure):
      throw RPCError(.invalidArgument, "a message that is no zstd frame: \(failure.reason)")
    case nil: throw RPCError(.resourceExhausted, "no memory to decompress a message")
    }
  }
}

extension Frame {
  /// Finds out the size of a compressed message.
  ///
  /// - Parameter limit: What this side accepts.
  mutating func measureMessage(_ bytes: borrowing RawSpan, limit: Int) throws(ProtocolViolation) {
    guard let encoding, let message else { return }
    let name = unsafe bytes.extracting(encoding).withUnsafeBytes { unsafe Array($0) }
    originalBytes = try MessageCompression.originalBytes(
      of: bytes.extracting(message), encoding: name, limit: limit)
  }
}

extension ConnectionOutput {
  /// Compresses the message of the frame that was appended last, if the peer takes that and it
  /// pays.
  ///
  /// - Parameters:
  ///   - start: Where the frame begins.
  ///   - count: The message's bytes.
  ///   - least: Only messages of more bytes than this; `nil` for none.
  mutating func compressMessage(
    from start: Int, count: Int, above least: Int?, for peer: WireSettings
  ) {
    guard let least, count > least, peer.takesZstd else { return }
    let end = writer.output.count
    // Sound: a UInt8 has no padding that could be read.
    let packed = unsafe MessageCompression.compress(
      writer.output.span.bytes.extracting((end - count)..<end))
    guard let packed else { return }
    writer.replaceMessage(from: start, count: count, with: packed, encoding: Wire.zstd)
  }
}
