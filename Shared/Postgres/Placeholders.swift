/// Rewrites the placeholders of portable SQL, `?` and `?1`, as PostgreSQL's `$1`.
///
/// A `?` takes the number after the greatest one so far, as SQLite counts. What stands in quotes, in
/// dollar quotes and in comments is left alone. A text that has `$1` already stays as it is.
package enum Placeholders {
  package static func numbered(_ sql: String) -> String {
    guard sql.utf8.contains(UInt8(ascii: "?")) else { return sql }
    var reader = PlaceholderReader(Array(sql.utf8))
    return String(decoding: reader.rewritten(), as: UTF8.self)
  }
}

private struct PlaceholderReader {
  private let text: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  private var greatest = 0

  init(_ text: [UInt8]) {
    self.text = text
    output.reserveCapacity(text.count + 16)
  }

  mutating func rewritten() -> [UInt8] {
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): copyQuoted(text[place])
      case UInt8(ascii: "-") where next == UInt8(ascii: "-"): copyLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): copyComment()
      case UInt8(ascii: "$"): copyDollarQuoted()
      case UInt8(ascii: "?"): number()
      default: copy()
      }
    }
    return output
  }

  private var next: UInt8? { place + 1 < text.count ? text[place + 1] : nil }

  private mutating func copy() {
    output.append(text[place])
    place += 1
  }

  private mutating func number() {
    place += 1
    var named = 0
    while place < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place]),
      named < 100_000
    {
      named = named * 10 + Int(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    let number = named > 0 ? named : greatest + 1
    greatest = max(greatest, number)
    output.append(contentsOf: "$\(number)".utf8)
  }

  /// A quote inside is doubled, so it ends one part and begins the next.
  private mutating func copyQuoted(_ quote: UInt8) {
    copy()
    while place < text.count {
      let isEnd = text[place] == quote
      copy()
      if isEnd { return }
    }
  }

  private mutating func copyLine() {
    while place < text.count, text[place] != UInt8(ascii: "\n") { copy() }
  }

  /// They nest in PostgreSQL.
  private mutating func copyComment() {
    var depth = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        copy()
      } else if text[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        copy()
      }
      copy()
      if depth == 0 { return }
    }
  }

  /// `$$…$$` and `$name$…$name$`; a `$` that begins neither stands for itself.
  private mutating func copyDollarQuoted() {
    var end = place + 1
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    let beginsWithDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next ?? 0)
    guard end < text.count, text[end] == UInt8(ascii: "$"), !beginsWithDigit else { return copy() }
    let tag = Array(text[place...end])
    repeat { copy() } while place < text.count && !text[place...].starts(with: tag)
    for _ in 0..<min(tag.count, text.count - place) { copy() }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
