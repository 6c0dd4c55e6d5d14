import Identity
import ServiceStore
import TLS
import Testing

@Suite("Access tokens")
struct AccessTokenTests {
  private static let start: Int64 = 1_700_000_000
  private let now = WallTime(microseconds: start * 1_000_000)
  private let source = TestKeys()
  private let key: TestKeys.Key

  init() throws { key = try source.add("key-1") }

  private func failure(_ text: String, at time: WallTime? = nil) -> AccessTokenFailure? {
    do throws(AccessTokenFailure) {
      _ = try AccessToken.verify(text, with: source.keys, at: time ?? now)
      return nil
    } catch {
      return error
    }
  }

  /// Any header and claims, signed by the right key.
  private func signed(_ header: String, _ claims: String) throws -> String {
    let text = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    return text + "." + Base64URL.encode(try key.privateKey.signature(of: Array(text.utf8)))
  }

  private static let header = #"{"alg":"EdDSA","typ":"JWT","kid":"key-1"}"#

  private static func claims(
    iss: String? = "\"\(TestKeys.issuer)\"", sub: String? = "\"ada\"", sid: String? = "\"s1\"",
    iat: String? = "\(start)", exp: String? = "\(start + 900)", more: String = ""
  ) -> String {
    let members = [("iss", iss), ("sub", sub), ("sid", sid), ("iat", iat), ("exp", exp)]
      .compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return "{" + members.joined(separator: ",") + more + "}"
  }

  @Test("say who signed in, by which sign-in and until when")
  func roundTrip() throws {
    let token = AccessToken(
      userID: "a \"quoted\" ü", sessionID: "s", issuer: TestKeys.issuer, issuedAt: Self.start,
      expiresAt: Self.start + 60, notBefore: Self.start)
    let text = try token.signed(with: key.privateKey, id: key.id)
    let verified = try AccessToken.verify(text, with: source.keys, at: now)
    #expect(verified.token == token)
    #expect(verified.key.id == "key-1")
    let usual = AccessToken.ada(at: now)
    #expect(usual.expiresAt - usual.issuedAt == 15 * 60)
    #expect(usual.issuedAt == Self.start)
  }

  @Test("are three parts of base64url, as any other library makes them")
  func form() throws {
    let text = try AccessToken.ada(at: now).signed(with: key.privateKey, id: key.id)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    let header = try #require(Base64URL.decode(String(parts[0])))
    #expect(String(decoding: header, as: UTF8.self) == Self.header)
    let claims = try #require(Base64URL.decode(String(parts[1])))
    #expect(String(decoding: claims, as: UTF8.self) == Self.claims())
    #expect(try signed(Self.header, Self.claims()) == text)
  }

  @Test("prove nothing when they are changed anywhere")
  func changed() throws {
    let bytes = Array(try AccessToken.ada(at: now).signed(with: key.privateKey, id: key.id).utf8)
    for place in bytes.indices {
      for replacement in [bytes[place] ^ 1, bytes[place] ^ 0x20, UInt8(ascii: "."), 0x0a, 0xc3]
      where replacement != bytes[place] {
        var changed = bytes
        changed[place] = replacement
        #expect(failure(String(decoding: changed, as: UTF8.self)) != nil, "byte \(place)")
      }
    }
  }

