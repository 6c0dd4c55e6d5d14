package import RPCCore

/// The head of a request, read field by field.
///
/// Ranges are within the bytes that it was read from.
package struct RequestHead: Sendable {
  package enum Content: Sendable, Hashable {
    /// Messages of protobuf: `application/grpc`, or with `+proto`.
    case protobuf
    /// Messages in another form: `application/grpc+json`, say.
    case other
    case notGRPC
  }

  package enum Encoding: Sendable, Hashable {
    case identity
    case gzip
    case unknown(Range<Int>)
  }

  package private(set) var isPost = false
  /// Without the slash in front; `nil` if there is none.
  package private(set) var method: Range<Int>?
  package private(set) var content = Content.notGRPC
  /// 0 for a call without a deadline.
  package private(set) var timeoutMicroseconds: UInt64 = 0
  package private(set) var encoding = Encoding.identity
  /// The caller can undo gzip.
  package private(set) var acceptsGzip = false
  package private(set) var metadata = Metadata()
  /// Why the call can't be carried out.
  package private(set) var failure: RPCError?

  package init() {}

  package mutating func read(
    _ bytes: borrowing RawSpan, name: Range<Int>, value: Range<Int>
  ) {
    // The length tells nearly all of them apart.
    switch name.count {
    case 2 where bytes.matches(name, "te"): return
    case 5 where bytes.matches(name, ":path"):
      guard !value.isEmpty, bytes[at: value.lowerBound] == UInt8(ascii: "/") else { return }
      method = value.dropFirst()
    case 7 where bytes[at: name.lowerBound] == Self.colon:
      if bytes.matches(name, ":method") { isPost = bytes.matches(value, "POST") }
    case 10 where bytes[at: name.lowerBound] == Self.colon: return
    case 10 where bytes.matches(name, "user-agent"): return
    case 12 where bytes.matches(name, "content-type"): content = Self.content(bytes, value)
    case 12 where bytes.matches(name, "grpc-timeout"):
      guard let timeout = Timeout.microseconds(bytes, value) else {
        fail(
          "grpc-timeout \"\(bytes.text(value).prefix(40))\" is no number of up to eight digits with a unit"
        )
        return
      }
      timeoutMicroseconds = timeout
    case 13 where bytes.matches(name, "grpc-encoding"):
      encoding =
        bytes.matches(value, "identity")
        ? .identity : bytes.matches(value, GRPC.gzip) ? .gzip : .unknown(value)
    case 14 where bytes.matches(name, "content-length"): return
    case 20 where bytes.matches(name, "grpc-accept-encoding"):
      acceptsGzip = acceptsGzip || Self.list(bytes, value, has: GRPC.gzip)
    default:
      guard bytes[at: name.lowerBound] != Self.colon else { return }
      do throws(RPCError) {
        try MetadataFields.append(bytes, name: name, value: value, to: &metadata)
      } catch {
        fail(error.message)
      }
    }
  }

  private static let colon = UInt8(ascii: ":")

  private mutating func fail(_ reason: String) {
    if failure == nil { failure = RPCError(.invalidArgument, reason) }
  }

  /// Upper case is allowed in a content type, and parameters behind a semicolon.
  private static func content(_ bytes: borrowing RawSpan, _ value: Range<Int>) -> Content {
    let base = 16
    if bytes.matches(value, GRPC.contentType) { return .protobuf }
    let text = bytes.text(value).lowercased()
    guard text.hasPrefix("application/grpc") else { return .notGRPC }
    let rest = text.dropFirst(base).prefix { $0 != ";" && $0 != " " }
    return rest.isEmpty || rest == "+proto" ? .protobuf : rest.hasPrefix("+") ? .other : .notGRPC
  }

  /// Whether a list of names, parted by commas, has that name.
  static func list(_ bytes: borrowing RawSpan, _ value: Range<Int>, has name: StaticString) -> Bool
  {
    var start = value.lowerBound
    while start < value.upperBound {
      var end = start
      while end < value.upperBound, bytes[at: end] != UInt8(ascii: ",") { end += 1 }
      var first = start
      while first < end, bytes[at: first] == UInt8(ascii: " ") { first += 1 }
      var last = end
      while last > first, bytes[at: last - 1] == UInt8(ascii: " ") { last -= 1 }
      if bytes.matches(first..<last, name) { return true }
      start = end + 1
    }
    return false
  }
}
