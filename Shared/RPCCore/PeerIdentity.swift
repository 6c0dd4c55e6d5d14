/// Who is at the other end, as a certificate of the trust domain proves it.
///
/// One object a connection, which the context of each of its calls refers to.
public final class PeerIdentity: Sendable {
  /// "spiffe://rollcall.test/group-service".
  public let uri: String
  /// "rollcall.test".
  public let trustDomain: String
  /// "group-service".
  public let name: String

  public init(trustDomain: String, name: String) {
    self.uri = "spiffe://\(trustDomain)/\(name)"
    self.trustDomain = trustDomain
    self.name = name
  }
}

extension PeerIdentity: Hashable {
  public static func == (left: PeerIdentity, right: PeerIdentity) -> Bool {
    left.uri == right.uri
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(uri) }
}

extension PeerIdentity: CustomStringConvertible {
  public var description: String { uri }
}
