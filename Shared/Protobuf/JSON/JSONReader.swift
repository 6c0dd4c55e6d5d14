extension Message {
  /// Reads proto3 JSON: names as in JSON or as in the .proto file, 64-bit numbers as strings or
  /// numbers, enumerations by name or number.
  ///
  /// - Throws: The field and what is wrong with it, "members[2].email: expected a string, found 12".
  public init(json: String, options: JSONOptions = JSONOptions()) throws(JSONFailure) {
    let reader = JSONReader(options: options)
    let bytes = try reader.message(try JSONParser.parse(json), Self.schema, JSONPath())
    do throws(DecodingFailure) {
      try self.init(packed: bytes)
    } catch {
      throw JSONFailure(path: "", reason: error.description)
    }
  }
}

/// Turns JSON into a packed message, by the schema alone, so that generated code has no part in it.
struct JSONReader {
  let options: JSONOptions

  func message(
    _ value: JSONValue, _ schema: MessageSchema, _ path: JSONPath
  ) throws(JSONFailure) -> [UInt8] {
    var writer = WireWriter()
    switch JSONForm(schema) {
    case .object:
      guard case .object(let members) = value else {
        throw path.failure("expected an object, found \(value.found)")
      }
      try append(members, of: schema, to: &writer, path)
    case .text(let form):
      return try form.read(value, path)
    case .wrapper, .struct, .list:
      try append(value, of: schema.fields[0], to: &writer, path)
    case .value:
      try append(value, ofValue: schema, to: &writer, path)
    case .any:
      try append(any: value, to: &writer, path)
    }
    return writer.bytes
  }

  /// The fields of a message.
  func append(
    _ members: [(key: String, value: JSONValue)], of schema: MessageSchema,
    to writer: inout WireWriter, _ path: JSONPath
  ) throws(JSONFailure) {
    var seen: Set<Int> = []
    var setInOneof: [String: String] = [:]
    for (key, value) in members {
      let path = path.field(key)
      guard let field = schema.field(named: key) else {
        if options.ignoresUnknownFields { continue }
        throw path.failure("\(schema.fullName) has no such field")
      }
      guard seen.insert(field.number).inserted else { throw path.failure("comes twice") }
      if case .null = value, !field.hasNull { continue }
      if case .oneof(let name) = field.label,
        let other = setInOneof.updateValue(field.name, forKey: name)
      {
        throw path.failure("excludes \(other): both are of the oneof \(name)")
      }
      try append(value, of: field, to: &writer, path)
    }
  }

  private func append(
    _ value: JSONValue, of field: FieldSchema, to writer: inout WireWriter, _ path: JSONPath
  ) throws(JSONFailure) {
    switch (field.label, field.type) {
    case (.map, .map(let keyType, let valueType)):
      guard case .object(let members) = value else {
        throw path.failure("expected an object, found \(value.found)")
      }
      var keys: Set<[UInt8]> = []
      for (key, value) in members {
        let path = path.key(key)
        var entry = WireWriter()
        try append(mapKey: key, of: keyType, to: &entry, path)
        // "0" and "-0" are one key.
        guard keys.insert(entry.bytes).inserted else { throw path.failure("comes twice") }
        guard try append(value, of: valueType, number: 2, to: &entry, path) else { continue }
        writer.delimited(entry.bytes, number: field.number)
      }
    case (.repeated, let type):
      guard case .array(let elements) = value else {
        throw path.failure("expected an array, found \(value.found)")
      }
      for (index, element) in elements.enumerated() {
        _ = try append(
          element, of: type, number: field.number, to: &writer, path.element(index))
      }
    case (_, let type):
      _ = try append(value, of: type, number: field.number, to: &writer, path)
    }
  }

  /// Keys are strings in JSON, whatever their type.
  private func append(
    mapKey key: String, of type: FieldType, to writer: inout WireWriter, _ path: JSONPath
  ) throws(JSONFailure) {
    var value = JSONValue.string(key)
    if case .bool = type {
      guard key == "true" || key == "false" else {
        throw path.failure("expected \"true\" or \"false\" as the key")
      }
      value = .bool(key == "true")
    }
    _ = try append(value, of: type, number: 1, to: &writer, path)
  }

