/// Who can use what is generated.
package enum Visibility: String, Hashable, Sendable {
  case `public`, `package`, `internal`

  /// The text that is written for `public`, for this one.
  func applied(to text: String) -> String {
    guard self != .public else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      if rest.hasPrefix("//") { return String(line) }
      if let range = rest.firstRange(of: "public import ") {
        return
          "\(indent)\(rest[..<range.lowerBound])\(rawValue) import \(rest[range.upperBound...])"
      }
      guard rest.hasPrefix("public ") else { return String(line) }
      let declaration = rest.dropFirst("public ".count)
      return self == .internal ? "\(indent)\(declaration)" : "\(indent)\(rawValue) \(declaration)"
    }
    return lines.joined(separator: "\n")
  }
}
