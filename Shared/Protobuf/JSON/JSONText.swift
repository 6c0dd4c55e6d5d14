/// The output of the writer, with its commas and indentation.
package struct JSONText {
  private(set) var text = ""
  private let isPretty: Bool
  private var depth = 0
  private var isFirst = true

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func open(_ bracket: Character) {
    text.append(bracket)
    depth += 1
    isFirst = true
  }

  mutating func close(_ bracket: Character) {
    depth -= 1
    if !isFirst { newLine() }
    text.append(bracket)
    isFirst = false
  }

  /// Comes before every member and element.
  mutating func separate() {
    if !isFirst { text.append(",") }
    newLine()
    isFirst = false
  }

  mutating func key(_ name: String) {
    separate()
    quoted(name)
    text.append(isPretty ? ": " : ":")
  }

  mutating func quoted(_ value: String) {
    Self.appendQuoted(value, to: &text)
  }

  mutating func literal(_ value: String) {
    text.append(value)
  }

  private mutating func newLine() {
    guard isPretty else { return }
    text.append("\n")
    for _ in 0..<depth { text.append("  ") }
  }

  /// As a string of JSON.
  package static func quoted(_ value: String) -> String {
    var text = ""
    appendQuoted(value, to: &text)
    return text
  }

  static func appendQuoted(_ value: String, to text: inout String) {
    text.append("\"")
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\r": text.append("\\r")
      case "\t": text.append("\\t")
      case "\u{0}"..<"\u{20}", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text.append("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")
      default: text.unicodeScalars.append(scalar)
      }
    }
    text.append("\"")
  }
}
