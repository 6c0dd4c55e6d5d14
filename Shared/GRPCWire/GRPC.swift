/// The names and numbers of gRPC over HTTP/2 that both sides know.
///
/// Source: gRPC, "gRPC over HTTP2" (PROTOCOL-HTTP2), here and in this module.
package enum GRPC {
  /// The protocol's name in the TLS handshake (ALPN): it is HTTP/2's.
  package static let applicationProtocol = "h2"

  /// In front of each message: a flag that says whether it is compressed, and its length.
  package static let prefixBytes = 5

  package static let contentType: StaticString = "application/grpc"
  package static let gzip: StaticString = "gzip"
}
