/// Takes a JSON text apart (RFC 8259). Refuses a key that comes twice in one object.
package struct JSONParser {
  /// Arrays and objects within one another.
  private static let maximumNesting = 200

  private let bytes: [UInt8]
  private var position = 0
  private var nesting = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package static func parse(_ text: String) throws(JSONFailure) -> JSONValue {
    var parser = JSONParser(text)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw parser.failure("expected the end of the text")
    }
    return value
  }

  private mutating func value() throws(JSONFailure) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONFailure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONFailure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try keyword("true", .bool(true))
    case UInt8(ascii: "f"): return try keyword("false", .bool(false))
    case UInt8(ascii: "n"): return try keyword("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .number(try number())
    default: throw failure("expected a value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONFailure) -> JSONValue
  ) throws(JSONFailure) -> JSONValue {
    guard nesting < Self.maximumNesting else {
      throw failure("nested more than \(Self.maximumNesting) deep")
    }
    nesting += 1
    defer { nesting -= 1 }
    position += 1
    return try body(&self)
  }

  private mutating func object() throws(JSONFailure) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    var keys: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else { throw failure("the key \"\(key)\" comes twice") }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("expected \":\"") }
      members.append((key, try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected \",\" or \"}\"") }
    }
  }

  private mutating func array() throws(JSONFailure) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected \",\" or \"]\"") }
    }
  }

  private mutating func keyword(_ word: StaticString, _ value: JSONValue) throws(JSONFailure)
    -> JSONValue
  {
    let word = Array(word.description.utf8)
    guard bytes[position...].starts(with: word) else { throw failure("expected a value") }
    position += word.count
    return value
  }

  private mutating func number() throws(JSONFailure) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFailure) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw failure("expected a digit") }
  }

  private mutating func string() throws(JSONFailure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        // The text is part of a String and escapes are checked, so it is valid UTF-8.
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        position -= 1
        throw failure("a control character in a string has to be escaped")
      default:
        text.append(byte)
      }
    }
    throw failure("the string has no end")
  }

  private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
    guard let byte = peek else { throw failure("the string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard (0xd800..<0xdc00).contains(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u"))
      else { throw failure("half of a surrogate pair") }
      let low = try hexadecimal()
      guard (0xdc00..<0xe000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
      else { throw failure("half of a surrogate pair") }
      return scalar
    default:
      throw failure("unknown escape")
    }
  }

  private mutating func hexadecimal() throws(JSONFailure) -> UInt32 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    position += 4
    return value
  }

  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      position += 1
    }
  }

  private func failure(_ reason: String) -> JSONFailure {
    let before = bytes[..<position]
    let line = before.count { $0 == 0x0a } + 1
    let column = position - (before.lastIndex(of: 0x0a) ?? -1)
    return JSONFailure(path: "", reason: "line \(line), column \(column): \(reason)")
  }
}
