/// A colour in sRGB, eight bits each.
public struct RGBColor: Sendable, Hashable, CustomStringConvertible {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Two thirds white.
  public static let lightGray = RGBColor(red: 0xaa, green: 0xaa, blue: 0xaa)
  /// One third white.
  public static let darkGray = RGBColor(red: 0x55, green: 0x55, blue: 0x55)

  /// A colour written "#rrggbb", in upper or lower case.
  ///
  /// - Returns: `nil` for every other text: names, short forms and other notations are none.
  public init?(hex text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    let digits = bytes.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 6 else { return nil }
    func part(_ index: Int) -> UInt8 { UInt8(digits[2 * index] << 4 | digits[2 * index + 1]) }
    self.init(red: part(0), green: part(1), blue: part(2))
  }

  /// "#rrggbb", in lower case.
  public var hex: String {
    "#" + [red, green, blue].map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  public var description: String { hex }
}
