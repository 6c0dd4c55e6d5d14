/// The name of a workload, `spiffe://<trust domain>/<name>`, as its certificate states it.
///
/// Parsed by the rules of the SPIFFE-ID standard, section 2, without mending anything: a name that
/// differs in a single byte is another name.
package struct SPIFFEIdentity: Sendable, Hashable, CustomStringConvertible {
  /// Lower case, for example `rollcall.test`.
  package let trustDomain: String
  /// The path without its first slash, for example `group-service`; empty for a trust domain alone.
  package let name: String
  package let uri: String

  package var description: String { self.uri }

  package init?(uri: String) {
    let scheme = "spiffe://"
    guard uri.utf8.count <= Self.maximumBytes, uri.hasPrefix(scheme) else { return nil }
    let rest = uri.utf8.dropFirst(scheme.utf8.count)
    let domain = rest.prefix { $0 != UInt8(ascii: "/") }
    let path = rest[domain.endIndex...]
    guard domain.count <= 255, !domain.isEmpty, domain.allSatisfy(Self.isAllowedInDomain) else {
      return nil
    }
    if !path.isEmpty {
      let segments = path.dropFirst().split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard segments.allSatisfy(Self.isAllowed(segment:)) else { return nil }
    }
    self.trustDomain = String(Substring(domain))
    self.name = String(Substring(path.dropFirst()))
    self.uri = uri
  }

  /// `nil` if the two parts don't make a SPIFFE ID.
  package init?(trustDomain: String, name: String) {
    self.init(uri: name.isEmpty ? "spiffe://\(trustDomain)" : "spiffe://\(trustDomain)/\(name)")
  }

  /// SPIFFE-ID, section 2.3.
  private static let maximumBytes = 2048

  private static func isAllowedInDomain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isAllowed(segment: Substring.UTF8View.SubSequence) -> Bool {
    let text = Substring(segment)
    return !segment.isEmpty && text != "." && text != ".."
      && segment.allSatisfy { byte in
        Self.isAllowedInDomain(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      }
  }
}
