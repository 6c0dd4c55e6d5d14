/// Text of JSON (RFC 8259), member by member.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) { enclose("{", "}", body) }

  mutating func object(_ name: String, _ body: (inout JSONText) -> Void) {
    begin(name)
    object(body)
  }

  mutating func array<Items: Sequence>(
    _ name: String, _ items: Items, _ body: (inout JSONText, Items.Element) -> Void
  ) {
    begin(name)
    enclose("[", "]") { text in
      for item in items { body(&text, item) }
    }
  }

  mutating func member(_ name: String, _ value: String?) {
    begin(name)
    add(value)
  }

  mutating func member(_ name: String, _ value: Int?) {
    begin(name)
    separate()
    bytes += (value.map { "\($0)" } ?? "null").utf8
  }

  mutating func member(_ name: String, _ value: Double?) {
    begin(name)
    add(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    begin(name)
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func add(_ value: String?) {
    separate()
    guard let value else {
      bytes += "null".utf8
      return
    }
    Self.append(quoted: value, to: &bytes)
  }

  /// With three digits behind the point; JSON has no word for what isn't finite.
  mutating func add(_ value: Double?) {
    separate()
    guard let value, value.isFinite else {
      bytes += "null".utf8
      return
    }
    bytes += PrometheusText.number((value * 1000).rounded() / 1000).utf8
  }

  private mutating func begin(_ name: String) {
    separate()
    Self.append(quoted: name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func enclose(
    _ opening: String, _ closing: String, _ body: (inout JSONText) -> Void
  ) {
    separate()
    bytes += opening.utf8
    needsComma = false
    body(&self)
    bytes += closing.utf8
    needsComma = true
  }

  /// Whatever a terminal could take for a command is escaped: C0, DEL and C1.
  ///
  /// - Parameter limit: What is longer is cut.
  static func append(quoted text: String, to bytes: inout [UInt8], limit: Int = .max) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    for scalar in text.unicodeScalars {
      guard bytes.count - start < limit else {
        bytes += "…".utf8
        break
      }
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{00}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
