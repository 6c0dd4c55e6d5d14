/// A fact that travels with an error's status, for programs to act on.
///
/// On the wire these are the messages of `google.rpc` of the same names, so that any gRPC client
/// can read them.
public enum ErrorDetail: Sendable, Hashable {
  /// The fields that broke a rule, every one of them.
  case badRequest([FieldViolation])
  /// The same call may be sent again after this long, not sooner.
  case retryInfo(delay: Duration)
  /// Why, as a constant that programs can compare, within a domain.
  case errorInfo(reason: String, domain: String, metadata: [String: String])
  /// What the call was about.
  case resourceInfo(type: String, name: String, owner: String, description: String)
  /// One that this library doesn't know, as it came.
  case other(typeURL: String, value: [UInt8])
}

/// One field of a request that broke a rule.
public struct FieldViolation: Sendable, Hashable {
  /// The path of the field by its names in the .proto file: "member_emails[2]".
  public let field: String
  /// What is wrong and what would be right, as a phrase that follows the field's name.
  public let description: String

  public init(field: String, description: String) {
    self.field = field
    self.description = description
  }
}
