import GRPCWire
import HTTP2
import RPCCore

/// The header block that begins a call.
///
/// Source: gRPC over HTTP2, "Requests".
struct GRPCRequestHead: Sendable {
  /// Whom the requests of the connection are for.
  let authority: String
  /// The connection has no TLS.
  let isPlain: Bool

  func append(_ call: OutgoingCall, sendsGzip: Bool, to headers: inout HTTP2Headers) {
    headers.append(":method", "POST")
    headers.append(":scheme", isPlain ? "http" : "https")
    headers.append(
      ":path",
      writing: { path in
        path.append(UInt8(ascii: "/"))
        path.append(contentsOf: call.method.path.utf8)
      })
    headers.append(":authority", authority)
    headers.append("te", "trailers")
    headers.append("content-type", GRPC.contentType)
    headers.append("user-agent", Self.userAgent)
    headers.append("grpc-accept-encoding", "identity,gzip")
    if sendsGzip { headers.append("grpc-encoding", GRPC.gzip) }
    if let deadline = call.deadline {
      headers.append("grpc-timeout", Timeout.text(microseconds: deadline.remainingMicroseconds))
    }
    // What a caller's metadata may not say is left out: it would contradict what the protocol says.
    for entry in call.metadata where MetadataFields.isFree(entry.key) {
      headers.append(entry.key) { MetadataFields.append(entry.value, to: &$0) }
    }
  }

  private static let userAgent: StaticString = "rollcall/1"
}
