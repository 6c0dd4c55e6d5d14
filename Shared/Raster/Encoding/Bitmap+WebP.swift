extension Bitmap {
  /// The picture as a lossless WebP: the same bytes for the same pixels, for ever.
  ///
  /// Format: "WebP Lossless Bitstream Specification", without its transforms and its cache of
  /// colours: drawings have few colours, that repeat.
  package var webP: [UInt8] {
    var writer = BitWriter()
    writer.write(0x2f, bits: 8)
    writer.write(width - 1, bits: 14)
    writer.write(height - 1, bits: 14)
    writer.write(isOpaque ? 0 : 1, bits: 1)
    // The version, then: no transform, no cache of colours, one set of codes.
    writer.write(0, bits: 3)
    writer.write(0, bits: 3)
    LosslessWebP.write(self, to: &writer)
    var data = writer.finish()
    let size = data.count
    if size % 2 == 1 { data.append(0) }
    return Array("RIFF".utf8) + Self.littleEndian(data.count + 12) + Array("WEBPVP8L".utf8)
      + Self.littleEndian(size) + data
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// The pixels of a lossless WebP, and the codes that they are written in.
private enum LosslessWebP {
  private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  private static let limits = Repeats.Limits(length: 4_096, distance: 1 << 20 - 120)
  private static let symbolsForLengths = 24
  private static let symbolsForDistances = 40

  static func write(_ bitmap: Bitmap, to writer: inout BitWriter) {
    let steps = Repeats.steps(of: values(of: bitmap), limits: limits)
    // Green with the lengths, red, blue, alpha, distances.
    var counts = [256 + symbolsForLengths, 256, 256, 256, symbolsForDistances]
      .map { [Int](repeating: 0, count: $0) }
    for step in steps {
      for (code, symbol, _, _) in symbols(of: step, width: bitmap.width) {
        counts[code][symbol] += 1
      }
    }
    let codes = counts.map { PrefixCode(counts: $0, limit: 15) }
    for code in codes { write(code, to: &writer) }
    for step in steps {
      for (code, symbol, extra, bits) in symbols(of: step, width: bitmap.width) {
        // A code of one symbol takes no bits.
        if codes[code].used.count > 1 { codes[code].write(symbol, to: &writer) }
        writer.write(extra, bits: bits)
      }
    }
  }

  /// Alpha, red, green and blue of each pixel; clear ones all the same.
  private static func values(of bitmap: Bitmap) -> [UInt32] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).map { pixel in
      let part = { UInt32(bitmap.pixels[pixel + $0]) }
      return part(3) == 0 ? 0 : part(3) << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }
  }

  private typealias Symbol = (code: Int, symbol: Int, extra: Int, bits: Int)

  private static func symbols(of step: Repeats.Step, width: Int) -> [Symbol] {
    switch step {
    case .value(let value):
      return [
        (0, Int(value >> 8 & 255), 0, 0), (1, Int(value >> 16 & 255), 0, 0),
        (2, Int(value & 255), 0, 0), (3, Int(value >> 24), 0, 0),
      ]
    case .copy(let length, let distance):
      let length = Magnitude(length - 1)
      // The first 120 numbers stand for pixels near by: 1 is the one above, 2 the one before.
      let place = distance == width ? 1 : distance == 1 ? 2 : distance + 120
      let distance = Magnitude(place - 1)
      return [
        (0, 256 + length.symbol, length.extra, length.bits),
        (4, distance.symbol, distance.extra, distance.bits),
      ]
    }
  }

  private static func write(_ code: PrefixCode, to writer: inout BitWriter) {
    let used = code.used
    guard used.count > 1 else {
      // One symbol: "simple", one, of eight bits.
      writer.write(1, bits: 1)
      writer.write(0, bits: 1)
      writer.write(1, bits: 1)
      writer.write(used.first ?? 0, bits: 8)
      return
    }
    let lengths = CodeLengths(code.lengths)
    let needed = lengths.needed(in: order)
    writer.write(0, bits: 1)
    writer.write(needed - 4, bits: 4)
    for symbol in order.prefix(needed) { writer.write(lengths.code.lengths[symbol], bits: 3) }
    // All lengths follow.
    writer.write(0, bits: 1)
    lengths.writeSteps(to: &writer)
  }
}
