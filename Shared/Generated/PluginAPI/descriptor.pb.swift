// Generated from rollcall/plugin/v1/descriptor.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CPluginAPI
@_spi(GeneratedCode) public import Protobuf

public struct FileDescriptorProto: Message {
  /// "rollcall/groups/v1/groups.proto"
  public var name: String?

  /// "rollcall.groups.v1"
  public var package: String?

  /// Names of the imported files.
  public var dependency: [String] = []

  /// Indexes into dependency.
  public var publicDependency: [Int32] = []

  public var weakDependency: [Int32] = []

  public var messageType: [DescriptorProto] = []

  public var enumType: [EnumDescriptorProto] = []

  public var service: [ServiceDescriptorProto] = []

  public var `extension`: [FieldDescriptorProto] = []

  public var options: FileOptions?

  public var sourceCodeInfo: SourceCodeInfo?

  /// "proto3", "editions", or empty for proto2.
  public var syntax: String?

  /// 1000 for 2023, and so on.
  public var edition: Int32?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    package: String? = nil,
    dependency: [String] = [],
    publicDependency: [Int32] = [],
    weakDependency: [Int32] = [],
    messageType: [DescriptorProto] = [],
    enumType: [EnumDescriptorProto] = [],
    service: [ServiceDescriptorProto] = [],
    `extension`: [FieldDescriptorProto] = [],
    options: FileOptions? = nil,
    sourceCodeInfo: SourceCodeInfo? = nil,
    syntax: String? = nil,
    edition: Int32? = nil
  ) {
    self.name = name
    self.package = package
    self.dependency = dependency
    self.publicDependency = publicDependency
    self.weakDependency = weakDependency
    self.messageType = messageType
    self.enumType = enumType
    self.service = service
    self.`extension` = `extension`
    self.options = options
    self.sourceCodeInfo = sourceCodeInfo
    self.syntax = syntax
    self.edition = edition
  }
}

public struct DescriptorProto: Message {
  public var name: String?

  public var field: [FieldDescriptorProto] = []

  public var `extension`: [FieldDescriptorProto] = []

  public var nestedType: [DescriptorProto] = []

  public var enumType: [EnumDescriptorProto] = []

  /// Numbers that others may give to extensions; proto2 only.
  public var extensionRange: [DescriptorProto.ExtensionRange] = []

  public var oneofDecl: [OneofDescriptorProto] = []

  public var options: MessageOptions?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    field: [FieldDescriptorProto] = [],
    `extension`: [FieldDescriptorProto] = [],
    nestedType: [DescriptorProto] = [],
    enumType: [EnumDescriptorProto] = [],
    extensionRange: [DescriptorProto.ExtensionRange] = [],
    oneofDecl: [OneofDescriptorProto] = [],
    options: MessageOptions? = nil
  ) {
    self.name = name
    self.field = field
    self.`extension` = `extension`
    self.nestedType = nestedType
    self.enumType = enumType
    self.extensionRange = extensionRange
    self.oneofDecl = oneofDecl
    self.options = options
  }
}

extension DescriptorProto {
  public struct ExtensionRange: Message {
    public var start: Int32?

    /// The first that isn't in it.
    public var end: Int32?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      start: Int32? = nil,
      end: Int32? = nil
    ) {
      self.start = start
      self.end = end
    }
  }
}

public struct FieldDescriptorProto: Message {
  public var name: String?

  /// The message that an extension extends.
  public var extendee: String?

  public var number: Int32?

  public var label: FieldDescriptorProto.Label?

  public var type: FieldDescriptorProto.TypeEnum?

  /// ".rollcall.groups.v1.Member"
  public var typeName: String?

  /// As text; proto2 only.
  public var defaultValue: String?

  public var options: FieldOptions?

  /// Index into the message's oneof_decl.
  public var oneofIndex: Int32?

  public var jsonName: String?

  /// The field is `optional`, and the only one of a oneof made up for it.
  public var proto3Optional: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    extendee: String? = nil,
    number: Int32? = nil,
    label: FieldDescriptorProto.Label? = nil,
    type: FieldDescriptorProto.TypeEnum? = nil,
    typeName: String? = nil,
    defaultValue: String? = nil,
    options: FieldOptions? = nil,
    oneofIndex: Int32? = nil,
    jsonName: String? = nil,
    proto3Optional: Bool? = nil
  ) {
    self.name = name
    self.extendee = extendee
    self.number = number
    self.label = label
    self.type = type
    self.typeName = typeName
    self.defaultValue = defaultValue
    self.options = options
    self.oneofIndex = oneofIndex
    self.jsonName = jsonName
    self.proto3Optional = proto3Optional
  }
}

extension FieldDescriptorProto {
  public enum TypeEnum: OpenEnum {
    case unspecified
    case double
    case float
    case int64
    case uint64
    case int32
    case fixed64
    case fixed32
    case bool
    case string
    case group
    case message
    case bytes
    case uint32
    case `enum`
    case sfixed32
    case sfixed64
    case sint32
    case sint64
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .double
      case 2: self = .float
      case 3: self = .int64
      case 4: self = .uint64
      case 5: self = .int32
      case 6: self = .fixed64
      case 7: self = .fixed32
      case 8: self = .bool
      case 9: self = .string
      case 10: self = .group
      case 11: self = .message
      case 12: self = .bytes
      case 13: self = .uint32
      case 14: self = .`enum`
      case 15: self = .sfixed32
      case 16: self = .sfixed64
      case 17: self = .sint32
      case 18: self = .sint64
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .double: 1
      case .float: 2
      case .int64: 3
      case .uint64: 4
      case .int32: 5
      case .fixed64: 6
      case .fixed32: 7
      case .bool: 8
      case .string: 9
      case .group: 10
      case .message: 11
      case .bytes: 12
      case .uint32: 13
      case .`enum`: 14
      case .sfixed32: 15
      case .sfixed64: 16
      case .sint32: 17
      case .sint64: 18
      case .unrecognized(let number): number
      }
    }
  }
}

extension FieldDescriptorProto.TypeEnum {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.FieldDescriptorProto.Type",
    documentation: "",
    values: [
      .init(name: "TYPE_UNSPECIFIED", number: 0),
      .init(name: "TYPE_DOUBLE", number: 1),
      .init(name: "TYPE_FLOAT", number: 2),
      .init(name: "TYPE_INT64", number: 3),
      .init(name: "TYPE_UINT64", number: 4),
      .init(name: "TYPE_INT32", number: 5),
      .init(name: "TYPE_FIXED64", number: 6),
      .init(name: "TYPE_FIXED32", number: 7),
      .init(name: "TYPE_BOOL", number: 8),
      .init(name: "TYPE_STRING", number: 9),
      .init(name: "TYPE_GROUP", number: 10),
      .init(name: "TYPE_MESSAGE", number: 11),
      .init(name: "TYPE_BYTES", number: 12),
      .init(name: "TYPE_UINT32", number: 13),
      .init(name: "TYPE_ENUM", number: 14),
      .init(name: "TYPE_SFIXED32", number: 15),
      .init(name: "TYPE_SFIXED64", number: 16),
      .init(name: "TYPE_SINT32", number: 17),
      .init(name: "TYPE_SINT64", number: 18),
    ]
  )
}

