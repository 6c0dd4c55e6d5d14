package import PluginAPI

/// The comments of a .proto file and its lines, by the place of what they are about.
package struct Comments {
  private var texts: [[Int32]: String] = [:]
  private var lines: [[Int32]: Int] = [:]

  package init(_ info: SourceCodeInfo?) {
    for location in info?.location ?? [] {
      if let line = location.span.first {
        lines[location.path] = Int(line) + 1
      }
      let parts = [location.leadingComments, location.trailingComments]
        .map { Self.cleaned($0 ?? "") }.filter { !$0.isEmpty }
      guard !parts.isEmpty else { continue }
      texts[location.path] = parts.joined(separator: "\n\n")
    }
  }

  /// The comments before and behind, without those that are apart by an empty line.
  ///
  /// - Parameter path: Field numbers and indexes that lead there from the file's descriptor.
  package func text(at path: [Int32]) -> String {
    texts[path] ?? ""
  }

  /// From 1; `nil` when the request doesn't tell.
  package func line(of path: [Int32]) -> Int? {
    lines[path]
  }

  /// Without the space after each `//` and empty lines around. What a reader can't see, such as
  /// marks that turn the direction of text, is written as its number.
  private static func cleaned(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible.append("\n")
      case "\t": visible.append(" ")
      case "\r": break
      case _ where scalar.isInvisible:
        let number = String(scalar.value, radix: 16, uppercase: true)
        visible.append(contentsOf: "U+\(number)".unicodeScalars)
      default: visible.append(scalar)
      }
    }
    var lines = String(visible).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      var line = line.hasPrefix(" ") ? line.dropFirst() : line
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Controls, separators of lines, and marks that make text look other than it is.
  package var isInvisible: Bool {
    // Part of emoji and of some scripts.
    if self == "\u{200c}" || self == "\u{200d}" { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return true
    default:
      return false
    }
  }
}
