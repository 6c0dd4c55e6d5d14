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

extension Message {
  /// As `json`, but with a form for everything, for people to read.
  func readableJSON(options: JSONOptions) throws(JSONFailure) -> String {
    let bytes: [UInt8]
    do throws(EncodingFailure) {
      bytes = try packed()
    } catch {
      throw JSONFailure(path: "", reason: error.description)
    }
    var writer = JSONWriter(options: options, isLenient: true)
    try writer.message(bytes[...], Self.schema, JSONPath())
    return writer.output.text
  }
}

/// Turns a packed message into JSON, by the schema alone.
struct JSONWriter {
  /// Messages within messages, as far as unpacking goes. Only through google.protobuf.Any, whose
  /// content nobody unpacks, can there be more.
  private static let maximumNesting = 100

  let options: JSONOptions

  /// Writes what has no form in JSON as the fields that it is made of.
  let isLenient: Bool

  var output: JSONText

  /// Full names of what a google.protobuf.Any held, which only a lenient one writes.
  var unknownTypes: [String] = []

  private var nesting = 0

  init(options: JSONOptions, isLenient: Bool = false) {
    self.options = options
    self.isLenient = isLenient
    output = JSONText(isPretty: options.isPretty)
  }

  mutating func message(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    guard nesting < Self.maximumNesting else {
      throw path.failure("nested more than \(Self.maximumNesting) deep")
    }
    nesting += 1
    defer { nesting -= 1 }
    switch JSONForm(schema) {
    case .object:
      try object(bytes, schema, path)
    case .text(let form):
      do throws(JSONFailure) {
        output.quoted(try form.write(bytes, path))
      } catch {
        guard isLenient else { throw error }
        try object(bytes, schema, path)
      }
    case .wrapper:
      let field = schema.fields[0]
      let last = try fields(of: bytes, schema, path).last?.value
      try value(last ?? WireValue(defaultOf: field.type), field.type, path)
    case .struct, .list:
      try contents(try fields(of: bytes, schema, path).map(\.value), of: schema.fields[0], path)
    case .value:
      try valueMessage(bytes, schema, path)
    case .any:
      try any(bytes, schema, path)
    }
  }

  private mutating func object(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    output.open("{")
    try members(bytes, schema, path)
    output.close("}")
  }

  /// The fields of a message, without the braces around them.
  mutating func members(
    _ bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    var values: [Int: [WireValue]] = [:]
    for (field, value) in try fields(of: bytes, schema, path) {
      values[field.number, default: []].append(value)
    }
    for field in schema.fields {
      let name = options.protoFieldNames ? field.name : field.jsonName
      try member(values[field.number] ?? [], of: field, name, path.field(name))
    }
  }

  private mutating func member(
    _ values: [WireValue], of field: FieldSchema, _ name: String, _ path: JSONPath
  ) throws(JSONFailure) {
    if values.isEmpty {
      switch field.label {
      case .explicit, .required, .oneof: return
      case .implicit, .repeated, .map: guard options.includesDefaults else { return }
      }
    }
    output.key(name)
    try contents(values, of: field, path)
  }

  /// The value or values of a field.
  private mutating func contents(
    _ values: [WireValue], of field: FieldSchema, _ path: JSONPath
  ) throws(JSONFailure) {
    switch field.label {
    case .implicit, .explicit, .required, .oneof:
      try self.value(values.last ?? WireValue(defaultOf: field.type), field.type, path)
    case .repeated:
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
    var key = WireValue(defaultOf: keyType)
    var value = WireValue(defaultOf: valueType)
    for (number, part) in try fields(of: entry.bytes, path) {
      switch number {
      case 1 where part.type == key.type: key = part
      case 2 where part.type == value.type: value = part
      default: continue
      }
    }
    let name = try key.scalarText(keyType, path)
    output.key(name)
    try self.value(value, valueType, path.key(name))
  }

  mutating func value(
    _ value: WireValue, _ type: FieldType, _ path: JSONPath
  ) throws(JSONFailure) {
    switch type {
    case .message(let type), .group(let type):
      try message(value.bytes, type.schema, path)
    case .enumeration(let type):
      let number = Int32(truncatingIfNeeded: value.number)
      if type.schema.isJSONNull, number == 0 {
        output.literal("null")
        return
      }
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

  /// Those that the schema has: among the others are those of another wire type than it says.
  func fields(
    of bytes: ArraySlice<UInt8>, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) -> [(field: FieldSchema, value: WireValue)] {
    try fields(of: bytes, path).compactMap { number, value in
      guard let field = schema.field(number: number), field.takes(value) else { return nil }
      return (field, value)
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
