/// The checksums of PNG and what is in it.
enum Checksums {
  /// RFC 1950, 8.2.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1 as UInt32, 0 as UInt32)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// PNG, annex D.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~0 as UInt32
    for byte in bytes {
      sum = table[Int((sum ^ UInt32(byte)) & 0xff)] ^ (sum >> 8)
    }
    return ~sum
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { start in
    var value = UInt32(start)
    for _ in 0..<8 {
      let shifted = value >> 1
      value = value & 1 == 1 ? shifted ^ 0xedb8_8320 : shifted
    }
    return value
  }
}
