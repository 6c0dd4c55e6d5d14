internal import PluginAPI

/// Makes a model of a descriptor, or says by name what in it can't be generated.
struct FileModelBuilder {
  private let file: FileDescriptorProto
  private let table: TypeTable
  private let recursion: Recursion
  private let comments: Comments

  private var fileName: String { file.name ?? "" }

  static func build(
    _ file: FileDescriptorProto, _ table: TypeTable, _ recursion: Recursion
  ) throws(GenerationFailure) -> FileModel {
    try FileModelBuilder(
      file: file, table: table, recursion: recursion, comments: Comments(file.sourceCodeInfo)
    ).build()
  }

  private func build() throws(GenerationFailure) -> FileModel {
    guard file.syntax == "proto3" else {
      let found = file.syntax == "editions" ? "editions" : "proto2"
      throw failure("\(found) is not supported; the file has to say syntax = \"proto3\"")
    }
    if let name = file.extension.first?.name {
      throw failure("extension \(name): extensions are not supported")
    }
    let package = file.package ?? ""
    var messages: [MessageModel] = []
    for (index, message) in file.messageType.enumerated() {
      messages.append(try self.message(message, in: package, [4, Int32(index)]))
    }
    var enums: [EnumModel] = []
    for (index, enumeration) in file.enumType.enumerated() {
      enums.append(try self.enumeration(enumeration, in: package, [5, Int32(index)]))
    }
    var services: [ServiceModel] = []
    for (index, service) in file.service.enumerated() {
      services.append(
        try ServiceModelBuilder(fileName: fileName, table: table, comments: comments)
          .service(service, in: package, [6, Int32(index)]))
    }
    return FileModel(name: fileName, messages: messages, enums: enums, services: services)
  }

  private func message(
    _ message: DescriptorProto, in scope: String, _ path: [Int32]
  ) throws(GenerationFailure) -> MessageModel {
    let fullName = scope.isEmpty ? message.name ?? "" : "\(scope).\(message.name ?? "")"
    guard let type = table.type(fullName) else {
      throw failure("message \(fullName) is not in the request")
    }
    if let name = message.extension.first?.name {
      throw failure("message \(fullName), extension \(name): extensions are not supported")
    }
    var fields: [FieldModel] = []
    var properties = NameClaims()
    var cases = message.oneofDecl.map { _ in NameClaims() }
    for (index, descriptor) in message.field.enumerated() {
      fields.append(
        try field(
          descriptor, of: message, fullName, path + [2, Int32(index)], &properties, &cases))
    }
    var messages: [MessageModel] = []
    for (index, nested) in message.nestedType.enumerated() where nested.options?.mapEntry != true {
      messages.append(try self.message(nested, in: fullName, path + [3, Int32(index)]))
    }
    var enums: [EnumModel] = []
    for (index, enumeration) in message.enumType.enumerated() {
      enums.append(try self.enumeration(enumeration, in: fullName, path + [4, Int32(index)]))
    }
    let typeNames = Set((messages.map(\.type) + enums.map(\.type)).compactMap(\.swiftPath.last))
    let oneofs = self.oneofs(of: message, fields, typeNames, path, &properties)
    return MessageModel(
      type: type, documentation: comments.text(at: path), fields: fields, oneofs: oneofs,
      messages: messages, enums: enums, isRecursive: recursion.nestsWithoutBound(fullName))
  }

  private func oneofs(
    of message: DescriptorProto, _ fields: [FieldModel], _ typeNames: Set<String>, _ path: [Int32],
    _ properties: inout NameClaims
  ) -> [OneofModel] {
    var oneofs: [OneofModel] = []
    var types = NameClaims(taken: typeNames)
    for (index, oneof) in message.oneofDecl.enumerated() {
      let name = oneof.name ?? ""
      let members = fields.filter {
        if case .oneof(_, name) = $0.shape { true } else { false }
      }
      guard !members.isEmpty else { continue }
      var type = SwiftNames.type(SwiftNames.upperCamelCase(name), suffix: "Oneof")
      if typeNames.contains(type) { type += "Oneof" }
      oneofs.append(
        OneofModel(
          name: name, swiftName: properties.claim(SwiftNames.property(name), number: index),
          swiftType: types.claim(type, number: index), fields: members,
          documentation: comments.text(at: path + [8, Int32(index)]),
          cCase: Self.cCase(name, index: index)))
    }
    return oneofs
  }

