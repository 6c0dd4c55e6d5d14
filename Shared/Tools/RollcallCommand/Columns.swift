/// Text in columns of fixed width, as terminals show it.
enum Columns {
  static func left(_ text: String, width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(of: text)))
  }

  static func right(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - self.width(of: text))) + text
  }

  /// Without the blanks at the end.
  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// How many columns a terminal gives to a text: two to a Chinese, Japanese or Korean character.
  static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      return width + (wide.contains { $0.contains(scalar) } ? 2 : 1)
    }
  }

  /// Source: Unicode Standard Annex 11, the blocks whose characters are wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
    0xff00...0xff60, 0x1f300...0x1faff, 0x20000...0x3fffd,
  ]

  /// Every line of a text with something in front; a text without lines stays empty.
  static func indent(_ text: String, by prefix: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : prefix + $0 }
      .joined(separator: "\n")
  }
}
