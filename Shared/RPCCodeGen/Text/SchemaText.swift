/// The names, numbers, types and comments of a message as values.
struct SchemaText {
  let message: MessageModel
  let names: TypeNames

  func append(to text: inout SourceText) {
    text.block("extension \(message.type.swiftPath.joined(separator: "."))") { text in
      text.block("public static let schema = MessageSchema", opening: "(", closing: ")") { text in
        text.line("fullName: \(SourceText.literal(message.type.fullName)),")
        text.line("documentation: \(SourceText.literal(message.documentation)),")
        guard !message.fields.isEmpty else {
          text.line("fields: []")
          return
        }
        text.block("fields: ", opening: "[", closing: "]") { text in
          for field in message.fields {
            self.field(field, &text)
          }
        }
      }
    }
  }

  private func field(_ field: FieldModel, _ text: inout SourceText) {
    var arguments = [
      "name: \"\(field.name)\", jsonName: \(SourceText.literal(field.jsonName)), number: \(field.number)",
      "type: \(type(of: field))",
    ]
    if let label = label(of: field) { arguments[1] += ", label: \(label)" }
    if !field.documentation.isEmpty {
      arguments.append("documentation: \(SourceText.literal(field.documentation))")
    }
    text.block("FieldSchema", opening: "(", closing: "),") { text in
      for (index, argument) in arguments.enumerated() {
        text.line(argument + (index < arguments.count - 1 ? "," : ""))
      }
    }
  }

  private func type(of field: FieldModel) -> String {
    switch field.shape {
    case .implicit(let value), .optional(let value, _), .repeated(let value), .oneof(let value, _):
      type(value)
    case .message(let reference): type(.message(reference))
    case .map(let key, let value, _): ".map(key: \(type(key)), value: \(type(value)))"
    }
  }

  private func type(_ value: ValueType) -> String {
    switch value {
    case .double: ".double"
    case .float: ".float"
    case .int32: ".int32"
    case .int64: ".int64"
    case .uint32: ".uint32"
    case .uint64: ".uint64"
    case .sint32: ".sint32"
    case .sint64: ".sint64"
    case .fixed32: ".fixed32"
    case .fixed64: ".fixed64"
    case .sfixed32: ".sfixed32"
    case .sfixed64: ".sfixed64"
    case .bool: ".bool"
    case .string: ".string"
    case .bytes: ".bytes"
    case .enumeration(let type): ".enumeration(\(names.name(of: type, in: message)).self)"
    case .message(let type): ".message(\(names.name(of: type, in: message)).self)"
    }
  }

  private func label(of field: FieldModel) -> String? {
    switch field.shape {
    case .implicit: nil
    case .optional, .message: ".explicit"
    case .repeated: ".repeated"
    case .map: ".map"
    case .oneof(_, let name): ".oneof(\"\(name)\")"
    }
  }
}
