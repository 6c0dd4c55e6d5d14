internal import PluginAPI
internal import Protobuf

/// Messages, enums, extensions and services.
extension SchemaTableBuilder {
  mutating func define(_ file: FileDescriptorProto) throws(DescriptorFailure) {
    let scope = FileScope(file)
    for (index, message) in file.messageType.enumerated() {
      try define(message, in: scope.package, [4, Int32(index)], scope)
    }
    for (index, enumeration) in file.enumType.enumerated() {
      try define(enumeration, in: scope.package, [5, Int32(index)], scope)
    }
    for (index, field) in file.extension.enumerated() {
      try extend(field, in: scope.package, [7, Int32(index)], scope)
    }
    for (index, service) in file.service.enumerated() {
      try define(service, [6, Int32(index)], scope)
    }
  }

  private mutating func define(
    _ message: DescriptorProto, in parent: String, _ path: [Int32], _ file: FileScope
  ) throws(DescriptorFailure) {
    let fullName = Self.join(parent, message.name ?? "")
    guard message.options?.messageSetWireFormat != true else {
      throw file.failure("message \(fullName): message sets are not known here")
    }
    let isEntry = message.options?.mapEntry == true
    let file = file.within(message)
    var result = SchemaTable.Message(
      fullName: fullName, documentation: file.comments.text(at: path), isMapEntry: isEntry)
    var numbers: Set<Int> = []
    var names: Set<String> = []
    for (index, field) in message.field.enumerated() {
      let what = "message \(fullName), field \(field.name ?? "")"
      let schema = try self.field(
        field, what, in: fullName, path + [2, Int32(index)], message.oneofDecl, file)
      guard numbers.insert(schema.number).inserted else {
        throw file.failure("\(what): its number \(schema.number) is taken")
      }
      guard names.insert(schema.name).inserted else { throw file.failure("\(what) comes twice") }
      result.fields.append(schema)
    }
    // An extension of another file may have come before.
    result.fields += table.messages[fullName]?.fields ?? []
    table.messages[fullName] = result
    for (index, nested) in message.nestedType.enumerated() {
      try define(nested, in: fullName, path + [3, Int32(index)], file)
    }
    for (index, enumeration) in message.enumType.enumerated() {
      try define(enumeration, in: fullName, path + [4, Int32(index)], file)
    }
    for (index, field) in message.extension.enumerated() {
      try extend(field, in: fullName, path + [6, Int32(index)], file)
    }
  }

  private mutating func define(
    _ enumeration: EnumDescriptorProto, in parent: String, _ path: [Int32], _ file: FileScope
  ) throws(DescriptorFailure) {
    let fullName = Self.join(parent, enumeration.name ?? "")
    guard !enumeration.value.isEmpty else { throw file.failure("enum \(fullName) has no values") }
    var values: [EnumSchema.Value] = []
    for (index, value) in enumeration.value.enumerated() {
      guard let name = value.name, Self.isIdentifier(name) else {
        throw file.failure("enum \(fullName) has a value without a name")
      }
      values.append(
        EnumSchema.Value(
          name: name, number: value.number ?? 0,
          documentation: file.comments.text(at: path + [2, Int32(index)])))
    }
    table.enums[fullName] = EnumSchema(
      fullName: fullName, documentation: file.comments.text(at: path), values: values)
  }

  /// A field that a message gets from elsewhere; JSON writes its name in brackets.
  private mutating func extend(
    _ field: FieldDescriptorProto, in scope: String, _ path: [Int32], _ file: FileScope
  ) throws(DescriptorFailure) {
    let name = "[\(Self.join(scope, field.name ?? ""))]"
    let what = "extension \(name)"
    let extended = try resolve(field.extendee, .message, what, in: scope, file)
    var schema = try self.field(field, what, in: scope, path, [], file)
    schema = SchemaTable.Field(
      name: name, jsonName: name, number: schema.number, label: schema.label, type: schema.type,
      documentation: schema.documentation, defaultText: schema.defaultText)
    // The well-known types are as they are compiled in.
    guard kinds[extended] != nil else { return }
    table.messages[
      extended,
      default: SchemaTable.Message(fullName: extended, documentation: "", isMapEntry: false)
    ].fields.append(schema)
  }

  private mutating func define(
    _ service: ServiceDescriptorProto, _ path: [Int32], _ file: FileScope
  ) throws(DescriptorFailure) {
    let fullName = Self.join(file.package, service.name ?? "")
    var result = SchemaTable.Service(
      fullName: fullName, documentation: file.comments.text(at: path))
    var names: Set<String> = []
    for (index, method) in service.method.enumerated() {
      let name = method.name ?? ""
      let what = "service \(fullName), method \(name)"
      guard Self.isIdentifier(name), names.insert(name).inserted else {
        throw file.failure("\(what): comes twice, or its name is none")
      }
      result.methods.append(
        SchemaTable.Method(
          name: name, documentation: file.comments.text(at: path + [2, Int32(index)]),
          input: try resolve(method.inputType, .message, what, in: fullName, file),
          output: try resolve(method.outputType, .message, what, in: fullName, file),
          clientStreams: method.clientStreaming == true,
          serverStreams: method.serverStreaming == true,
          idempotency: Self.idempotency(method.options?.idempotencyLevel),
          access: method.options?.access.flatMap(LearnedAccess.init)))
    }
    table.services.append(result)
  }

  private static func idempotency(_ level: MethodOptions.IdempotencyLevel?)
    -> LearnedMethod.Idempotency
  {
    switch level {
    case .noSideEffects?: .noSideEffects
    case .idempotent?: .idempotent
    case .idempotencyUnknown?, .unrecognized?, nil: .unknown
    }
  }
}

extension LearnedAccess {
  /// - Returns: `nil` for a rule that says nothing.
  fileprivate init?(_ access: Access) {
    switch access.users {
    case .selfValue: users = .themselves(field: access.selfField.isEmpty ? nil : access.selfField)
    case .signedIn: users = .signedIn
    // People of a kind that this release doesn't know are nobody that it could name.
    case .noneValue, .unrecognized: users = .nobody
    }
    callers = access.callers
    guard !callers.isEmpty || users != .nobody else { return nil }
  }
}
