// Struct, Value and ListValue are JSON that has no schema. They are written as literals,
// `["name": "Ada", "tags": ["a", 1, nil]]`, and looked into by key and index.

extension Value {
  public init(_ bool: Bool) {
    self.init(kind: .boolValue(bool))
  }

  public init(_ number: Double) {
    self.init(kind: .numberValue(number))
  }

  public init(_ string: String) {
    self.init(kind: .stringValue(string))
  }

  public init(_ object: Struct) {
    self.init(kind: .structValue(object))
  }

  public init(_ list: ListValue) {
    self.init(kind: .listValue(list))
  }

  public static let null = Value(kind: .nullValue(.nullValue))

  /// Whether it is null; a value that is nothing at all isn't.
  public var isNull: Bool {
    if case .nullValue = kind { true } else { false }
  }

  public var bool: Bool? {
    if case .boolValue(let value) = kind { value } else { nil }
  }

  public var number: Double? {
    if case .numberValue(let value) = kind { value } else { nil }
  }

  public var string: String? {
    if case .stringValue(let value) = kind { value } else { nil }
  }

  public var object: Struct? {
    if case .structValue(let value) = kind { value } else { nil }
  }

  public var list: ListValue? {
    if case .listValue(let value) = kind { value } else { nil }
  }

  /// A member, if it is an object and has it.
  public subscript(key: String) -> Value? { object?[key] }

  /// An element, if it is a list and long enough.
  public subscript(index: Int) -> Value? {
    guard let values = list?.values, values.indices.contains(index) else { return nil }
    return values[index]
  }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) {
    self = .null
  }

  public init(booleanLiteral value: Bool) {
    self.init(value)
  }

  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(integerLiteral value: Int64) {
    self.init(Double(value))
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(arrayLiteral values: Value...) {
    self.init(ListValue(values: values))
  }

  public init(dictionaryLiteral members: (String, Value)...) {
    self.init(Struct(members))
  }
}

extension Struct: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, Value)...) {
    self.init(members)
  }

  /// Of two members with one key the last counts.
  fileprivate init(_ members: [(String, Value)]) {
    self.init(fields: Dictionary(members) { _, last in last })
  }

  public subscript(key: String) -> Value? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
}

extension ListValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: Value...) {
    self.init(values: values)
  }
}
