import RPCCore
import ServiceStore
import Testing

@testable import UserDirectory

@Suite("An allowance")
struct AllowanceTests {
  let start = WallTime(microseconds: 1_700_000_000_000_000)

  @Test("is there all at once, comes back bit by bit, and is never more than all")
  func allowance() {
    let allowance = Allowance(burst: 3, interval: .seconds(10))
    var fullAt: WallTime?
    func take(_ seconds: Int) -> Duration? {
      switch allowance.take(fullAt: fullAt, at: start + .seconds(seconds)) {
      case .taken(let time):
        fullAt = time
        return nil
      case .refused(let delay): return delay
      }
    }
    for _ in 0..<3 { #expect(take(0) == nil) }
    #expect(take(0) == .seconds(10))
    #expect(take(9) == .seconds(1))
    #expect(take(10) == nil)
    #expect(take(15) == .seconds(5))
    for _ in 0..<3 { #expect(take(1_000) == nil) }
    #expect(take(1_000) == .seconds(10))
    // A clock that is set back makes nobody wait for longer than the interval.
    #expect(take(0) == .seconds(10))
  }
}

@Suite("A refresh token")
struct RefreshTokenTests {
  let seal = PageTokens(key: Array(repeating: 1, count: 32))
  let token = RefreshToken(of: RecordID(value: 7), secret: Array(repeating: 5, count: 32))

  @Test("is read again from its text, and its next one follows from a salt")
  func text() throws {
    let next = token.next(salt: [1])
    #expect(next == token.next(salt: [1]))
    #expect(next != token.next(salt: [2]))
    #expect(next.hash != token.hash)
    #expect(next.generation == 1)
    for token in [token, next] {
      #expect(RefreshToken(token.text(sealedBy: seal), sealedBy: seal) == token)
    }
  }

  @Test("isn't made of a text that was changed, or sealed elsewhere or for something else")
  func strangers() {
    let text = token.text(sealedBy: seal)
    for place in text.indices {
      var changed = text
      changed.replaceSubrange(place...place, with: text[place] == "A" ? "B" : "A")
      #expect(RefreshToken(changed, sealedBy: seal) == nil)
    }
    let other = PageTokens(key: Array(repeating: 2, count: 32))
    #expect(RefreshToken(text, sealedBy: other) == nil)
    #expect(
      RefreshToken(seal.token(at: Array(repeating: 0, count: 52), of: "list"), sealedBy: seal)
        == nil)
    for text in ["", "A", String(text.dropLast()), text + "A"] {
      #expect(RefreshToken(text, sealedBy: seal) == nil)
    }
  }

  @Test("doesn't show its secret, nor does a token of a mail")
  func secrecy() throws {
    var dumped = ""
    dump(token, to: &dumped)
    let reset = try ResetToken()
    dump(reset, to: &dumped)
    for text in [dumped, "\(token)", "\([token])", "\(reset)", "\([reset])"] {
      #expect(!text.contains("5, 5"))
      #expect(!text.contains(reset.text))
    }
    #expect(ResetToken(reset.text)?.hash == reset.hash)
    #expect(ResetToken(reset.text + "A") == nil)
    #expect(ResetToken("") == nil)
  }
}

@Suite("The place of a call")
struct PlaceTests {
  func place(
    _ address: String, peer: String? = "gateway", person: String? = nil
  ) throws -> Place {
    var metadata = Metadata()
    if let person { try metadata.append(Place.metadataKey, person) }
    return try Place(
      of: CallContext(
        method: .init(
          service: "s", name: "m", kind: .unary, idempotency: .unknown, access: .anyPeer),
        peer: peer.map { PeerIdentity(trustDomain: "rollcall.test", name: $0) }, address: address,
        metadata: metadata, deadline: nil))
  }

  @Test("is the person's address as the gateway says, whatever connection it came by")
  func person() throws {
    let one = try place("127.0.0.1:1", person: "192.0.2.7")
    #expect(try place("10.0.0.1:2", person: "192.0.2.7") == one)
    #expect(try place("127.0.0.1:1", person: "192.0.2.8") != one)
    #expect(try place("127.0.0.1:1", peer: "operator", person: "192.0.2.7") == one)
    // One household, whichever of its addresses.
    #expect(
      try place("127.0.0.1:1", person: "2001:db8:0:7::1")
        == place("127.0.0.1:1", person: "2001:DB8::7:ffff:0:1:2"))
    #expect(
      try place("127.0.0.1:1", person: "2001:db8:0:8::1")
        != place("127.0.0.1:1", person: "2001:db8:0:7::1"))
  }

  @Test("is the connection's for those who aren't believed, or don't say")
  func connection() throws {
    let one = try place("10.0.0.1:1", peer: "group-service", person: "192.0.2.7")
    #expect(try place("10.0.0.1:2", peer: "group-service", person: "192.0.2.8") == one)
    #expect(try place("10.0.0.1:2", peer: "group-service") == one)
    #expect(try place("10.0.0.2:2", peer: "group-service") != one)
    #expect(try place("10.0.0.1:1", peer: "gateway") != one)
  }

  @Test("isn't what is no address")
  func malformed() {
    for text in ["ann", "192.0.2.7:80", "192.0.2.7, 10.0.0.1", "[::1]", ""] {
      #expect {
        try place("127.0.0.1:1", person: text)
      } throws: { error in
        (error as? RPCError)?.code == .invalidArgument
      }
    }
  }
}
