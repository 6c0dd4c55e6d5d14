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
    guard let digits = Self.wholeDigits(text) else {
      throw path.failure("expected a whole number, found \(found)")
    }
    guard let value = Integer(digits) else {
      throw path.failure("\(found) is out of range for \(type.name)")
    }
    return value
  }

  /// The number without point and exponent, exactly; `nil` if it has a fraction.
  private static func wholeDigits(_ number: String) -> String? {
    let parts = number.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let mantissa = parts[0].dropFirst(sign.count).split(separator: ".")
    let digits = mantissa.joined()
    guard digits.contains(where: { $0 != "0" }) else { return "0" }
    // No type has more than 20 digits, so that a larger exponent is as good as the largest here.
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -999 : 999) : 0
    let pointAt = mantissa[0].count + max(-999, min(999, exponent))
    guard pointAt > 0, digits.dropFirst(pointAt).allSatisfy({ $0 == "0" }) else { return nil }
    let zeros = String(repeating: "0", count: max(0, pointAt - digits.count))
    return sign + digits.prefix(pointAt) + zeros
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
