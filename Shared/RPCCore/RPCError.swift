/// Ends one call with a status other than OK.
///
/// A handler throws it to choose the status that its caller gets; a client call throws it with the
/// status that came. Any other error out of a handler becomes UNKNOWN with a fixed text, so that
/// nothing leaks that was not meant for the peer.
public struct RPCError: Error, Sendable {
  public var code: StatusCode
  /// For the person who reads it. It goes to the peer: no SQL, no paths, no secrets.
  public var message: String
  public var details: [ErrorDetail]
  /// Goes to the peer in the call's trailers.
  public var metadata: Metadata
  /// What led to it. It goes to the log and never to the peer.
  public var cause: (any Error)?

  public init(
    _ code: StatusCode, _ message: String, details: [ErrorDetail] = [], metadata: Metadata = [:],
    cause: (any Error)? = nil
  ) {
    self.code = code == .ok ? .internalError : code
    self.message = message
    self.details = details
    self.metadata = metadata
    self.cause = cause
  }

  /// INVALID_ARGUMENT that names every field that broke a rule, in the text and as a detail.
  ///
  /// - Precondition: There is at least one violation; without one the text says only that the
  ///   request is invalid.
  public static func invalidArgument(_ violations: [FieldViolation]) -> RPCError {
    let text = violations.map { "\($0.field) \($0.description)" }.joined(separator: "; ")
    return RPCError(
      .invalidArgument, violations.isEmpty ? "the request is invalid" : text,
      details: [.badRequest(violations)])
  }

  /// The fields that broke a rule, if the error tells of any.
  public var violations: [FieldViolation] {
    details.flatMap { detail -> [FieldViolation] in
      if case .badRequest(let violations) = detail { return violations }
      return []
    }
  }
}

extension RPCError: CustomStringConvertible {
  public var description: String {
    let base = message.isEmpty ? code.name : "\(code.name): \(message)"
    return cause.map { "\(base) (\($0))" } ?? base
  }
}
