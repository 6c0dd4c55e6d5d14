import Protobuf
import RPCCore

/// Messages out of their packed form, with errors that a caller can act on.
enum MessageCoding {
  /// - Throws: INVALID_ARGUMENT: the bytes are the peer's.
  static func decode<M: Message>(_ type: M.Type, _ bytes: borrowing RawSpan, of what: String)
    throws(RPCError) -> M
  {
    do throws(DecodingFailure) {
      return try M(packed: copy bytes)
    } catch {
      throw undecodable(what, M.schema, error)
    }
  }

  static func undecodable(_ what: String, _ schema: MessageSchema, _ failure: DecodingFailure)
    -> RPCError
  {
    RPCError(.invalidArgument, "\(what) is no \(schema.fullName): \(failure)")
  }
}
