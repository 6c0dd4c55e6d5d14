import GRPCWire
import RPCCore

/// What the last header block of an answer says of the call.
///
/// Source: gRPC over HTTP2, "Responses".
enum AnswerStatus {
  /// - Parameter isWhole: No message is cut off.
  /// - Returns: `nil` for OK.
  static func error(_ head: ResponseHead, isWhole: Bool, at address: String) -> RPCError? {
    guard let status = head.status else { return foreign(head, at: address) }
    guard status != .ok else {
      return isWhole
        ? nil : RPCError(.internalError, "\(address) ended its answer in the middle of a message")
    }
    return RPCError(
      status, head.message, details: head.details.map(StatusDetails.unpack) ?? [],
      metadata: head.metadata)
  }

  /// Of an answer that isn't gRPC's: a proxy's, say.
  static func foreign(_ head: ResponseHead, at address: String) -> RPCError {
    guard let status = head.httpStatus else {
      return RPCError(.internalError, "\(address) ended its answer without a status")
    }
    guard status != 200 else {
      return RPCError(.unknown, "\(address) answers with something that isn't gRPC")
    }
    return RPCError(
      StatusCode(httpStatus: status), "\(address) answers with HTTP status \(status), and no gRPC")
  }
}