extension FieldDescriptorProto {
  public enum Label: OpenEnum {
    case unspecified
    case optional
    case required
    case repeated
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .optional
      case 2: self = .required
      case 3: self = .repeated
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .optional: 1
      case .required: 2
      case .repeated: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension FieldDescriptorProto.Label {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.FieldDescriptorProto.Label",
    documentation: "",
    values: [
      .init(name: "LABEL_UNSPECIFIED", number: 0),
      .init(name: "LABEL_OPTIONAL", number: 1),
      .init(name: "LABEL_REQUIRED", number: 2),
      .init(name: "LABEL_REPEATED", number: 3),
    ]
  )
}

public struct OneofDescriptorProto: Message {
  public var name: String?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil
  ) {
    self.name = name
  }
}

public struct EnumDescriptorProto: Message {
  public var name: String?

  public var value: [EnumValueDescriptorProto] = []

  public var options: EnumOptions?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    value: [EnumValueDescriptorProto] = [],
    options: EnumOptions? = nil
  ) {
    self.name = name
    self.value = value
    self.options = options
  }
}

public struct EnumValueDescriptorProto: Message {
  public var name: String?

  public var number: Int32?

  public var options: EnumValueOptions?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    number: Int32? = nil,
    options: EnumValueOptions? = nil
  ) {
    self.name = name
    self.number = number
    self.options = options
  }
}

public struct ServiceDescriptorProto: Message {
  public var name: String?

  public var method: [MethodDescriptorProto] = []

  public var options: ServiceOptions?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    method: [MethodDescriptorProto] = [],
    options: ServiceOptions? = nil
  ) {
    self.name = name
    self.method = method
    self.options = options
  }
}

public struct MethodDescriptorProto: Message {
  public var name: String?

  /// ".rollcall.groups.v1.GetGroupRequest"
  public var inputType: String?

  public var outputType: String?

  public var options: MethodOptions?

  public var clientStreaming: Bool?

  public var serverStreaming: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    inputType: String? = nil,
    outputType: String? = nil,
    options: MethodOptions? = nil,
    clientStreaming: Bool? = nil,
    serverStreaming: Bool? = nil
  ) {
    self.name = name
    self.inputType = inputType
    self.outputType = outputType
    self.options = options
    self.clientStreaming = clientStreaming
    self.serverStreaming = serverStreaming
  }
}

public struct FileOptions: Message {
  public var deprecated: Bool?

  public var features: FeatureSet?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    deprecated: Bool? = nil,
    features: FeatureSet? = nil
  ) {
    self.deprecated = deprecated
    self.features = features
  }
}

/// Of editions. What isn't said is as around it.
public struct FeatureSet: Message {
  public var fieldPresence: FeatureSet.FieldPresence?

  public var messageEncoding: FeatureSet.MessageEncoding?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    fieldPresence: FeatureSet.FieldPresence? = nil,
    messageEncoding: FeatureSet.MessageEncoding? = nil
  ) {
    self.fieldPresence = fieldPresence
    self.messageEncoding = messageEncoding
  }
}

extension FeatureSet {
  public enum FieldPresence: OpenEnum {
    case fieldPresenceUnknown
    case explicit
    case implicit
    case legacyRequired
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .fieldPresenceUnknown
      case 1: self = .explicit
      case 2: self = .implicit
      case 3: self = .legacyRequired
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .fieldPresenceUnknown: 0
      case .explicit: 1
      case .implicit: 2
      case .legacyRequired: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension FeatureSet.FieldPresence {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.FeatureSet.FieldPresence",
    documentation: "",
    values: [
      .init(name: "FIELD_PRESENCE_UNKNOWN", number: 0),
      .init(name: "EXPLICIT", number: 1),
      .init(name: "IMPLICIT", number: 2),
      .init(name: "LEGACY_REQUIRED", number: 3),
    ]
  )
}

extension FeatureSet {
  public enum MessageEncoding: OpenEnum {
    case messageEncodingUnknown
    case lengthPrefixed
    /// As a group.
    case delimited
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .messageEncodingUnknown
      case 1: self = .lengthPrefixed
      case 2: self = .delimited
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .messageEncodingUnknown: 0
      case .lengthPrefixed: 1
      case .delimited: 2
      case .unrecognized(let number): number
      }
    }
  }
}

extension FeatureSet.MessageEncoding {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.FeatureSet.MessageEncoding",
    documentation: "",
    values: [
      .init(name: "MESSAGE_ENCODING_UNKNOWN", number: 0),
      .init(name: "LENGTH_PREFIXED", number: 1),
      .init(name: "DELIMITED", number: 2, documentation: "As a group."),
    ]
  )
}

public struct MessageOptions: Message {
  /// Its fields are written in another way than those of all other messages.
  public var messageSetWireFormat: Bool?

  public var deprecated: Bool?

  /// The message is an entry of a map field, made up by protoc.
  public var mapEntry: Bool?

  public var features: FeatureSet?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    messageSetWireFormat: Bool? = nil,
    deprecated: Bool? = nil,
    mapEntry: Bool? = nil,
    features: FeatureSet? = nil
  ) {
    self.messageSetWireFormat = messageSetWireFormat
    self.deprecated = deprecated
    self.mapEntry = mapEntry
    self.features = features
  }
}

public struct FieldOptions: Message {
  public var packedField: Bool?

  public var deprecated: Bool?

  public var features: FeatureSet?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    packedField: Bool? = nil,
    deprecated: Bool? = nil,
    features: FeatureSet? = nil
  ) {
    self.packedField = packedField
    self.deprecated = deprecated
    self.features = features
  }
}

public struct EnumOptions: Message {
  /// Several values may have one number.
  public var allowAlias: Bool?

  public var deprecated: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    allowAlias: Bool? = nil,
    deprecated: Bool? = nil
  ) {
    self.allowAlias = allowAlias
    self.deprecated = deprecated
  }
}

public struct EnumValueOptions: Message {
  public var deprecated: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    deprecated: Bool? = nil
  ) {
    self.deprecated = deprecated
  }
}

public struct ServiceOptions: Message {
  public var deprecated: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    deprecated: Bool? = nil
  ) {
    self.deprecated = deprecated
  }
}

public struct MethodOptions: Message {
  public var deprecated: Bool?

  public var idempotencyLevel: MethodOptions.IdempotencyLevel?

  /// (rollcall.options.v1.access)
  public var access: Access?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    deprecated: Bool? = nil,
    idempotencyLevel: MethodOptions.IdempotencyLevel? = nil,
    access: Access? = nil
  ) {
    self.deprecated = deprecated
    self.idempotencyLevel = idempotencyLevel
    self.access = access
  }
}

