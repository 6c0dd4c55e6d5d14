// Generated from rollcall/plugin/v1/descriptor.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CPluginAPI
public import Protobuf

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

  public var sourceCodeInfo: SourceCodeInfo?

  /// "proto3", "editions", or empty for proto2.
  public var syntax: String?

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
    sourceCodeInfo: SourceCodeInfo? = nil,
    syntax: String? = nil
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
    self.sourceCodeInfo = sourceCodeInfo
    self.syntax = syntax
  }
}

public struct DescriptorProto: Message {
  public var name: String?

  public var field: [FieldDescriptorProto] = []

  public var `extension`: [FieldDescriptorProto] = []

  public var nestedType: [DescriptorProto] = []

  public var enumType: [EnumDescriptorProto] = []

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
    oneofDecl: [OneofDescriptorProto] = [],
    options: MessageOptions? = nil
  ) {
    self.name = name
    self.field = field
    self.`extension` = `extension`
    self.nestedType = nestedType
    self.enumType = enumType
    self.oneofDecl = oneofDecl
    self.options = options
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

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    value: [EnumValueDescriptorProto] = []
  ) {
    self.name = name
    self.value = value
  }
}

public struct EnumValueDescriptorProto: Message {
  public var name: String?

  public var number: Int32?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    number: Int32? = nil
  ) {
    self.name = name
    self.number = number
  }
}

public struct ServiceDescriptorProto: Message {
  public var name: String?

  public var method: [MethodDescriptorProto] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String? = nil,
    method: [MethodDescriptorProto] = []
  ) {
    self.name = name
    self.method = method
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

public struct MessageOptions: Message {
  /// The message is an entry of a map field, made up by protoc.
  public var mapEntry: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    mapEntry: Bool? = nil
  ) {
    self.mapEntry = mapEntry
  }
}

public struct FieldOptions: Message {
  /// Of protobuf-c's own options.
  public var protobufC: StringOptions?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    protobufC: StringOptions? = nil
  ) {
    self.protobufC = protobufC
  }
}

/// ProtobufCFieldOptions of protobuf-c.
public struct StringOptions: Message {
  /// With a length rather than a NUL at the end.
  public var stringAsBytes: Bool?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    stringAsBytes: Bool? = nil
  ) {
    self.stringAsBytes = stringAsBytes
  }
}

public struct MethodOptions: Message {
  public var idempotencyLevel: MethodOptions.IdempotencyLevel?

  /// (rollcall.options.v1.access)
  public var access: Access?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    idempotencyLevel: MethodOptions.IdempotencyLevel? = nil,
    access: Access? = nil
  ) {
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

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    callers: [String] = []
  ) {
    self.callers = callers
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

    public var leadingComments: String?

    public var trailingComments: String?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      path: [Int32] = [],
      leadingComments: String? = nil,
      trailingComments: String? = nil
    ) {
      self.path = path
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
        name: "source_code_info", jsonName: "sourceCodeInfo", number: 9,
        type: .message(SourceCodeInfo.self), label: .explicit
      ),
      FieldSchema(
        name: "syntax", jsonName: "syntax", number: 12,
        type: .string, label: .explicit,
        documentation: "\"proto3\", \"editions\", or empty for proto2."
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

extension MessageOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.MessageOptions",
    documentation: "",
    fields: [
      FieldSchema(
        name: "map_entry", jsonName: "mapEntry", number: 7,
        type: .bool, label: .explicit,
        documentation: "The message is an entry of a map field, made up by protoc."
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
        name: "protobuf_c", jsonName: "protobufC", number: 1019,
        type: .message(StringOptions.self), label: .explicit,
        documentation: "Of protobuf-c's own options."
      ),
    ]
  )
}

