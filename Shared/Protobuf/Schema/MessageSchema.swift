/// What a .proto file says about a message.
public struct MessageSchema: Sendable {
  /// "rollcall.groups.v1.Group"
  public let fullName: String

  /// The comment above it.
  public let documentation: String

  /// In the order of the .proto file.
  public let fields: [FieldSchema]

  public init(fullName: String, documentation: String, fields: [FieldSchema]) {
    self.fullName = fullName
    self.documentation = documentation
    self.fields = fields
  }

  /// The field with this number.
  public func field(number: Int) -> FieldSchema? {
    fields.first { $0.number == number }
  }

  /// The field with this name, either as in the .proto file or as in JSON.
  public func field(named name: String) -> FieldSchema? {
    fields.first { $0.name == name || $0.jsonName == name }
  }
}

/// What a .proto file says about one field of a message.
public struct FieldSchema: Sendable {
  /// How many values the field can have, and whether absence can be told from the default.
  public enum Label: Sendable, Hashable {
    /// One value; the default is the same as absence.
    case implicit
    /// One value or none: messages and `optional` fields.
    case explicit
    /// One value, without which the message isn't whole. Only in types that are not compiled in:
    /// proto3 has none.
    case required
    /// One value or none, and none of the others of the oneof with this name.
    case oneof(String)
    case repeated
    case map
  }

  /// "member_emails"
  public let name: String

  /// "memberEmails"
  public let jsonName: String

  public let number: Int
  public let type: FieldType
  public let label: Label

  /// The comment above it.
  public let documentation: String

  /// As a .proto file of proto2 writes it; what an absent field reads as. Of no concern to JSON.
  package var defaultText: String?

  public init(
    name: String, jsonName: String, number: Int, type: FieldType, label: Label = .implicit,
    documentation: String = ""
  ) {
    self.name = name
    self.jsonName = jsonName
    self.number = number
    self.type = type
    self.label = label
    self.documentation = documentation
  }
}

/// The type of a field, as a .proto file writes it.
public indirect enum FieldType: Sendable {
  case double, float
  case int32, int64, uint32, uint64, sint32, sint64
  case fixed32, fixed64, sfixed32, sfixed64
  case bool, string, bytes
  case enumeration(EnumType)
  case message(MessageType)
  /// A message between two tags. Only in types that are not compiled in: proto3 has none.
  case group(MessageType)
  case map(key: FieldType, value: FieldType)

  public static func enumeration(_ type: any OpenEnum.Type) -> FieldType {
    .enumeration(EnumType(type))
  }

  public static func message(_ type: any Message.Type) -> FieldType {
    .message(MessageType(type))
  }

  /// "int32", "rollcall.groups.v1.Member" or "map<string, string>".
  public var name: String {
    switch self {
    case .double: "double"
    case .float: "float"
    case .int32: "int32"
    case .int64: "int64"
    case .uint32: "uint32"
    case .uint64: "uint64"
    case .sint32: "sint32"
    case .sint64: "sint64"
    case .fixed32: "fixed32"
    case .fixed64: "fixed64"
    case .sfixed32: "sfixed32"
    case .sfixed64: "sfixed64"
    case .bool: "bool"
    case .string: "string"
    case .bytes: "bytes"
    case .enumeration(let type): type.schema.fullName
    case .message(let type): type.fullName
    case .group(let type): "group \(type.fullName)"
    case .map(let key, let value): "map<\(key.name), \(value.name)>"
    }
  }
}
