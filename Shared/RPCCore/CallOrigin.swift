/// Where calls come from: what all calls of a connection have in common.
package final class CallOrigin: Sendable {
  /// `nil` for a caller without a certificate that names it.
  package let peer: PeerIdentity?
  package let address: String
  package let callProtocol: CallProtocol

  package init(peer: PeerIdentity?, address: String, callProtocol: CallProtocol) {
    self.peer = peer
    self.address = address
    self.callProtocol = callProtocol
  }
}
