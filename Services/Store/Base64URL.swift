/// Base64 in the alphabet that needs no escaping in a URL, without padding: RFC 4648, section 5.
package enum Base64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt32($0)) })

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
      for place in 0...group.count {
        text.append(alphabet[Int(bits >> (18 - 6 * place) & 0x3f)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: `nil` for anything that ``encode(_:)`` doesn't write.
  package static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count * 3 / 4)
    for start in stride(from: 0, to: characters.count, by: 4) {
      let group = characters[start..<min(start + 4, characters.count)]
      var bits: UInt32 = 0
      for character in group {
        guard let value = values[character] else { return nil }
        bits = bits << 6 | value
      }
      bits <<= 6 * UInt32(4 - group.count)
      // What the last character says beyond whole bytes must be nothing, or two texts would mean
      // the same bytes.
      guard bits & (0xff_ffff >> UInt32(8 * (group.count - 1))) == 0 || group.count == 4 else {
        return nil
      }
      for place in 0..<(group.count - 1) {
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * place)))
      }
    }
    return bytes
  }
}
