/// Compresses bytes by RFC 1951, wrapped as RFC 1950 has it.
///
/// zlib would do it better; but other versions of it do it differently, and pictures are to have
/// the same bytes for ever.
struct Deflate {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let limits = Repeats.Limits(length: 258, distance: 32_768)
  private static let endOfBlock = 256
  /// Steps that share their codes.
  private static let stepsPerBlock = 65_536

  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.write(0x0178, bits: 16)
    let steps = Repeats.steps(of: bytes.map(UInt32.init), limits: limits)
    var rest = steps[...]
    repeat {
      let block = rest.prefix(stepsPerBlock)
      rest = rest.dropFirst(block.count)
      write(block, isLast: rest.isEmpty, to: &writer)
    } while !rest.isEmpty
    let sum = Checksums.adler32(bytes)
    return writer.finish() + Checksums.bigEndian(sum)
  }

  private static func write(
    _ steps: ArraySlice<Repeats.Step>, isLast: Bool, to writer: inout BitWriter
  ) {
    var symbols = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    symbols[endOfBlock] = 1
    for step in steps {
      switch step {
      case .value(let value): symbols[Int(value)] += 1
      case .copy(let length, let distance):
        symbols[Length(length).symbol] += 1
        distances[Magnitude(distance - 1).symbol] += 1
      }
    }
    // A reader may insist on a code for distances.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let symbolCode = PrefixCode(counts: symbols, limit: 15)
    let distanceCode = PrefixCode(counts: distances, limit: 15)
    let symbolCount = max(257, (symbolCode.used.last ?? 0) + 1)
    let distanceCount = max(1, (distanceCode.used.last ?? 0) + 1)
    let lengths = CodeLengths(
      Array(symbolCode.lengths.prefix(symbolCount) + distanceCode.lengths.prefix(distanceCount)))
    let needed = lengths.needed(in: order)

    writer.write(isLast ? 1 : 0, bits: 1)
    writer.write(2, bits: 2)
    writer.write(symbolCount - 257, bits: 5)
    writer.write(distanceCount - 1, bits: 5)
    writer.write(needed - 4, bits: 4)
    for symbol in order.prefix(needed) { writer.write(lengths.code.lengths[symbol], bits: 3) }
    lengths.writeSteps(to: &writer)
    for step in steps {
      switch step {
      case .value(let value): symbolCode.write(Int(value), to: &writer)
      case .copy(let length, let distance):
        let length = Length(length)
        symbolCode.write(length.symbol, to: &writer)
        writer.write(length.extra, bits: length.bits)
        let distance = Magnitude(distance - 1)
        distanceCode.write(distance.symbol, to: &writer)
        writer.write(distance.extra, bits: distance.bits)
      }
    }
    symbolCode.write(endOfBlock, to: &writer)
  }

  /// How DEFLATE says how many bytes repeat.
  private struct Length {
    let symbol: Int
    let extra: Int
    let bits: Int

    init(_ length: Int) {
      let value = length - 3
      switch value {
      case ..<8: (symbol, extra, bits) = (257 + value, 0, 0)
      case 255: (symbol, extra, bits) = (285, 0, 0)
      default:
        bits = Int.bitWidth - 3 - value.leadingZeroBitCount
        symbol = 257 + 4 * (bits + 1) + (value >> bits) & 3
        extra = value & (1 << bits - 1)
      }
    }
  }
}
