internal import PluginAPI
internal import Protobuf
internal import WellKnownTypes

/// Fields and their types.
extension SchemaTableBuilder {
  func field(
    _ field: FieldDescriptorProto, _ what: String, in scope: String, _ path: [Int32],
    _ oneofs: [OneofDescriptorProto], _ file: FileScope
  ) throws(DescriptorFailure) -> SchemaTable.Field {
    let name = field.name ?? ""
    guard Self.isIdentifier(name) else { throw file.failure("\(what): its name is none") }
    guard let number = field.number.map(Int.init), WireReader.fieldNumbers.contains(number) else {
      throw file.failure("\(what): its number is out of range")
    }
    let type = try self.type(of: field, what, in: scope, file)
    return SchemaTable.Field(
      name: name, jsonName: field.jsonName ?? JSONName.of(name), number: number,
      label: try label(of: field, type, what, oneofs, file), type: type,
      documentation: file.comments.text(at: path), defaultText: Self.defaultText(of: field))
  }

  /// Texts in quotes, the rest as it is.
  private static func defaultText(of field: FieldDescriptorProto) -> String? {
    guard let text = field.defaultValue else { return nil }
    switch field.type {
    case .string?: return JSONText.quoted(text)
    case .bytes?: return "\"\(text.filter { $0.isASCII && !$0.isNewline })\""
    default: return text.utf8.allSatisfy { (0x21...0x7e).contains($0) } ? text : nil
    }
  }

  private func label(
    of field: FieldDescriptorProto, _ type: SchemaTable.TypeName, _ what: String,
    _ oneofs: [OneofDescriptorProto], _ file: FileScope
  ) throws(DescriptorFailure) -> FieldSchema.Label {
    if case .map = type { return .map }
    if field.label == .repeated { return .repeated }
    if field.label == .required { return .required }
    if field.proto3Optional == true { return .explicit }
    if let index = field.oneofIndex {
      guard oneofs.indices.contains(Int(index)), let name = oneofs[Int(index)].name,
        Self.isIdentifier(name)
      else { throw file.failure("\(what): its oneof isn't there") }
      return .oneof(name)
    }
    let presence = file.features.with(field.options?.features).presence
    if presence == .required { return .required }
    switch type {
    case .message, .group: return .explicit
    case .scalar, .enumeration, .map: return field.extendee == nil ? presence : .explicit
    }
  }

  private func type(
    of field: FieldDescriptorProto, _ what: String, in scope: String, _ file: FileScope
  ) throws(DescriptorFailure) -> SchemaTable.TypeName {
    switch field.type {
    case .message?:
      let name = try resolve(field.typeName, .message, what, in: scope, file)
      guard let entry = entries[name] else {
        let isDelimited = file.features.with(field.options?.features).isDelimited
        return isDelimited ? .group(name) : .message(name)
      }
      return try map(entry, name, field, what, file)
    case .group?: return .group(try resolve(field.typeName, .message, what, in: scope, file))
    case .enum?:
      return .enumeration(try resolve(field.typeName, .enumeration, what, in: scope, file))
    default:
      guard let type = Self.scalar(field.type) else {
        throw file.failure("\(what): its type is none")
      }
      return .scalar(type)
    }
  }

  private func map(
    _ entry: DescriptorProto, _ name: String, _ field: FieldDescriptorProto, _ what: String,
    _ file: FileScope
  ) throws(DescriptorFailure) -> SchemaTable.TypeName {
    guard field.label == .repeated, entry.field.count == 2,
      let key = entry.field.first(where: { $0.number == 1 }),
      let value = entry.field.first(where: { $0.number == 2 }), value.label != .repeated,
      let keyType = Self.scalar(key.type), keyType.canBeKey
    else { throw file.failure("\(what): its map is none") }
    let valueType = try type(of: value, what, in: name, file)
    if case .map = valueType { throw file.failure("\(what): its map is none") }
    if case .group = valueType { throw file.failure("\(what): its map is none") }
    return .map(key: keyType, value: valueType)
  }

  /// - Parameter name: With a dot in front if it is a full name, as protoc writes it.
  func resolve(
    _ name: String?, _ kind: Kind, _ what: String, in scope: String, _ file: FileScope
  ) throws(DescriptorFailure) -> String {
    let name = name ?? ""
    let candidates = name.hasPrefix(".") ? [String(name.dropFirst())] : Self.scopes(scope, name)
    for candidate in candidates {
      if kind == .message, MessageTypes.wellKnownTypes.type(named: candidate) != nil {
        return candidate
      }
      if kinds[candidate] == kind { return candidate }
    }
    guard kind == .enumeration, candidates.contains(Self.nullValue) else {
      let shown = String(name.drop { $0 == "." }.prefix(200)).filter { !$0.isNewline }
      let missing = missingImports(of: file.descriptor).map { "\"\($0.prefix(200))\"" }
      throw file.failure(
        "\(what): its type \(shown) isn't there"
          + (missing.isEmpty ? "" : "; nor is \(missing.joined(separator: ", ")), which it imports")
      )
    }
    return Self.nullValue
  }

  private static let nullValue = "google.protobuf.NullValue"

  private static func scopes(_ scope: String, _ name: String) -> [String] {
    var parts = scope.split(separator: ".").map(String.init)
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: ".") + "." + name)
      parts.removeLast()
    }
    return result + [name]
  }

  private static func scalar(_ type: FieldDescriptorProto.TypeEnum?) -> FieldType? {
    switch type {
    case .double?: .double
    case .float?: .float
    case .int64?: .int64
    case .uint64?: .uint64
    case .int32?: .int32
    case .fixed64?: .fixed64
    case .fixed32?: .fixed32
    case .bool?: .bool
    case .string?: .string
    case .bytes?: .bytes
    case .uint32?: .uint32
    case .sfixed32?: .sfixed32
    case .sfixed64?: .sfixed64
    case .sint32?: .sint32
    case .sint64?: .sint64
    case .message?, .group?, .enum?, .unspecified?, .unrecognized?, nil: nil
    }
  }
}

extension FieldType {
  /// As the language has it.
  fileprivate var canBeKey: Bool {
    switch self {
    case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64, .sfixed32,
      .sfixed64, .bool, .string:
      true
    case .double, .float, .bytes, .enumeration, .message, .group, .map: false
    }
  }
}
