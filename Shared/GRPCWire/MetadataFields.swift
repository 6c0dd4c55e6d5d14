package import RPCCore

/// Between metadata and the fields of a header block.
package enum MetadataFields {
  /// Adds a field that came, if it is metadata and not HTTP's or gRPC's own.
  ///
  /// - Parameter binary: Its name ends in "-bin", and so its value is base64: several values may be
  ///   joined by commas.
  /// - Throws: INVALID_ARGUMENT naming the rule that it breaks.
  package static func append(
    _ bytes: borrowing RawSpan, name: Range<Int>, value: Range<Int>, to metadata: inout Metadata
  ) throws(RPCError) {
    let key = bytes.text(name)
    guard key.utf8.count > 4, key.hasSuffix("-bin") else {
      try metadata.append(key, bytes.text(value))
      return
    }
    var start = value.lowerBound
    while start <= value.upperBound {
      var end = start
      while end < value.upperBound, bytes[at: end] != UInt8(ascii: ",") { end += 1 }
      // Optional white space may stand around the commas: RFC 9110, section 5.6.1.
      var first = start
      var last = end
      while first < last, bytes[at: first] == UInt8(ascii: " ") { first += 1 }
      while last > first, bytes[at: last - 1] == UInt8(ascii: " ") { last -= 1 }
      guard let decoded = Base64.decode(bytes, first..<last) else {
        throw RPCError(.invalidArgument, "the value of metadata key \"\(key)\" isn't base64")
      }
      try metadata.append(key, binary: decoded)
      start = end + 1
    }
  }

  /// Appends the value of an entry as its field has it.
  package static func append(_ value: Metadata.Entry.Value, to output: inout [UInt8]) {
    switch value {
    case .text(let text): output.append(contentsOf: text.utf8)
    case .binary(let bytes): Base64.append(bytes, to: &output)
    }
  }

  /// Whether a key of metadata can be sent: the others would be taken for HTTP's or gRPC's own.
  package static func isFree(_ key: String) -> Bool {
    key.hasPrefix("grpc-") ? aboutRetries.contains(key) : !reserved.contains(key)
  }

  /// What the two ends tell each other of attempts, in metadata like any other. gRFC A6.
  private static let aboutRetries: Set<String> = [
    "grpc-previous-rpc-attempts", "grpc-retry-pushback-ms",
  ]

  private static let reserved: Set<String> = [
    "content-type", "te", "user-agent", "connection", "keep-alive", "proxy-connection",
    "transfer-encoding", "upgrade", "host", "content-length",
  ]
}
