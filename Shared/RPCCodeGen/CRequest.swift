package import PluginAPI

/// The request that protoc-gen-c gets in place of ours, so that it does what it can't do by itself.
///
/// - It refuses proto3's `optional`. The field is handed to it as what it is on the wire: the only
///   field of a oneof.
/// - It makes a `string` end at the first NUL. Every string is a `bytes`, which has a length and is
///   the same on the wire. (Its own option for that, `string_as_bytes`, has its C library read
///   beyond the end of the default.)
/// - It takes whatever has the number of a `bool` for one. Every `bool` is a `uint64`, which is the
///   same on the wire, and whose wire type it checks.
/// - It doesn't write a negative zero, which isn't the default. Single fractions are handed to it as
///   their bits.
/// - Its names can clash. Everything is named as `CNames` says.
/// - It includes the header of every imported file. Files that only define options, or types of
///   methods, are left out, and the services with them: their C code has no use here.
///
/// Options that change its C code, or mark parts of it as deprecated, are left out too.
package enum CRequest {
  package static func rewrite(_ request: CodeGeneratorRequest) -> CodeGeneratorRequest {
    let table = TypeTable(request.protoFile)
    var files: [String: FileDescriptorProto] = [:]
    for file in request.protoFile {
      files[file.name ?? ""] = rewrite(file, table)
    }
    let needed = reachable(from: request.fileToGenerate, files)
    var result = CodeGeneratorRequest(fileToGenerate: request.fileToGenerate)
    result.protoFile = request.protoFile.compactMap { file in
      needed.contains(file.name ?? "") ? files[file.name ?? ""] : nil
    }
    return result
  }

  private static func rewrite(
    _ file: FileDescriptorProto, _ table: TypeTable
  ) -> FileDescriptorProto {
    let name = file.name ?? ""
    var used = Set(file.messageType.flatMap { filesUsed(by: $0, table) })
    used.remove(name)
    return FileDescriptorProto(
      name: name, package: CNames.package(file.package ?? ""), dependency: used.sorted(),
      messageType: file.messageType.map { rewrite($0, table) },
      enumType: file.enumType.map(rewrite), syntax: file.syntax)
  }

  private static func rewrite(_ message: DescriptorProto, _ table: TypeTable) -> DescriptorProto {
    let isEntry = message.options?.mapEntry == true
    return DescriptorProto(
      name: CNames.type(message.name ?? ""),
      field: message.field.map { rewrite($0, isOfEntry: isEntry, table) },
      nestedType: message.nestedType.map { rewrite($0, table) },
      enumType: message.enumType.map(rewrite),
      oneofDecl: message.oneofDecl.enumerated().map { index, oneof in
        OneofDescriptorProto(name: CNames.oneof(oneof.name ?? "", index: index))
      })
  }

  /// - Parameter isOfEntry: `key` and `value` of a map's entry keep their names.
  private static func rewrite(
    _ field: FieldDescriptorProto, isOfEntry: Bool, _ table: TypeTable
  ) -> FieldDescriptorProto {
    let name = field.name ?? ""
    var options: FieldOptions?
    if let packed = field.options?.packedField {
      options = FieldOptions(packedField: packed)
    }
    return FieldDescriptorProto(
      name: isOfEntry ? name : CNames.field(name, number: field.number ?? 0),
      number: field.number, label: field.label, type: type(of: field),
      typeName: table.type(field.typeName).map { ".\($0.cPath.joined(separator: "."))" }
        ?? field.typeName,
      options: options, oneofIndex: field.oneofIndex)
  }

  private static func type(of field: FieldDescriptorProto) -> FieldDescriptorProto.TypeEnum? {
    switch field.type {
    case .bool: .uint64
    case .string: .bytes
    case .double where field.label != .repeated: .fixed64
    case .float where field.label != .repeated: .fixed32
    default: field.type
    }
  }

  private static func rewrite(_ enumeration: EnumDescriptorProto) -> EnumDescriptorProto {
    EnumDescriptorProto(
      name: CNames.type(enumeration.name ?? ""),
      value: enumeration.value.enumerated().map { index, value in
        EnumValueDescriptorProto(
          name: CNames.value(value.name ?? "", index: index), number: value.number)
      },
      options: enumeration.options?.allowAlias.map { EnumOptions(allowAlias: $0) })
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
