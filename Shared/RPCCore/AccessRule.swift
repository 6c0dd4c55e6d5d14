/// Who may call a method: the `(rollcall.options.v1.access)` of the method.
///
/// A call is allowed if its peer is one of ``peers``, or if it bears the access token of a person
/// whom ``users`` lets in. One that bears a token is the person's, whoever brings it: where people may
/// call at all, it is let in if they are, so that a peer that passes calls on gives nobody more than
/// is theirs. Checked for every call, never once per connection.
public struct AccessRule: Sendable, Hashable {
  /// Services, and whoever else has a certificate.
  public enum Peers: Sendable, Hashable {
    /// Everybody whose certificate belongs to the server's trust domain.
    case any
    /// Those among them who bear one of these names.
    case named([String])
  }

  /// People, who are known by their access tokens.
  public enum Users: Sendable, Hashable {
    case nobody
    /// Whoever the request is about: the field that says it, or `nil` if the handler judges.
    case themselves(field: String?)
    /// Everybody who has signed in.
    case signedIn
  }

  public let peers: Peers
  public let users: Users

  /// Everybody with a certificate.
  public static let anyPeer = AccessRule(peers: .any, users: .nobody)

  public static func callers(_ names: [String], users: Users = .nobody) -> AccessRule {
    AccessRule(peers: .named(names), users: users)
  }

  private init(peers: Peers, users: Users) {
    self.peers = peers
    self.users = users
  }

  /// Whether the peer may call, whoever it calls for.
  package func admits(_ peer: PeerIdentity?) -> Bool {
    guard let peer else { return false }
    switch peers {
    case .any: return true
    case .named(let names): return names.contains(peer.name)
    }
  }

  /// Judges a call without an access token.
  ///
  /// - Throws: UNAUTHENTICATED for a caller without an identity, or if a person may call;
  ///   PERMISSION_DENIED for a peer that the rule doesn't name.
  package func admit(_ peer: PeerIdentity?, to method: MethodDescriptor) throws(RPCError) {
    guard !admits(peer) else { return }
    guard users == .nobody else {
      throw RPCError(
        .unauthenticated,
        "sign in: \(method.path) takes the access token of a person, as metadata "
          + "\"\(Authorization.key): Bearer TOKEN\", and \(peer?.name ?? "the caller") sent none")
    }
    throw refusal(of: peer, method)
  }

  /// Judges a call with the access token of a person, as far as that goes without its request.
  ///
  /// - Throws: PERMISSION_DENIED.
  package func admitUser(from peer: PeerIdentity?, to method: MethodDescriptor) throws(RPCError) {
    guard users == .nobody, !admits(peer) else { return }
    throw refusal(of: peer, method)
  }

  private func refusal(of peer: PeerIdentity?, _ method: MethodDescriptor) -> RPCError {
    guard let peer else {
      return RPCError(
        .unauthenticated,
        "\(method.path) takes only callers with a client certificate that names them "
          + "(a spiffe:// URI of this service's trust domain)")
    }
    guard case .named(let names) = peers, !names.isEmpty else {
      return RPCError(.permissionDenied, "\(peer.name) may not call \(method.path); nobody may")
    }
    return RPCError(
      .permissionDenied,
      "\(peer.name) may not call \(method.path); only \(names.joined(separator: ", ")) may")
  }
}
