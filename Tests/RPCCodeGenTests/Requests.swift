import PluginAPI

/// Requests as protoc would make them, for schemas too small or too wrong to keep as files.
enum Requests {
  static let options = FileDescriptorProto(
    name: "rollcall/options/v1/options.proto", package: "rollcall.options.v1",
    extension: [FieldDescriptorProto(name: "access", extendee: ".google.protobuf.MethodOptions")],
    syntax: "proto3")

  static func file(
    _ name: String = "a/v1/a.proto", package: String = "a.v1", messages: [DescriptorProto] = [],
    enums: [EnumDescriptorProto] = [], services: [ServiceDescriptorProto] = [],
    extensions: [FieldDescriptorProto] = [], dependency: [String] = [],
    syntax: String? = "proto3", lines: [(path: [Int32], line: Int32)] = []
  ) -> FileDescriptorProto {
    let locations = lines.map { SourceCodeInfo.Location(path: $0.path, span: [$0.line - 1, 0, 1]) }
    return FileDescriptorProto(
      name: name, package: package, dependency: dependency, messageType: messages,
      enumType: enums, service: services, extension: extensions,
      sourceCodeInfo: locations.isEmpty ? nil : SourceCodeInfo(location: locations),
      syntax: syntax)
  }

  /// Generates the last file; the others are imports.
  static func request(_ files: FileDescriptorProto..., parameter: String = "module=AAPI")
    -> CodeGeneratorRequest
  {
    CodeGeneratorRequest(
      fileToGenerate: [files.last?.name ?? ""], parameter: parameter, protoFile: files)
  }

  static func field(
    _ name: String, _ number: Int32 = 1, type: FieldDescriptorProto.TypeEnum = .string,
    label: FieldDescriptorProto.Label = .optional, typeName: String? = nil
  ) -> FieldDescriptorProto {
    FieldDescriptorProto(
      name: name, number: number, label: label, type: type, typeName: typeName, jsonName: name)
  }

  static func method(_ name: String, access: Access?, type: String = ".a.v1.A")
    -> MethodDescriptorProto
  {
    MethodDescriptorProto(
      name: name, inputType: type, outputType: type, options: MethodOptions(access: access))
  }
}
