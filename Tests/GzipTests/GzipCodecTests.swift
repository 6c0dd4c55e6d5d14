import Gzip
import Testing

@Suite("Gzip")
struct GzipCodecTests {
  private let codec: GzipCodec

  init() throws { codec = try #require(GzipCodec()) }

  private func compress(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [UInt8] {
    // Sound here and below: a UInt8 has no padding that could be read.
    try #require(unsafe codec.compress(bytes.span.bytes, limit: limit))
  }

  private func decompress(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [UInt8] {
    try unsafe codec.decompress(bytes.span.bytes, limit: limit)
  }

  @Test("gives back what it was given, again and again", arguments: [0, 1, 1000, 300_000])
  func roundTrip(_ count: Int) throws {
    for round in 0..<3 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 50 + round) }
      #expect(try decompress(compress(bytes)) == bytes)
    }
  }

  /// `printf hello | gzip -n`
  private static let hello: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 203, 72, 205, 201, 201, 7, 0, 134, 166, 16, 54, 5, 0, 0, 0,
  ]

  @Test("reads what the gzip program writes")
  func foreign() throws {
    #expect(try decompress(Self.hello) == Array("hello".utf8))
  }

  @Test("gives nothing if it doesn't shrink to the limit")
  func incompressible() {
    let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255) }
    #expect(unsafe codec.compress(bytes.span.bytes, limit: 900) == nil)
  }

  @Test(
    "a bomb is refused at the limit, and what just fits is not",
    arguments: [100_000, 99_999, 4096, 1])
  func bomb(_ limit: Int) throws {
    let packed = try compress([UInt8](repeating: 0, count: 100_000))
    #expect(packed.count < 1000)
    if limit == 100_000 {
      #expect(try decompress(packed, limit: limit).count == 100_000)
    } else {
      #expect(throws: GzipFailure.tooLarge(limit: limit)) { try decompress(packed, limit: limit) }
    }
  }

  @Test("damaged bytes are refused, wherever they are cut")
  func damaged() {
    for count in 0..<Self.hello.count {
      #expect(throws: GzipFailure.self) { try decompress(Array(Self.hello[..<count])) }
    }
    #expect(throws: GzipFailure.self) { try decompress(Self.hello + [0]) }
    var flipped = Self.hello
    flipped[18] ^= 1
    #expect(throws: GzipFailure.self) { try decompress(flipped) }
  }
}
