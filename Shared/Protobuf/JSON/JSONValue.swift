/// A JSON text taken apart.
package indirect enum JSONValue {
  case null
  case bool(Bool)
  /// As it was written, so that 64-bit numbers stay exact.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// In the order of the text, each key once.
  case object([(key: String, value: JSONValue)])

  /// What an error says was found.
  package var found: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text):
      var quoted = ""
      JSONText.appendQuoted(text.count > 40 ? "\(text.prefix(40))…" : text, to: &quoted)
      return quoted
    case .array: return "an array"
    case .object: return "an object"
    }
  }
}
