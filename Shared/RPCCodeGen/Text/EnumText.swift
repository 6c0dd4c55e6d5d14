/// An open enumeration: a case for each number, and one for all others.
struct EnumText {
  let enumeration: EnumModel

  func append(to text: inout SourceText) {
    let path = enumeration.type.swiftPath
    text.declaration(of: enumeration.type, declaration)
    for value in cases where value.isDeprecated {
      text.line()
      text.block("extension \(path.joined(separator: "."))") { text in
        DeprecatedCaseText.append(
          value.swiftName, as: DeprecatedCaseText.name(ofCase: value.swiftName), value: nil,
          of: path.joined(separator: "."), to: &text)
      }
    }
    text.line()
    text.block("extension \(path.joined(separator: "."))") { text in
      text.block("public static let schema = EnumSchema", opening: "(", closing: ")") { text in
        text.line("fullName: \(SourceText.literal(enumeration.type.fullName)),")
        text.line("documentation: \(SourceText.literal(enumeration.documentation)),")
        text.block("values: ", opening: "[", closing: "]") { text in
          for value in enumeration.values {
            let documentation =
              value.documentation.isEmpty
              ? "" : ", documentation: \(SourceText.literal(value.documentation))"
            text.line(".init(name: \"\(value.name)\", number: \(value.number)\(documentation)),")
          }
        }
      }
    }
  }

  private var cases: [EnumModel.Value] { enumeration.values.filter { !$0.isAlias } }

  /// A deprecated value can be matched without a warning, but not named otherwise.
  private func expression(_ value: EnumModel.Value) -> String {
    value.isDeprecated
      ? "\(DeprecatedCaseText.name(ofCase: value.swiftName)).make()"
      : "Self.\(SwiftNames.escaped(value.swiftName))"
  }

  private func declaration(_ text: inout SourceText) {
    text.documentation(enumeration.documentation)
    text.block("public enum \(enumeration.type.swiftPath.last ?? ""): OpenEnum") { text in
      for value in cases {
        text.documentation(value.documentation, isDeprecated: value.isDeprecated)
        text.line("case \(SwiftNames.escaped(value.swiftName))")
      }
      text.line("/// A number that the schema doesn't have.")
      text.line("case unrecognized(Int32)")
      for value in enumeration.values where value.isAlias && !value.isHidden {
        guard let original = cases.first(where: { $0.number == value.number }) else { continue }
        text.line()
        text.documentation(value.documentation, isDeprecated: value.isDeprecated)
        text.line(
          "public static let \(SwiftNames.escaped(value.swiftName)) = \(expression(original))")
      }
      text.line()
      text.block("public init()") { text in
        text.line("self.init(rawValue: 0)")
      }
      text.line()
      text.block("public init(rawValue: Int32)") { text in
        text.line("switch rawValue {")
        for value in cases {
          let made =
            value.isDeprecated ? expression(value) : ".\(SwiftNames.escaped(value.swiftName))"
          text.line("case \(value.number): self = \(made)")
        }
        text.line("default: self = .unrecognized(rawValue)")
        text.line("}")
      }
      text.line()
      text.block("public var rawValue: Int32") { text in
        text.line("switch self {")
        for value in cases {
          text.line("case .\(SwiftNames.escaped(value.swiftName)): \(value.number)")
        }
        text.line("case .unrecognized(let number): number")
        text.line("}")
      }
    }
  }
}