  private func field(
    _ field: FieldDescriptorProto, of message: DescriptorProto, _ messageName: String,
    _ path: [Int32], _ properties: inout NameClaims, _ cases: inout [NameClaims]
  ) throws(GenerationFailure) -> FieldModel {
    let name = field.name ?? ""
    let number = field.number ?? 0
    let fullName = "\(messageName).\(name)"
    let shape = try shape(of: field, in: message, fullName)
    let swiftName: String
    switch shape {
    case .oneof:
      swiftName = cases[Int(field.oneofIndex ?? 0)]
        .claim(SwiftNames.property(name), number: Int(number))
    case .implicit(.string):
      swiftName = properties.claim(
        SwiftNames.property(name, isText: true), number: Int(number))
    case .implicit, .optional, .message, .repeated, .map:
      swiftName = properties.claim(SwiftNames.property(name), number: Int(number))
    }
    var isIndirect = false
    switch shape {
    case .message(let type), .optional(.message(let type), _), .oneof(.message(let type), _):
      isIndirect = recursion.needsIndirection(type.fullName, in: messageName)
    case .implicit, .optional, .repeated, .map, .oneof:
      break
    }
    return FieldModel(
      name: name, swiftName: swiftName, jsonName: field.jsonName ?? name, fullName: fullName,
      number: number, shape: shape, documentation: comments.text(at: path), isIndirect: isIndirect)
  }

  private func shape(
    of field: FieldDescriptorProto, in message: DescriptorProto, _ fullName: String
  ) throws(GenerationFailure) -> FieldModel.Shape {
    if let entry = table.message(field.typeName), entry.options?.mapEntry == true,
      let type = table.type(field.typeName), entry.field.count == 2
    {
      return .map(
        key: try valueType(of: entry.field[0], fullName),
        value: try valueType(of: entry.field[1], fullName), entry: type)
    }
    let type = try valueType(of: field, fullName)
    switch field.label {
    case .repeated?:
      return .repeated(type)
    case .required?:
      throw failure("field \(fullName): required fields are not supported")
    case .optional?, .unspecified?, .unrecognized?, nil:
      break
    }
    if let index = field.oneofIndex, message.oneofDecl.indices.contains(Int(index)) {
      let oneof = message.oneofDecl[Int(index)].name ?? ""
      return field.proto3Optional == true
        ? .optional(type, cCase: Self.cCase(oneof, index: Int(index))) : .oneof(type, oneof: oneof)
    }
    if case .message(let type) = type { return .message(type) }
    return .implicit(type)
  }

  private static func cCase(_ oneof: String, index: Int) -> String {
    CNames.Written.oneofCase(CNames.oneof(oneof, index: index))
  }

  private func valueType(
    of field: FieldDescriptorProto, _ fullName: String
  ) throws(GenerationFailure) -> ValueType {
    switch field.type {
    case .double?: return .double
    case .float?: return .float
    case .int32?: return .int32
    case .int64?: return .int64
    case .uint32?: return .uint32
    case .uint64?: return .uint64
    case .sint32?: return .sint32
    case .sint64?: return .sint64
    case .fixed32?: return .fixed32
    case .fixed64?: return .fixed64
    case .sfixed32?: return .sfixed32
    case .sfixed64?: return .sfixed64
    case .bool?: return .bool
    case .string?: return .string
    case .bytes?: return .bytes
    case .message?, .enum?:
      guard let type = table.type(field.typeName) else {
        throw failure("field \(fullName): the type \(field.typeName ?? "") is not in the request")
      }
      return type.isEnum ? .enumeration(type) : .message(type)
    case .group?:
      throw failure("field \(fullName): groups are not supported")
    case .unspecified?, .unrecognized?, nil:
      throw failure("field \(fullName): unknown type \(field.type?.rawValue ?? 0)")
    }
  }

  private func enumeration(
    _ enumeration: EnumDescriptorProto, in scope: String, _ path: [Int32]
  ) throws(GenerationFailure) -> EnumModel {
    let name = enumeration.name ?? ""
    let fullName = scope.isEmpty ? name : "\(scope).\(name)"
    guard let type = table.type(fullName) else {
      throw failure("enum \(fullName) is not in the request")
    }
    let swiftNames = SwiftNames.cases(of: name, values: enumeration.value.map { $0.name ?? "" })
    var claims = NameClaims()
    var spellings: [Int32: Set<String>] = [:]
    var values: [EnumModel.Value] = []
    for (index, value) in enumeration.value.enumerated() {
      let number = value.number ?? 0
      let isAlias = spellings[number] != nil
      let isHidden = !spellings[number, default: []].insert(swiftNames[index]).inserted
      values.append(
        EnumModel.Value(
          name: value.name ?? "", number: number,
          swiftName: isHidden
            ? swiftNames[index] : claims.claim(swiftNames[index], number: index),
          documentation: comments.text(at: path + [2, Int32(index)]), isAlias: isAlias,
          isHidden: isHidden))
    }
    return EnumModel(type: type, documentation: comments.text(at: path), values: values)
  }

  private func failure(_ reason: String) -> GenerationFailure {
    GenerationFailure(file: fileName, reason)
  }
}
