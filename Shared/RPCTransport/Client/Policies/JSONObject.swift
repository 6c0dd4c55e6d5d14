import Protobuf

/// An object of a configuration file, read strictly: what is there is of its type, and nothing else
/// is there. Every failure names the path of the value.
struct JSONObject {
  let path: JSONPath
  private let members: [(key: String, value: JSONValue)]

  init(_ value: JSONValue, _ path: JSONPath) throws(JSONFailure) {
    guard case .object(let members) = value else {
      throw path.failure("expected an object, found \(value.found)")
    }
    self.path = path
    self.members = members
  }

  func only(_ keys: String...) throws(JSONFailure) {
    for (key, _) in members where !keys.contains(key) {
      throw path.field(key).failure("unknown; here go \(keys.joined(separator: ", "))")
    }
  }

  private func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  private func wrong(_ key: String, _ value: JSONValue, _ expected: String) -> JSONFailure {
    path.field(key).failure("expected \(expected), found \(value.found)")
  }

  func object(_ key: String) throws(JSONFailure) -> JSONObject? {
    guard let value = member(key) else { return nil }
    return try JSONObject(value, path.field(key))
  }

  func objects(_ key: String) throws(JSONFailure) -> [JSONObject]? {
    guard let elements = try array(key) else { return nil }
    var objects: [JSONObject] = []
    for (index, element) in elements.enumerated() {
      objects.append(try JSONObject(element, path.field(key).element(index)))
    }
    return objects
  }

  func strings(_ key: String) throws(JSONFailure) -> [String]? {
    guard let elements = try array(key) else { return nil }
    var strings: [String] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else {
        throw path.field(key).element(index).failure("expected a string, found \(element.found)")
      }
      strings.append(text)
    }
    return strings
  }

  private func array(_ key: String) throws(JSONFailure) -> [JSONValue]? {
    guard let value = member(key) else { return nil }
    guard case .array(let elements) = value else { throw wrong(key, value, "an array") }
    return elements
  }

  func string(_ key: String) throws(JSONFailure) -> String? {
    guard let value = member(key) else { return nil }
    guard case .string(let text) = value else { throw wrong(key, value, "a string") }
    return text
  }

  func bool(_ key: String) throws(JSONFailure) -> Bool? {
    guard let value = member(key) else { return nil }
    guard case .bool(let flag) = value else { throw wrong(key, value, "true or false") }
    return flag
  }

  func integer(_ key: String, in bounds: ClosedRange<Int>) throws(JSONFailure) -> Int? {
    guard let value = member(key) else { return nil }
    guard case .number(let text) = value, let number = Int(text), bounds.contains(number) else {
      throw wrong(key, value, "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  func number(_ key: String, in bounds: ClosedRange<Double>) throws(JSONFailure) -> Double? {
    guard let value = member(key) else { return nil }
    guard case .number(let text) = value, let number = Double(text), bounds.contains(number) else {
      throw wrong(key, value, "a number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  /// A span above zero, as protobuf writes it: "1.5s".
  func duration(_ key: String) throws(JSONFailure) -> Duration? {
    guard let value = member(key) else { return nil }
    guard case .string(let text) = value, let span = DurationText.parse(text),
      span.seconds > 0 || (span.seconds == 0 && span.nanos > 0)
    else { throw wrong(key, value, "a span of time above zero, as in \"1.5s\"") }
    return .seconds(span.seconds) + .nanoseconds(Int64(span.nanos))
  }
}
