/// The Swift file with the list of a module's messages, for JSON that names their types.
struct MessageTypesFile {
  let files: [FileModel]
  let names: TypeNames

  /// Named like the module.
  static func baseName(of module: String) -> String { module }

  var text: String {
    var text = SourceText()
    GeneratedHeader.append(to: &text, source: files.map(\.name).sorted().joined(separator: ", "))
    text.line("public import Protobuf")
    text.line()
    text.block("extension MessageTypes") { text in
      text.line("/// The messages of \(names.module).")
      let property = DescriptorsFile.property(of: names.module)
      text.block(
        "public static let \(property) = MessageTypes", opening: "([", closing: "])"
      ) { text in
        for message in files.flatMap(\.allMessages) {
          text.line("\(names.name(of: message.type, in: nil)).self,")
        }
      }
    }
    return text.text
  }
}
