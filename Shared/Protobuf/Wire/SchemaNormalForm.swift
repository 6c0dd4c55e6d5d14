/// Checks a message of a type that is not compiled in, and writes it anew as its own code would: each
/// singular field once, unless it is the default and that is the same as absence; of a oneof the last,
/// of a map each key once. Fields that the schema doesn't have, or has with another wire type, stay at
/// the end.
///
/// Takes time and memory in proportion to the bytes, times the depth of the messages.
struct SchemaNormalForm {
  /// Messages within messages, as far as generated code goes.
  private static let maximumNesting = 100

  private let bytes: [UInt8]
  private let root: String
  private let isWhole: Bool

  /// - Parameter isWhole: Whether every required field has to be there.
  static func of(
    _ bytes: [UInt8], _ schema: MessageSchema, isWhole: Bool
  ) throws(DecodingFailure) -> [UInt8] {
    try SchemaNormalForm(bytes: bytes, root: schema.fullName, isWhole: isWhole)
      .message([0..<bytes.count], schema, depth: 0)
  }

  /// - Parameter extents: The message's bytes, all of them parts of `bytes`. Messages merge by joining
  ///   their bytes, says the specification.
  private func message(
    _ extents: [Range<Int>], _ schema: MessageSchema, depth: Int
  ) throws(DecodingFailure) -> [UInt8] {
    guard depth <= Self.maximumNesting else {
      throw .nestedTooDeeply(message: root, limit: Self.maximumNesting)
    }
    let fields = Dictionary(schema.fields.map { ($0.number, $0) }) { first, _ in first }
    var parts: [Part] = []
    var unknown = WireWriter()
    var partOfField: [Int: Int] = [:]
    var lastOfOneof: [String: Int] = [:]
    var entries: [EntryKey: Int] = [:]
    for extent in extents {
      var reader = WireReader(bytes, in: extent)
      while let (field, value) = try next(&reader, schema) {
        guard let known = fields[field.number], known.takes(value) else {
          unknown.raw(bytes[field.extent])
          continue
        }
        if case .oneof(let name) = known.label,
          let last = lastOfOneof.updateValue(field.number, forKey: name), last != field.number
        {
          if let index = partOfField.removeValue(forKey: last) { parts[index] = .replaced }
        }
        switch known.label {
        case .repeated:
          let isEmptyPack = known.type.isPackable && value.type == .delimited && value.bytes.isEmpty
          if !isEmptyPack { parts.append(Part(known, field)) }
        case .map:
          let (key, packed) = try entry(field, known, depth: depth)
          if let earlier = entries.updateValue(parts.count, forKey: key) {
            parts[earlier] = .replaced
          }
          parts.append(.entry(known.number, packed))
        case .implicit, .explicit, .required, .oneof:
          if known.label == .implicit, value.isDefault(of: known.type) {
            if let index = partOfField.removeValue(forKey: field.number) {
              parts[index] = .replaced
            }
            continue
          }
          guard let index = partOfField[field.number] else {
            partOfField[field.number] = parts.count
            parts.append(Part(known, field))
            continue
          }
          parts[index].join(field)
        }
      }
    }
    if isWhole {
      for field in schema.fields
      where field.label == .required && partOfField[field.number] == nil {
        throw .missing(field: "\(schema.fullName).\(field.name)")
      }
    }
    return try write(parts, unknown.bytes, depth: depth)
  }

  private func next(
    _ reader: inout WireReader, _ schema: MessageSchema
  ) throws(DecodingFailure) -> (WireReader.Field, WireValue)? {
    do throws(WireReader.Malformed) {
      guard let field = try reader.nextField() else { return nil }
      return (field, WireValue(field.value, in: bytes))
    } catch {
      throw .malformed(message: schema.fullName)
    }
  }

  /// Of a map: its key, and itself anew.
  private func entry(
    _ field: WireReader.Field, _ known: FieldSchema, depth: Int
  ) throws(DecodingFailure) -> (key: EntryKey, packed: [UInt8]) {
    guard case .map(let keyType, let valueType) = known.type,
      case .delimited(let range) = field.value
    else { throw .malformed(message: known.name) }
    let entry = MessageSchema(
      fullName: known.name, documentation: "",
      fields: [
        FieldSchema(name: "key", jsonName: "key", number: 1, type: keyType),
        FieldSchema(name: "value", jsonName: "value", number: 2, type: valueType),
      ])
    let packed = try message([range], entry, depth: depth)
    var key = WireValue(defaultOf: keyType)
    var reader = WireReader(packed)
    while let part = try? reader.nextField() {
      if part.number == 1 { key = WireValue(part.value, in: packed) }
    }
    // A key is of a type that has a text.
    let text = (try? key.scalarText(keyType, JSONPath())) ?? ""
    return (EntryKey(field: known.number, text: text), packed)
  }

  private struct EntryKey: Hashable {
    let field: Int
    let text: String
  }

  private func write(
    _ parts: [Part], _ unknown: [UInt8], depth: Int
  ) throws(DecodingFailure) -> [UInt8] {
    var writer = WireWriter()
    for part in parts {
      switch part {
      case .replaced: break
      case .asItCame(let extent): writer.raw(bytes[extent])
      case .entry(let number, let packed): writer.delimited(packed, number: number)
      case .text(let field, let extent, let content):
        guard String(validating: bytes[content], as: UTF8.self) != nil else {
          throw .invalidUTF8(field: "\(root): its \(field.name)")
        }
        writer.raw(bytes[extent])
      case .message(let field, let contents, let type):
        let packed = try message(contents, type.schema, depth: depth + 1)
        if case .group = field.type {
          writer.group(packed, number: field.number)
        } else {
          writer.delimited(packed, number: field.number)
        }
      }
    }
    writer.raw(unknown)
    return writer.bytes
  }

  /// A field as it is to be written.
  private enum Part {
    case asItCame(Range<Int>)
    case text(FieldSchema, Range<Int>, content: Range<Int>)
    case message(FieldSchema, [Range<Int>], MessageType)
    case entry(Int, [UInt8])
    /// Another one came that counts in its place.
    case replaced

    init(_ known: FieldSchema, _ field: WireReader.Field) {
      switch (field.value, known.type) {
      case (.delimited(let range), .string):
        self = .text(known, field.extent, content: range)
      case (.delimited(let range), .message(let type)), (.group(let range), .group(let type)):
        self = .message(known, [range], type)
      default: self = .asItCame(field.extent)
      }
    }

    /// The same singular field once more.
    mutating func join(_ field: WireReader.Field) {
      switch (self, field.value) {
      case (.message(let known, var contents, let type), .delimited(let range)),
        (.message(let known, var contents, let type), .group(let range)):
        // So that there is one owner of the array, and appending doesn't copy it.
        self = .replaced
        contents.append(range)
        self = .message(known, contents, type)
      case (.text(let known, _, _), .delimited(let range)):
        self = .text(known, field.extent, content: range)
      default: self = .asItCame(field.extent)
      }
    }
  }
}
