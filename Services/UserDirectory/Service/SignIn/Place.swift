internal import LinuxIO
package import RPCCore
internal import TLS

/// Where somebody signs in from: what attempts are counted by.
///
/// Of an IPv6 address the first 64 bits, since one person has all of those behind them.
package struct Place: Hashable, Sendable {
  /// No more than a hash: nobody has to know where people were.
  package let bytes: [UInt8]

  /// What a gateway says of the person that it calls for.
  package static let metadataKey = "rollcall-person-address"

  /// Who is believed when they say it.
  private static let gateways: Set<String> = ["gateway", "operator"]

  package init(name: String) {
    bytes = Array(SHA256.digest(Array("place\0\(name)".utf8)).prefix(16))
  }

  /// - Throws: INVALID_ARGUMENT if what the gateway says is no IP address.
  package init(of context: CallContext) throws(RPCError) {
    if let text = context.metadata[Self.metadataKey],
      let peer = context.peer, Self.gateways.contains(peer.name)
    {
      guard let network = Self.network(text) else {
        throw RPCError(
          .invalidArgument,
          "the metadata \(Self.metadataKey) is no IP address: leave it out, or say 192.0.2.1 or "
            + "2001:db8::1")
      }
      self.init(name: "person \(network)")
      return
    }
    let host = SocketAddress.split(context.address)?.host ?? context.address
    self.init(name: "peer \(context.peer?.name ?? "") \(Self.network(host) ?? [])")
  }

  private static func network(_ host: String) -> [UInt8]? {
    switch SocketAddress(host: host, port: 0) {
    case .ipv4(let bytes, _): bytes
    case .ipv6(let bytes, _): Array(bytes.prefix(8))
    case .unix, nil: nil
    }
  }
}
