extension Message {
  /// Writes proto3 JSON. Fields come in the order of the .proto file; unknown ones are left out.
  ///
  /// - Throws: The field whose value JSON has no form for, such as a timestamp after the year 9999.
  public func json(options: JSONOptions = JSONOptions()) throws(JSONFailure) -> String {
    let bytes: [UInt8]
    do throws(EncodingFailure) {
      bytes = try packed()
    } catch {
      throw JSONFailure(path: "", reason: error.description)
    }
    var writer = JSONWriter(options: options)
    try writer.message(bytes[...], Self.schema, JSONPath())
    return writer.output.text
  }
}

/// Turns a packed message into JSON, by the schema alone.
struct JSONWriter {
  private let options: JSONOptions
  private(set) var output: JSONText

  init(options: JSONOptions) {
    self.options = options
    output = JSONText(isPretty: options.isPretty)
  }

  mutating func message(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    if let form = SpecialForm(fullName: schema.fullName) {
      output.quoted(try form.write(bytes, path))
      return
    }
    var values: [Int: [WireValue]] = [:]
    for (number, value) in try fields(of: bytes, path) {
      values[number, default: []].append(value)
    }
    output.open("{")
    for field in schema.fields {
      let name = options.protoFieldNames ? field.name : field.jsonName
      try write(values[field.number] ?? [], of: field, name, path.field(name))
    }
    output.close("}")
  }

  private mutating func write(
    _ values: [WireValue], of field: FieldSchema, _ name: String, _ path: JSONPath
  ) throws(JSONFailure) {
    switch field.label {
    case .implicit:
      guard options.includesDefaults || !values.isEmpty else { return }
      output.key(name)
      try self.value(values.last ?? .defaultValue, field.type, path)
    case .explicit, .oneof:
      guard let value = values.last else { return }
      output.key(name)
      try self.value(value, field.type, path)
    case .repeated:
      guard options.includesDefaults || !values.isEmpty else { return }
      output.key(name)
      output.open("[")
      var index = 0
      for value in values {
        for element in try value.elements(field.type, path) {
          output.separate()
          try self.value(element, field.type, path.element(index))
          index += 1
        }
      }
      output.close("]")
    case .map:
      guard options.includesDefaults || !values.isEmpty else { return }
      output.key(name)
      output.open("{")
      if case .map(let keyType, let valueType) = field.type {
        for value in values {
          try entry(value, keyType, valueType, path)
        }
      }
      output.close("}")
    }
  }

  private mutating func entry(
    _ entry: WireValue, _ keyType: FieldType, _ valueType: FieldType, _ path: JSONPath
  ) throws(JSONFailure) {
    var key = WireValue.defaultValue
    var value = WireValue.defaultValue
    for (number, part) in try fields(of: entry.bytes, path) {
      switch number {
      case 1: key = part
      case 2: value = part
      default: continue
      }
    }
    let name = try key.scalarText(keyType, path)
    output.key(name)
    try self.value(value, valueType, path.key(name))
  }

  private mutating func value(
    _ value: WireValue, _ type: FieldType, _ path: JSONPath
  ) throws(JSONFailure) {
    switch type {
    case .message(let type):
      try message(value.bytes, type.schema, path)
    case .enumeration(let type):
      let number = Int32(truncatingIfNeeded: value.number)
      guard let name = type.schema.name(of: number) else {
        output.literal(String(number))
        return
      }
      output.quoted(name)
    case .string, .bytes, .int64, .uint64, .sint64, .fixed64, .sfixed64:
      output.quoted(try value.scalarText(type, path))
    case .double, .float:
      let text = try value.scalarText(type, path)
      if text.last?.isNumber == true { output.literal(text) } else { output.quoted(text) }
    case .int32, .uint32, .sint32, .fixed32, .sfixed32, .bool:
      output.literal(try value.scalarText(type, path))
    case .map:
      throw path.failure("a map can't be an element")
    }
  }

  private func fields(
    of bytes: ArraySlice<UInt8>, _ path: JSONPath
  ) throws(JSONFailure) -> [(Int, WireValue)] {
    var reader = WireReader(Array(bytes))
    var result: [(Int, WireValue)] = []
    do throws(WireReader.Malformed) {
      while let field = try reader.nextField() {
        result.append((field.number, WireValue(field.value, in: reader.bytes)))
      }
    } catch {
      throw path.failure("not in wire format")
    }
    return result
  }
}
