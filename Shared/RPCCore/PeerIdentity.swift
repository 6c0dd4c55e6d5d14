/// Who is at the other end, as a certificate of the trust domain proves it.
public struct PeerIdentity: Sendable, Hashable {
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

extension PeerIdentity: CustomStringConvertible {
  public var description: String { uri }
}
