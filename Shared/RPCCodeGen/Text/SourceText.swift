internal import Descriptors

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

  /// As a doc comment; nothing if there is none. Then the mark, if there is one.
  mutating func documentation(_ text: String, isDeprecated: Bool = false) {
    if !text.isEmpty {
      for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
        line(part.isEmpty ? "///" : "/// \(part)")
      }
    }
    if isDeprecated { line("@available(*, deprecated)") }
  }

  /// A type, in an extension of what it is nested in; and its alias if it is deprecated.
  mutating func declaration(of type: TypeReference, _ body: (inout SourceText) -> Void) {
    func inScope(_ text: inout SourceText) {
      body(&text)
      guard let alias = type.deprecatedAlias, let name = type.swiftPath.last else { return }
      text.line()
      text.line("@available(*, deprecated)")
      text.line("public typealias \(alias) = \(name)")
    }
    if type.swiftPath.count == 1 {
      inScope(&self)
    } else {
      block("extension \(type.swiftPath.dropLast().joined(separator: "."))", inScope)
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
      case _ where scalar.isInvisible: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