extension StringOptions {
  public static let schema = MessageSchema(
    fullName: "rollcall.plugin.v1.StringOptions",
    documentation: "ProtobufCFieldOptions of protobuf-c.",
    fields: [
      FieldSchema(
        name: "string_as_bytes", jsonName: "stringAsBytes", number: 1,
        type: .bool, label: .explicit,
        documentation: "With a length rather than a NUL at the end."
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

extension FileDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__FileDescriptorProto.self, isRecursive: true, initialise: { unsafe rollcall__plugin__v1__file_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__FileDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.FileDescriptorProto.name")
    }
    if unsafe source.pointee._package_case.rawValue == 2 {
      self.package = try unsafe String(reading: source.pointee.package, field: "rollcall.plugin.v1.FileDescriptorProto.package")
    }
    self.dependency = try unsafe [String](reading: source.pointee.dependency, count: source.pointee.n_dependency, field: "rollcall.plugin.v1.FileDescriptorProto.dependency")
    self.publicDependency = unsafe [Int32](reading: source.pointee.public_dependency, count: source.pointee.n_public_dependency)
    self.weakDependency = unsafe [Int32](reading: source.pointee.weak_dependency, count: source.pointee.n_weak_dependency)
    self.messageType = try unsafe [DescriptorProto](reading: source.pointee.message_type, count: source.pointee.n_message_type)
    self.enumType = try unsafe [EnumDescriptorProto](reading: source.pointee.enum_type, count: source.pointee.n_enum_type)
    self.service = try unsafe [ServiceDescriptorProto](reading: source.pointee.service, count: source.pointee.n_service)
    self.`extension` = try unsafe [FieldDescriptorProto](reading: source.pointee.`extension`, count: source.pointee.n_extension)
    if let value = unsafe source.pointee.source_code_info {
      self.sourceCodeInfo = try unsafe SourceCodeInfo(reading: value)
    }
    if unsafe source.pointee._syntax_case.rawValue == 12 {
      self.syntax = try unsafe String(reading: source.pointee.syntax, field: "rollcall.plugin.v1.FileDescriptorProto.syntax")
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__FileDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__file_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    if let value = self.package {
      unsafe target.pointee._package_case = .init(rawValue: 2)
      unsafe target.pointee.package = arena.data(value)
    }
    unsafe target.pointee.n_dependency = self.dependency.count
    unsafe target.pointee.dependency = arena.array(self.dependency)
    unsafe target.pointee.n_public_dependency = self.publicDependency.count
    unsafe target.pointee.public_dependency = arena.array(self.publicDependency)
    unsafe target.pointee.n_weak_dependency = self.weakDependency.count
    unsafe target.pointee.weak_dependency = arena.array(self.weakDependency)
    unsafe target.pointee.n_message_type = self.messageType.count
    unsafe target.pointee.message_type = arena.messages(self.messageType)
    unsafe target.pointee.n_enum_type = self.enumType.count
    unsafe target.pointee.enum_type = arena.messages(self.enumType)
    unsafe target.pointee.n_service = self.service.count
    unsafe target.pointee.service = arena.messages(self.service)
    unsafe target.pointee.n_extension = self.`extension`.count
    unsafe target.pointee.`extension` = arena.messages(self.`extension`)
    if let value = self.sourceCodeInfo {
      unsafe target.pointee.source_code_info = arena.message(value)
    }
    if let value = self.syntax {
      unsafe target.pointee._syntax_case = .init(rawValue: 12)
      unsafe target.pointee.syntax = arena.data(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension DescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__DescriptorProto.self, isRecursive: true, initialise: { unsafe rollcall__plugin__v1__descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__DescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.DescriptorProto.name")
    }
    self.field = try unsafe [FieldDescriptorProto](reading: source.pointee.field, count: source.pointee.n_field)
    self.`extension` = try unsafe [FieldDescriptorProto](reading: source.pointee.`extension`, count: source.pointee.n_extension)
    self.nestedType = try unsafe [DescriptorProto](reading: source.pointee.nested_type, count: source.pointee.n_nested_type)
    self.enumType = try unsafe [EnumDescriptorProto](reading: source.pointee.enum_type, count: source.pointee.n_enum_type)
    self.oneofDecl = try unsafe [OneofDescriptorProto](reading: source.pointee.oneof_decl, count: source.pointee.n_oneof_decl)
    if let value = unsafe source.pointee.options {
      self.options = try unsafe MessageOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__DescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    unsafe target.pointee.n_field = self.field.count
    unsafe target.pointee.field = arena.messages(self.field)
    unsafe target.pointee.n_extension = self.`extension`.count
    unsafe target.pointee.`extension` = arena.messages(self.`extension`)
    unsafe target.pointee.n_nested_type = self.nestedType.count
    unsafe target.pointee.nested_type = arena.messages(self.nestedType)
    unsafe target.pointee.n_enum_type = self.enumType.count
    unsafe target.pointee.enum_type = arena.messages(self.enumType)
    unsafe target.pointee.n_oneof_decl = self.oneofDecl.count
    unsafe target.pointee.oneof_decl = arena.messages(self.oneofDecl)
    if let value = self.options {
      unsafe target.pointee.options = arena.message(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension FieldDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__FieldDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__field_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__FieldDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.FieldDescriptorProto.name")
    }
    if unsafe source.pointee._extendee_case.rawValue == 2 {
      self.extendee = try unsafe String(reading: source.pointee.extendee, field: "rollcall.plugin.v1.FieldDescriptorProto.extendee")
    }
    if unsafe source.pointee._number_case.rawValue == 3 {
      self.number = unsafe source.pointee.number
    }
    if unsafe source.pointee._label_case.rawValue == 4 {
      self.label = unsafe FieldDescriptorProto.Label(rawValue: .init(truncatingIfNeeded: source.pointee.label.rawValue))
    }
    if unsafe source.pointee._type_case.rawValue == 5 {
      self.type = unsafe FieldDescriptorProto.TypeEnum(rawValue: .init(truncatingIfNeeded: source.pointee.type.rawValue))
    }
    if unsafe source.pointee._type_name_case.rawValue == 6 {
      self.typeName = try unsafe String(reading: source.pointee.type_name, field: "rollcall.plugin.v1.FieldDescriptorProto.type_name")
    }
    if let value = unsafe source.pointee.options {
      self.options = try unsafe FieldOptions(reading: value)
    }
    if unsafe source.pointee._oneof_index_case.rawValue == 9 {
      self.oneofIndex = unsafe source.pointee.oneof_index
    }
    if unsafe source.pointee._json_name_case.rawValue == 10 {
      self.jsonName = try unsafe String(reading: source.pointee.json_name, field: "rollcall.plugin.v1.FieldDescriptorProto.json_name")
    }
    if unsafe source.pointee._proto3_optional_case.rawValue == 17 {
      self.proto3Optional = unsafe source.pointee.proto3_optional != 0
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__FieldDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__field_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    if let value = self.extendee {
      unsafe target.pointee._extendee_case = .init(rawValue: 2)
      unsafe target.pointee.extendee = arena.data(value)
    }
    if let value = self.number {
      unsafe target.pointee._number_case = .init(rawValue: 3)
      unsafe target.pointee.number = value
    }
    if let value = self.label {
      unsafe target.pointee._label_case = .init(rawValue: 4)
      unsafe target.pointee.label = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.type {
      unsafe target.pointee._type_case = .init(rawValue: 5)
      unsafe target.pointee.type = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.typeName {
      unsafe target.pointee._type_name_case = .init(rawValue: 6)
      unsafe target.pointee.type_name = arena.data(value)
    }
    if let value = self.options {
      unsafe target.pointee.options = arena.message(value)
    }
    if let value = self.oneofIndex {
      unsafe target.pointee._oneof_index_case = .init(rawValue: 9)
      unsafe target.pointee.oneof_index = value
    }
    if let value = self.jsonName {
      unsafe target.pointee._json_name_case = .init(rawValue: 10)
      unsafe target.pointee.json_name = arena.data(value)
    }
    if let value = self.proto3Optional {
      unsafe target.pointee._proto3_optional_case = .init(rawValue: 17)
      unsafe target.pointee.proto3_optional = value ? 1 : 0
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension OneofDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__OneofDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__oneof_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__OneofDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.OneofDescriptorProto.name")
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__OneofDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__oneof_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension EnumDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__EnumDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__enum_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__EnumDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.EnumDescriptorProto.name")
    }
    self.value = try unsafe [EnumValueDescriptorProto](reading: source.pointee.value, count: source.pointee.n_value)
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__EnumDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__enum_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    unsafe target.pointee.n_value = self.value.count
    unsafe target.pointee.value = arena.messages(self.value)
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension EnumValueDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__EnumValueDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__enum_value_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__EnumValueDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.EnumValueDescriptorProto.name")
    }
    if unsafe source.pointee._number_case.rawValue == 2 {
      self.number = unsafe source.pointee.number
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__EnumValueDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__enum_value_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    if let value = self.number {
      unsafe target.pointee._number_case = .init(rawValue: 2)
      unsafe target.pointee.number = value
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension ServiceDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__ServiceDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__service_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__ServiceDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.ServiceDescriptorProto.name")
    }
    self.method = try unsafe [MethodDescriptorProto](reading: source.pointee.method, count: source.pointee.n_method)
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__ServiceDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__service_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    unsafe target.pointee.n_method = self.method.count
    unsafe target.pointee.method = arena.messages(self.method)
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension MethodDescriptorProto: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__MethodDescriptorProto.self, initialise: { unsafe rollcall__plugin__v1__method_descriptor_proto__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__MethodDescriptorProto.self)
    if unsafe source.pointee._name_case.rawValue == 1 {
      self.name = try unsafe String(reading: source.pointee.name, field: "rollcall.plugin.v1.MethodDescriptorProto.name")
    }
    if unsafe source.pointee._input_type_case.rawValue == 2 {
      self.inputType = try unsafe String(reading: source.pointee.input_type, field: "rollcall.plugin.v1.MethodDescriptorProto.input_type")
    }
    if unsafe source.pointee._output_type_case.rawValue == 3 {
      self.outputType = try unsafe String(reading: source.pointee.output_type, field: "rollcall.plugin.v1.MethodDescriptorProto.output_type")
    }
    if let value = unsafe source.pointee.options {
      self.options = try unsafe MethodOptions(reading: value)
    }
    if unsafe source.pointee._client_streaming_case.rawValue == 5 {
      self.clientStreaming = unsafe source.pointee.client_streaming != 0
    }
    if unsafe source.pointee._server_streaming_case.rawValue == 6 {
      self.serverStreaming = unsafe source.pointee.server_streaming != 0
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__MethodDescriptorProto.self, capacity: 1)
    unsafe rollcall__plugin__v1__method_descriptor_proto__init(target)
    if let value = self.name {
      unsafe target.pointee._name_case = .init(rawValue: 1)
      unsafe target.pointee.name = arena.data(value)
    }
    if let value = self.inputType {
      unsafe target.pointee._input_type_case = .init(rawValue: 2)
      unsafe target.pointee.input_type = arena.data(value)
    }
    if let value = self.outputType {
      unsafe target.pointee._output_type_case = .init(rawValue: 3)
      unsafe target.pointee.output_type = arena.data(value)
    }
    if let value = self.options {
      unsafe target.pointee.options = arena.message(value)
    }
    if let value = self.clientStreaming {
      unsafe target.pointee._client_streaming_case = .init(rawValue: 5)
      unsafe target.pointee.client_streaming = value ? 1 : 0
    }
    if let value = self.serverStreaming {
      unsafe target.pointee._server_streaming_case = .init(rawValue: 6)
      unsafe target.pointee.server_streaming = value ? 1 : 0
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension MessageOptions: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__MessageOptions.self, initialise: { unsafe rollcall__plugin__v1__message_options__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__MessageOptions.self)
    if unsafe source.pointee._map_entry_case.rawValue == 7 {
      self.mapEntry = unsafe source.pointee.map_entry != 0
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__MessageOptions.self, capacity: 1)
    unsafe rollcall__plugin__v1__message_options__init(target)
    if let value = self.mapEntry {
      unsafe target.pointee._map_entry_case = .init(rawValue: 7)
      unsafe target.pointee.map_entry = value ? 1 : 0
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension FieldOptions: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__FieldOptions.self, initialise: { unsafe rollcall__plugin__v1__field_options__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__FieldOptions.self)
    if let value = unsafe source.pointee.protobuf_c {
      self.protobufC = try unsafe StringOptions(reading: value)
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__FieldOptions.self, capacity: 1)
    unsafe rollcall__plugin__v1__field_options__init(target)
    if let value = self.protobufC {
      unsafe target.pointee.protobuf_c = arena.message(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension StringOptions: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__StringOptions.self, initialise: { unsafe rollcall__plugin__v1__string_options__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__StringOptions.self)
    if unsafe source.pointee._string_as_bytes_case.rawValue == 1 {
      self.stringAsBytes = unsafe source.pointee.string_as_bytes != 0
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__StringOptions.self, capacity: 1)
    unsafe rollcall__plugin__v1__string_options__init(target)
    if let value = self.stringAsBytes {
      unsafe target.pointee._string_as_bytes_case = .init(rawValue: 1)
      unsafe target.pointee.string_as_bytes = value ? 1 : 0
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension MethodOptions: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__MethodOptions.self, initialise: { unsafe rollcall__plugin__v1__method_options__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__MethodOptions.self)
    if unsafe source.pointee._idempotency_level_case.rawValue == 34 {
      self.idempotencyLevel = unsafe MethodOptions.IdempotencyLevel(rawValue: .init(truncatingIfNeeded: source.pointee.idempotency_level.rawValue))
    }
    if let value = unsafe source.pointee.access {
      self.access = try unsafe Access(reading: value)
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__MethodOptions.self, capacity: 1)
    unsafe rollcall__plugin__v1__method_options__init(target)
    if let value = self.idempotencyLevel {
      unsafe target.pointee._idempotency_level_case = .init(rawValue: 34)
      unsafe target.pointee.idempotency_level = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.access {
      unsafe target.pointee.access = arena.message(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension Access: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__Access.self, initialise: { unsafe rollcall__plugin__v1__access__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__Access.self)
    self.callers = try unsafe [String](reading: source.pointee.callers, count: source.pointee.n_callers, field: "rollcall.plugin.v1.Access.callers")
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__Access.self, capacity: 1)
    unsafe rollcall__plugin__v1__access__init(target)
    unsafe target.pointee.n_callers = self.callers.count
    unsafe target.pointee.callers = arena.array(self.callers)
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension SourceCodeInfo: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__SourceCodeInfo.self, initialise: { unsafe rollcall__plugin__v1__source_code_info__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__SourceCodeInfo.self)
    self.location = try unsafe [SourceCodeInfo.Location](reading: source.pointee.location, count: source.pointee.n_location)
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__SourceCodeInfo.self, capacity: 1)
    unsafe rollcall__plugin__v1__source_code_info__init(target)
    unsafe target.pointee.n_location = self.location.count
    unsafe target.pointee.location = arena.messages(self.location)
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}

extension SourceCodeInfo.Location: GeneratedMessage {
  private static let layout = unsafe MessageLayout(
    Rollcall__Plugin__V1__SourceCodeInfo__Location.self, initialise: { unsafe rollcall__plugin__v1__source_code_info__location__init($0) })

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

  @usableFromInline package init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Rollcall__Plugin__V1__SourceCodeInfo__Location.self)
    self.path = unsafe [Int32](reading: source.pointee.path, count: source.pointee.n_path)
    if unsafe source.pointee._leading_comments_case.rawValue == 3 {
      self.leadingComments = try unsafe String(reading: source.pointee.leading_comments, field: "rollcall.plugin.v1.SourceCodeInfo.Location.leading_comments")
    }
    if unsafe source.pointee._trailing_comments_case.rawValue == 4 {
      self.trailingComments = try unsafe String(reading: source.pointee.trailing_comments, field: "rollcall.plugin.v1.SourceCodeInfo.Location.trailing_comments")
    }
    unknownFields = try unsafe UnknownFields(reading: source.pointee.base)
  }

  @usableFromInline package func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Rollcall__Plugin__V1__SourceCodeInfo__Location.self, capacity: 1)
    unsafe rollcall__plugin__v1__source_code_info__location__init(target)
    unsafe target.pointee.n_path = self.path.count
    unsafe target.pointee.path = arena.array(self.path)
    if let value = self.leadingComments {
      unsafe target.pointee._leading_comments_case = .init(rawValue: 3)
      unsafe target.pointee.leading_comments = arena.data(value)
    }
    if let value = self.trailingComments {
      unsafe target.pointee._trailing_comments_case = .init(rawValue: 4)
      unsafe target.pointee.trailing_comments = arena.data(value)
    }
    unsafe arena.attach(unknownFields, to: &target.pointee.base)
  }
}
