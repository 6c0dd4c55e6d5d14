import RPCCore
import RPCWire

/// The pipeline's way in, the same for every protocol: finds the method, applies its access rule
/// and makes the call.
///
/// It is asked for every call: nothing that it finds out is kept for the connection.
final class CallAcceptor: Sendable {
  let methods: MethodTable
  let services: CallServices
  let maximumMetadataBytes: Int

  init(methods: MethodTable, services: CallServices, maximumMetadataBytes: Int) {
    self.methods = methods
    self.services = services
    self.maximumMetadataBytes = maximumMetadataBytes
  }

  /// - Parameters:
  ///   - method: Where the method's path stands in `bytes`.
  ///   - id: What the carrier knows the call by.
  ///   - flow: Where the call stands, if the carrier counts credit by messages.
  ///   - timeoutMicroseconds: 0 for a call without a deadline.
  /// - Throws: What the caller gets instead of a call.
  func accept(
    _ bytes: borrowing RawSpan, method: Range<Int>, id: UInt64, flow: CallFlow?, metadata: Metadata,
    timeoutMicroseconds: UInt64, peer: PeerIdentity?, address: String,
    carrier: any ServerCallCarrier
  ) throws(RPCError) -> ServerCall {
    guard let found = methods.find(bytes, method) else {
      let path = Self.text(bytes, method)
      throw refused(.unknownMethod, methods.unimplemented(path), path, peer, address)
    }
    do throws(RPCError) {
      try found.descriptor.access.admit(peer, to: found.descriptor)
    } catch {
      let refusal: CallRefusal =
        error.code == .unauthenticated ? .unauthenticated : .permissionDenied
      throw refused(refusal, error, found.descriptor.path, peer, address)
    }
    guard metadata.byteCount <= maximumMetadataBytes else {
      let error = RPCError(
        .resourceExhausted,
        "metadata of \(metadata.byteCount) bytes is over the limit of \(maximumMetadataBytes)")
      throw refused(.metadataTooLarge, error, found.descriptor.path, peer, address)
    }
    let deadline: Deadline? =
      timeoutMicroseconds == 0
      ? nil : .after(.microseconds(Int64(clamping: timeoutMicroseconds)))
    let context = CallContext(
      method: found.descriptor, peer: peer, address: address, metadata: metadata,
      deadline: deadline, callProtocol: carrier.callProtocol)
    let call = found.makeCall(id, flow, context, services, carrier)
    call.gate = found.gate
    call.isShed = found.isShed
    return call
  }

  /// Tells of a call that ends before its handler.
  func refused(
    _ refusal: CallRefusal, _ error: RPCError, _ method: String, _ peer: PeerIdentity?,
    _ address: String
  ) -> RPCError {
    services.report(.callRefused(refusal, method: method, address: address, peer: peer, error))
    return error
  }

  static func text(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range.prefix(512) {
      text.append(bytes[index])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