extension MethodOptions {
  public enum IdempotencyLevel: OpenEnum {
    case idempotencyUnknown
    case noSideEffects
    case idempotent
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .idempotencyUnknown
      case 1: self = .noSideEffects
      case 2: self = .idempotent
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .idempotencyUnknown: 0
      case .noSideEffects: 1
      case .idempotent: 2
      case .unrecognized(let number): number
      }
    }
  }
}

extension MethodOptions.IdempotencyLevel {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.MethodOptions.IdempotencyLevel",
    documentation: "",
    values: [
      .init(name: "IDEMPOTENCY_UNKNOWN", number: 0),
      .init(name: "NO_SIDE_EFFECTS", number: 1),
      .init(name: "IDEMPOTENT", number: 2),
    ]
  )
}

/// rollcall.options.v1.Access
public struct Access: Message {
  public var callers: [String] = []

  public var users: Access.Users = Access.Users()

  public var selfField: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    callers: [String] = [],
    users: Access.Users = Access.Users(),
    selfField: String = ""
  ) {
    self.callers = callers
    self.users = users
    self.selfField = selfField
  }
}

extension Access {
  public enum Users: OpenEnum {
    case noneValue
    case selfValue
    case signedIn
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .noneValue
      case 1: self = .selfValue
      case 2: self = .signedIn
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .noneValue: 0
      case .selfValue: 1
      case .signedIn: 2
      case .unrecognized(let number): number
      }
    }
  }
}

extension Access.Users {
  public static let schema = EnumSchema(
    fullName: "rollcall.plugin.v1.Access.Users",
    documentation: "",
    values: [
      .init(name: "USERS_NONE", number: 0),
      .init(name: "USERS_SELF", number: 1),
      .init(name: "USERS_SIGNED_IN", number: 2),
    ]
  )
}

/// What a protoc writes with --descriptor_set_out.
public struct FileDescriptorSet: Message {
  public var file: [FileDescriptorProto] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    file: [FileDescriptorProto] = []
  ) {
    self.file = file
  }
}

public struct SourceCodeInfo: Message {
  public var location: [SourceCodeInfo.Location] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    location: [SourceCodeInfo.Location] = []
  ) {
    self.location = location
  }
}

extension SourceCodeInfo {
  public struct Location: Message {
    /// Numbers and indexes of the fields that lead to what is described.
    public var path: [Int32] = []

    /// Line and column of the start, from 0, and what else there is.
    public var span: [Int32] = []

    public var leadingComments: String?

    public var trailingComments: String?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      path: [Int32] = [],
      span: [Int32] = [],
      leadingComments: String? = nil,
      trailingComments: String? = nil
    ) {
      self.path = path
      self.span = span
      self.leadingComments = leadingComments
      self.trailingComments = trailingComments
    }
  }
}

extension FileDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FileDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit,
        documentation: "\"rollcall/groups/v1/groups.proto\""
      ),
      FieldSchema(
        name: "package", jsonName: "package", number: 2,
        type: .string, label: .explicit,
        documentation: "\"rollcall.groups.v1\""
      ),
      FieldSchema(
        name: "dependency", jsonName: "dependency", number: 3,
        type: .string, label: .repeated,
        documentation: "Names of the imported files."
      ),
      FieldSchema(
        name: "public_dependency", jsonName: "publicDependency", number: 10,
        type: .int32, label: .repeated,
        documentation: "Indexes into dependency."
      ),
      FieldSchema(
        name: "weak_dependency", jsonName: "weakDependency", number: 11,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "message_type", jsonName: "messageType", number: 4,
        type: .message(DescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "enum_type", jsonName: "enumType", number: 5,
        type: .message(EnumDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "service", jsonName: "service", number: 6,
        type: .message(ServiceDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 7,
        type: .message(FieldDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 8,
        type: .message(FileOptions.self), label: .explicit
      ),
      FieldSchema(
        name: "source_code_info", jsonName: "sourceCodeInfo", number: 9,
        type: .message(SourceCodeInfo.self), label: .explicit
      ),
      FieldSchema(
        name: "syntax", jsonName: "syntax", number: 12,
        type: .string, label: .explicit,
        documentation: "\"proto3\", \"editions\", or empty for proto2."
      ),
      FieldSchema(
        name: "edition", jsonName: "edition", number: 14,
        type: .int32, label: .explicit,
        documentation: "1000 for 2023, and so on."
      ),
    ]
  )
}

extension DescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.DescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "field", jsonName: "field", number: 2,
        type: .message(FieldDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "extension", jsonName: "extension", number: 6,
        type: .message(FieldDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "nested_type", jsonName: "nestedType", number: 3,
        type: .message(DescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "enum_type", jsonName: "enumType", number: 4,
        type: .message(EnumDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "extension_range", jsonName: "extensionRange", number: 5,
        type: .message(DescriptorProto.ExtensionRange.self), label: .repeated,
        documentation: "Numbers that others may give to extensions; proto2 only."
      ),
      FieldSchema(
        name: "oneof_decl", jsonName: "oneofDecl", number: 8,
        type: .message(OneofDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 7,
        type: .message(MessageOptions.self), label: .explicit
      ),
    ]
  )
}

extension DescriptorProto.ExtensionRange {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.DescriptorProto.ExtensionRange",
    documentation: "",
    fields: [
      FieldSchema(
        name: "start", jsonName: "start", number: 1,
        type: .int32, label: .explicit
      ),
      FieldSchema(
        name: "end", jsonName: "end", number: 2,
        type: .int32, label: .explicit,
        documentation: "The first that isn't in it."
      ),
    ]
  )
}

extension FieldDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FieldDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "extendee", jsonName: "extendee", number: 2,
        type: .string, label: .explicit,
        documentation: "The message that an extension extends."
      ),
      FieldSchema(
        name: "number", jsonName: "number", number: 3,
        type: .int32, label: .explicit
      ),
      FieldSchema(
        name: "label", jsonName: "label", number: 4,
        type: .enumeration(FieldDescriptorProto.Label.self), label: .explicit
      ),
      FieldSchema(
        name: "type", jsonName: "type", number: 5,
        type: .enumeration(FieldDescriptorProto.TypeEnum.self), label: .explicit
      ),
      FieldSchema(
        name: "type_name", jsonName: "typeName", number: 6,
        type: .string, label: .explicit,
        documentation: "\".rollcall.groups.v1.Member\""
      ),
      FieldSchema(
        name: "default_value", jsonName: "defaultValue", number: 7,
        type: .string, label: .explicit,
        documentation: "As text; proto2 only."
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 8,
        type: .message(FieldOptions.self), label: .explicit
      ),
      FieldSchema(
        name: "oneof_index", jsonName: "oneofIndex", number: 9,
        type: .int32, label: .explicit,
        documentation: "Index into the message's oneof_decl."
      ),
      FieldSchema(
        name: "json_name", jsonName: "jsonName", number: 10,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "proto3_optional", jsonName: "proto3Optional", number: 17,
        type: .bool, label: .explicit,
        documentation: "The field is `optional`, and the only one of a oneof made up for it."
      ),
    ]
  )
}

