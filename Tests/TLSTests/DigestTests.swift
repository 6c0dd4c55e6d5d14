import TLS
import Testing

@Suite("SHA-256")
struct DigestTests {
  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8).map { UInt8($0 > 57 ? $0 - 87 : $0 - 48) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  @Test("gives the digests of FIPS 180-4")
  func digests() {
    #expect(
      SHA256.digest([])
        == Self.bytes("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
    #expect(
      SHA256.digest(Array("abc".utf8))
        == Self.bytes("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
  }

  @Test("gives the authentication codes of RFC 4231")
  func codes() {
    #expect(
      SHA256.authenticationCode(
        Array("Hi There".utf8), key: [UInt8](repeating: 0x0b, count: 20))
        == Self.bytes("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"))
    #expect(
      SHA256.authenticationCode(
        Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        == Self.bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    #expect(
      SHA256.authenticationCode([], key: [])
        == Self.bytes("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"))
  }

  @Test("tells an authentic message from any other")
  func authenticity() {
    let key = Array("key".utf8)
    let message = Array("page 2".utf8)
    let code = SHA256.authenticationCode(message, key: key)
    #expect(SHA256.isAuthentic(message, code: code, key: key))
    #expect(!SHA256.isAuthentic(message, code: code, key: Array("other".utf8)))
    #expect(!SHA256.isAuthentic(Array("page 3".utf8), code: code, key: key))
    #expect(!SHA256.isAuthentic(message, code: Array(code.dropLast()), key: key))
    #expect(!SHA256.isAuthentic(message, code: [], key: key))
  }

  @Test("shares its comparison in constant time")
  func comparison() {
    #expect(ConstantTime.areEqual([], []))
    #expect(ConstantTime.areEqual([1, 2], [1, 2]))
    #expect(!ConstantTime.areEqual([1, 2], [1, 3]))
    #expect(!ConstantTime.areEqual([1, 2], [1, 2, 3]))
  }
}

@Suite("Random bytes")
struct SecureRandomTests {
  @Test("are as many as asked and never the same")
  func randomness() throws {
    #expect(try SecureRandom.bytes(0).isEmpty)
    let first = try SecureRandom.bytes(32)
    #expect(first.count == 32)
    #expect(try SecureRandom.bytes(32) != first)
  }
}

@Suite("A time in UTC")
struct UTCTimeTests {
  static let times: [(Int64, String)] = [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_709_251_199, "2024-02-29T23:59:59Z"), (1_709_251_200, "2024-03-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"), (4_102_444_800, "2100-01-01T00:00:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (1_772_366_400, "2026-03-01T12:00:00Z"),
  ]

  @Test("is written as RFC 3339 says", arguments: times)
  func description(_ seconds: Int64, _ text: String) {
    #expect(UTCTime(secondsSince1970: seconds).description == text)
  }
}
