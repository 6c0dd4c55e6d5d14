internal import PluginAPI
internal import Protobuf

/// The Swift file with a module's .proto files as protoc has read them, for reflection.
struct DescriptorsFile {
  /// Those of the module, and those that they import and that no module has.
  let files: [FileDescriptorProto]
  let names: TypeNames

  /// The module may not have another file of this name.
  static func baseName(of module: String) -> String { "\(module)+Descriptors" }

  func text() throws(GenerationFailure) -> String {
    var text = SourceText()
    let sources = files.compactMap(\.name).sorted().joined(separator: ", ")
    GeneratedHeader.append(to: &text, source: sources)
    for module in importedModules { text.line("internal import \(module)") }
    text.line("public import Protobuf")
    text.line()
    var encoded: [(name: String, base64: [String])] = []
    for file in files { encoded.append((file.name ?? "", try Self.base64(file))) }
    text.block("extension FileDescriptors") { text in
      text.line("/// The .proto files of \(names.module), with those that they import.")
      text.block(
        "public static let \(Self.property(of: names.module)) = FileDescriptors", opening: "(",
        closing: ")"
      ) { text in
        text.block("", opening: "[", closing: "],") { text in
          for (name, lines) in encoded {
            text.line("File(\(SourceText.literal(name)), base64: \"\"\"")
            for line in lines.dropLast() { text.line("  \(line)\\") }
            text.line("  \(lines.last ?? "")")
            text.line("  \"\"\"),")
          }
        }
        let imported = importedModules.map { ".\(Self.property(of: $0))" }
        text.line("importing: [\(imported.joined(separator: ", "))]")
      }
    }
    return text.text
  }

  static func property(of module: String) -> String {
    SwiftNames.escaped(SwiftNames.leadingLowerCase(module))
  }

  private var importedModules: [String] {
    Set(files.flatMap(\.dependency).compactMap { names.importedModules[$0] }).sorted()
  }

  /// In lines; of what source_code_info says, only the comments.
  private static func base64(_ file: FileDescriptorProto) throws(GenerationFailure) -> [String] {
    var file = file
    file.sourceCodeInfo = comments(file)
    let bytes: [UInt8]
    do throws(EncodingFailure) {
      bytes = try file.packed()
    } catch {
      throw GenerationFailure(file: file.name ?? "", "\(error)")
    }
    var rest = Base64.encode(bytes)[...]
    var lines: [String] = []
    while !rest.isEmpty {
      lines.append(String(rest.prefix(lineLength)))
      rest = rest.dropFirst(lineLength)
    }
    return lines
  }

  private static let lineLength = 120

  /// What everybody knows needs no comments.
  private static func comments(_ file: FileDescriptorProto) -> SourceCodeInfo? {
    guard let info = file.sourceCodeInfo, file.name?.hasPrefix("google/protobuf/") != true else {
      return nil
    }
    let commented = info.location.filter {
      $0.leadingComments != nil || $0.trailingComments != nil
    }
    guard !commented.isEmpty else { return nil }
    return SourceCodeInfo(
      location: commented.map {
        SourceCodeInfo.Location(
          path: $0.path, span: $0.span, leadingComments: $0.leadingComments,
          trailingComments: $0.trailingComments)
      })
  }
}
