internal import Descriptors
internal import PluginAPI

/// Makes a model of a message and of those within it.
struct MessageModelBuilder {
  let fileName: String
  let table: TypeTable
  let recursion: Recursion
  let comments: Comments

  /// - Parameter outerNames: Names of types that the messages around it have.
  func message(
    _ message: DescriptorProto, in scope: String, _ path: [Int32], outerNames: Set<String> = []
  ) throws(GenerationFailure) -> MessageModel {
    let fullName = scope.isEmpty ? message.name ?? "" : "\(scope).\(message.name ?? "")"
    guard let type = table.type(fullName) else {
      throw GenerationFailure(file: fileName, "message \(fullName) is not in the request")
    }
    try ExtensionCheck(fileName: fileName, comments: comments)
      .check(message.extension, path + [6])

    let nested = message.nestedType.enumerated().filter { $1.options?.mapEntry != true }
    let typeNames = typeNames(of: message, fullName)
    var fields = try fields(of: message, fullName, path)
    let oneofs = oneofs(of: message, fields, typeNames, path)
    var properties = NameClaims(
      taken: Set(fields.filter { !$0.isInOneof }.map(\.swiftName) + oneofs.map(\.swiftName)))
    for index in fields.indices {
      fields[index].nameStorage(&properties)
    }
    let innerNames = outerNames.union(typeNames).union(oneofs.map(\.swiftType))
    var messages: [MessageModel] = []
    for (index, nested) in nested {
      messages.append(
        try self.message(nested, in: fullName, path + [3, Int32(index)], outerNames: innerNames))
    }
    let enumBuilder = EnumModelBuilder(fileName: fileName, table: table, comments: comments)
    var enums: [EnumModel] = []
    for (index, enumeration) in message.enumType.enumerated() {
      enums.append(
        try enumBuilder.enumeration(enumeration, in: fullName, path + [4, Int32(index)]))
    }
    return MessageModel(
      type: type, documentation: comments.text(at: path), fields: fields, oneofs: oneofs,
      messages: messages, enums: enums, isRecursive: recursion.nestsWithoutBound(fullName),
      innerTypeNames: innerNames)
  }

  /// The names of the types directly within.
  private func typeNames(of message: DescriptorProto, _ fullName: String) -> Set<String> {
    let names = message.nestedType.map(\.name) + message.enumType.map(\.name)
    let types = names.compactMap { table.type("\(fullName).\($0 ?? "")") }
    return Set(types.compactMap(\.swiftPath.last) + types.compactMap(\.deprecatedAlias))
  }

  private func fields(
    of message: DescriptorProto, _ fullName: String, _ path: [Int32]
  ) throws(GenerationFailure) -> [FieldModel] {
    let shapes = FieldShapes(fileName: fileName, table: table, comments: comments)
    var properties = NameClaims()
    var cases = message.oneofDecl.map { _ in NameClaims() }
    var fields: [FieldModel] = []
    for (index, descriptor) in message.field.enumerated() {
      let name = descriptor.name ?? ""
      let path = path + [2, Int32(index)]
      let shape = try shapes.shape(of: descriptor, in: message, "\(fullName).\(name)", path)
      let number = descriptor.number ?? 0
      let swiftName: String
      var isIndirect = false
      switch shape {
      case .oneof(let type, _):
        swiftName = cases[Int(descriptor.oneofIndex ?? 0)].claim(
          SwiftNames.oneofCase(name), number: Int(number))
        isIndirect = containsItself(type, fullName)
      case .implicit(let type):
        swiftName = properties.claim(
          SwiftNames.property(name, isText: type == .string), number: Int(number))
      case .message(let type):
        swiftName = properties.claim(SwiftNames.property(name), number: Int(number))
        isIndirect = containsItself(.message(type), fullName)
      case .optional(let type, _):
        swiftName = properties.claim(SwiftNames.property(name), number: Int(number))
        isIndirect = containsItself(type, fullName)
      case .repeated, .map:
        swiftName = properties.claim(SwiftNames.property(name), number: Int(number))
      }
      fields.append(
        FieldModel(
          name: name, swiftName: swiftName, jsonName: descriptor.jsonName ?? name,
          fullName: "\(fullName).\(name)", number: number, shape: shape,
          documentation: comments.text(at: path), isIndirect: isIndirect,
          isDeprecated: descriptor.options?.deprecated == true, line: comments.line(of: path)))
    }
    return fields
  }

  private func containsItself(_ type: ValueType, _ message: String) -> Bool {
    guard case .message(let type) = type else { return false }
    return recursion.needsIndirection(type.fullName, in: message)
  }

  /// The names of their properties come after those of the fields.
  private func oneofs(
    of message: DescriptorProto, _ fields: [FieldModel], _ typeNames: Set<String>, _ path: [Int32]
  ) -> [OneofModel] {
    var properties = NameClaims(
      taken: Set(fields.filter { !$0.isInOneof }.map(\.swiftName)))
    var types = NameClaims(taken: typeNames)
    return message.oneofDecl.enumerated().compactMap { index, oneof in
      let name = oneof.name ?? ""
      let members = fields.filter {
        if case .oneof(_, name) = $0.shape { true } else { false }
      }
      guard !members.isEmpty else { return nil }
      var type = SwiftNames.type(SwiftNames.upperCamelCase(name), suffix: "Oneof")
      if typeNames.contains(type) { type += "Oneof" }
      return OneofModel(
        name: name, swiftName: properties.claim(SwiftNames.property(name), number: index + 1),
        swiftType: types.claim(type, number: index + 1), fields: members,
        documentation: comments.text(at: path + [8, Int32(index)]),
        cCase: CNames.Written.oneofCase(CNames.oneof(name, index: index)))
    }
  }
}
