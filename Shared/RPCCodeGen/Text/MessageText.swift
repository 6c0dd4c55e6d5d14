/// The declaration of a message: what a service author sees.
struct MessageText {
  let message: MessageModel
  let names: TypeNames

  /// Fields outside of oneofs, and each oneof where its first field stands.
  private enum Property {
    case field(FieldModel)
    case oneof(OneofModel)
  }

  func append(to text: inout SourceText) {
    text.declaration(of: message.type, declaration)
    for enumeration in message.enums {
      text.line()
      EnumText(enumeration: enumeration).append(to: &text)
    }
    for nested in message.messages {
      text.line()
      MessageText(message: nested, names: names).append(to: &text)
    }
  }

  private func declaration(_ text: inout SourceText) {
    text.documentation(message.documentation)
    text.block("public struct \(message.type.swiftPath.last ?? ""): Message") { text in
      for property in properties {
        switch property {
        case .field(let field): self.property(field, &text)
        case .oneof(let oneof): self.property(oneof, &text)
        }
      }
      text.line("public var unknownFields = UnknownFields()")
      text.line()
      text.line("public init() {}")
      if !properties.isEmpty {
        text.line()
        memberwiseInitialiser(&text)
      }
      for oneof in message.oneofs {
        text.line()
        declaration(of: oneof, &text)
      }
      for field in message.fields where field.isInOneof && field.isDeprecated {
        deprecatedCase(field, &text)
      }
    }
  }

  private var properties: [Property] {
    var seen: Set<String> = []
    return message.fields.compactMap { field in
      guard case .oneof(_, let name) = field.shape else { return .field(field) }
      guard seen.insert(name).inserted else { return nil }
      return message.oneofs.first { $0.name == name }.map(Property.oneof)
    }
  }

  private func property(_ field: FieldModel, _ text: inout SourceText) {
    let type = names.propertyType(of: field, in: message)
    let name = SwiftNames.escaped(field.swiftName)
    text.documentation(field.documentation, isDeprecated: field.isDeprecated)
    if field.isDeprecated {
      text.block("public var \(name): \(type)") { text in
        text.line("get { \(field.codingName) }")
        text.line("set { \(field.codingName) = newValue }")
      }
      stored("private var \(SwiftNames.escaped(field.codingName))", type, field, &text)
    } else {
      stored("public var \(name)", type, field, &text)
    }
    text.line()
  }

  /// - Parameter declaration: Without the type.
  private func stored(
    _ declaration: String, _ type: String, _ field: FieldModel, _ text: inout SourceText
  ) {
    if let storage = field.storageName {
      text.block("\(declaration): \(type)") { text in
        text.line("get { \(storage)?.value }")
        text.line("set { \(storage) = newValue.map { Indirect($0) } }")
      }
      text.line("private var \(storage): Indirect<\(type.dropLast())>?")
    } else if type.hasSuffix("?") {
      text.line("\(declaration): \(type)")
    } else {
      text.line("\(declaration): \(type) = \(names.defaultValue(of: field, in: message))")
    }
  }

  private func property(_ oneof: OneofModel, _ text: inout SourceText) {
    text.documentation(oneof.documentation)
    text.line("public var \(SwiftNames.escaped(oneof.swiftName)): \(oneof.swiftType)?")
    text.line()
  }

  private func memberwiseInitialiser(_ text: inout SourceText) {
    let parameters = properties.map { property in
      switch property {
      case .field(let field):
        let type = names.propertyType(of: field, in: message)
        let value = names.defaultValue(of: field, in: message)
        return "\(SwiftNames.escaped(field.swiftName)): \(type) = \(value)"
      case .oneof(let oneof):
        return "\(SwiftNames.escaped(oneof.swiftName)): \(oneof.swiftType)? = nil"
      }
    }
    text.block("public init", opening: "(", closing: ") {") { text in
      for (index, parameter) in parameters.enumerated() {
        text.line(parameter + (index < parameters.count - 1 ? "," : ""))
      }
    }
    for property in properties {
      switch property {
      case .field(let field):
        text.line(
          "  self.\(SwiftNames.escaped(field.codingName)) = \(SwiftNames.escaped(field.swiftName))")
      case .oneof(let oneof):
        let name = SwiftNames.escaped(oneof.swiftName)
        text.line("  self.\(name) = \(name)")
      }
    }
    text.line("}")
  }

  private func deprecatedCase(_ field: FieldModel, _ text: inout SourceText) {
    let oneof = message.oneofs.first { oneof in
      oneof.fields.contains { $0.number == field.number }
    }
    guard let oneof else { return }
    text.line()
    DeprecatedCaseText.append(
      field.swiftName, as: DeprecatedCaseText.name(of: field),
      value: names.propertyType(of: field, in: message), of: oneof.swiftType, to: &text)
  }

  private func declaration(of oneof: OneofModel, _ text: inout SourceText) {
    text.documentation(oneof.documentation)
    text.block("public enum \(oneof.swiftType): Sendable, Hashable") { text in
      for field in oneof.fields {
        text.documentation(field.documentation, isDeprecated: field.isDeprecated)
        let prefix = field.isIndirect ? "indirect " : ""
        let type = names.propertyType(of: field, in: message)
        text.line("\(prefix)case \(SwiftNames.escaped(field.swiftName))(\(type))")
      }
    }
  }
}
