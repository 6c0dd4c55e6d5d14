internal import PluginAPI

/// The comments of a .proto file, by the place of what they are about.
struct Comments {
  private var texts: [[Int32]: String] = [:]

  init(_ info: SourceCodeInfo?) {
    for location in info?.location ?? [] {
      let text = location.leadingComments ?? location.trailingComments ?? ""
      guard !text.isEmpty else { continue }
      texts[location.path] = Self.trimmed(text)
    }
  }

  /// - Parameter path: Field numbers and indexes that lead there from the file's descriptor.
  func text(at path: [Int32]) -> String {
    texts[path] ?? ""
  }

  /// Without the space after each `//` and empty lines around.
  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.hasPrefix(" ") ? line.dropFirst() : line
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }
}
