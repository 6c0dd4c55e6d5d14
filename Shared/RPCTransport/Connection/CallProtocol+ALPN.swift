import GRPCWire
import RPCCore
import RPCWire

extension CallProtocol {
  /// Its name in the handshake of TLS. RFC 7301; RFC 9113, section 3.1.
  var applicationProtocol: String {
    switch self {
    case .native: Wire.applicationProtocol
    case .grpc: GRPC.applicationProtocol
    }
  }
}
