import GRPCWire
import HTTP2
import RPCCore

/// The header blocks that a server answers with.
enum GRPCAnswers {
  /// Ahead of the messages, with no metadata.
  static let head = HTTP2FixedHeaders([
    ":status": "200", "content-type": "application/grpc",
  ])

  /// Also tells the caller that its own messages may come in gzip.
  static let gzipHead = HTTP2FixedHeaders([
    ":status": "200", "content-type": "application/grpc", "grpc-encoding": "gzip",
    "grpc-accept-encoding": "identity,gzip",
  ])

  /// Behind them, with no metadata.
  static let success = HTTP2FixedHeaders(["grpc-status": "0"])

  static func head(_ metadata: Metadata, isGzip: Bool) -> HTTP2Headers {
    var headers = startOfHead
    if isGzip {
      headers.append("grpc-encoding", GRPC.gzip)
      headers.append("grpc-accept-encoding", "identity,gzip")
    }
    append(metadata, to: &headers)
    return headers
  }

  private static let startOfHead: HTTP2Headers = {
    var headers = HTTP2Headers()
    headers.append(":status", "200")
    headers.append("content-type", GRPC.contentType)
    return headers
  }()

  /// - Parameters:
  ///   - error: `nil` is OK.
  ///   - limit: What the caller takes; what doesn't fit is left out, the least needed first.
  static func trailers(_ error: RPCError?, _ trailers: Metadata, limit: Int) -> HTTP2Headers {
    let full = ending(HTTP2Headers(), error, trailers, withDetails: true)
    guard full.listBytes > limit else { return full }
    return ending(HTTP2Headers(), error.map(short), Metadata(), withDetails: false)
  }

  /// Head and trailers in one.
  static func only(
    _ error: RPCError?, _ trailers: Metadata, listsEncodings: Bool = false, limit: Int
  ) -> HTTP2Headers {
    var start = startOfHead
    if listsEncodings { start.append("grpc-accept-encoding", "identity,gzip") }
    let full = ending(start, error, trailers, withDetails: true)
    guard full.listBytes > limit else { return full }
    return ending(start, error.map(short), Metadata(), withDetails: false)
  }

  /// The status alone, with the start of its text.
  private static func short(_ error: RPCError) -> RPCError {
    RPCError(error.code, String(decoding: error.message.utf8.prefix(1024), as: UTF8.self))
  }

  private static func ending(
    _ start: HTTP2Headers, _ error: RPCError?, _ trailers: Metadata, withDetails: Bool
  ) -> HTTP2Headers {
    var headers = start
    headers.append("grpc-status", String(error?.code.rawValue ?? 0))
    guard let error else {
      append(trailers, to: &headers)
      return headers
    }
    if !error.message.isEmpty {
      headers.append("grpc-message") { PercentEncoding.append(error.message, to: &$0) }
    }
    if withDetails, let details = StatusDetails.pack(error) {
      headers.append("grpc-status-details-bin") { Base64.append(details, to: &$0) }
    }
    append(trailers, to: &headers)
    append(error.metadata, to: &headers)
    return headers
  }

  private static func append(_ metadata: Metadata, to headers: inout HTTP2Headers) {
    for entry in metadata where MetadataFields.isFree(entry.key) {
      headers.append(entry.key) { MetadataFields.append(entry.value, to: &$0) }
    }
  }

  // MARK: To what is not gRPC

  /// gRPC is always POST.
  static let wrongMethod: HTTP2Headers = {
    var headers = HTTP2Headers()
    headers.append(":status", "405")
    headers.append("allow", "POST")
    headers.append("content-length", "0")
    return headers
  }()

  /// Of a content type that isn't gRPC's.
  static let wrongContent: HTTP2Headers = {
    var headers = HTTP2Headers()
    headers.append(":status", "415")
    headers.append("accept", GRPC.contentType)
    headers.append("content-length", "0")
    return headers
  }()
}
