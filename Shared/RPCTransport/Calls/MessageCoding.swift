import Protobuf
import RPCCore

/// Messages in and out of their packed form, with errors that a caller can act on.
enum MessageCoding {
  /// - Throws: INVALID_ARGUMENT: the bytes are the peer's.
  static func decode<M: Message>(_ type: M.Type, _ bytes: borrowing RawSpan, of what: String)
    throws(RPCError) -> M
  {
    do throws(DecodingFailure) {
      return try M(packed: copy bytes)
    } catch {
      throw RPCError(.invalidArgument, "\(what) is no \(M.schema.fullName): \(error)")
    }
  }

  /// - Throws: INTERNAL: the message is this side's own.
  static func encodingError<M: Message>(_ type: M.Type, _ failure: EncodingFailure) -> RPCError {
    RPCError(.internalError, "a \(M.schema.fullName) that can't be packed: \(failure)")
  }
}
