/// How a call ended: the 17 codes of gRPC, the same on both protocols.
///
/// Source: gRPC, "Status codes and their use in gRPC".
public enum StatusCode: UInt32, Sendable, Hashable, CaseIterable {
  case ok = 0
  /// The caller gave the call up.
  case cancelled = 1
  case unknown = 2
  /// The request can never succeed as it is, whatever the state of the system.
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case alreadyExists = 6
  /// The caller is known and may not do this.
  case permissionDenied = 7
  case resourceExhausted = 8
  /// The system isn't in the state that the request needs.
  case failedPrecondition = 9
  /// Somebody else changed the thing meanwhile: read it again, then try again.
  case aborted = 10
  case outOfRange = 11
  case unimplemented = 12
  case internalError = 13
  /// The service can't be reached now; the same call may succeed later.
  case unavailable = 14
  case dataLoss = 15
  /// The caller isn't known.
  case unauthenticated = 16

  /// The code as gRPC writes it: "NOT_FOUND".
  public var name: String {
    switch self {
    case .ok: "OK"
    case .cancelled: "CANCELLED"
    case .unknown: "UNKNOWN"
    case .invalidArgument: "INVALID_ARGUMENT"
    case .deadlineExceeded: "DEADLINE_EXCEEDED"
    case .notFound: "NOT_FOUND"
    case .alreadyExists: "ALREADY_EXISTS"
    case .permissionDenied: "PERMISSION_DENIED"
    case .resourceExhausted: "RESOURCE_EXHAUSTED"
    case .failedPrecondition: "FAILED_PRECONDITION"
    case .aborted: "ABORTED"
    case .outOfRange: "OUT_OF_RANGE"
    case .unimplemented: "UNIMPLEMENTED"
    case .internalError: "INTERNAL"
    case .unavailable: "UNAVAILABLE"
    case .dataLoss: "DATA_LOSS"
    case .unauthenticated: "UNAUTHENTICATED"
    }
  }

  /// The code with this number; UNKNOWN for a number that has none, as gRPC asks of receivers.
  public init(number: UInt32) {
    self = StatusCode(rawValue: number) ?? .unknown
  }
}

extension StatusCode: CustomStringConvertible {
  public var description: String { name }
}
