import TLS
import Testing

@Suite("A SPIFFE ID")
struct SPIFFEIdentityTests {
  struct Good: CustomTestStringConvertible {
    let uri: String
    let trustDomain: String
    let name: String
    var testDescription: String { self.uri }
  }

  static let good = [
    Good(
      uri: "spiffe://rollcall.test/group-service", trustDomain: "rollcall.test",
      name: "group-service"),
    Good(uri: "spiffe://rollcall.test", trustDomain: "rollcall.test", name: ""),
    Good(uri: "spiffe://a/ns/prod/sa/web", trustDomain: "a", name: "ns/prod/sa/web"),
    Good(uri: "spiffe://1.2.3.4/A_b-c.9", trustDomain: "1.2.3.4", name: "A_b-c.9"),
    Good(uri: "spiffe://a_b-c.d/...", trustDomain: "a_b-c.d", name: "..."),
  ]

  @Test("is taken apart into trust domain and name", arguments: good)
  func taking(_ good: Good) throws {
    let identity = try #require(SPIFFEIdentity(uri: good.uri))
    #expect(identity.trustDomain == good.trustDomain)
    #expect(identity.name == good.name)
    #expect(identity.uri == good.uri)
    #expect(SPIFFEIdentity(trustDomain: good.trustDomain, name: good.name) == identity)
  }

  static let bad = [
    "", "spiffe:", "spiffe://", "spiffe:///name", "https://rollcall.test/name",
    "SPIFFE://rollcall.test/name", "Spiffe://a/b", "spiffe://Rollcall.test/name",
    "spiffe://rollcall.test/", "spiffe://rollcall.test//name", "spiffe://rollcall.test/name/",
    "spiffe://rollcall.test/./name", "spiffe://rollcall.test/../name", "spiffe://a/b/..",
    "spiffe://rollcall.test:7401/name", "spiffe://user@rollcall.test/name",
    "spiffe://rollcall.test/name?x=1", "spiffe://rollcall.test/name#x", "spiffe://a/%61",
    "spiffe://a/b c", "spiffe://a/Zoë", "spiffe://zoë/b", "spiffe://a/b\0c", "spiffe://a\0b/c",
    "spiffe://[::1]/a", " spiffe://a/b", "spiffe://a/b\n",
    "spiffe://" + String(repeating: "a", count: 256) + "/b",
    "spiffe://a/" + String(repeating: "b", count: 2048),
  ]

  @Test("is refused when the standard doesn't allow it", arguments: bad)
  func refusing(_ uri: String) {
    #expect(SPIFFEIdentity(uri: uri) == nil)
  }

  @Test("counts only as the single URI of a certificate")
  func single() throws {
    let now = UTCTime.now
    let one = ["spiffe://a/b"]
    let two = ["spiffe://a/b", "spiffe://a/c"]
    for (uris, name) in [(one, "b"), (two, nil), ([], nil)] as [([String], String?)] {
      let certificate = PeerCertificate(
        commonName: nil, uriNames: uris, dnsNames: [], notBefore: now, notAfter: now, serial: "1")
      #expect(certificate.spiffeIdentity?.name == name)
    }
  }
}