  @Test("prove nothing when they are cut anywhere, or have something behind them")
  func cut() throws {
    let text = try AccessToken.ada(at: now).signed(with: key.privateKey, id: key.id)
    for count in 0..<text.utf8.count { #expect(failure(String(text.prefix(count))) != nil) }
    for more in ["A", "=", ".", ".e30", " ", "\n"] { #expect(failure(text + more) != nil) }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var header = AccessTokenTests.header
    var claims = AccessTokenTests.claims()
    /// Malformed in some way if there is none.
    var failure: AccessTokenFailure?
  }

  static let refused = [
    Refused(
      testDescription: "the algorithm none", header: #"{"alg":"none","kid":"key-1"}"#,
      failure: .wrongAlgorithm),
    Refused(
      testDescription: "the algorithm NONE", header: #"{"alg":"NONE","kid":"key-1"}"#,
      failure: .wrongAlgorithm),
    Refused(
      testDescription: "another algorithm", header: #"{"alg":"HS256","kid":"key-1"}"#,
      failure: .wrongAlgorithm),
    Refused(
      testDescription: "the algorithm in other letters", header: #"{"alg":"eddsa","kid":"key-1"}"#,
      failure: .wrongAlgorithm),
    Refused(
      testDescription: "no algorithm", header: #"{"kid":"key-1"}"#, failure: .wrongAlgorithm),
    Refused(
      testDescription: "an algorithm that isn't text", header: #"{"alg":["EdDSA"],"kid":"key-1"}"#,
      failure: .wrongAlgorithm),
    Refused(
      testDescription: "two algorithms", header: #"{"alg":"EdDSA","alg":"none","kid":"key-1"}"#),
    Refused(testDescription: "no key", header: #"{"alg":"EdDSA"}"#),
    Refused(
      testDescription: "a key that is called strangely", header: #"{"alg":"EdDSA","kid":"a b"}"#),
    Refused(
      testDescription: "an unknown key", header: #"{"alg":"EdDSA","kid":"key-2"}"#,
      failure: .unknownKey("key-2")),
    Refused(
      testDescription: "an extension that is critical",
      header: #"{"alg":"EdDSA","kid":"key-1","crit":["exp"],"exp":1}"#),
    Refused(
      testDescription: "another type", header: #"{"alg":"EdDSA","kid":"key-1","typ":"JWE"}"#),
    Refused(testDescription: "a header that is no object", header: "[]"),
    Refused(testDescription: "claims that are no object", claims: "\"ada\""),
    Refused(testDescription: "claims that are no JSON", claims: "{"),
    Refused(testDescription: "claims with something behind", claims: claims() + "x"),
    Refused(
      testDescription: "another issuer", claims: claims(iss: "\"spiffe://example.com/x\""),
      failure: .foreignIssuer),
    Refused(testDescription: "no issuer", claims: claims(iss: nil)),
    Refused(testDescription: "no subject", claims: claims(sub: nil)),
    Refused(testDescription: "an empty subject", claims: claims(sub: "\"\"")),
    Refused(testDescription: "a subject that is a number", claims: claims(sub: "1")),
    Refused(
      testDescription: "a long subject",
      claims: claims(sub: "\"\(String(repeating: "x", count: 201))\"")),
    Refused(testDescription: "two subjects", claims: claims(more: #","sub":"bob""#)),
    Refused(testDescription: "no session", claims: claims(sid: nil)),
    Refused(testDescription: "no beginning", claims: claims(iat: nil)),
    Refused(testDescription: "no end", claims: claims(exp: nil)),
    Refused(testDescription: "an end that is text", claims: claims(exp: "\"\(start + 900)\"")),
    Refused(testDescription: "an end that is a fraction", claims: claims(exp: "\(start + 900).5")),
    Refused(testDescription: "an end beyond all numbers", claims: claims(exp: "1e30")),
    Refused(testDescription: "an end beyond all years", claims: claims(exp: "9223372036854775807")),
    Refused(testDescription: "a beginning before all", claims: claims(iat: "-1")),
    Refused(testDescription: "an end before its beginning", claims: claims(exp: "\(start)")),
    Refused(testDescription: "too long a life", claims: claims(exp: "\(start + 3_601)")),
    Refused(testDescription: "an audience", claims: claims(more: #","aud":"groups""#)),
    Refused(testDescription: "not before a word", claims: claims(more: #","nbf":"now""#)),
    Refused(
      testDescription: "not before later", claims: claims(more: #","nbf":\#(start + 31)"#),
      failure: .notYetValid),
    Refused(
      testDescription: "the past", claims: claims(iat: "\(start - 960)", exp: "\(start - 30)"),
      failure: .expired),
    Refused(
      testDescription: "the future", claims: claims(iat: "\(start + 31)", exp: "\(start + 900)"),
      failure: .notYetValid),
    Refused(
      testDescription: "deep nesting",
      claims: claims(more: ",\"x\":" + String(repeating: "[", count: 300))),
    Refused(
      testDescription: "much text",
      claims: claims(more: ",\"x\":\"\(String(repeating: "x", count: 2_000))\""),
      failure: .tooLong),
  ]

  @Test("are refused, though the right key signed them", arguments: refused)
  func refusal(_ row: Refused) throws {
    let failure = failure(try signed(row.header, row.claims))
    if let expected = row.failure {
      #expect(failure == expected)
    } else {
      guard case .malformed? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }
  }

  @Test("hold half a minute longer at both ends, for clocks that differ")
  func leeway() throws {
    let text = try signed(Self.header, Self.claims())
    func at(_ seconds: Int64) -> AccessTokenFailure? {
      failure(text, at: WallTime(microseconds: (Self.start + seconds) * 1_000_000))
    }
    #expect(at(-31) == .notYetValid)
    #expect(at(-30) == nil)
    #expect(at(900 + 29) == nil)
    #expect(at(900 + 30) == .expired)
  }

  @Test("prove nothing by another key of the same name")
  func otherKey() throws {
    let other = try Ed25519PrivateKey()
    let text = try AccessToken.ada(at: now).signed(with: other, id: key.id)
    #expect(failure(text) == .wrongSignature)
  }

  @Test("prove nothing by a key whose time is over")
  func expiredKey() throws {
    let old = try source.add("old", expiresAt: now)
    let text = try AccessToken.ada(at: now).signed(with: old.privateKey, id: "old")
    #expect(failure(text) == .unknownKey("old"))
    let before = WallTime(microseconds: now.microseconds - 1)
    #expect(failure(text, at: before) == nil)
  }

  @Test("say nothing of themselves in what is said of them")
  func silence() throws {
    for row in Self.refused {
      let text = try signed(row.header, row.claims)
      let words = failure(text)?.description ?? ""
      #expect(!words.contains("ada"))
      for part in text.split(separator: ".") { #expect(!words.contains(part)) }
    }
  }
}
