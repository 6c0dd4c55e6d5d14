/// The value of `grpc-timeout`: at most eight digits and a unit.
package enum Timeout {
  private static let units: [(letter: UInt8, nanoseconds: UInt64)] = [
    (UInt8(ascii: "n"), 1), (UInt8(ascii: "u"), 1_000), (UInt8(ascii: "m"), 1_000_000),
    (UInt8(ascii: "S"), 1_000_000_000), (UInt8(ascii: "M"), 60_000_000_000),
    (UInt8(ascii: "H"), 3_600_000_000_000),
  ]

  /// In microseconds, rounded up; at least 1, so that a timeout of 0 isn't none.
  ///
  /// - Returns: `nil` if it is no timeout.
  package static func microseconds(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> UInt64? {
    guard range.count >= 2, range.count <= 9 else { return nil }
    let letter = bytes[at: range.upperBound - 1]
    guard let unit = units.first(where: { $0.letter == letter }),
      let number = bytes.decimal(range.dropLast())
    else { return nil }
    // Eight digits of hours in nanoseconds are more than 64 bits hold.
    return unit.nanoseconds >= 1_000
      ? max(1, number * (unit.nanoseconds / 1_000)) : max(1, (number + 999) / 1_000)
  }

  /// Never shorter than asked, and longer by less than a thousandth if that takes more than eight
  /// digits.
  package static func text(microseconds: UInt64) -> String {
    let most: UInt64 = 99_999_999
    for (letter, nanoseconds) in units.dropFirst() {
      let unit = nanoseconds / 1_000
      let count = microseconds / unit + (microseconds % unit == 0 ? 0 : 1)
      if count <= most { return "\(count)" + String(Unicode.Scalar(letter)) }
    }
    return "\(most)H"
  }
}
