/// Something wider than one call went wrong: a configuration, a certificate, a port in use.
public struct RuntimeError: Error, Sendable {
  public enum Code: Sendable, Hashable, CaseIterable {
    /// A setting that can't be used as it is.
    case badConfiguration
    /// Certificates or keys that are missing, damaged, expired or don't match.
    case badCredentials
    /// Somebody else listens there.
    case addressInUse
    /// The operating system or a file refused.
    case ioFailure
    /// Something that has to be there first isn't.
    case unavailable
  }

  public let code: Code
  /// One sentence for the operator: what is wrong, with what, and what to do.
  public let message: String
  public let cause: (any Error)?

  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }
}

extension RuntimeError: CustomStringConvertible {
  public var description: String { message }
}
