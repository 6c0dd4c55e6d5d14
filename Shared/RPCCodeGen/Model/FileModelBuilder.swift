internal import Descriptors
internal import PluginAPI

/// Makes a model of a descriptor, or says by name and line what in it can't be generated.
struct FileModelBuilder {
  private let file: FileDescriptorProto
  private let table: TypeTable
  private let recursion: Recursion
  private let comments: Comments

  static func build(
    _ file: FileDescriptorProto, _ table: TypeTable, _ recursion: Recursion
  ) throws(GenerationFailure) -> FileModel {
    try FileModelBuilder(
      file: file, table: table, recursion: recursion, comments: Comments(file.sourceCodeInfo)
    ).build()
  }

  private func build() throws(GenerationFailure) -> FileModel {
    let name = file.name ?? ""
    let package = file.package ?? ""
    try checkSyntax()
    let extensions = ExtensionCheck(fileName: name, comments: comments)
    try extensions.check(file.extension, [7])

    let messageBuilder = MessageModelBuilder(
      fileName: name, table: table, recursion: recursion, comments: comments)
    var messages: [MessageModel] = []
    for (index, message) in file.messageType.enumerated() {
      messages.append(try messageBuilder.message(message, in: package, [4, Int32(index)]))
    }
    let enumBuilder = EnumModelBuilder(fileName: name, table: table, comments: comments)
    var enums: [EnumModel] = []
    for (index, enumeration) in file.enumType.enumerated() {
      enums.append(try enumBuilder.enumeration(enumeration, in: package, [5, Int32(index)]))
    }
    var taken = Set((messages.map(\.type) + enums.map(\.type)).compactMap(\.swiftPath.first))
    var services: [ServiceModel] = []
    for (index, service) in file.service.enumerated() {
      let service = try ServiceModelBuilder(
        fileName: name, table: table, recursion: recursion, comments: comments,
        isDeprecated: file.options?.deprecated == true
      ).service(service, in: package, [6, Int32(index)], taken: taken)
      taken.formUnion(ServiceModel.typeNames(of: service.swiftName))
      services.append(service)
    }
    return FileModel(name: name, messages: messages, enums: enums, services: services)
  }

  private func checkSyntax() throws(GenerationFailure) {
    guard file.syntax != "proto3" else { return }
    let found = file.syntax == "editions" ? "editions are" : "proto2 is"
    throw GenerationFailure(
      file: file.name ?? "", line: comments.line(of: [12]) ?? comments.line(of: []),
      "\(found) not supported; the file has to say syntax = \"proto3\"")
  }
}

/// Options of one's own are extensions of descriptor.proto's messages, and of no concern to Swift.
/// Other extensions are proto2.
struct ExtensionCheck {
  let fileName: String
  let comments: Comments

  /// - Parameter path: Of the list.
  func check(
    _ extensions: [FieldDescriptorProto], _ path: [Int32]
  ) throws(GenerationFailure) {
    for (index, field) in extensions.enumerated() {
      let extended = String((field.extendee ?? "").drop { $0 == "." })
      guard !(extended.hasPrefix("google.protobuf.") && extended.hasSuffix("Options")) else {
        continue
      }
      throw GenerationFailure(
        file: fileName, line: comments.line(of: path + [Int32(index)]),
        "extension \(field.name ?? "") of \(extended): extensions are not supported, "
          + "except of the messages of options")
    }
  }
}
