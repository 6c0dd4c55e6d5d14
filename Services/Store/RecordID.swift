/// The id of a record: a UUID. Those that Rollcall makes are of version 7, so they sort by time.
///
/// RFC 9562. Databases hold the 16 bytes, which sort as the ids do.
package struct RecordID: Hashable, Comparable, Sendable {
  // Two halves and not one UInt128: Swift 6.3.1 passes that misaligned to an async function of a
  // protocol when the registers don't suffice, and the caller jumps into nowhere when it returns.
  private let high: UInt64
  private let low: UInt64

  package var value: UInt128 { UInt128(high) << 64 | UInt128(low) }

  package init(value: UInt128) {
    high = UInt64(truncatingIfNeeded: value >> 64)
    low = UInt64(truncatingIfNeeded: value)
  }

  /// - Returns: `nil` unless there are 16 bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.init(value: bytes.reduce(0) { $0 << 8 | UInt128($1) })
  }

  /// Big-endian, as RFC 9562 lays them out.
  package var bytes: [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: value >> UInt128(120 - 8 * $0)) }
  }

  package static func < (left: RecordID, right: RecordID) -> Bool { left.value < right.value }
}

extension RecordID: LosslessStringConvertible {
  /// Places of the hyphens in the text form.
  private static let hyphens: Set<Int> = [8, 13, 18, 23]

  /// The text form of RFC 9562, section 4: 8-4-4-4-12 hexadecimal digits, of either case.
  package init?(_ description: String) {
    guard description.utf8.count == 36 else { return nil }
    var value: UInt128 = 0
    for (place, byte) in description.utf8.enumerated() {
      if Self.hyphens.contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt128(digit)
    }
    self.init(value: value)
  }

  package var description: String {
    // Every answer has ids, so their digits are written straight into the string.
    unsafe String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for half in [high, low] {
        for shift in stride(from: UInt64(60), through: 0, by: -4) {
          if place == 8 || place == 13 || place == 18 || place == 23 {
            unsafe text[place] = UInt8(ascii: "-")
            place += 1
          }
          let digit = UInt8(truncatingIfNeeded: half >> shift & 0xf)
          unsafe text[place] =
            digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
          place += 1
        }
      }
      return place
    }
  }
}
