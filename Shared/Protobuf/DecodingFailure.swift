/// Why bytes are not a message of the asked type.
public enum DecodingFailure: Error, Hashable, CustomStringConvertible {
  /// Not the protobuf wire format, cut off, or a field with the wrong wire type.
  case malformed(message: String)

  /// The text of a `string` field is not UTF-8. `field` is the full name.
  case invalidUTF8(field: String)

  /// A required field isn't there. Only in types that are not compiled in.
  case missing(field: String)

  /// Messages within messages, deeper than `limit`.
  case nestedTooDeeply(message: String, limit: Int)

  /// Parsing would take more than `limit` bytes of memory: far more than an honest message of
  /// this length needs.
  case tooMuchMemory(message: String, limit: Int)

  /// Longer than protobuf allows, which is 2 GiB.
  case tooLarge(message: String, bytes: Int)

  public var description: String {
    switch self {
    case .malformed(let message):
      "not a packed \(message)"
    case .invalidUTF8(let field):
      "\(field) is not valid UTF-8"
    case .missing(let field):
      "\(field) is required, and missing"
    case .nestedTooDeeply(let message, let limit):
      "\(message) has messages nested more than \(limit) deep"
    case .tooMuchMemory(let message, let limit):
      "\(message) would take more than \(limit) bytes of memory"
    case .tooLarge(let message, let bytes):
      "\(message) of \(bytes) bytes is over the limit of \(Int32.max)"
    }
  }
}
