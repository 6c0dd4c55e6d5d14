/// The encoding of binary metadata: RFC 4648, section 4. Written without padding, read with or
/// without.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// What each byte stands for; 255 for none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        output.append(letters[Int(bits >> count) & 63])
      }
    }
    if count > 0 { output.append(letters[Int(bits << (6 - count)) & 63]) }
  }

  /// - Returns: `nil` if it is no base64.
  package static func decode(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> [UInt8]? {
    var end = range.upperBound
    while end > range.lowerBound, range.upperBound - end < 2, bytes[at: end - 1] == padding {
      end -= 1
    }
    // Padding completes a group of four, and there is never a group of one.
    guard end == range.upperBound || range.count % 4 == 0,
      (end - range.lowerBound) % 4 != 1
    else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity((end - range.lowerBound) * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for index in range.lowerBound..<end {
      let value = values[Int(bytes[at: index])]
      guard value != 255 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return decoded
  }

  private static let padding = UInt8(ascii: "=")
}
