/// An open enumeration: a case for each number, and one for all others.
struct EnumText {
  let enumeration: EnumModel

  func append(to text: inout SourceText) {
    let path = enumeration.type.swiftPath
    if path.count == 1 {
      declaration(&text)
    } else {
      text.block("extension \(path.dropLast().joined(separator: "."))") { declaration(&$0) }
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

  private func declaration(_ text: inout SourceText) {
    let cases = enumeration.values.filter { !$0.isAlias }
    text.documentation(enumeration.documentation)
    text.block("public enum \(enumeration.type.swiftPath.last ?? ""): OpenEnum") { text in
      for value in cases {
        text.documentation(value.documentation)
        text.line("case \(SwiftNames.escaped(value.swiftName))")
      }
      text.line("/// A number that the schema doesn't have.")
      text.line("case unrecognized(Int32)")
      for value in enumeration.values where value.isAlias && !value.isHidden {
        guard let original = cases.first(where: { $0.number == value.number }) else { continue }
        text.line()
        text.documentation(value.documentation)
        text.line(
          "public static let \(SwiftNames.escaped(value.swiftName)) = "
            + "Self.\(SwiftNames.escaped(original.swiftName))")
      }
      text.line()
      text.block("public init()") { text in
        text.line("self.init(rawValue: 0)")
      }
      text.line()
      text.block("public init(rawValue: Int32)") { text in
        text.line("switch rawValue {")
        for value in cases {
          text.line("case \(value.number): self = .\(SwiftNames.escaped(value.swiftName))")
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