extension OneofDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.OneofDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
    ]
  )
}

extension EnumDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.EnumDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 2,
        type: .message(EnumValueDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 3,
        type: .message(EnumOptions.self), label: .explicit
      ),
    ]
  )
}

extension EnumValueDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.EnumValueDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "number", jsonName: "number", number: 2,
        type: .int32, label: .explicit
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 3,
        type: .message(EnumValueOptions.self), label: .explicit
      ),
    ]
  )
}

extension ServiceDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.ServiceDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "method", jsonName: "method", number: 2,
        type: .message(MethodDescriptorProto.self), label: .repeated
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 3,
        type: .message(ServiceOptions.self), label: .explicit
      ),
    ]
  )
}

extension MethodDescriptorProto {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.MethodDescriptorProto",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "input_type", jsonName: "inputType", number: 2,
        type: .string, label: .explicit,
        documentation: "\".rollcall.groups.v1.GetGroupRequest\""
      ),
      FieldSchema(
        name: "output_type", jsonName: "outputType", number: 3,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "options", jsonName: "options", number: 4,
        type: .message(MethodOptions.self), label: .explicit
      ),
      FieldSchema(
        name: "client_streaming", jsonName: "clientStreaming", number: 5,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "server_streaming", jsonName: "serverStreaming", number: 6,
        type: .bool, label: .explicit
      ),
    ]
  )
}

extension FileOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FileOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 23,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "features", jsonName: "features", number: 50,
        type: .message(FeatureSet.self), label: .explicit
      ),
    ]
  )
}

extension FeatureSet {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FeatureSet",
    documentation: "Of editions. What isn't said is as around it.",
    fields: [
      FieldSchema(
        name: "field_presence", jsonName: "fieldPresence", number: 1,
        type: .enumeration(FeatureSet.FieldPresence.self), label: .explicit
      ),
      FieldSchema(
        name: "message_encoding", jsonName: "messageEncoding", number: 5,
        type: .enumeration(FeatureSet.MessageEncoding.self), label: .explicit
      ),
    ]
  )
}

extension MessageOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.MessageOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "message_set_wire_format", jsonName: "messageSetWireFormat", number: 1,
        type: .bool, label: .explicit,
        documentation: "Its fields are written in another way than those of all other messages."
      ),
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 3,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "map_entry", jsonName: "mapEntry", number: 7,
        type: .bool, label: .explicit,
        documentation: "The message is an entry of a map field, made up by protoc."
      ),
      FieldSchema(
        name: "features", jsonName: "features", number: 12,
        type: .message(FeatureSet.self), label: .explicit
      ),
    ]
  )
}

extension FieldOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FieldOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "packed", jsonName: "packed", number: 2,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 3,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "features", jsonName: "features", number: 21,
        type: .message(FeatureSet.self), label: .explicit
      ),
    ]
  )
}

extension EnumOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.EnumOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "allow_alias", jsonName: "allowAlias", number: 2,
        type: .bool, label: .explicit,
        documentation: "Several values may have one number."
      ),
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 3,
        type: .bool, label: .explicit
      ),
    ]
  )
}

extension EnumValueOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.EnumValueOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 1,
        type: .bool, label: .explicit
      ),
    ]
  )
}

extension ServiceOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.ServiceOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 33,
        type: .bool, label: .explicit
      ),
    ]
  )
}

extension MethodOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.MethodOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "deprecated", jsonName: "deprecated", number: 33,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "idempotency_level", jsonName: "idempotencyLevel", number: 34,
        type: .enumeration(MethodOptions.IdempotencyLevel.self), label: .explicit
      ),
      FieldSchema(
        name: "access", jsonName: "access", number: 51001,
        type: .message(Access.self), label: .explicit,
        documentation: "(rollcall.options.v1.access)"
      ),
    ]
  )
}

extension Access {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.Access",
    documentation: "rollcall.options.v1.Access",
    fields: [
      FieldSchema(
        name: "callers", jsonName: "callers", number: 1,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "users", jsonName: "users", number: 2,
        type: .enumeration(Access.Users.self)
      ),
      FieldSchema(
        name: "self", jsonName: "self", number: 3,
        type: .string
      ),
    ]
  )
}

extension FileDescriptorSet {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.FileDescriptorSet",
    documentation: "What a protoc writes with --descriptor_set_out.",
    fields: [
      FieldSchema(
        name: "file", jsonName: "file", number: 1,
        type: .message(FileDescriptorProto.self), label: .repeated
      ),
    ]
  )
}

extension SourceCodeInfo {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.SourceCodeInfo",
    documentation: "",
    fields: [
      FieldSchema(
        name: "location", jsonName: "location", number: 1,
        type: .message(SourceCodeInfo.Location.self), label: .repeated
      ),
    ]
  )
}

extension SourceCodeInfo.Location {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.SourceCodeInfo.Location",
    documentation: "",
    fields: [
      FieldSchema(
        name: "path", jsonName: "path", number: 1,
        type: .int32, label: .repeated,
        documentation: "Numbers and indexes of the fields that lead to what is described."
      ),
      FieldSchema(
        name: "span", jsonName: "span", number: 2,
        type: .int32, label: .repeated,
        documentation: "Line and column of the start, from 0, and what else there is."
      ),
      FieldSchema(
        name: "leading_comments", jsonName: "leadingComments", number: 3,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "trailing_comments", jsonName: "trailingComments", number: 4,
        type: .string, label: .explicit
      ),
    ]
  )
}

