import Gzip
import LinuxIO
import RPCCore

/// Compression of single messages for gRPC.
enum GzipCompression {
  /// As many as have been in use at once, so about one for each event loop.
  private static let idle = Lock<[GzipCodec]>([])

  private static func withCodec<Value>(_ body: (GzipCodec) -> Value) -> Value? {
    guard let codec = idle.withLock({ $0.popLast() }) ?? GzipCodec() else { return nil }
    defer { idle.withLock { $0.append(codec) } }
    return body(codec)
  }

  /// - Returns: `nil` if it saves less than an eighth.
  static func compress(_ bytes: RawSpan) -> [UInt8]? {
    let packed =
      withCodec { $0.compress(bytes, limit: bytes.byteCount - bytes.byteCount / 8) } ?? nil
    if let packed { MessageCompression.saved(bytes.byteCount - packed.count) }
    return packed
  }

  /// - Parameter limit: What a message may have when it is whole again.
  /// - Throws: INVALID_ARGUMENT if it is no gzip, RESOURCE_EXHAUSTED if it is over the limit.
  static func decompress(_ message: RawSpan, limit: Int) throws(RPCError) -> [UInt8] {
    let result = withCodec { codec -> Result<[UInt8], GzipFailure> in
      Result { () throws(GzipFailure) in try codec.decompress(message, limit: limit) }
    }
    switch result {
    case .success(let bytes): return bytes
    case .failure(.damaged(let reason)):
      throw RPCError(.invalidArgument, "a message that is no gzip: \(reason)")
    case .failure(.tooLarge(let limit)):
      throw RPCError(
        .resourceExhausted,
        "a compressed message that holds more than the \(limit) bytes that are accepted")
    case nil: throw RPCError(.resourceExhausted, "no memory to decompress a message")
    }
  }
}
