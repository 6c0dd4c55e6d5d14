/// How the calls of a connection are written on the wire.
public enum CallProtocol: String, Sendable, Hashable, CaseIterable {
  /// Frames of our own: proto/WIRE.md.
  case native = "rollcall"
  /// gRPC over HTTP/2.
  case grpc = "grpc"
}
