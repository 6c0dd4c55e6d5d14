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
    let path = message.type.swiftPath
    if path.count == 1 {
      declaration(&text)
    } else {
      text.block("extension \(path.dropLast().joined(separator: "."))") { declaration(&$0) }
    }
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
    text.documentation(field.documentation)
    if field.isIndirect {
      text.block("public var \(name): \(type)") { text in
        text.line("get { \(field.storageName)?.value }")
        text.line("set { \(field.storageName) = newValue.map { Indirect($0) } }")
      }
      text.line("private var \(field.storageName): Indirect<\(type.dropLast())>?")
    } else if type.hasSuffix("?") {
      text.line("public var \(name): \(type)")
    } else {
      text.line("public var \(name): \(type) = \(names.defaultValue(of: field, in: message))")
    }
    text.line()
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
      let name =
        switch property {
        case .field(let field): SwiftNames.escaped(field.swiftName)
        case .oneof(let oneof): SwiftNames.escaped(oneof.swiftName)
        }
      text.line("  self.\(name) = \(name)")
    }
    text.line("}")
  }

  private func declaration(of oneof: OneofModel, _ text: inout SourceText) {
    text.documentation(oneof.documentation)
    text.block("public enum \(oneof.swiftType): Sendable, Hashable") { text in
      for field in oneof.fields {
        text.documentation(field.documentation)
        let prefix = field.isIndirect ? "indirect " : ""
        let type = names.propertyType(of: field, in: message)
        text.line("\(prefix)case \(SwiftNames.escaped(field.swiftName))(\(type))")
      }
    }
  }
}

extension FieldModel {
  /// The private property behind one whose value is on the heap.
  var storageName: String { "\(swiftName)Storage" }
}
