/// Takes lines apart into the JSON texts that they hold: one a line, several in one, or one over
/// several lines. What is wrong with a text is for its reader to tell.
struct JSONMessages {
  struct Text: Hashable {
    let text: String
    /// Where it begins, from 1.
    let line: Int
  }

  /// No message that is taken anywhere is larger.
  private static let maximumBytes = 64 * 1024 * 1024

  private var current: [UInt8] = []
  private var start = 0
  private var line = 0
  /// Brackets that are open.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// - Returns: The texts that end in this line.
  mutating func add(_ line: String) -> [Text] {
    self.line += 1
    var texts: [Text] = []
    for byte in line.utf8 {
      if current.isEmpty {
        guard !Self.isSpace(byte) else { continue }
        start = self.line
      } else if depth == 0, !isInString, Self.isSpace(byte) {
        texts.append(take())
        continue
      }
      current.append(byte)
      if isEnd(byte) { texts.append(take()) }
    }
    // A string can't go on in the next line, so this one only waits for its error to be told.
    if !current.isEmpty, depth == 0 || isInString || current.count > Self.maximumBytes {
      texts.append(take())
    } else if !current.isEmpty {
      current.append(UInt8(ascii: "\n"))
    }
    return texts
  }

  /// What is left after the last line.
  mutating func finish() -> Text? { current.isEmpty ? nil : take() }

  /// Whether a byte closes the outermost bracket.
  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if isInString {
      if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return false
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      isEscaped = false
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      return depth <= 0
    default: break
    }
    return false
  }

  private mutating func take() -> Text {
    defer {
      current = []
      depth = 0
      isInString = false
    }
    while let last = current.last, Self.isSpace(last) { current.removeLast() }
    return Text(text: String(decoding: current, as: UTF8.self), line: start)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }
}
