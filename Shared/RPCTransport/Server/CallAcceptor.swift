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
  ///   - origin: What is known of the connection.
  /// - Throws: What the caller gets instead of a call.
  func accept(
    _ bytes: borrowing RawSpan, method: Range<Int>, id: UInt64, flow: CallFlow?, metadata: Metadata,
    timeoutMicroseconds: UInt64, origin: CallOrigin, carrier: any ServerCallCarrier
  ) throws(RPCError) -> ServerCall {
    guard let found = methods.find(bytes, method) else {
      let path = Self.text(bytes, method)
      throw refused(
        .unknownMethod, methods.unimplemented(path), path, origin.peer, origin.address)
    }
    let descriptor = found.descriptor
    // One that bears an access token is judged when that has been verified, in the handler's place.
    if metadata.isEmpty || services.authenticator == nil || !Authorization.isIn(metadata) {
      do throws(RPCError) {
        if !metadata.isEmpty, descriptor.access.users != .nobody, Authorization.isIn(metadata) {
          throw RPCError(
            .unauthenticated,
            "this server verifies no access tokens, so nobody can be signed in for "
              + descriptor.path)
        }
        try descriptor.access.admit(origin.peer, to: descriptor)
      } catch {
        throw refused(
          CallRefusal(accessError: error), error, descriptor.path, origin.peer, origin.address)
      }
    }
    if !metadata.isEmpty { try checkSize(metadata, descriptor, origin) }
    let deadline: Deadline? =
      timeoutMicroseconds == 0
      ? nil : .after(.microseconds(Int64(clamping: timeoutMicroseconds)))
    let context = CallContext(
      method: descriptor, origin: origin, metadata: metadata, deadline: deadline)
    return found.makeCall(id, flow, context, services, carrier)
  }

  private func checkSize(_ metadata: Metadata, _ method: MethodDescriptor, _ origin: CallOrigin)
    throws(RPCError)
  {
    guard metadata.byteCount > maximumMetadataBytes else { return }
    let error = RPCError(
      .resourceExhausted,
      "metadata of \(metadata.byteCount) bytes is over the limit of \(maximumMetadataBytes)")
    throw refused(.metadataTooLarge, error, method.path, origin.peer, origin.address)
  }

  /// What a peer gets that begins more calls than it was told it may have open.
  static func tooManyCalls(_ limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted, "this connection has its limit of \(limit) calls open",
      details: [.retryInfo(delay: .milliseconds(100))])
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
