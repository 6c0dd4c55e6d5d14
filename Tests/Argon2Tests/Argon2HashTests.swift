import Testing

@testable import Argon2

@Suite("An argon2id hash")
struct Argon2HashTests {
  static let cheap = Argon2Parameters(memoryKiB: 64, passes: 1)

  func hash(
    _ password: String, _ parameters: Argon2Parameters = cheap
  ) throws -> Argon2Hash {
    try Argon2Hash.hash(
      Array(password.utf8), salt: Array(repeating: 7, count: Argon2Hash.saltBytes), parameters)
  }

  /// The value is that of the reference implementation, which its own tests have for these inputs.
  @Test("is the one that the reference implementation makes")
  func reference() throws {
    let hash = try Argon2Hash.hash(
      Array("password".utf8), salt: Array("somesalt".utf8),
      Argon2Parameters(memoryKiB: 256, passes: 2))
    #expect(
      hash.text
        == "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4")
  }

  @Test("matches its password and no other, to the last byte")
  func matching() throws {
    let hash = try hash("correct horse\u{0}1")
    #expect(try hash.matches(Array("correct horse\u{0}1".utf8)))
    #expect(try !hash.matches(Array("correct horse\u{0}2".utf8)))
    #expect(try !hash.matches(Array("correct horse".utf8)))
    #expect(try !hash.matches([]))
  }

  @Test("holds its parameters, and is read again from its text")
  func parameters() throws {
    let made = try hash("a", Argon2Parameters(memoryKiB: 128, passes: 3))
    #expect(made.text.hasPrefix("$argon2id$v=19$m=128,t=3,p=1$"))
    let read = try #require(Argon2Hash(made.text))
    #expect(read == made)
    #expect(read.parameters == Argon2Parameters(memoryKiB: 128, passes: 3))
    #expect(try read.matches(Array("a".utf8)))
  }

  @Test("of nobody takes passwords to be checked against it, and matches none")
  func decoy() throws {
    for byte in [0, 63, 64, 255] as [UInt8] {
      let random = [UInt8](repeating: byte, count: Argon2Hash.decoyBytes)
      let decoy = try #require(Argon2Hash(decoyWith: random, Self.cheap))
      #expect(decoy.parameters == Self.cheap)
      #expect(try !decoy.matches(Array("password".utf8)))
      #expect(try !decoy.matches(random))
    }
    #expect(Argon2Hash(decoyWith: [1], Self.cheap) == nil)
  }

  static let strangers = [
    "", "$", "password", "$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=16$m=64,t=1,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=64,t=1,p=2$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=64,t=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$t=1,m=64,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=64,t=1,p=1$$aGFzaA", "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$",
    "$argon2id$v=19$m=0,t=1,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=64,t=0,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=4194304,t=1,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=64,t=4000000000,p=1$c29tZXNhbHQ$aGFzaA",
    "$argon2id$v=19$m=-64,t=1,p=1$c29tZXNhbHQ$aGFzaA",
  ]

  @Test("isn't made of a text of another form or beyond all bounds", arguments: strangers)
  func stranger(_ text: String) {
    #expect(Argon2Hash(text) == nil)
  }

  @Test("of a text that is damaged inside matches nothing, and says so")
  func damaged() throws {
    let damaged = try #require(Argon2Hash("$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$!!!!"))
    #expect(throws: Argon2Failure.self) { try damaged.matches([1]) }
  }

  @Test("isn't made with parameters out of bounds")
  func bounds() {
    for parameters in [
      Argon2Parameters(memoryKiB: 7, passes: 1), Argon2Parameters(memoryKiB: 64, passes: 0),
      Argon2Parameters(memoryKiB: Argon2Parameters.mostMemoryKiB + 1, passes: 1),
    ] {
      #expect(throws: Argon2Failure.self) { try hash("a", parameters) }
    }
  }

  struct Comparison: Sendable, CustomTestStringConvertible {
    let one: Argon2Parameters
    let other: Argon2Parameters
    let isStronger: Bool
    var testDescription: String { "\(one) and \(other)" }
  }

  static let comparisons = [
    Comparison(
      one: Argon2Parameters(memoryKiB: 20, passes: 2),
      other: Argon2Parameters(memoryKiB: 10, passes: 2), isStronger: true),
    Comparison(
      one: Argon2Parameters(memoryKiB: 20, passes: 1),
      other: Argon2Parameters(memoryKiB: 10, passes: 2), isStronger: true),
    Comparison(
      one: Argon2Parameters(memoryKiB: 20, passes: 2),
      other: Argon2Parameters(memoryKiB: 20, passes: 2), isStronger: false),
    Comparison(
      one: Argon2Parameters(memoryKiB: 20, passes: 2),
      other: Argon2Parameters(memoryKiB: 20, passes: 3), isStronger: false),
    Comparison(
      one: Argon2Parameters(memoryKiB: 20, passes: 9),
      other: Argon2Parameters(memoryKiB: 40, passes: 1), isStronger: false),
  ]

  @Test(
    "costs more to guess only if it takes no less memory and no less work", arguments: comparisons)
  func strength(_ row: Comparison) {
    #expect(row.one.areStronger(than: row.other) == row.isStronger)
  }

  @Test("has sensible parameters from the weakest that are advised on")
  func sensible() {
    #expect(Argon2Parameters.usual.areSensible)
    #expect(Argon2Parameters(memoryKiB: 46 * 1024, passes: 1).areSensible)
    #expect(Argon2Parameters(memoryKiB: 7 * 1024, passes: 5).areSensible)
    #expect(!Argon2Parameters(memoryKiB: 7 * 1024, passes: 4).areSensible)
    #expect(!Argon2Parameters(memoryKiB: 4 * 1024, passes: 60).areSensible)
  }
}
