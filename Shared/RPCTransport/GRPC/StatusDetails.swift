import ErrorDetailsAPI
import Protobuf
package import RPCCore
import RPCWire
import WellKnownTypes

/// Between the details of an error and `grpc-status-details-bin`.
package enum StatusDetails {
  /// - Returns: `nil` if the error has none.
  package static func pack(_ error: RPCError) -> [UInt8]? {
    let details = error.details.compactMap { detail -> AnyMessage? in
      guard let packed = WireStatus.detail(detail) else { return nil }
      return AnyMessage(typeURL: packed.typeURL, value: packed.value)
    }
    guard !details.isEmpty else { return nil }
    let status = Status(
      code: Int32(clamping: error.code.rawValue), message: error.message, details: details)
    // An aid: the status arrives without it, too.
    return try? status.packed()
  }

  /// Of bytes that are no status, none.
  static func unpack(_ bytes: [UInt8]) -> [ErrorDetail] {
    guard let status = try? Status(packed: bytes) else { return [] }
    return status.details.map {
      WireStatus.detail(Frame.Detail(typeURL: $0.typeURL, value: $0.value))
    }
  }
}
