import Protobuf

/// The fields of one message of a template: those that are always the same packed, and behind them
/// those that differ.
struct TemplateFields: Sendable {
  private indirect enum Field: Sendable {
    case string(number: Int, TemplateText)
    case integer(number: Int, FieldType, TemplateText)
    case message(number: Int, TemplateFields)
  }

  private let constant: [UInt8]
  private let fields: [Field]

  /// - Parameter pack: Packs a message of the type that is always the same; `nil` if it can't.
  /// - Returns: `nil` if there is something in it that is easier read as JSON each time.
  init?(
    _ value: JSONValue, _ schema: MessageSchema, folder: String?,
    pack: (_ json: String) -> [UInt8]?
  ) throws(UsageError) {
    // Those have JSON of their own.
    guard case .object(let members) = value, !schema.fullName.hasPrefix("google.protobuf.") else {
      return nil
    }
    var same: [(key: String, value: JSONValue)] = []
    var fields: [Field] = []
    var seen: Set<Int> = []
    for (key, value) in members {
      guard value.hasFunctions else {
        same.append((key, value))
        continue
      }
      guard let field = schema.field(named: key), seen.insert(field.number).inserted else {
        return nil
      }
      let elements: [JSONValue]
      switch (field.label, value) {
      case (.map, _), (.oneof, _): return nil
      case (.repeated, .array(let array)): elements = array
      case (.repeated, _): return nil
      case (.implicit, _), (.explicit, _), (.required, _): elements = [value]
      }
      for element in elements {
        guard let made = try Self.field(field, element, folder) else { return nil }
        fields.append(made)
      }
    }
    guard let constant = pack(JSONValue.object(same).text) else { return nil }
    self.constant = constant
    self.fields = fields
  }

  private static func field(
    _ field: FieldSchema, _ value: JSONValue, _ folder: String?
  ) throws(UsageError) -> Field? {
    switch (field.type, value) {
    case (.string, .string(let text)):
      return .string(number: field.number, try TemplateText(text, folder: folder))
    case (.int32, .string(let text)), (.int64, .string(let text)), (.uint32, .string(let text)),
      (.uint64, .string(let text)):
      return .integer(number: field.number, field.type, try TemplateText(text, folder: folder))
    case (.message(let type), _):
      let fields = try TemplateFields(
        value, type.schema, folder: folder,
        pack: { json in try? type.message(json: json, options: JSONOptions()).bytes })
      return fields.map { .message(number: field.number, $0) }
    default: return nil
    }
  }

  func message(_ values: inout TemplateValues) throws(UsageError) -> [UInt8] {
    var writer = WireWriter()
    writer.raw(constant)
    for field in fields {
      switch field {
      case .string(let number, let text):
        writer.delimited(text.text(&values).utf8, number: number)
      case .integer(let number, let type, let text):
        let text = text.text(&values)
        guard let value = Self.integer(text, type) else {
          throw UsageError("a template made \"\(text)\" for a field of \(type.name)")
        }
        writer.varint(value, number: number)
      case .message(let number, let fields):
        writer.delimited(try fields.message(&values), number: number)
      }
    }
    return writer.bytes
  }

  /// As it is on the wire.
  private static func integer(_ text: String, _ type: FieldType) -> UInt64? {
    switch type {
    case .int32: Int32(text).map { UInt64(bitPattern: Int64($0)) }
    case .int64: Int64(text).map { UInt64(bitPattern: $0) }
    case .uint32: UInt32(text).map(UInt64.init)
    default: UInt64(text)
    }
  }
}

extension JSONValue {
  /// Whether a text in it has a function.
  var hasFunctions: Bool {
    switch self {
    case .null, .bool, .number: false
    case .string(let text): text.contains("{{")
    case .array(let elements): elements.contains(where: \.hasFunctions)
    case .object(let members):
      members.contains { $0.key.contains("{{") || $0.value.hasFunctions }
    }
  }

  /// As JSON again.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): JSONText.quoted(text)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}
