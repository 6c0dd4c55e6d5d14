import RPCCore

/// The status that the caller of a call gets for what its handler threw.
enum CallOutcome {
  static func code(of error: any Error, in context: CallContext) -> StatusCode {
    if let error = error as? RPCError { return error.code }
    guard error is CancellationError else { return .unknown }
    return context.deadline?.hasPassed == true ? .deadlineExceeded : .cancelled
  }
}
