import RPCCore
import RPCWire

/// The pipeline's way in, the same for every protocol: finds the method, applies its access rule
/// and makes the call.
///
/// It is asked for every call: nothing that it finds out is kept for the connection.
struct CallAcceptor: Sendable {
  let methods: MethodTable
  let services: CallServices
  let maximumMetadataBytes: Int

  /// - Parameters:
  ///   - method: Where the method's path stands in `bytes`.
  ///   - timeoutMicroseconds: 0 for a call without a deadline.
  /// - Throws: What the caller gets instead of a call.
  func accept(
    _ bytes: borrowing RawSpan, method: Range<Int>, flow: CallFlow, metadata: Metadata,
    timeoutMicroseconds: UInt64, peer: PeerIdentity?, address: String,
    carrier: any ServerCallCarrier
  ) throws(RPCError) -> ServerCall {
    guard let found = methods.find(bytes, method) else {
      throw methods.unimplemented(Self.text(bytes, method))
    }
    try found.descriptor.access.admit(peer, to: found.descriptor)
    guard metadata.byteCount <= maximumMetadataBytes else {
      throw RPCError(
        .resourceExhausted,
        "metadata of \(metadata.byteCount) bytes is over the limit of \(maximumMetadataBytes)")
    }
    let deadline: Deadline? =
      timeoutMicroseconds == 0
      ? nil : .after(.microseconds(Int64(clamping: timeoutMicroseconds)))
    let context = CallContext(
      method: found.descriptor, peer: peer, address: address, metadata: metadata,
      deadline: deadline)
    return found.makeCall(flow, context, services, carrier)
  }

  private static func text(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range.prefix(512) {
      text.append(bytes[index])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
