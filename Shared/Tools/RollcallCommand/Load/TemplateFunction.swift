import FoundationEssentials
import LoadGenerator

/// What stands between {{ and }}.
enum TemplateFunction: Sendable {
  /// The number of the call: the same wherever it stands in one message, and no other call's.
  case counter(from: Int)
  case random(ClosedRange<Int>)
  case letters(Int)
  case uuid
  /// Any of them, at random.
  case pick([String])
  /// One after another, from the first again after the last.
  case next([String])
  /// What a scenario knows by that name.
  case value(String)

  static let help = """
    {{counter}} or {{counter 1000}}  the number of the call, from 0 or 1000 on: no two calls' is
                                     the same, and it is the same all over one call's message
    {{random 1 6}}                   a whole number from 1 to 6
    {{letters 12}}                   so many small letters
    {{uuid}}                         a UUID nobody else has
    {{pick FILE}}, {{next FILE}}     a line of a file: any, or one after another
    {{choose red green blue}}        any of the words
    """

  static let names = ["counter", "random", "letters", "uuid", "pick", "next", "choose"]

  init(_ text: String, folder: String?) throws(UsageError) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("counter", 1): self = .counter(from: 0)
    case ("counter", 2): self = .counter(from: try Self.number(words[1], text))
    case ("random", 3):
      let (low, high) = (try Self.number(words[1], text), try Self.number(words[2], text))
      guard low <= high else { throw UsageError("{{\(text)}} has nothing to choose from") }
      self = .random(low...high)
    case ("letters", 2):
      let count = try Self.number(words[1], text)
      guard (0...1_000_000).contains(count) else {
        throw UsageError("{{\(text)}} takes a number from 0 to 1000000")
      }
      self = .letters(count)
    case ("uuid", 1): self = .uuid
    case ("pick", 2): self = .pick(try Self.lines(of: words[1], in: folder))
    case ("next", 2): self = .next(try Self.lines(of: words[1], in: folder))
    case ("choose", 2...): self = .pick(Array(words.dropFirst()))
    case (let name?, 1) where !Self.names.contains(name) && Self.isName(name):
      self = .value(name)
    default:
      throw UsageError(
        "there is no function {{\(text)}}"
          + Suggestion.phrase(for: words.first ?? "", among: Self.names) + "; there are\n"
          + Columns.indent(Self.help, by: "  "))
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
    }
  }

  private static func number(_ word: String, _ text: String) throws(UsageError) -> Int {
    guard let number = Int(word) else {
      throw UsageError("{{\(text)}}: \"\(word)\" is no whole number")
    }
    return number
  }

  private static func lines(of path: String, in folder: String?) throws(UsageError) -> [String] {
    let path = folder.map { path.hasPrefix("/") ? path : "\($0)/\(path)" } ?? path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path), of which a template wants lines, can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UsageError("\(path), of which a template wants lines, isn't UTF-8")
    }
    let lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty else {
      throw UsageError("\(path), of which a template wants lines, has none")
    }
    return lines
  }

  func text(_ values: inout TemplateValues) -> String {
    switch self {
    case .counter(let start): "\(start + values.number)"
    case .random(let range): "\(Int.random(in: range, using: &values.random))"
    case .letters(let count):
      String(
        decoding: (0..<count).map { _ in UInt8.random(in: 0x61...0x7a, using: &values.random) },
        as: UTF8.self)
    case .uuid: values.uuid()
    case .pick(let lines): lines[Int.random(in: lines.indices, using: &values.random)]
    case .next(let lines): lines[values.number % lines.count]
    case .value(let name): values.named[name] ?? ""
    }
  }

  /// What it has to be given by a scenario.
  var name: String? {
    if case .value(let name) = self { name } else { nil }
  }
}

/// What functions are worth in one call.
struct TemplateValues {
  /// Of the call.
  var number: Int
  var random: SeededRandom
  var named: [String: String] = [:]

  /// Of the calls of one share of a load, whose numbers no other share has.
  init(share: Share, seed: UInt64) {
    number = share.index
    // Apart from the arrivals, which have streams of their own.
    random = SeededRandom(seed: ~seed, stream: UInt64(share.index))
  }

  /// Of version 4. Source: RFC 9562.
  mutating func uuid() -> String {
    let high = random.next() & 0xffff_ffff_ffff_0fff | 0x4000
    let low = random.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for nibble in 0..<32 {
      if [8, 12, 16, 20].contains(nibble) { bytes.append(UInt8(ascii: "-")) }
      let half = nibble < 16 ? high : low
      let digit = UInt8(half >> UInt64(60 - nibble % 16 * 4) & 0xf)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
