extension JSONReader {
  /// A google.protobuf.Value: any JSON.
  func append(
    _ value: JSONValue, ofValue schema: MessageSchema, to writer: inout WireWriter,
    _ path: JSONPath
  ) throws(JSONFailure) {
    let number =
      switch value {
      case .null: ValueField.null
      case .number: ValueField.number
      case .string: ValueField.string
      case .bool: ValueField.bool
      case .object: ValueField.struct
      case .array: ValueField.list
      }
    guard let field = schema.field(number: number) else {
      throw path.failure("\(schema.fullName) has no field \(number)")
    }
    _ = try append(value, of: field.type, number: number, to: &writer, path)
  }

  /// A google.protobuf.Any: the object of a message of the type that it names; with that under the
  /// key "value", where the message is written as something else.
  func append(
    any value: JSONValue, to writer: inout WireWriter, _ path: JSONPath
  ) throws(JSONFailure) {
    guard case .object(let members) = value else {
      throw path.failure("expected an object, found \(value.found)")
    }
    guard let typeMember = members.first(where: { $0.key == AnyField.typeKey }) else {
      guard members.isEmpty || options.ignoresUnknownFields else {
        throw path.failure("expected \"\(AnyField.typeKey)\" with the type of the message")
      }
      return
    }
    let typePath = path.field(AnyField.typeKey)
    let typeURL = try typeMember.value.string(typePath)
    let type = try options.types.type(forURL: typeURL, typePath)
    let rest = members.filter { $0.key != AnyField.typeKey }

    var content = WireWriter()
    let schema = type.schema
    if case .object = JSONForm(schema) {
      try append(rest, of: schema, to: &content, path)
    } else {
      let valueMember = try self.valueMember(of: rest, schema, path)
      content.raw(try message(valueMember, schema, path.field(AnyField.valueKey)))
    }
    let packed = try canonical(content.bytes, type, path)
    writer.delimited(Array(typeURL.utf8), number: AnyField.typeURL)
    writer.delimited(packed, number: AnyField.value)
  }

  private func valueMember(
    of members: [(key: String, value: JSONValue)], _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) -> JSONValue {
    if !options.ignoresUnknownFields,
      let other = members.first(where: { $0.key != AnyField.valueKey })
    {
      throw path.field(other.key).failure(
        "only \"\(AnyField.valueKey)\" goes with \(schema.fullName)")
    }
    guard let member = members.first(where: { $0.key == AnyField.valueKey }) else {
      throw path.failure("expected \"\(AnyField.valueKey)\" with the \(schema.fullName)")
    }
    return member.value
  }

  /// As the message itself packs: no message checks what is in an Any.
  private func canonical(
    _ bytes: [UInt8], _ type: MessageType, _ path: JSONPath
  ) throws(JSONFailure) -> [UInt8] {
    do {
      return try type.canonical(bytes)
    } catch {
      throw path.failure("\(error)")
    }
  }
}

extension MessageTypes {
  func type(
    forURL typeURL: String, _ path: JSONPath
  ) throws(JSONFailure) -> MessageType {
    guard let name = AnyField.typeName(typeURL) else {
      throw path.failure(
        "expected a type such as \"type.googleapis.com/google.protobuf.Empty\", found "
          + JSONValue.string(typeURL).found)
    }
    guard let type = type(named: name) else {
      throw path.failure("\(name) is not among the types that are known here")
    }
    return type
  }
}
