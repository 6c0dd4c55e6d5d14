/// The encoding of `grpc-message`, which lets any text travel in a header.
package enum PercentEncoding {
  /// Appends text with all but printable ASCII, and the percent sign, as `%` and two digits.
  package static func append(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      if byte >= 0x20, byte <= 0x7e, byte != UInt8(ascii: "%") {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(digits[Int(byte >> 4)])
        output.append(digits[Int(byte & 15)])
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// What is no valid encoding is left as it stands, as the protocol asks: a damaged message is better
  /// than none.
  package static func decode(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[at: index]
      if byte == UInt8(ascii: "%"), index + 2 < range.upperBound,
        let high = digit(bytes[at: index + 1]), let low = digit(bytes[at: index + 2])
      {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(byte)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
