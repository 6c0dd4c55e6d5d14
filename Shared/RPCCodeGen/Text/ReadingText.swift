/// From protobuf-c's struct into the message's properties.
struct ReadingText {
  let message: MessageModel
  let names: TypeNames

  func append(_ field: FieldModel, to text: inout SourceText) {
    let name = "self.\(SwiftNames.escaped(field.codingName))"
    let member = "source.pointee.\(field.cName)"
    switch field.shape {
    case .implicit(let type):
      text.line("\(name) = \(value(type, member, field))")
    case .optional(let type, let cCase):
      let isSet = "source.pointee.\(cCase).rawValue == \(field.number)"
      if case .message = type {
        text.block("if unsafe \(isSet), let value = unsafe \(member)") { text in
          text.line("\(name) = \(value(type, "value", field))")
        }
      } else {
        text.block("if unsafe \(isSet)") { text in
          text.line("\(name) = \(value(type, member, field))")
        }
      }
    case .message(let type):
      text.block("if let value = unsafe \(member)") { text in
        text.line("\(name) = \(value(.message(type), "value", field))")
      }
    case .repeated(let type):
      text.line("\(name) = \(elements(type, member, field))")
    case .map(let key, let value, _):
      map(key, value, field, to: &text)
    case .oneof:
      break
    }
  }

  func append(_ oneof: OneofModel, to text: inout SourceText) {
    let name = "self.\(SwiftNames.escaped(oneof.swiftName))"
    text.line("switch unsafe source.pointee.\(oneof.cCase).rawValue {")
    for field in oneof.fields {
      guard case .oneof(let type, _) = field.shape else { continue }
      let member = "source.pointee.\(field.cName)"
      let make =
        field.isDeprecated
        ? "\(DeprecatedCaseText.name(of: field)).make" : ".\(SwiftNames.escaped(field.swiftName))"
      text.line("case \(field.number):")
      if case .message = type {
        text.block("  if let value = unsafe \(member)", closing: "  }") { text in
          text.line("  \(name) = \(make)(\(value(type, "value", field)))")
        }
      } else {
        text.line("  \(name) = \(make)(\(value(type, member, field)))")
      }
    }
    text.line("default:")
    text.line("  break")
    text.line("}")
  }

  private func map(
    _ key: ValueType, _ valueType: ValueType, _ field: FieldModel, to text: inout SourceText
  ) {
    let entries = "source.pointee.\(field.cName)"
    text.block("for index in unsafe 0..<source.pointee.\(field.cCount)") { text in
      text.line("guard let entry = unsafe \(entries)[index] else { continue }")
      // A map has no place for them, but they may be none that any message could have.
      text.line("_ = try unsafe UnknownFields(")
      text.line("  reading: entry.pointee.base, of: \"\(message.type.fullName)\")")
      text.line("let key = \(value(key, "entry.pointee.key", field))")
      let name = "self.\(SwiftNames.escaped(field.codingName))[key]"
      if case .message(let type) = valueType {
        text.line("var value = \(names.name(of: type, in: message))()")
        text.block("if let message = unsafe entry.pointee.value") { text in
          text.line("value = \(value(valueType, "message", field))")
        }
        text.line("\(name) = value")
      } else {
        text.line("\(name) = \(value(valueType, "entry.pointee.value", field))")
      }
    }
  }

  private func value(_ type: ValueType, _ source: String, _ field: FieldModel) -> String {
    switch type {
    case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64, .sfixed32,
      .sfixed64:
      "unsafe \(source)"
    case .double: "unsafe Double(bitPattern: \(source))"
    case .float: "unsafe Float(bitPattern: \(source))"
    case .bool: "unsafe \(source) != 0"
    case .string: "try unsafe String(reading: \(source), field: \"\(field.fullName)\")"
    case .bytes: "unsafe [UInt8](reading: \(source))"
    case .enumeration(let type):
      "unsafe \(names.name(of: type, in: message))(rawValue: .init(truncatingIfNeeded: "
        + "\(source).rawValue))"
    case .message(let type):
      "try unsafe \(names.name(of: type, in: message))(reading: \(source))"
    }
  }

  private func elements(_ type: ValueType, _ source: String, _ field: FieldModel) -> String {
    let array = "[\(names.name(of: type, in: message))]"
    let count = "source.pointee.\(field.cCount)"
    return switch type {
    case .string:
      "try unsafe \(array)(reading: \(source), count: \(count), field: \"\(field.fullName)\")"
    case .message:
      "try unsafe \(array)(reading: \(source), count: \(count))"
    case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
      .sfixed32, .sfixed64, .bool, .bytes, .enumeration:
      "unsafe \(array)(reading: \(source), count: \(count))"
    }
  }
}
