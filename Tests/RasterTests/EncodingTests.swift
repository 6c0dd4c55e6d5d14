import Testing

@testable import Raster

@Suite("Encoders of pixels")
struct EncodingTests {
  @Test(
    "a prefix code is complete and keeps its limit, however uneven the counts are",
    arguments: [2, 3, 19, 286], [7, 15])
  func prefixCode(_ symbols: Int, _ limit: Int) {
    guard symbols <= 1 << limit else { return }
    // Fibonacci's numbers make the deepest trees.
    var counts = [1, 1]
    while counts.count < symbols { counts.append(min(counts.suffix(2).reduce(0, +), 1 << 40)) }
    let code = PrefixCode(counts: counts, limit: limit)
    #expect(code.lengths.max()! <= limit)
    #expect(code.used.count == symbols)
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
    #expect(code.lengths.last! <= code.lengths.first!)
  }

  @Test("a lone symbol takes one bit, and none take nothing")
  func loneSymbol() {
    #expect(PrefixCode(counts: [0, 7, 0], limit: 15).lengths == [0, 1, 0])
    #expect(PrefixCode(counts: [0, 0], limit: 15).used == [])
  }

  @Test("repeats put together again are what they were made of")
  func repeats() {
    let values = (0..<5_000).map { UInt32($0 * $0 / 300 % 17) } + Array(repeating: 9, count: 700)
    let steps = Repeats.steps(of: values, limits: Repeats.Limits(length: 258, distance: 1_000))
    var again: [UInt32] = []
    for step in steps {
      switch step {
      case .value(let value): again.append(value)
      case .copy(let length, let distance):
        #expect((3...258).contains(length) && (1...1_000).contains(distance))
        for _ in 0..<length { again.append(again[again.count - distance]) }
      }
    }
    #expect(again == values)
    #expect(steps.count < values.count / 4)
  }

  @Test("a magnitude's symbol and bits say the number")
  func magnitudes() {
    for value in 0..<40_000 {
      let magnitude = Magnitude(value)
      let base =
        magnitude.symbol < 4
        ? magnitude.symbol : (2 + magnitude.symbol & 1) << ((magnitude.symbol - 2) >> 1)
      #expect(base + magnitude.extra == value)
      #expect(magnitude.extra < 1 << magnitude.bits)
    }
  }

  @Test("checksums are those of the standards")
  func checksums() {
    #expect(Checksums.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(Checksums.adler32(Array("Wikipedia".utf8)) == 0x11e6_0398)
  }
}
