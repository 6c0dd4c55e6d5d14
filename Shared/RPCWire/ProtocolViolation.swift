/// Bytes that no peer which keeps to WIRE.md sends.
///
/// After any of these the byte stream can't be trusted: the connection tells the peer why in a
/// go-away and ends.
package enum ProtocolViolation: Error, Sendable, Hashable {
  /// A frame announces more bytes than are accepted.
  case frameTooLarge(announced: Int, limit: Int)
  /// A frame of no bytes says nothing.
  case emptyFrame
  /// The bytes of a frame are no packed `Frame`.
  case malformedFrame(reason: String)
  /// A frame that needs a field to be known which isn't.
  case notUnderstood(field: UInt32)
  /// A message in an encoding that this side's settings don't list.
  case unknownEncoding(String)
  /// A frame that may not come now, or from this side.
  case unexpectedFrame(reason: String)
  /// More message bytes than there was credit for.
  case creditExceeded(callID: UInt64)
}

extension ProtocolViolation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .frameTooLarge(let announced, let limit):
      "a frame of \(announced) bytes is over the limit of \(limit)"
    case .emptyFrame:
      "a frame of no bytes (a frame holds one packed rollcall.rpc.v1.Frame)"
    case .malformedFrame(let reason):
      "a frame that is no rollcall.rpc.v1.Frame: \(reason)"
    case .notUnderstood(let field):
      "a frame says that its field \(field) has to be understood, and this side doesn't know it"
    case .unknownEncoding(let name):
      "a message in the encoding \"\(name)\"; this side takes \(Wire.zstd)"
    case .unexpectedFrame(let reason):
      "an unexpected frame: \(reason)"
    case .creditExceeded(let callID):
      "call \(callID) sent more message bytes than it had credit for"
    }
  }
}
