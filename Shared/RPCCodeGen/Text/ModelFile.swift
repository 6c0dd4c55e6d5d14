/// The Swift file with the messages and enumerations of one .proto file.
struct ModelFile {
  let file: FileModel
  let names: TypeNames

  var text: String {
    var text = SourceText()
    GeneratedHeader.append(to: &text, source: file.name)
    guard !file.messages.isEmpty || !file.enums.isEmpty else { return text.text }
    text.line("internal import C\(names.module)")
    text.line("@_spi(GeneratedCode) public import Protobuf")
    for module in importedModules.sorted() {
      text.line("@_spi(GeneratedCode) public import \(module)")
    }
    for enumeration in file.enums {
      text.line()
      EnumText(enumeration: enumeration).append(to: &text)
    }
    for message in file.messages {
      text.line()
      MessageText(message: message, names: names).append(to: &text)
    }
    for message in file.allMessages {
      text.line()
      SchemaText(message: message, names: names).append(to: &text)
    }
    for message in file.allMessages {
      text.line()
      CodingText(message: message, names: names).append(to: &text)
    }
    return text.text
  }

  private var importedModules: Set<String> {
    Set(file.allMessages.flatMap(\.usedTypes).compactMap { names.importedModules[$0.file] })
  }
}

enum GeneratedHeader {
  static func append(to text: inout SourceText, source: String) {
    text.line("// Generated from \(source). DO NOT EDIT.")
    text.line("// swift-format-ignore-file")
    text.line()
  }
}

extension MessageModel {
  /// The types of the fields.
  var usedTypes: [TypeReference] { fields.compactMap(\.usedType) }
}
