package import RPCCore

/// The head of an answer, or its trailers, or both in one block, read field by field.
package struct ResponseHead: Sendable {
  package private(set) var httpStatus: Int?
  package private(set) var isGRPC = false
  /// `nil` if the block has no status, and so isn't the end of the call.
  package private(set) var status: StatusCode?
  package private(set) var message = ""
  /// What `grpc-status-details-bin` holds: a packed `google.rpc.Status`.
  package private(set) var details: [UInt8]?
  package private(set) var isGzip = false
  /// An encoding of messages that isn't known here.
  package private(set) var unknownEncoding: String?
  /// The server can undo gzip.
  package private(set) var acceptsGzip = false
  package private(set) var metadata = Metadata()

  package init() {}

  package mutating func read(
    _ bytes: borrowing RawSpan, name: Range<Int>, value: Range<Int>
  ) {
    if bytes.matches(name, ":status") {
      httpStatus = bytes.decimal(value).map { Int($0) }
    } else if bytes.matches(name, "content-type") {
      isGRPC = bytes.text(value).lowercased().hasPrefix("application/grpc")
    } else if bytes.matches(name, "grpc-status") {
      status = StatusCode(number: bytes.decimal(value).map { UInt32(clamping: $0) } ?? .max)
    } else if bytes.matches(name, "grpc-message") {
      message = PercentEncoding.decode(bytes, value)
    } else if bytes.matches(name, "grpc-status-details-bin") {
      details = Base64.decode(bytes, value)
    } else if bytes.matches(name, "grpc-encoding") {
      isGzip = bytes.matches(value, GRPC.gzip)
      unknownEncoding = isGzip || bytes.matches(value, "identity") ? nil : bytes.text(value)
    } else if bytes.matches(name, "grpc-accept-encoding") {
      acceptsGzip = acceptsGzip || RequestHead.list(bytes, value, has: GRPC.gzip)
    } else if bytes[at: name.lowerBound] == Self.colon {
      return
    } else {
      // What isn't metadata as we know it is passed over: the answer still arrives.
      try? MetadataFields.append(bytes, name: name, value: value, to: &metadata)
    }
  }

  private static let colon = UInt8(ascii: ":")
}
