/// Lines of Swift, indented by the blocks they are in.
struct SourceText {
  private(set) var lines: [String] = []
  private var depth = 0

  var text: String {
    lines.joined(separator: "\n") + "\n"
  }

  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// `header {`, the body one level deeper, `}`.
  mutating func block(
    _ header: String, opening: String = " {", closing: String = "}",
    _ body: (inout SourceText) -> Void
  ) {
    line(header + opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// As a doc comment; nothing if there is none.
  mutating func documentation(_ text: String) {
    guard !text.isEmpty else { return }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(part.isEmpty ? "///" : "/// \(part)")
    }
  }

  /// The text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\u{0}"..<"\u{20}", "\u{7f}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
