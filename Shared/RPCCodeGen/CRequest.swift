package import PluginAPI

/// The request that protoc-gen-c gets in place of ours, so that it does what it can't do by itself.
///
/// - It refuses proto3's `optional`. The field is handed to it as what it is on the wire: the only
///   field of a oneof.
/// - It makes a `string` end at the first NUL. Every string gets the option `string_as_bytes`.
/// - It includes the header of every imported file. Files that only define options, or types of
///   methods, are left out, and the services with them: their C code has no use here.
package enum CRequest {
  package static func rewrite(_ request: CodeGeneratorRequest) -> CodeGeneratorRequest {
    let table = TypeTable(request.protoFile)
    var files: [String: FileDescriptorProto] = [:]
    for file in request.protoFile {
      files[file.name ?? ""] = rewrite(file, table)
    }
    let needed = reachable(from: request.fileToGenerate, files)
    var result = request
    result.parameter = nil
    result.protoFile = request.protoFile.compactMap { file in
      needed.contains(file.name ?? "") ? files[file.name ?? ""] : nil
    }
    return result
  }

  private static func rewrite(
    _ file: FileDescriptorProto, _ table: TypeTable
  ) -> FileDescriptorProto {
    var result = file
    result.messageType = file.messageType.map(rewrite)
    result.service = []
    result.extension = []
    result.sourceCodeInfo = nil
    let used = Set(file.messageType.flatMap { filesUsed(by: $0, table) })
    result.dependency = file.dependency.filter(used.contains)
    result.publicDependency = []
    result.weakDependency = []
    return result
  }

  private static func rewrite(_ message: DescriptorProto) -> DescriptorProto {
    var result = message
    result.field = message.field.map { field in
      var field = field
      field.proto3Optional = nil
      if field.type == .string {
        var options = field.options ?? FieldOptions()
        options.protobufC = StringOptions(stringAsBytes: true)
        field.options = options
      }
      return field
    }
    result.nestedType = message.nestedType.map(rewrite)
    return result
  }

  private static func filesUsed(by message: DescriptorProto, _ table: TypeTable) -> [String] {
    message.field.compactMap { table.type($0.typeName)?.file }
      + message.nestedType.flatMap { filesUsed(by: $0, table) }
  }

  private static func reachable(
    from names: [String], _ files: [String: FileDescriptorProto]
  ) -> Set<String> {
    var found: Set<String> = []
    var next = names
    while let name = next.popLast() {
      if found.insert(name).inserted {
        next.append(contentsOf: files[name]?.dependency ?? [])
      }
    }
    return found
  }
}
