import Testing
import Zstd

@Suite("zstd")
struct ZstdCodecTests {
  let codec: ZstdCodec

  init() throws {
    codec = try #require(ZstdCodec())
  }

  private func compress(_ bytes: [UInt8], limit: Int? = nil) -> [UInt8]? {
    unsafe codec.compress(bytes.span.bytes, limit: limit ?? bytes.count + 100)
  }

  private func decompress(_ bytes: [UInt8], _ size: Int) throws(ZstdFailure) -> [UInt8] {
    try unsafe codec.decompress(bytes.span.bytes, size: size)
  }

  private func size(_ bytes: [UInt8]) -> UInt64? {
    unsafe ZstdFrame.contentSize(bytes.span.bytes)
  }

  @Test(
    "gives back what it was given, and says before how much that is",
    arguments: [0, 1, 1000, 3_000_000])
  func roundTrip(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let packed = try #require(compress(bytes))
    #expect(size(packed) == UInt64(count))
    #expect(try decompress(packed, count) == bytes)
    if count >= 1000 { #expect(packed.count < count / 2) }
  }

  @Test("gives up when the result would be larger than wanted")
  func incompressible() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(compress(bytes, limit: 9_000) == nil)
  }

  @Test("refuses a frame that holds more or less than it says, and one that is cut off")
  func lies() throws {
    let packed = try #require(compress([UInt8](repeating: 1, count: 100_000)))
    #expect(throws: ZstdFailure.self) { try decompress(packed, 99_999) }
    #expect(throws: ZstdFailure.self) { try decompress(packed, 100_001) }
    for cut in [0, 1, 5, packed.count - 1] {
      #expect(throws: ZstdFailure.self) { try decompress(Array(packed.prefix(cut)), 100_000) }
    }
    // Two frames behind one another are no message.
    #expect(throws: ZstdFailure.self) { try decompress(packed + packed, 100_000) }
    #expect(try decompress(packed, 100_000).count == 100_000)
  }

  @Test(
    "says nothing of bytes that are no frame",
    arguments: [[], [1, 2, 3], [0x28, 0xb5, 0x2f, 0xfd]])
  func noFrame(_ bytes: [UInt8]) {
    #expect(size(bytes) == nil)
  }
}
