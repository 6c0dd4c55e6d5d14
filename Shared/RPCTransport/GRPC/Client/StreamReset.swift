import GRPCWire
import HTTP2
import RPCCore

/// How a call ends whose stream was reset instead of ended with a status.
///
/// Source: gRPC over HTTP2, "Errors".
enum StreamReset {
  /// By how much a server may think sooner than this side that a deadline has passed.
  private static let watchesDiffer = Duration.milliseconds(20)

  /// - Parameter violation: What this side found wrong, if it was this side that reset the stream.
  static func ending(
    of call: OutgoingCall, _ code: HTTP2ErrorCode, at address: String, violation: String?
  ) -> OutgoingCall.Ending {
    if code == .refusedStream {
      return .neverProcessed(
        RPCError(.unavailable, "\(address) refused the call before it looked at it"))
    }
    if let violation {
      return .failed(RPCError(.internalError, "\(address) broke the protocol: \(violation)"))
    }
    // Some servers say no more than this of a deadline that they have watched themselves.
    if code == .cancel, let deadline = call.deadline, deadline.remaining < watchesDiffer {
      return .failed(
        RPCError(
          .deadlineExceeded,
          "the deadline of \(call.method.path) passed while the server worked on it at \(address)"))
    }
    return .failed(
      RPCError(
        StatusCode(resetCode: code.rawValue),
        "\(address) ended the call without a status: it reset its stream with \(code)"))
  }
}
