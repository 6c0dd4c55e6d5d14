/// Spans of time as people type them: "2s", "500ms", "1.5m".
enum TimeoutText {
  private static let units: [(suffix: String, nanoseconds: Double)] = [
    ("ms", 1e6), ("s", 1e9), ("m", 60e9), ("h", 3600e9),
  ]

  /// At most about thirty years.
  ///
  /// - Throws: What is wrong with the text, and what would be right.
  static func parse(_ text: String) throws(UsageError) -> Duration {
    for (suffix, nanoseconds) in units where text.hasSuffix(suffix) {
      let number = text.dropLast(suffix.count)
      guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
        let count = Double(number), count > 0, count * nanoseconds <= 1e18
      else { continue }
      return .nanoseconds(Int64(count * nanoseconds))
    }
    throw UsageError(
      "\"\(text)\" is no timeout; write a number above 0 and ms, s, m or h: 500ms, 2s, 1m")
  }
}
