import Testing

@testable import TLS

@Suite("A sealing key")
struct SealingKeyTests {
  let key = SealingKey(Array(0..<32))
  let text = Array("a private key".utf8)
  let label = Array("key 1".utf8)

  @Test("opens what it sealed, and seals the same text another way each time")
  func roundTrip() throws {
    let key = try #require(key)
    let sealed = try key.seal(text, label: label)
    #expect(try key.open(sealed, label: label) == text)
    #expect(try key.seal(text, label: label) != sealed)
    let nothing = try key.seal([], label: [])
    #expect(try key.open(nothing, label: []) == [])
  }

  @Test("shows nothing of the text")
  func secrecy() throws {
    let sealed = try #require(try key?.seal(text, label: label))
    #expect(sealed.count == 12 + text.count + 16)
    #expect(!sealed.indices.contains { sealed[$0...].starts(with: text.prefix(4)) })
  }

  @Test("opens nothing of which a single bit was changed, or that is cut")
  func changes() throws {
    let key = try #require(key)
    let sealed = try key.seal(text, label: label)
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 1
      #expect(try key.open(changed, label: label) == nil, "byte \(place)")
      #expect(try key.open(Array(sealed[..<place]), label: label) == nil)
    }
  }

  @Test("opens nothing under another label or another key")
  func strangers() throws {
    let key = try #require(key)
    let sealed = try key.seal(text, label: label)
    #expect(try key.open(sealed, label: Array("key 2".utf8)) == nil)
    let other = try #require(SealingKey(Array(1..<33)))
    #expect(try other.open(sealed, label: label) == nil)
    #expect(SealingKey([1, 2, 3]) == nil)
  }

  /// NIST's test case 14 of "The Galois/Counter Mode of Operation": a key and a nonce of zeros.
  @Test("opens what another implementation sealed")
  func reference() throws {
    let zeros = try #require(SealingKey([UInt8](repeating: 0, count: 32)))
    let cipher: [UInt8] = [
      0xce, 0xa7, 0x40, 0x3d, 0x4d, 0x60, 0x6b, 0x6e, 0x07, 0x4e, 0xc5, 0xd3, 0xba, 0xf3, 0x9d,
      0x18,
    ]
    let tag: [UInt8] = [
      0xd0, 0xd1, 0xc8, 0xa7, 0x99, 0x99, 0x6b, 0xf0, 0x26, 0x5b, 0x98, 0xb5, 0xd4, 0x8a, 0xb9,
      0x19,
    ]
    let sealed = [UInt8](repeating: 0, count: 12) + cipher + tag
    #expect(try zeros.open(sealed, label: []) == [UInt8](repeating: 0, count: 16))
  }
}
