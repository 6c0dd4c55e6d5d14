/// Why JSON is not a message, or a message has no JSON.
public struct JSONFailure: Error, Hashable, CustomStringConvertible {
  /// The field it is about, "members[2].email"; empty for the whole text.
  public let path: String

  /// "expected a string, found 12"
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String {
    path.isEmpty ? reason : "\(path): \(reason)"
  }
}