  /// - Returns: Whether there was anything to append: not for an unknown name of an enumeration that
  ///   is to be ignored.
  func append(
    _ value: JSONValue, of type: FieldType, number: Int, to writer: inout WireWriter,
    _ path: JSONPath
  ) throws(JSONFailure) -> Bool {
    switch type {
    case .double:
      writer.fixed64(try value.double(path).bitPattern, number: number)
    case .float:
      let wide = try value.double(path)
      let narrow = Float(wide)
      guard narrow.isFinite || !wide.isFinite else {
        throw path.failure("\(value.found) is out of range for float")
      }
      writer.fixed32(narrow.bitPattern, number: number)
    case .int32:
      let value: Int32 = try value.integer(path, type)
      writer.varint(UInt64(bitPattern: Int64(value)), number: number)
    case .int64:
      let value: Int64 = try value.integer(path, type)
      writer.varint(UInt64(bitPattern: value), number: number)
    case .uint32:
      let value: UInt32 = try value.integer(path, type)
      writer.varint(UInt64(value), number: number)
    case .uint64:
      writer.varint(try value.integer(path, type), number: number)
    case .sint32:
      let value: Int32 = try value.integer(path, type)
      writer.varint(UInt64(UInt32(bitPattern: value << 1 ^ value >> 31)), number: number)
    case .sint64:
      let value: Int64 = try value.integer(path, type)
      writer.varint(UInt64(bitPattern: value << 1 ^ value >> 63), number: number)
    case .fixed32:
      writer.fixed32(try value.integer(path, type), number: number)
    case .sfixed32:
      let value: Int32 = try value.integer(path, type)
      writer.fixed32(UInt32(bitPattern: value), number: number)
    case .fixed64:
      writer.fixed64(try value.integer(path, type), number: number)
    case .sfixed64:
      let value: Int64 = try value.integer(path, type)
      writer.fixed64(UInt64(bitPattern: value), number: number)
    case .bool:
      guard case .bool(let value) = value else {
        throw path.failure("expected true or false, found \(value.found)")
      }
      writer.varint(value ? 1 : 0, number: number)
    case .string:
      writer.delimited(Array(try value.string(path).utf8), number: number)
    case .bytes:
      guard let bytes = Base64.decode(try value.string(path)) else {
        throw path.failure("expected base64, found \(value.found)")
      }
      writer.delimited(bytes, number: number)
    case .enumeration(let type):
      guard let value = try enumValue(value, type.schema, path) else { return false }
      writer.varint(UInt64(bitPattern: Int64(value)), number: number)
    case .message(let type):
      writer.delimited(try message(value, type.schema, path), number: number)
    case .group(let type):
      writer.group(try message(value, type.schema, path), number: number)
    case .map:
      throw path.failure("a map can't be an element")
    }
    return true
  }

  private func enumValue(
    _ value: JSONValue, _ schema: EnumSchema, _ path: JSONPath
  ) throws(JSONFailure) -> Int32? {
    switch value {
    case .string(let name):
      if let number = schema.number(of: name) { return number }
      if options.ignoresUnknownFields { return nil }
      throw path.failure("\(schema.fullName) has no value \(value.found)")
    case .number:
      return try value.integer(path, .int32)
    case .null where schema.isJSONNull:
      return 0
    case .null, .bool, .array, .object:
      throw path.failure("expected a name of \(schema.fullName), found \(value.found)")
    }
  }
}

extension FieldSchema {
  /// Whether `null` is a value of the field, rather than its absence.
  fileprivate var hasNull: Bool {
    switch (label, type) {
    case (.repeated, _), (.map, _): return false
    case (_, .message(let type)):
      if case .value = JSONForm(type.schema) { return true }
      return false
    case (_, .enumeration(let type)): return type.schema.isJSONNull
    default: return false
    }
  }
}
