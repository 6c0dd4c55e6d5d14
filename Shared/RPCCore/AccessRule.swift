/// Who may call a method: the `(rollcall.options.v1.access)` of the method.
///
/// Checked for every call, never once per connection.
public enum AccessRule: Sendable, Hashable {
  /// Everybody whose certificate belongs to the server's trust domain.
  case anyPeer
  /// Those among them who bear one of these names.
  case callers([String])

  /// - Throws: UNAUTHENTICATED for a caller without an identity, PERMISSION_DENIED for one that
  ///   the rule doesn't name.
  package func admit(_ peer: PeerIdentity?, to method: MethodDescriptor) throws(RPCError) {
    guard let peer else {
      throw RPCError(
        .unauthenticated,
        "\(method.path) takes only callers with a client certificate that names them "
          + "(a spiffe:// URI of this service's trust domain)")
    }
    switch self {
    case .anyPeer: return
    case .callers(let names):
      guard names.contains(peer.name) else {
        throw RPCError(
          .permissionDenied,
          "\(peer.name) may not call \(method.path); only \(names.joined(separator: ", ")) may")
      }
    }
  }
}
