extension JSONWriter {
  /// A google.protobuf.Value: what it holds.
  mutating func valueMessage(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    guard let (field, content) = try fields(of: bytes, schema, path).last else {
      guard isLenient else { throw path.failure("a Value that holds nothing has no form in JSON") }
      output.literal("{}")
      return
    }
    if field.number == ValueField.number, !isLenient {
      let value = Double(bitPattern: content.number)
      guard value.isFinite else {
        throw path.failure("\(value) has no form in JSON as a \(schema.fullName)")
      }
    }
    try value(content, field.type, path)
  }

  /// A google.protobuf.Any: the message in it, with its type.
  mutating func any(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    var typeURL = ""
    var content = WireValue(defaultOf: .bytes)
    for (field, part) in try fields(of: bytes, schema, path) {
      switch field.number {
      case AnyField.typeURL: typeURL = String(decoding: part.bytes, as: UTF8.self)
      case AnyField.value: content = part
      default: continue
      }
    }
    if typeURL.isEmpty, content.bytes.isEmpty {
      output.literal("{}")
      return
    }
    let schema: MessageSchema
    let packed: [UInt8]
    do throws(JSONFailure) {
      let type = try options.types.type(forURL: typeURL, path.field(AnyField.typeKey))
      schema = type.schema
      packed = try canonical(content.bytes, type, path)
    } catch {
      guard isLenient else { throw error }
      if let name = AnyField.typeName(typeURL), options.types.type(named: name) == nil {
        unknownTypes.append(name)
      }
      openAny(typeURL)
      output.key(AnyField.valueKey)
      output.quoted(Base64.encode(content.bytes))
      output.close("}")
      return
    }
    openAny(typeURL)
    if case .object = JSONForm(schema) {
      try members(packed[...], schema, path)
    } else {
      output.key(AnyField.valueKey)
      try message(packed[...], schema, path.field(AnyField.valueKey))
    }
    output.close("}")
  }

  private mutating func openAny(_ typeURL: String) {
    output.open("{")
    output.key(AnyField.typeKey)
    output.quoted(typeURL)
  }

  /// Checked, since no message checks what is in an Any.
  private func canonical(
    _ bytes: ArraySlice<UInt8>, _ type: MessageType, _ path: JSONPath
  ) throws(JSONFailure) -> [UInt8] {
    do {
      return try type.canonical(Array(bytes))
    } catch {
      throw path.failure("\(error)")
    }
  }
}
