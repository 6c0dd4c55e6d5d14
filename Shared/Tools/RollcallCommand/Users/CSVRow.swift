/// One row of comma-separated values, RFC 4180.
enum CSVRow {
  /// What is wrong with a row or a line; a phrase that follows its number.
  struct Flaw: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// - Parameter bytes: Without the line break; a carriage return before it is dropped.
  static func fields(_ bytes: ArraySlice<UInt8>) throws(Flaw) -> [String] {
    var rest = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    var fields: [String] = []
    while true {
      let field = rest.first == UInt8(ascii: "\"") ? try quoted(&rest) : try plain(&rest)
      guard let text = String(validating: field, as: UTF8.self) else { throw Flaw("is not UTF-8") }
      fields.append(text)
      guard rest.popFirst() != nil else { return fields }
    }
  }

  /// Writes a row, with its line break.
  static func text(_ fields: [String]) -> String {
    fields.map { field in
      let isPlain = !field.utf8.contains { byte in
        [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
          .contains(byte)
      }
      return isPlain ? field : "\"\(field.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",") + "\r\n"
  }

  /// Up to the next comma, which stays.
  private static func plain(_ rest: inout ArraySlice<UInt8>) throws(Flaw) -> ArraySlice<UInt8> {
    let field = rest.prefix { $0 != UInt8(ascii: ",") }
    guard !field.contains(UInt8(ascii: "\"")) else {
      throw Flaw("has a quotation mark within a field that isn't quoted as a whole")
    }
    rest = rest.dropFirst(field.count)
    return field
  }

  private static func quoted(_ rest: inout ArraySlice<UInt8>) throws(Flaw) -> ArraySlice<UInt8> {
    var field: ArraySlice<UInt8> = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\"") else {
        field.append(byte)
        continue
      }
      guard rest.first == byte else {
        guard rest.first == nil || rest.first == UInt8(ascii: ",") else {
          throw Flaw("has text behind a closing quotation mark")
        }
        return field
      }
      field.append(byte)
      rest = rest.dropFirst()
    }
    throw Flaw("has a quotation mark that is not closed")
  }
}
