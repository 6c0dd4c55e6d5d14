import Testing

@testable import ServiceStore

@Suite("Page tokens")
struct PageTokensTests {
  let tokens = PageTokens(key: Array(repeating: 7, count: 32))

  @Test(
    "bring a position back for the query that they were made for", arguments: [0, 1, 2, 3, 16, 254])
  func roundTrip(_ length: Int) throws {
    let position = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let token = tokens.token(at: position, of: "search ann")
    #expect(try tokens.position(in: token, of: "search ann") == position)
  }

  @Test("need no escaping in a URL")
  func alphabet() {
    let token = tokens.token(at: (0...255).map { UInt8($0) }, of: "list")
    #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
  }

  @Test("for another query are refused as such")
  func anotherQuery() {
    let token = tokens.token(at: [1, 2], of: "search ann")
    #expect(throws: PageTokenRefusal.anotherQuery) {
      try tokens.position(in: token, of: "search anna")
    }
  }

  @Test("of another database are refused")
  func anotherKey() {
    let token = PageTokens(key: Array(repeating: 8, count: 32)).token(at: [1, 2], of: "list")
    #expect(throws: PageTokenRefusal.foreign) { try tokens.position(in: token, of: "list") }
  }

  @Test("are refused with any character changed, added or cut off")
  func forgery() {
    let token = Array(tokens.token(at: [1, 2, 3, 4], of: "list"))
    for place in token.indices {
      var changed = token
      changed[place] = changed[place] == "A" ? "B" : "A"
      #expect(throws: PageTokenRefusal.foreign) {
        try tokens.position(in: String(changed), of: "list")
      }
      #expect(throws: PageTokenRefusal.foreign) {
        try tokens.position(in: String(token[..<place]), of: "list")
      }
    }
    #expect(throws: PageTokenRefusal.foreign) {
      try tokens.position(in: String(token) + "A", of: "list")
    }
  }

  @Test("are refused when they are no tokens", arguments: ["", " ", "!!!!", "AAAA=", "é", "page2"])
  func noTokens(_ text: String) {
    #expect(throws: PageTokenRefusal.foreign) { try tokens.position(in: text, of: "list") }
  }

  @Test("are refused past any length that was given out")
  func length() {
    #expect(throws: PageTokenRefusal.foreign) {
      try tokens.position(in: String(repeating: "A", count: 1_000_000), of: "list")
    }
  }
}

@Suite("Base64 for URLs")
struct Base64URLTests {
  static let vectors: [(String, String)] = [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"),
  ]

  @Test("writes and reads the vectors of RFC 4648", arguments: vectors)
  func vector(plain: String, encoded: String) {
    #expect(Base64URL.encode(Array(plain.utf8)) == encoded)
    #expect(Base64URL.decode(encoded) == Array(plain.utf8))
  }

  @Test(
    "reads nothing that it doesn't write",
    arguments: ["Z", "Zh", "Zm9", "Zg==", "Z+", "Z/", "Zm9vY"])
  func refusal(_ text: String) {
    #expect(Base64URL.decode(text) == nil)
  }
}