extension FileDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FileDescriptorProto.self, fullName: "rollcall.plugin.v1.FileDescriptorProto", isRecursive: true,
    initialise: { unsafe rollcall_plugin_v1__file_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FileDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FileDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.FileDescriptorProto.name")
    }
    if unsafe source.pointee._package_oneof1_case.rawValue == 2 {
      self.package = try unsafe String(reading: source.pointee.package_f2, field: "rollcall.plugin.v1.FileDescriptorProto.package")
    }
    self.dependency = try unsafe [String](reading: source.pointee.dependency_f3, count: source.pointee.n_dependency_f3, field: "rollcall.plugin.v1.FileDescriptorProto.dependency")
    self.publicDependency = unsafe [Int32](reading: source.pointee.public_dependency_f10, count: source.pointee.n_public_dependency_f10)
    self.weakDependency = unsafe [Int32](reading: source.pointee.weak_dependency_f11, count: source.pointee.n_weak_dependency_f11)
    self.messageType = try unsafe [DescriptorProto](reading: source.pointee.message_type_f4, count: source.pointee.n_message_type_f4)
    self.enumType = try unsafe [EnumDescriptorProto](reading: source.pointee.enum_type_f5, count: source.pointee.n_enum_type_f5)
    self.service = try unsafe [ServiceDescriptorProto](reading: source.pointee.service_f6, count: source.pointee.n_service_f6)
    self.`extension` = try unsafe [FieldDescriptorProto](reading: source.pointee.extension_f7, count: source.pointee.n_extension_f7)
    if let value = unsafe source.pointee.options_f8 {
      self.options = try unsafe FileOptions(reading: value)
    }
    if let value = unsafe source.pointee.source_code_info_f9 {
      self.sourceCodeInfo = try unsafe SourceCodeInfo(reading: value)
    }
    if unsafe source.pointee._syntax_oneof2_case.rawValue == 12 {
      self.syntax = try unsafe String(reading: source.pointee.syntax_f12, field: "rollcall.plugin.v1.FileDescriptorProto.syntax")
    }
    if unsafe source.pointee._edition_oneof3_case.rawValue == 14 {
      self.edition = unsafe source.pointee.edition_f14
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FileDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FileDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__file_descriptor_proto__init(target)
    arena.expect(15)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if let value = self.package {
      unsafe target.pointee._package_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.package_f2 = arena.data(value)
    }
    unsafe target.pointee.n_dependency_f3 = self.dependency.count
    unsafe target.pointee.dependency_f3 = arena.array(self.dependency)
    unsafe target.pointee.n_public_dependency_f10 = self.publicDependency.count
    unsafe target.pointee.public_dependency_f10 = arena.array(self.publicDependency)
    unsafe target.pointee.n_weak_dependency_f11 = self.weakDependency.count
    unsafe target.pointee.weak_dependency_f11 = arena.array(self.weakDependency)
    unsafe target.pointee.n_message_type_f4 = self.messageType.count
    unsafe target.pointee.message_type_f4 = arena.messages(self.messageType)
    unsafe target.pointee.n_enum_type_f5 = self.enumType.count
    unsafe target.pointee.enum_type_f5 = arena.messages(self.enumType)
    unsafe target.pointee.n_service_f6 = self.service.count
    unsafe target.pointee.service_f6 = arena.messages(self.service)
    unsafe target.pointee.n_extension_f7 = self.`extension`.count
    unsafe target.pointee.extension_f7 = arena.messages(self.`extension`)
    if let value = self.options {
      unsafe target.pointee.options_f8 = arena.message(value)
    }
    if let value = self.sourceCodeInfo {
      unsafe target.pointee.source_code_info_f9 = arena.message(value)
    }
    if let value = self.syntax {
      unsafe target.pointee._syntax_oneof2_case = .init(rawValue: 12)
      unsafe target.pointee.syntax_f12 = arena.data(value)
    }
    if let value = self.edition {
      unsafe target.pointee._edition_oneof3_case = .init(rawValue: 14)
      unsafe target.pointee.edition_f14 = value
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__DescriptorProto.self, fullName: "rollcall.plugin.v1.DescriptorProto", isRecursive: true,
    initialise: { unsafe rollcall_plugin_v1__descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension DescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__DescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.DescriptorProto.name")
    }
    self.field = try unsafe [FieldDescriptorProto](reading: source.pointee.field_f2, count: source.pointee.n_field_f2)
    self.`extension` = try unsafe [FieldDescriptorProto](reading: source.pointee.extension_f6, count: source.pointee.n_extension_f6)
    self.nestedType = try unsafe [DescriptorProto](reading: source.pointee.nested_type_f3, count: source.pointee.n_nested_type_f3)
    self.enumType = try unsafe [EnumDescriptorProto](reading: source.pointee.enum_type_f4, count: source.pointee.n_enum_type_f4)
    self.extensionRange = try unsafe [DescriptorProto.ExtensionRange](reading: source.pointee.extension_range_f5, count: source.pointee.n_extension_range_f5)
    self.oneofDecl = try unsafe [OneofDescriptorProto](reading: source.pointee.oneof_decl_f8, count: source.pointee.n_oneof_decl_f8)
    if let value = unsafe source.pointee.options_f7 {
      self.options = try unsafe MessageOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.DescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__DescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    unsafe target.pointee.n_field_f2 = self.field.count
    unsafe target.pointee.field_f2 = arena.messages(self.field)
    unsafe target.pointee.n_extension_f6 = self.`extension`.count
    unsafe target.pointee.extension_f6 = arena.messages(self.`extension`)
    unsafe target.pointee.n_nested_type_f3 = self.nestedType.count
    unsafe target.pointee.nested_type_f3 = arena.messages(self.nestedType)
    unsafe target.pointee.n_enum_type_f4 = self.enumType.count
    unsafe target.pointee.enum_type_f4 = arena.messages(self.enumType)
    unsafe target.pointee.n_extension_range_f5 = self.extensionRange.count
    unsafe target.pointee.extension_range_f5 = arena.messages(self.extensionRange)
    unsafe target.pointee.n_oneof_decl_f8 = self.oneofDecl.count
    unsafe target.pointee.oneof_decl_f8 = arena.messages(self.oneofDecl)
    if let value = self.options {
      unsafe target.pointee.options_f7 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DescriptorProto.ExtensionRange {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__DescriptorProto__ExtensionRange.self, fullName: "rollcall.plugin.v1.DescriptorProto.ExtensionRange",
    initialise: { unsafe rollcall_plugin_v1__descriptor_proto__extension_range__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension DescriptorProto.ExtensionRange: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__DescriptorProto__ExtensionRange.self)
    if unsafe source.pointee._start_oneof0_case.rawValue == 1 {
      self.start = unsafe source.pointee.start_f1
    }
    if unsafe source.pointee._end_oneof1_case.rawValue == 2 {
      self.end = unsafe source.pointee.end_f2
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.DescriptorProto.ExtensionRange")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__DescriptorProto__ExtensionRange.self, capacity: 1)
    unsafe rollcall_plugin_v1__descriptor_proto__extension_range__init(target)
    arena.expect(30)
    if let value = self.start {
      unsafe target.pointee._start_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.start_f1 = value
    }
    if let value = self.end {
      unsafe target.pointee._end_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.end_f2 = value
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FieldDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FieldDescriptorProto.self, fullName: "rollcall.plugin.v1.FieldDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__field_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FieldDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FieldDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.FieldDescriptorProto.name")
    }
    if unsafe source.pointee._extendee_oneof1_case.rawValue == 2 {
      self.extendee = try unsafe String(reading: source.pointee.extendee_f2, field: "rollcall.plugin.v1.FieldDescriptorProto.extendee")
    }
    if unsafe source.pointee._number_oneof2_case.rawValue == 3 {
      self.number = unsafe source.pointee.number_f3
    }
    if unsafe source.pointee._label_oneof3_case.rawValue == 4 {
      self.label = unsafe FieldDescriptorProto.Label(rawValue: .init(truncatingIfNeeded: source.pointee.label_f4.rawValue))
    }
    if unsafe source.pointee._type_oneof4_case.rawValue == 5 {
      self.type = unsafe FieldDescriptorProto.TypeEnum(rawValue: .init(truncatingIfNeeded: source.pointee.type_f5.rawValue))
    }
    if unsafe source.pointee._type_name_oneof5_case.rawValue == 6 {
      self.typeName = try unsafe String(reading: source.pointee.type_name_f6, field: "rollcall.plugin.v1.FieldDescriptorProto.type_name")
    }
    if unsafe source.pointee._default_value_oneof6_case.rawValue == 7 {
      self.defaultValue = try unsafe String(reading: source.pointee.default_value_f7, field: "rollcall.plugin.v1.FieldDescriptorProto.default_value")
    }
    if let value = unsafe source.pointee.options_f8 {
      self.options = try unsafe FieldOptions(reading: value)
    }
    if unsafe source.pointee._oneof_index_oneof7_case.rawValue == 9 {
      self.oneofIndex = unsafe source.pointee.oneof_index_f9
    }
    if unsafe source.pointee._json_name_oneof8_case.rawValue == 10 {
      self.jsonName = try unsafe String(reading: source.pointee.json_name_f10, field: "rollcall.plugin.v1.FieldDescriptorProto.json_name")
    }
    if unsafe source.pointee._proto3_optional_oneof9_case.rawValue == 17 {
      self.proto3Optional = unsafe source.pointee.proto3_optional_f17 != 0
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FieldDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FieldDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__field_descriptor_proto__init(target)
    arena.expect(75)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if let value = self.extendee {
      unsafe target.pointee._extendee_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.extendee_f2 = arena.data(value)
    }
    if let value = self.number {
      unsafe target.pointee._number_oneof2_case = .init(rawValue: 3)
      unsafe target.pointee.number_f3 = value
    }
    if let value = self.label {
      unsafe target.pointee._label_oneof3_case = .init(rawValue: 4)
      unsafe target.pointee.label_f4 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.type {
      unsafe target.pointee._type_oneof4_case = .init(rawValue: 5)
      unsafe target.pointee.type_f5 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.typeName {
      unsafe target.pointee._type_name_oneof5_case = .init(rawValue: 6)
      unsafe target.pointee.type_name_f6 = arena.data(value)
    }
    if let value = self.defaultValue {
      unsafe target.pointee._default_value_oneof6_case = .init(rawValue: 7)
      unsafe target.pointee.default_value_f7 = arena.data(value)
    }
    if let value = self.options {
      unsafe target.pointee.options_f8 = arena.message(value)
    }
    if let value = self.oneofIndex {
      unsafe target.pointee._oneof_index_oneof7_case = .init(rawValue: 9)
      unsafe target.pointee.oneof_index_f9 = value
    }
    if let value = self.jsonName {
      unsafe target.pointee._json_name_oneof8_case = .init(rawValue: 10)
      unsafe target.pointee.json_name_f10 = arena.data(value)
    }
    if let value = self.proto3Optional {
      unsafe target.pointee._proto3_optional_oneof9_case = .init(rawValue: 17)
      unsafe target.pointee.proto3_optional_f17 = value ? 1 : 0
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension OneofDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__OneofDescriptorProto.self, fullName: "rollcall.plugin.v1.OneofDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__oneof_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension OneofDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__OneofDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.OneofDescriptorProto.name")
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.OneofDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__OneofDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__oneof_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EnumDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__EnumDescriptorProto.self, fullName: "rollcall.plugin.v1.EnumDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__enum_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension EnumDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__EnumDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.EnumDescriptorProto.name")
    }
    self.value = try unsafe [EnumValueDescriptorProto](reading: source.pointee.value_f2, count: source.pointee.n_value_f2)
    if let value = unsafe source.pointee.options_f3 {
      self.options = try unsafe EnumOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.EnumDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__EnumDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__enum_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    unsafe target.pointee.n_value_f2 = self.value.count
    unsafe target.pointee.value_f2 = arena.messages(self.value)
    if let value = self.options {
      unsafe target.pointee.options_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EnumValueDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__EnumValueDescriptorProto.self, fullName: "rollcall.plugin.v1.EnumValueDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__enum_value_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension EnumValueDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__EnumValueDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.EnumValueDescriptorProto.name")
    }
    if unsafe source.pointee._number_oneof1_case.rawValue == 2 {
      self.number = unsafe source.pointee.number_f2
    }
    if let value = unsafe source.pointee.options_f3 {
      self.options = try unsafe EnumValueOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.EnumValueDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__EnumValueDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__enum_value_descriptor_proto__init(target)
    arena.expect(15)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if let value = self.number {
      unsafe target.pointee._number_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.number_f2 = value
    }
    if let value = self.options {
      unsafe target.pointee.options_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ServiceDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__ServiceDescriptorProto.self, fullName: "rollcall.plugin.v1.ServiceDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__service_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension ServiceDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__ServiceDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.ServiceDescriptorProto.name")
    }
    self.method = try unsafe [MethodDescriptorProto](reading: source.pointee.method_f2, count: source.pointee.n_method_f2)
    if let value = unsafe source.pointee.options_f3 {
      self.options = try unsafe ServiceOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.ServiceDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__ServiceDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__service_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    unsafe target.pointee.n_method_f2 = self.method.count
    unsafe target.pointee.method_f2 = arena.messages(self.method)
    if let value = self.options {
      unsafe target.pointee.options_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension MethodDescriptorProto {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__MethodDescriptorProto.self, fullName: "rollcall.plugin.v1.MethodDescriptorProto",
    initialise: { unsafe rollcall_plugin_v1__method_descriptor_proto__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension MethodDescriptorProto: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__MethodDescriptorProto.self)
    if unsafe source.pointee._name_oneof0_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.plugin.v1.MethodDescriptorProto.name")
    }
    if unsafe source.pointee._input_type_oneof1_case.rawValue == 2 {
      self.inputType = try unsafe String(reading: source.pointee.input_type_f2, field: "rollcall.plugin.v1.MethodDescriptorProto.input_type")
    }
    if unsafe source.pointee._output_type_oneof2_case.rawValue == 3 {
      self.outputType = try unsafe String(reading: source.pointee.output_type_f3, field: "rollcall.plugin.v1.MethodDescriptorProto.output_type")
    }
    if let value = unsafe source.pointee.options_f4 {
      self.options = try unsafe MethodOptions(reading: value)
    }
    if unsafe source.pointee._client_streaming_oneof3_case.rawValue == 5 {
      self.clientStreaming = unsafe source.pointee.client_streaming_f5 != 0
    }
    if unsafe source.pointee._server_streaming_oneof4_case.rawValue == 6 {
      self.serverStreaming = unsafe source.pointee.server_streaming_f6 != 0
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.MethodDescriptorProto")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__MethodDescriptorProto.self, capacity: 1)
    unsafe rollcall_plugin_v1__method_descriptor_proto__init(target)
    arena.expect(30)
    if let value = self.name {
      unsafe target.pointee._name_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.name_f1 = arena.data(value)
    }
    if let value = self.inputType {
      unsafe target.pointee._input_type_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.input_type_f2 = arena.data(value)
    }
    if let value = self.outputType {
      unsafe target.pointee._output_type_oneof2_case = .init(rawValue: 3)
      unsafe target.pointee.output_type_f3 = arena.data(value)
    }
    if let value = self.options {
      unsafe target.pointee.options_f4 = arena.message(value)
    }
    if let value = self.clientStreaming {
      unsafe target.pointee._client_streaming_oneof3_case = .init(rawValue: 5)
      unsafe target.pointee.client_streaming_f5 = value ? 1 : 0
    }
    if let value = self.serverStreaming {
      unsafe target.pointee._server_streaming_oneof4_case = .init(rawValue: 6)
      unsafe target.pointee.server_streaming_f6 = value ? 1 : 0
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FileOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FileOptions.self, fullName: "rollcall.plugin.v1.FileOptions",
    initialise: { unsafe rollcall_plugin_v1__file_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FileOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FileOptions.self)
    if unsafe source.pointee._deprecated_oneof0_case.rawValue == 23 {
      self.deprecated = unsafe source.pointee.deprecated_f23 != 0
    }
    if unsafe source.pointee._features_oneof1_case.rawValue == 50, let value = unsafe source.pointee.features_f50 {
      self.features = try unsafe FeatureSet(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FileOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FileOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__file_options__init(target)
    arena.expect(15)
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof0_case = .init(rawValue: 23)
      unsafe target.pointee.deprecated_f23 = value ? 1 : 0
    }
    if let value = self.features {
      unsafe target.pointee._features_oneof1_case = .init(rawValue: 50)
      unsafe target.pointee.features_f50 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FeatureSet {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FeatureSet.self, fullName: "rollcall.plugin.v1.FeatureSet",
    initialise: { unsafe rollcall_plugin_v1__feature_set__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FeatureSet: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FeatureSet.self)
    if unsafe source.pointee._field_presence_oneof0_case.rawValue == 1 {
      self.fieldPresence = unsafe FeatureSet.FieldPresence(rawValue: .init(truncatingIfNeeded: source.pointee.field_presence_f1.rawValue))
    }
    if unsafe source.pointee._message_encoding_oneof1_case.rawValue == 5 {
      self.messageEncoding = unsafe FeatureSet.MessageEncoding(rawValue: .init(truncatingIfNeeded: source.pointee.message_encoding_f5.rawValue))
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FeatureSet")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FeatureSet.self, capacity: 1)
    unsafe rollcall_plugin_v1__feature_set__init(target)
    arena.expect(30)
    if let value = self.fieldPresence {
      unsafe target.pointee._field_presence_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.field_presence_f1 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.messageEncoding {
      unsafe target.pointee._message_encoding_oneof1_case = .init(rawValue: 5)
      unsafe target.pointee.message_encoding_f5 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension MessageOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__MessageOptions.self, fullName: "rollcall.plugin.v1.MessageOptions",
    initialise: { unsafe rollcall_plugin_v1__message_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension MessageOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__MessageOptions.self)
    if unsafe source.pointee._message_set_wire_format_oneof0_case.rawValue == 1 {
      self.messageSetWireFormat = unsafe source.pointee.message_set_wire_format_f1 != 0
    }
    if unsafe source.pointee._deprecated_oneof1_case.rawValue == 3 {
      self.deprecated = unsafe source.pointee.deprecated_f3 != 0
    }
    if unsafe source.pointee._map_entry_oneof2_case.rawValue == 7 {
      self.mapEntry = unsafe source.pointee.map_entry_f7 != 0
    }
    if unsafe source.pointee._features_oneof3_case.rawValue == 12, let value = unsafe source.pointee.features_f12 {
      self.features = try unsafe FeatureSet(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.MessageOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__MessageOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__message_options__init(target)
    arena.expect(45)
    if let value = self.messageSetWireFormat {
      unsafe target.pointee._message_set_wire_format_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.message_set_wire_format_f1 = value ? 1 : 0
    }
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof1_case = .init(rawValue: 3)
      unsafe target.pointee.deprecated_f3 = value ? 1 : 0
    }
    if let value = self.mapEntry {
      unsafe target.pointee._map_entry_oneof2_case = .init(rawValue: 7)
      unsafe target.pointee.map_entry_f7 = value ? 1 : 0
    }
    if let value = self.features {
      unsafe target.pointee._features_oneof3_case = .init(rawValue: 12)
      unsafe target.pointee.features_f12 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FieldOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FieldOptions.self, fullName: "rollcall.plugin.v1.FieldOptions",
    initialise: { unsafe rollcall_plugin_v1__field_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FieldOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FieldOptions.self)
    if unsafe source.pointee._packed_oneof0_case.rawValue == 2 {
      self.packedField = unsafe source.pointee.packed_f2 != 0
    }
    if unsafe source.pointee._deprecated_oneof1_case.rawValue == 3 {
      self.deprecated = unsafe source.pointee.deprecated_f3 != 0
    }
    if unsafe source.pointee._features_oneof2_case.rawValue == 21, let value = unsafe source.pointee.features_f21 {
      self.features = try unsafe FeatureSet(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FieldOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FieldOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__field_options__init(target)
    arena.expect(30)
    if let value = self.packedField {
      unsafe target.pointee._packed_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.packed_f2 = value ? 1 : 0
    }
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof1_case = .init(rawValue: 3)
      unsafe target.pointee.deprecated_f3 = value ? 1 : 0
    }
    if let value = self.features {
      unsafe target.pointee._features_oneof2_case = .init(rawValue: 21)
      unsafe target.pointee.features_f21 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EnumOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__EnumOptions.self, fullName: "rollcall.plugin.v1.EnumOptions",
    initialise: { unsafe rollcall_plugin_v1__enum_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension EnumOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__EnumOptions.self)
    if unsafe source.pointee._allow_alias_oneof0_case.rawValue == 2 {
      self.allowAlias = unsafe source.pointee.allow_alias_f2 != 0
    }
    if unsafe source.pointee._deprecated_oneof1_case.rawValue == 3 {
      self.deprecated = unsafe source.pointee.deprecated_f3 != 0
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.EnumOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__EnumOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__enum_options__init(target)
    arena.expect(30)
    if let value = self.allowAlias {
      unsafe target.pointee._allow_alias_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.allow_alias_f2 = value ? 1 : 0
    }
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof1_case = .init(rawValue: 3)
      unsafe target.pointee.deprecated_f3 = value ? 1 : 0
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EnumValueOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__EnumValueOptions.self, fullName: "rollcall.plugin.v1.EnumValueOptions",
    initialise: { unsafe rollcall_plugin_v1__enum_value_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension EnumValueOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__EnumValueOptions.self)
    if unsafe source.pointee._deprecated_oneof0_case.rawValue == 1 {
      self.deprecated = unsafe source.pointee.deprecated_f1 != 0
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.EnumValueOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__EnumValueOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__enum_value_options__init(target)
    arena.expect(15)
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.deprecated_f1 = value ? 1 : 0
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ServiceOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__ServiceOptions.self, fullName: "rollcall.plugin.v1.ServiceOptions",
    initialise: { unsafe rollcall_plugin_v1__service_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension ServiceOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__ServiceOptions.self)
    if unsafe source.pointee._deprecated_oneof0_case.rawValue == 33 {
      self.deprecated = unsafe source.pointee.deprecated_f33 != 0
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.ServiceOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__ServiceOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__service_options__init(target)
    arena.expect(15)
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof0_case = .init(rawValue: 33)
      unsafe target.pointee.deprecated_f33 = value ? 1 : 0
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension MethodOptions {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__MethodOptions.self, fullName: "rollcall.plugin.v1.MethodOptions",
    initialise: { unsafe rollcall_plugin_v1__method_options__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension MethodOptions: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__MethodOptions.self)
    if unsafe source.pointee._deprecated_oneof0_case.rawValue == 33 {
      self.deprecated = unsafe source.pointee.deprecated_f33 != 0
    }
    if unsafe source.pointee._idempotency_level_oneof1_case.rawValue == 34 {
      self.idempotencyLevel = unsafe MethodOptions.IdempotencyLevel(rawValue: .init(truncatingIfNeeded: source.pointee.idempotency_level_f34.rawValue))
    }
    if let value = unsafe source.pointee.access_f51001 {
      self.access = try unsafe Access(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.MethodOptions")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__MethodOptions.self, capacity: 1)
    unsafe rollcall_plugin_v1__method_options__init(target)
    arena.expect(30)
    if let value = self.deprecated {
      unsafe target.pointee._deprecated_oneof0_case = .init(rawValue: 33)
      unsafe target.pointee.deprecated_f33 = value ? 1 : 0
    }
    if let value = self.idempotencyLevel {
      unsafe target.pointee._idempotency_level_oneof1_case = .init(rawValue: 34)
      unsafe target.pointee.idempotency_level_f34 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.access {
      unsafe target.pointee.access_f51001 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Access {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__Access.self, fullName: "rollcall.plugin.v1.Access",
    initialise: { unsafe rollcall_plugin_v1__access__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension Access: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__Access.self)
    self.callers = try unsafe [String](reading: source.pointee.callers_f1, count: source.pointee.n_callers_f1, field: "rollcall.plugin.v1.Access.callers")
    self.users = unsafe Access.Users(rawValue: .init(truncatingIfNeeded: source.pointee.users_f2.rawValue))
    self.selfField = try unsafe String(reading: source.pointee.self_f3, field: "rollcall.plugin.v1.Access.self")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.Access")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__Access.self, capacity: 1)
    unsafe rollcall_plugin_v1__access__init(target)
    arena.expect(15)
    unsafe target.pointee.n_callers_f1 = self.callers.count
    unsafe target.pointee.callers_f1 = arena.array(self.callers)
    unsafe target.pointee.users_f2 = .init(rawValue: .init(truncatingIfNeeded: self.users.rawValue))
    unsafe target.pointee.self_f3 = arena.data(self.selfField)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FileDescriptorSet {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__FileDescriptorSet.self, fullName: "rollcall.plugin.v1.FileDescriptorSet", isRecursive: true,
    initialise: { unsafe rollcall_plugin_v1__file_descriptor_set__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension FileDescriptorSet: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__FileDescriptorSet.self)
    self.file = try unsafe [FileDescriptorProto](reading: source.pointee.file_f1, count: source.pointee.n_file_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.FileDescriptorSet")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__FileDescriptorSet.self, capacity: 1)
    unsafe rollcall_plugin_v1__file_descriptor_set__init(target)
    unsafe target.pointee.n_file_f1 = self.file.count
    unsafe target.pointee.file_f1 = arena.messages(self.file)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SourceCodeInfo {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__SourceCodeInfo.self, fullName: "rollcall.plugin.v1.SourceCodeInfo",
    initialise: { unsafe rollcall_plugin_v1__source_code_info__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension SourceCodeInfo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__SourceCodeInfo.self)
    self.location = try unsafe [SourceCodeInfo.Location](reading: source.pointee.location_f1, count: source.pointee.n_location_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.SourceCodeInfo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__SourceCodeInfo.self, capacity: 1)
    unsafe rollcall_plugin_v1__source_code_info__init(target)
    unsafe target.pointee.n_location_f1 = self.location.count
    unsafe target.pointee.location_f1 = arena.messages(self.location)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SourceCodeInfo.Location {
  private static let layout = unsafe MessageLayout(
    RollcallPluginV1__SourceCodeInfo__Location.self, fullName: "rollcall.plugin.v1.SourceCodeInfo.Location",
    initialise: { unsafe rollcall_plugin_v1__source_code_info__location__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension SourceCodeInfo.Location: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallPluginV1__SourceCodeInfo__Location.self)
    self.path = unsafe [Int32](reading: source.pointee.path_f1, count: source.pointee.n_path_f1)
    self.span = unsafe [Int32](reading: source.pointee.span_f2, count: source.pointee.n_span_f2)
    if unsafe source.pointee._leading_comments_oneof0_case.rawValue == 3 {
      self.leadingComments = try unsafe String(reading: source.pointee.leading_comments_f3, field: "rollcall.plugin.v1.SourceCodeInfo.Location.leading_comments")
    }
    if unsafe source.pointee._trailing_comments_oneof1_case.rawValue == 4 {
      self.trailingComments = try unsafe String(reading: source.pointee.trailing_comments_f4, field: "rollcall.plugin.v1.SourceCodeInfo.Location.trailing_comments")
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.plugin.v1.SourceCodeInfo.Location")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallPluginV1__SourceCodeInfo__Location.self, capacity: 1)
    unsafe rollcall_plugin_v1__source_code_info__location__init(target)
    unsafe target.pointee.n_path_f1 = self.path.count
    unsafe target.pointee.path_f1 = arena.array(self.path)
    unsafe target.pointee.n_span_f2 = self.span.count
    unsafe target.pointee.span_f2 = arena.array(self.span)
    if let value = self.leadingComments {
      unsafe target.pointee._leading_comments_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.leading_comments_f3 = arena.data(value)
    }
    if let value = self.trailingComments {
      unsafe target.pointee._trailing_comments_oneof1_case = .init(rawValue: 4)
      unsafe target.pointee.trailing_comments_f4 = arena.data(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
