import Protobuf

/// A message as JSON to fill in: every field with its empty value, one of each oneof.
struct ExampleJSON {
  /// More than anybody fills in by hand. Messages within messages could have any number.
  private static let maximumFields = 500

  private var fieldsLeft = maximumFields

  static func text(for type: MessageType) -> String {
    var example = ExampleJSON()
    return example.message(type, within: [])
  }

  private mutating func message(_ type: MessageType, within outer: [String]) -> String {
    let name = type.fullName
    if let text = Self.wellKnown[name] { return text }
    // A message that contains itself stops here.
    guard !outer.contains(name) else { return "{}" }
    var choices: Set<String> = []
    let fields = type.schema.fields.filter { field in
      if case .oneof(let choice) = field.label { return choices.insert(choice).inserted }
      return true
    }
    var pairs: [String] = []
    for field in fields {
      guard fieldsLeft > 0 else { break }
      fieldsLeft -= 1
      let value = self.field(field, within: outer + [name])
      pairs.append("\(JSONText.quoted(field.jsonName)): \(value)")
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  private mutating func field(_ field: FieldSchema, within outer: [String]) -> String {
    switch field.label {
    case .repeated: "[\(value(field.type, within: outer))]"
    case .map: "{}"
    case .implicit, .explicit, .required, .oneof: value(field.type, within: outer)
    }
  }

  private mutating func value(_ type: FieldType, within outer: [String]) -> String {
    switch type {
    case .string, .bytes: "\"\""
    case .bool: "false"
    // proto3 JSON writes the 64-bit ones as strings.
    case .int64, .uint64, .sint64, .fixed64, .sfixed64: "\"0\""
    case .double, .float, .int32, .uint32, .sint32, .fixed32, .sfixed32: "0"
    case .enumeration(let type): "\"\(type.schema.values.first?.name ?? "0")\""
    case .message(let type), .group(let type): message(type, within: outer)
    case .map: "{}"
    }
  }

  /// Those whose JSON isn't an object of their fields.
  private static let wellKnown = [
    "google.protobuf.Timestamp": "\"2030-01-31T12:00:00Z\"",
    "google.protobuf.Duration": "\"1.5s\"",
    "google.protobuf.FieldMask": "\"\"",
    "google.protobuf.Any": "{\"@type\": \"\"}",
    "google.protobuf.Struct": "{}",
    "google.protobuf.Value": "null",
    "google.protobuf.ListValue": "[]",
  ]
}
