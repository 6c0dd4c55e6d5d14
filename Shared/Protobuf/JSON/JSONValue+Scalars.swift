extension JSONValue {
  func string(_ path: JSONPath) throws(JSONFailure) -> String {
    guard case .string(let text) = self else {
      throw path.failure("expected a string, found \(found)")
    }
    return text
  }

  /// A number, or a string with one, of the type's range. `1.0` and `1e2` are integers too.
  func integer<Integer: FixedWidthInteger>(
    _ path: JSONPath, _ type: FieldType
  ) throws(JSONFailure) -> Integer {
    let text: String
    switch self {
    case .number(let number): text = number
    case .string(let string) where Self.isNumber(string): text = string
    default: throw path.failure("expected a number, found \(found)")
    }
    if let value = Integer(text) { return value }
    guard let value = Double(text), value == value.rounded() else {
      throw path.failure("expected a whole number, found \(found)")
    }
    guard text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }),
      let value = Integer(exactly: value)
    else { throw path.failure("\(found) is out of range for \(type.name)") }
    return value
  }

  func double(_ path: JSONPath) throws(JSONFailure) -> Double {
    let text: String
    switch self {
    case .number(let number): text = number
    case .string("NaN"): return .nan
    case .string("Infinity"): return .infinity
    case .string("-Infinity"): return -.infinity
    case .string(let string) where Self.isNumber(string): text = string
    default: throw path.failure("expected a number, found \(found)")
    }
    guard let value = Double(text), value.isFinite else {
      throw path.failure("\(found) is out of range for double")
    }
    return value
  }

  /// Only what JSON itself would take, so neither "0x10" nor " 1" nor "+1".
  private static func isNumber(_ text: String) -> Bool {
    do throws(JSONFailure) {
      guard case .number(let number) = try JSONParser.parse(text) else { return false }
      return number == text
    } catch {
      return false
    }
  }
}
