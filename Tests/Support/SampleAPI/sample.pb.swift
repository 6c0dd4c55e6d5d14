// Generated from rollcall/sample/v1/sample.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CSampleAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public enum Colour: OpenEnum {
  case unspecified
  /// Like a tomato.
  case red
  case green
  case infrared
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .red
    case 2: self = .green
    case -1: self = .infrared
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .red: 1
    case .green: 2
    case .infrared: -1
    case .unrecognized(let number): number
    }
  }
}

extension Colour {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.Colour",
    documentation: "",
    values: [
      .init(name: "COLOUR_UNSPECIFIED", number: 0),
      .init(name: "COLOUR_RED", number: 1, documentation: "Like a tomato."),
      .init(name: "COLOUR_GREEN", number: 2),
      .init(name: "COLOUR_INFRARED", number: -1),
    ]
  )
}

/// Every scalar type, once.
public struct Scalars: Message {
  public var doubleValue: Double = 0

  public var floatValue: Float = 0

  public var int32Value: Int32 = 0

  public var int64Value: Int64 = 0

  public var uint32Value: UInt32 = 0

  public var uint64Value: UInt64 = 0

  public var sint32Value: Int32 = 0

  public var sint64Value: Int64 = 0

  public var fixed32Value: UInt32 = 0

  public var fixed64Value: UInt64 = 0

  public var sfixed32Value: Int32 = 0

  public var sfixed64Value: Int64 = 0

  public var boolValue: Bool = false

  public var stringValue: String = ""

  public var bytesValue: [UInt8] = []

  public var colour: Colour = Colour()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    doubleValue: Double = 0,
    floatValue: Float = 0,
    int32Value: Int32 = 0,
    int64Value: Int64 = 0,
    uint32Value: UInt32 = 0,
    uint64Value: UInt64 = 0,
    sint32Value: Int32 = 0,
    sint64Value: Int64 = 0,
    fixed32Value: UInt32 = 0,
    fixed64Value: UInt64 = 0,
    sfixed32Value: Int32 = 0,
    sfixed64Value: Int64 = 0,
    boolValue: Bool = false,
    stringValue: String = "",
    bytesValue: [UInt8] = [],
    colour: Colour = Colour()
  ) {
    self.doubleValue = doubleValue
    self.floatValue = floatValue
    self.int32Value = int32Value
    self.int64Value = int64Value
    self.uint32Value = uint32Value
    self.uint64Value = uint64Value
    self.sint32Value = sint32Value
    self.sint64Value = sint64Value
    self.fixed32Value = fixed32Value
    self.fixed64Value = fixed64Value
    self.sfixed32Value = sfixed32Value
    self.sfixed64Value = sfixed64Value
    self.boolValue = boolValue
    self.stringValue = stringValue
    self.bytesValue = bytesValue
    self.colour = colour
  }
}

/// The same, with presence.
public struct Optionals: Message {
  public var doubleValue: Double?

  public var floatValue: Float?

  public var int32Value: Int32?

  public var int64Value: Int64?

  public var uint32Value: UInt32?

  public var uint64Value: UInt64?

  public var sint32Value: Int32?

  public var sint64Value: Int64?

  public var fixed32Value: UInt32?

  public var fixed64Value: UInt64?

  public var sfixed32Value: Int32?

  public var sfixed64Value: Int64?

  public var boolValue: Bool?

  public var stringValue: String?

  public var bytesValue: [UInt8]?

  public var colour: Colour?

  public var scalars: Scalars?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    doubleValue: Double? = nil,
    floatValue: Float? = nil,
    int32Value: Int32? = nil,
    int64Value: Int64? = nil,
    uint32Value: UInt32? = nil,
    uint64Value: UInt64? = nil,
    sint32Value: Int32? = nil,
    sint64Value: Int64? = nil,
    fixed32Value: UInt32? = nil,
    fixed64Value: UInt64? = nil,
    sfixed32Value: Int32? = nil,
    sfixed64Value: Int64? = nil,
    boolValue: Bool? = nil,
    stringValue: String? = nil,
    bytesValue: [UInt8]? = nil,
    colour: Colour? = nil,
    scalars: Scalars? = nil
  ) {
    self.doubleValue = doubleValue
    self.floatValue = floatValue
    self.int32Value = int32Value
    self.int64Value = int64Value
    self.uint32Value = uint32Value
    self.uint64Value = uint64Value
    self.sint32Value = sint32Value
    self.sint64Value = sint64Value
    self.fixed32Value = fixed32Value
    self.fixed64Value = fixed64Value
    self.sfixed32Value = sfixed32Value
    self.sfixed64Value = sfixed64Value
    self.boolValue = boolValue
    self.stringValue = stringValue
    self.bytesValue = bytesValue
    self.colour = colour
    self.scalars = scalars
  }
}

/// The same, many times.
public struct Repeated: Message {
  public var doubles: [Double] = []

  public var floats: [Float] = []

  public var int32s: [Int32] = []

  public var int64s: [Int64] = []

  public var uint32s: [UInt32] = []

  public var uint64s: [UInt64] = []

  public var sint32s: [Int32] = []

  public var sint64s: [Int64] = []

  public var fixed32s: [UInt32] = []

  public var fixed64s: [UInt64] = []

  public var sfixed32s: [Int32] = []

  public var sfixed64s: [Int64] = []

  public var bools: [Bool] = []

  public var strings: [String] = []

  public var chunks: [[UInt8]] = []

  public var colours: [Colour] = []

  public var scalars: [Scalars] = []

  public var unpacked: [Int32] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    doubles: [Double] = [],
    floats: [Float] = [],
    int32s: [Int32] = [],
    int64s: [Int64] = [],
    uint32s: [UInt32] = [],
    uint64s: [UInt64] = [],
    sint32s: [Int32] = [],
    sint64s: [Int64] = [],
    fixed32s: [UInt32] = [],
    fixed64s: [UInt64] = [],
    sfixed32s: [Int32] = [],
    sfixed64s: [Int64] = [],
    bools: [Bool] = [],
    strings: [String] = [],
    chunks: [[UInt8]] = [],
    colours: [Colour] = [],
    scalars: [Scalars] = [],
    unpacked: [Int32] = []
  ) {
    self.doubles = doubles
    self.floats = floats
    self.int32s = int32s
    self.int64s = int64s
    self.uint32s = uint32s
    self.uint64s = uint64s
    self.sint32s = sint32s
    self.sint64s = sint64s
    self.fixed32s = fixed32s
    self.fixed64s = fixed64s
    self.sfixed32s = sfixed32s
    self.sfixed64s = sfixed64s
    self.bools = bools
    self.strings = strings
    self.chunks = chunks
    self.colours = colours
    self.scalars = scalars
    self.unpacked = unpacked
  }
}

public struct Maps: Message {
  public var texts: [String: String] = [:]

  public var scalars: [Int32: Scalars] = [:]

  public var chunks: [Bool: [UInt8]] = [:]

  public var colours: [UInt64: Colour] = [:]

  public var doubles: [Int64: Double] = [:]

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    texts: [String: String] = [:],
    scalars: [Int32: Scalars] = [:],
    chunks: [Bool: [UInt8]] = [:],
    colours: [UInt64: Colour] = [:],
    doubles: [Int64: Double] = [:]
  ) {
    self.texts = texts
    self.scalars = scalars
    self.chunks = chunks
    self.colours = colours
    self.doubles = doubles
  }
}

/// One or another.
public struct Choice: Message {
  public var before: Int32 = 0

  /// What was chosen.
  public var whatKind: WhatKind?

  public var after: Int32 = 0

  public var other: Other?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    before: Int32 = 0,
    whatKind: WhatKind? = nil,
    after: Int32 = 0,
    other: Other? = nil
  ) {
    self.before = before
    self.whatKind = whatKind
    self.after = after
    self.other = other
  }

  /// What was chosen.
  public enum WhatKind: Sendable, Hashable {
    /// Zero is a choice too.
    case number(Int32)
    case text(String)
    case chunk([UInt8])
    case colour(Colour)
    case scalars(Scalars)
    case flag(Bool)
    indirect case again(Choice)
    case fraction(Double)
  }

  public enum Other: Sendable, Hashable {
    case optionals(Optionals)
    case otherNumber(UInt64)
  }
}

/// Messages within messages of the same type.
public struct Tree: Message {
  public var name: String = ""

  public var left: Tree? {
    get { leftStorage?.value }
    set { leftStorage = newValue.map { Indirect($0) } }
  }
  private var leftStorage: Indirect<Tree>?

  public var branches: [Tree] = []

  public var named: [String: Tree] = [:]

  public var bark: Tree.Bark? {
    get { barkStorage?.value }
    set { barkStorage = newValue.map { Indirect($0) } }
  }
  private var barkStorage: Indirect<Tree.Bark>?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String = "",
    left: Tree? = nil,
    branches: [Tree] = [],
    named: [String: Tree] = [:],
    bark: Tree.Bark? = nil
  ) {
    self.name = name
    self.left = left
    self.branches = branches
    self.named = named
    self.bark = bark
  }
}

extension Tree {
  public struct Bark: Message {
    public var of: Tree? {
      get { ofStorage?.value }
      set { ofStorage = newValue.map { Indirect($0) } }
    }
    private var ofStorage: Indirect<Tree>?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      of: Tree? = nil
    ) {
      self.of = of
    }
  }
}

public struct WellKnown: Message {
  public var time: Timestamp?

  public var span: WellKnownTypes.DurationMessage?

  public var mask: FieldMask?

  public var nothing: Empty?

  public var times: [Timestamp] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    time: Timestamp? = nil,
    span: WellKnownTypes.DurationMessage? = nil,
    mask: FieldMask? = nil,
    nothing: Empty? = nil,
    times: [Timestamp] = []
  ) {
    self.time = time
    self.span = span
    self.mask = mask
    self.nothing = nothing
    self.times = times
  }
}

/// Names that mean something in Swift, in C, or to the generated code.
public struct Names: Message {
  public var selfField: String = ""

  public var `class`: String = ""

  public var `default`: String = ""

  public var initField: String = ""

  /// The value is the description of the message.
  public var description: String = ""

  public var schemaField: Int32 = 0

  public var userID: String = ""

  public var `in`: String = ""

  public var `func`: [String] = []

  public var `var`: [String: String] = [:]

  public var hashValueField: Int32 = 0

  public var type: Names.TypeEnum = Names.TypeEnum()

  public var `protocol`: Names.ProtocolMessage?

  public var `case`: String?

  public var leading: Int32 = 0

  public var trailing: Int32 = 0

  public var with2numbers3in: Int32 = 0

  public var register: [Int32] = []

  public var imageURL: String = ""

  public var `switch`: Switch?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    selfField: String = "",
    `class`: String = "",
    `default`: String = "",
    initField: String = "",
    description: String = "",
    schemaField: Int32 = 0,
    userID: String = "",
    `in`: String = "",
    `func`: [String] = [],
    `var`: [String: String] = [:],
    hashValueField: Int32 = 0,
    type: Names.TypeEnum = Names.TypeEnum(),
    `protocol`: Names.ProtocolMessage? = nil,
    `case`: String? = nil,
    leading: Int32 = 0,
    trailing: Int32 = 0,
    with2numbers3in: Int32 = 0,
    register: [Int32] = [],
    imageURL: String = "",
    `switch`: Switch? = nil
  ) {
    self.selfField = selfField
    self.`class` = `class`
    self.`default` = `default`
    self.initField = initField
    self.description = description
    self.schemaField = schemaField
    self.userID = userID
    self.`in` = `in`
    self.`func` = `func`
    self.`var` = `var`
    self.hashValueField = hashValueField
    self.type = type
    self.`protocol` = `protocol`
    self.`case` = `case`
    self.leading = leading
    self.trailing = trailing
    self.with2numbers3in = with2numbers3in
    self.register = register
    self.imageURL = imageURL
    self.`switch` = `switch`
  }

  public enum Switch: Sendable, Hashable {
    case `let`(String)
    case `nil`(Int32)
  }
}

extension Names {
  public enum TypeEnum: OpenEnum {
    case typeNone
    case typeInit
    case typeDefault
    case type1St
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public static let typeOtherwise = Self.typeDefault

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .typeNone
      case 1: self = .typeInit
      case 2: self = .typeDefault
      case 3: self = .type1St
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .typeNone: 0
      case .typeInit: 1
      case .typeDefault: 2
      case .type1St: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension Names.TypeEnum {
  public static let schema = EnumSchema(
    fullName: "rollcall.sample.v1.Names.Type",
    documentation: "",
    values: [
      .init(name: "TYPE_NONE", number: 0),
      .init(name: "TYPE_INIT", number: 1),
      .init(name: "TYPE_DEFAULT", number: 2),
      .init(name: "TYPE_OTHERWISE", number: 2),
      .init(name: "TYPE_1ST", number: 3),
    ]
  )
}

extension Names {
  public struct ProtocolMessage: Message {
    public var own: Names.ProtocolMessage.Timestamp?

    public var time: WellKnownTypes.Timestamp?

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      own: Names.ProtocolMessage.Timestamp? = nil,
      time: WellKnownTypes.Timestamp? = nil
    ) {
      self.own = own
      self.time = time
    }
  }
}

extension Names.ProtocolMessage {
  /// Not the Timestamp of the field below.
  public struct Timestamp: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

/// Swift has one too.
public struct DurationMessage: Message {
  /// Line one of a comment.
  ///
  /// Line three, with "quotes" and a \ backslash.
  ///
  /// Behind it.
  public var seconds: Int32 = 0

  /// After the field.
  public var nanos: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    seconds: Int32 = 0,
    nanos: Int32 = 0
  ) {
    self.seconds = seconds
    self.nanos = nanos
  }
}

public struct Nothing: Message {
  public var unknownFields = UnknownFields()

  public init() {}
}

extension Scalars {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Scalars",
    documentation: "Every scalar type, once.",
    fields: [
      FieldSchema(
        name: "double_value", jsonName: "doubleValue", number: 1,
        type: .double
      ),
      FieldSchema(
        name: "float_value", jsonName: "floatValue", number: 2,
        type: .float
      ),
      FieldSchema(
        name: "int32_value", jsonName: "int32Value", number: 3,
        type: .int32
      ),
      FieldSchema(
        name: "int64_value", jsonName: "int64Value", number: 4,
        type: .int64
      ),
      FieldSchema(
        name: "uint32_value", jsonName: "uint32Value", number: 5,
        type: .uint32
      ),
      FieldSchema(
        name: "uint64_value", jsonName: "uint64Value", number: 6,
        type: .uint64
      ),
      FieldSchema(
        name: "sint32_value", jsonName: "sint32Value", number: 7,
        type: .sint32
      ),
      FieldSchema(
        name: "sint64_value", jsonName: "sint64Value", number: 8,
        type: .sint64
      ),
      FieldSchema(
        name: "fixed32_value", jsonName: "fixed32Value", number: 9,
        type: .fixed32
      ),
      FieldSchema(
        name: "fixed64_value", jsonName: "fixed64Value", number: 10,
        type: .fixed64
      ),
      FieldSchema(
        name: "sfixed32_value", jsonName: "sfixed32Value", number: 11,
        type: .sfixed32
      ),
      FieldSchema(
        name: "sfixed64_value", jsonName: "sfixed64Value", number: 12,
        type: .sfixed64
      ),
      FieldSchema(
        name: "bool_value", jsonName: "boolValue", number: 13,
        type: .bool
      ),
      FieldSchema(
        name: "string_value", jsonName: "stringValue", number: 14,
        type: .string
      ),
      FieldSchema(
        name: "bytes_value", jsonName: "bytesValue", number: 15,
        type: .bytes
      ),
      FieldSchema(
        name: "colour", jsonName: "colour", number: 16,
        type: .enumeration(Colour.self)
      ),
    ]
  )
}

extension Optionals {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Optionals",
    documentation: "The same, with presence.",
    fields: [
      FieldSchema(
        name: "double_value", jsonName: "doubleValue", number: 1,
        type: .double, label: .explicit
      ),
      FieldSchema(
        name: "float_value", jsonName: "floatValue", number: 2,
        type: .float, label: .explicit
      ),
      FieldSchema(
        name: "int32_value", jsonName: "int32Value", number: 3,
        type: .int32, label: .explicit
      ),
      FieldSchema(
        name: "int64_value", jsonName: "int64Value", number: 4,
        type: .int64, label: .explicit
      ),
      FieldSchema(
        name: "uint32_value", jsonName: "uint32Value", number: 5,
        type: .uint32, label: .explicit
      ),
      FieldSchema(
        name: "uint64_value", jsonName: "uint64Value", number: 6,
        type: .uint64, label: .explicit
      ),
      FieldSchema(
        name: "sint32_value", jsonName: "sint32Value", number: 7,
        type: .sint32, label: .explicit
      ),
      FieldSchema(
        name: "sint64_value", jsonName: "sint64Value", number: 8,
        type: .sint64, label: .explicit
      ),
      FieldSchema(
        name: "fixed32_value", jsonName: "fixed32Value", number: 9,
        type: .fixed32, label: .explicit
      ),
      FieldSchema(
        name: "fixed64_value", jsonName: "fixed64Value", number: 10,
        type: .fixed64, label: .explicit
      ),
      FieldSchema(
        name: "sfixed32_value", jsonName: "sfixed32Value", number: 11,
        type: .sfixed32, label: .explicit
      ),
      FieldSchema(
        name: "sfixed64_value", jsonName: "sfixed64Value", number: 12,
        type: .sfixed64, label: .explicit
      ),
      FieldSchema(
        name: "bool_value", jsonName: "boolValue", number: 13,
        type: .bool, label: .explicit
      ),
      FieldSchema(
        name: "string_value", jsonName: "stringValue", number: 14,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "bytes_value", jsonName: "bytesValue", number: 15,
        type: .bytes, label: .explicit
      ),
      FieldSchema(
        name: "colour", jsonName: "colour", number: 16,
        type: .enumeration(Colour.self), label: .explicit
      ),
      FieldSchema(
        name: "scalars", jsonName: "scalars", number: 17,
        type: .message(Scalars.self), label: .explicit
      ),
    ]
  )
}

extension Repeated {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Repeated",
    documentation: "The same, many times.",
    fields: [
      FieldSchema(
        name: "doubles", jsonName: "doubles", number: 1,
        type: .double, label: .repeated
      ),
      FieldSchema(
        name: "floats", jsonName: "floats", number: 2,
        type: .float, label: .repeated
      ),
      FieldSchema(
        name: "int32s", jsonName: "int32s", number: 3,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "int64s", jsonName: "int64s", number: 4,
        type: .int64, label: .repeated
      ),
      FieldSchema(
        name: "uint32s", jsonName: "uint32s", number: 5,
        type: .uint32, label: .repeated
      ),
      FieldSchema(
        name: "uint64s", jsonName: "uint64s", number: 6,
        type: .uint64, label: .repeated
      ),
      FieldSchema(
        name: "sint32s", jsonName: "sint32s", number: 7,
        type: .sint32, label: .repeated
      ),
      FieldSchema(
        name: "sint64s", jsonName: "sint64s", number: 8,
        type: .sint64, label: .repeated
      ),
      FieldSchema(
        name: "fixed32s", jsonName: "fixed32s", number: 9,
        type: .fixed32, label: .repeated
      ),
      FieldSchema(
        name: "fixed64s", jsonName: "fixed64s", number: 10,
        type: .fixed64, label: .repeated
      ),
      FieldSchema(
        name: "sfixed32s", jsonName: "sfixed32s", number: 11,
        type: .sfixed32, label: .repeated
      ),
      FieldSchema(
        name: "sfixed64s", jsonName: "sfixed64s", number: 12,
        type: .sfixed64, label: .repeated
      ),
      FieldSchema(
        name: "bools", jsonName: "bools", number: 13,
        type: .bool, label: .repeated
      ),
      FieldSchema(
        name: "strings", jsonName: "strings", number: 14,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "chunks", jsonName: "chunks", number: 15,
        type: .bytes, label: .repeated
      ),
      FieldSchema(
        name: "colours", jsonName: "colours", number: 16,
        type: .enumeration(Colour.self), label: .repeated
      ),
      FieldSchema(
        name: "scalars", jsonName: "scalars", number: 17,
        type: .message(Scalars.self), label: .repeated
      ),
      FieldSchema(
        name: "unpacked", jsonName: "unpacked", number: 18,
        type: .int32, label: .repeated
      ),
    ]
  )
}

extension Maps {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Maps",
    documentation: "",
    fields: [
      FieldSchema(
        name: "texts", jsonName: "texts", number: 1,
        type: .map(key: .string, value: .string), label: .map
      ),
      FieldSchema(
        name: "scalars", jsonName: "scalars", number: 2,
        type: .map(key: .int32, value: .message(Scalars.self)), label: .map
      ),
      FieldSchema(
        name: "chunks", jsonName: "chunks", number: 3,
        type: .map(key: .bool, value: .bytes), label: .map
      ),
      FieldSchema(
        name: "colours", jsonName: "colours", number: 4,
        type: .map(key: .uint64, value: .enumeration(Colour.self)), label: .map
      ),
      FieldSchema(
        name: "doubles", jsonName: "doubles", number: 5,
        type: .map(key: .sint64, value: .double), label: .map
      ),
    ]
  )
}

extension Choice {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Choice",
    documentation: "One or another.",
    fields: [
      FieldSchema(
        name: "before", jsonName: "before", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "number", jsonName: "number", number: 2,
        type: .int32, label: .oneof("what_kind"),
        documentation: "Zero is a choice too."
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 3,
        type: .string, label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "chunk", jsonName: "chunk", number: 4,
        type: .bytes, label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "colour", jsonName: "colour", number: 5,
        type: .enumeration(Colour.self), label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "scalars", jsonName: "scalars", number: 6,
        type: .message(Scalars.self), label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "flag", jsonName: "flag", number: 7,
        type: .bool, label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "again", jsonName: "again", number: 8,
        type: .message(Choice.self), label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "fraction", jsonName: "fraction", number: 9,
        type: .double, label: .oneof("what_kind")
      ),
      FieldSchema(
        name: "after", jsonName: "after", number: 10,
        type: .int32
      ),
      FieldSchema(
        name: "optionals", jsonName: "optionals", number: 11,
        type: .message(Optionals.self), label: .oneof("other")
      ),
      FieldSchema(
        name: "other_number", jsonName: "otherNumber", number: 12,
        type: .uint64, label: .oneof("other")
      ),
    ]
  )
}

extension Tree {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Tree",
    documentation: "Messages within messages of the same type.",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "left", jsonName: "left", number: 2,
        type: .message(Tree.self), label: .explicit
      ),
      FieldSchema(
        name: "branches", jsonName: "branches", number: 3,
        type: .message(Tree.self), label: .repeated
      ),
      FieldSchema(
        name: "named", jsonName: "named", number: 4,
        type: .map(key: .string, value: .message(Tree.self)), label: .map
      ),
      FieldSchema(
        name: "bark", jsonName: "bark", number: 5,
        type: .message(Tree.Bark.self), label: .explicit
      ),
    ]
  )
}

extension Tree.Bark {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Tree.Bark",
    documentation: "",
    fields: [
      FieldSchema(
        name: "of", jsonName: "of", number: 1,
        type: .message(Tree.self), label: .explicit
      ),
    ]
  )
}

extension WellKnown {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.WellKnown",
    documentation: "",
    fields: [
      FieldSchema(
        name: "time", jsonName: "time", number: 1,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "span", jsonName: "span", number: 2,
        type: .message(WellKnownTypes.DurationMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "mask", jsonName: "mask", number: 3,
        type: .message(FieldMask.self), label: .explicit
      ),
      FieldSchema(
        name: "nothing", jsonName: "nothing", number: 4,
        type: .message(Empty.self), label: .explicit
      ),
      FieldSchema(
        name: "times", jsonName: "times", number: 5,
        type: .message(Timestamp.self), label: .repeated
      ),
    ]
  )
}

extension Names {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Names",
    documentation: "Names that mean something in Swift, in C, or to the generated code.",
    fields: [
      FieldSchema(
        name: "self", jsonName: "self", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "class", jsonName: "class", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "default", jsonName: "default", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "init", jsonName: "init", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 5,
        type: .string,
        documentation: "The value is the description of the message."
      ),
      FieldSchema(
        name: "schema", jsonName: "schema", number: 6,
        type: .int32
      ),
      FieldSchema(
        name: "userID", jsonName: "userID", number: 7,
        type: .string
      ),
      FieldSchema(
        name: "in", jsonName: "in", number: 8,
        type: .string
      ),
      FieldSchema(
        name: "func", jsonName: "func", number: 9,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "var", jsonName: "var", number: 10,
        type: .map(key: .string, value: .string), label: .map
      ),
      FieldSchema(
        name: "hash_value", jsonName: "hashValue", number: 11,
        type: .int32
      ),
      FieldSchema(
        name: "type", jsonName: "type", number: 12,
        type: .enumeration(Names.TypeEnum.self)
      ),
      FieldSchema(
        name: "protocol", jsonName: "protocol", number: 13,
        type: .message(Names.ProtocolMessage.self), label: .explicit
      ),
      FieldSchema(
        name: "case", jsonName: "case", number: 14,
        type: .string, label: .explicit
      ),
      FieldSchema(
        name: "_leading", jsonName: "Leading", number: 15,
        type: .int32
      ),
      FieldSchema(
        name: "trailing_", jsonName: "trailing", number: 16,
        type: .int32
      ),
      FieldSchema(
        name: "with2numbers_3in", jsonName: "with2numbers3in", number: 17,
        type: .int32
      ),
      FieldSchema(
        name: "register", jsonName: "register", number: 18,
        type: .int32, label: .repeated
      ),
      FieldSchema(
        name: "image_url", jsonName: "imageUrl", number: 19,
        type: .string
      ),
      FieldSchema(
        name: "let", jsonName: "let", number: 20,
        type: .string, label: .oneof("switch")
      ),
      FieldSchema(
        name: "nil", jsonName: "nil", number: 21,
        type: .int32, label: .oneof("switch")
      ),
    ]
  )
}

extension Names.ProtocolMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Names.Protocol",
    documentation: "",
    fields: [
      FieldSchema(
        name: "own", jsonName: "own", number: 1,
        type: .message(Names.ProtocolMessage.Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "time", jsonName: "time", number: 2,
        type: .message(WellKnownTypes.Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension Names.ProtocolMessage.Timestamp {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Names.Protocol.Timestamp",
    documentation: "Not the Timestamp of the field below.",
    fields: []
  )
}

extension DurationMessage {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Duration",
    documentation: "Swift has one too.",
    fields: [
      FieldSchema(
        name: "seconds", jsonName: "seconds", number: 1,
        type: .int32,
        documentation: "Line one of a comment.\n\nLine three, with \"quotes\" and a \\ backslash.\n\nBehind it."
      ),
      FieldSchema(
        name: "nanos", jsonName: "nanos", number: 2,
        type: .int32,
        documentation: "After the field."
      ),
    ]
  )
}

extension Nothing {
  public static let schema = MessageSchema(
    fullName: "rollcall.sample.v1.Nothing",
    documentation: "",
    fields: []
  )
}

extension Scalars {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Scalars.self, fullName: "rollcall.sample.v1.Scalars",
    initialise: { unsafe rollcall_sample_v1__scalars__init($0) })

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

@_spi(GeneratedCode) extension Scalars: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Scalars.self)
    self.doubleValue = unsafe Double(bitPattern: source.pointee.double_value_f1)
    self.floatValue = unsafe Float(bitPattern: source.pointee.float_value_f2)
    self.int32Value = unsafe source.pointee.int32_value_f3
    self.int64Value = unsafe source.pointee.int64_value_f4
    self.uint32Value = unsafe source.pointee.uint32_value_f5
    self.uint64Value = unsafe source.pointee.uint64_value_f6
    self.sint32Value = unsafe source.pointee.sint32_value_f7
    self.sint64Value = unsafe source.pointee.sint64_value_f8
    self.fixed32Value = unsafe source.pointee.fixed32_value_f9
    self.fixed64Value = unsafe source.pointee.fixed64_value_f10
    self.sfixed32Value = unsafe source.pointee.sfixed32_value_f11
    self.sfixed64Value = unsafe source.pointee.sfixed64_value_f12
    self.boolValue = unsafe source.pointee.bool_value_f13 != 0
    self.stringValue = try unsafe String(reading: source.pointee.string_value_f14, field: "rollcall.sample.v1.Scalars.string_value")
    self.bytesValue = unsafe [UInt8](reading: source.pointee.bytes_value_f15)
    self.colour = unsafe Colour(rawValue: .init(truncatingIfNeeded: source.pointee.colour_f16.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Scalars")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Scalars.self, capacity: 1)
    unsafe rollcall_sample_v1__scalars__init(target)
    arena.expect(210)
    unsafe target.pointee.double_value_f1 = self.doubleValue.bitPattern
    unsafe target.pointee.float_value_f2 = self.floatValue.bitPattern
    unsafe target.pointee.int32_value_f3 = self.int32Value
    unsafe target.pointee.int64_value_f4 = self.int64Value
    unsafe target.pointee.uint32_value_f5 = self.uint32Value
    unsafe target.pointee.uint64_value_f6 = self.uint64Value
    unsafe target.pointee.sint32_value_f7 = self.sint32Value
    unsafe target.pointee.sint64_value_f8 = self.sint64Value
    unsafe target.pointee.fixed32_value_f9 = self.fixed32Value
    unsafe target.pointee.fixed64_value_f10 = self.fixed64Value
    unsafe target.pointee.sfixed32_value_f11 = self.sfixed32Value
    unsafe target.pointee.sfixed64_value_f12 = self.sfixed64Value
    unsafe target.pointee.bool_value_f13 = self.boolValue ? 1 : 0
    unsafe target.pointee.string_value_f14 = arena.data(self.stringValue)
    unsafe target.pointee.bytes_value_f15 = arena.data(self.bytesValue)
    unsafe target.pointee.colour_f16 = .init(rawValue: .init(truncatingIfNeeded: self.colour.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Optionals {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Optionals.self, fullName: "rollcall.sample.v1.Optionals",
    initialise: { unsafe rollcall_sample_v1__optionals__init($0) })

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

@_spi(GeneratedCode) extension Optionals: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Optionals.self)
    if unsafe source.pointee._double_value_oneof0_case.rawValue == 1 {
      self.doubleValue = unsafe Double(bitPattern: source.pointee.double_value_f1)
    }
    if unsafe source.pointee._float_value_oneof1_case.rawValue == 2 {
      self.floatValue = unsafe Float(bitPattern: source.pointee.float_value_f2)
    }
    if unsafe source.pointee._int32_value_oneof2_case.rawValue == 3 {
      self.int32Value = unsafe source.pointee.int32_value_f3
    }
    if unsafe source.pointee._int64_value_oneof3_case.rawValue == 4 {
      self.int64Value = unsafe source.pointee.int64_value_f4
    }
    if unsafe source.pointee._uint32_value_oneof4_case.rawValue == 5 {
      self.uint32Value = unsafe source.pointee.uint32_value_f5
    }
    if unsafe source.pointee._uint64_value_oneof5_case.rawValue == 6 {
      self.uint64Value = unsafe source.pointee.uint64_value_f6
    }
    if unsafe source.pointee._sint32_value_oneof6_case.rawValue == 7 {
      self.sint32Value = unsafe source.pointee.sint32_value_f7
    }
    if unsafe source.pointee._sint64_value_oneof7_case.rawValue == 8 {
      self.sint64Value = unsafe source.pointee.sint64_value_f8
    }
    if unsafe source.pointee._fixed32_value_oneof8_case.rawValue == 9 {
      self.fixed32Value = unsafe source.pointee.fixed32_value_f9
    }
    if unsafe source.pointee._fixed64_value_oneof9_case.rawValue == 10 {
      self.fixed64Value = unsafe source.pointee.fixed64_value_f10
    }
    if unsafe source.pointee._sfixed32_value_oneof10_case.rawValue == 11 {
      self.sfixed32Value = unsafe source.pointee.sfixed32_value_f11
    }
    if unsafe source.pointee._sfixed64_value_oneof11_case.rawValue == 12 {
      self.sfixed64Value = unsafe source.pointee.sfixed64_value_f12
    }
    if unsafe source.pointee._bool_value_oneof12_case.rawValue == 13 {
      self.boolValue = unsafe source.pointee.bool_value_f13 != 0
    }
    if unsafe source.pointee._string_value_oneof13_case.rawValue == 14 {
      self.stringValue = try unsafe String(reading: source.pointee.string_value_f14, field: "rollcall.sample.v1.Optionals.string_value")
    }
    if unsafe source.pointee._bytes_value_oneof14_case.rawValue == 15 {
      self.bytesValue = unsafe [UInt8](reading: source.pointee.bytes_value_f15)
    }
    if unsafe source.pointee._colour_oneof15_case.rawValue == 16 {
      self.colour = unsafe Colour(rawValue: .init(truncatingIfNeeded: source.pointee.colour_f16.rawValue))
    }
    if unsafe source.pointee._scalars_oneof16_case.rawValue == 17, let value = unsafe source.pointee.scalars_f17 {
      self.scalars = try unsafe Scalars(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Optionals")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Optionals.self, capacity: 1)
    unsafe rollcall_sample_v1__optionals__init(target)
    arena.expect(210)
    if let value = self.doubleValue {
      unsafe target.pointee._double_value_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.double_value_f1 = value.bitPattern
    }
    if let value = self.floatValue {
      unsafe target.pointee._float_value_oneof1_case = .init(rawValue: 2)
      unsafe target.pointee.float_value_f2 = value.bitPattern
    }
    if let value = self.int32Value {
      unsafe target.pointee._int32_value_oneof2_case = .init(rawValue: 3)
      unsafe target.pointee.int32_value_f3 = value
    }
    if let value = self.int64Value {
      unsafe target.pointee._int64_value_oneof3_case = .init(rawValue: 4)
      unsafe target.pointee.int64_value_f4 = value
    }
    if let value = self.uint32Value {
      unsafe target.pointee._uint32_value_oneof4_case = .init(rawValue: 5)
      unsafe target.pointee.uint32_value_f5 = value
    }
    if let value = self.uint64Value {
      unsafe target.pointee._uint64_value_oneof5_case = .init(rawValue: 6)
      unsafe target.pointee.uint64_value_f6 = value
    }
    if let value = self.sint32Value {
      unsafe target.pointee._sint32_value_oneof6_case = .init(rawValue: 7)
      unsafe target.pointee.sint32_value_f7 = value
    }
    if let value = self.sint64Value {
      unsafe target.pointee._sint64_value_oneof7_case = .init(rawValue: 8)
      unsafe target.pointee.sint64_value_f8 = value
    }
    if let value = self.fixed32Value {
      unsafe target.pointee._fixed32_value_oneof8_case = .init(rawValue: 9)
      unsafe target.pointee.fixed32_value_f9 = value
    }
    if let value = self.fixed64Value {
      unsafe target.pointee._fixed64_value_oneof9_case = .init(rawValue: 10)
      unsafe target.pointee.fixed64_value_f10 = value
    }
    if let value = self.sfixed32Value {
      unsafe target.pointee._sfixed32_value_oneof10_case = .init(rawValue: 11)
      unsafe target.pointee.sfixed32_value_f11 = value
    }
    if let value = self.sfixed64Value {
      unsafe target.pointee._sfixed64_value_oneof11_case = .init(rawValue: 12)
      unsafe target.pointee.sfixed64_value_f12 = value
    }
    if let value = self.boolValue {
      unsafe target.pointee._bool_value_oneof12_case = .init(rawValue: 13)
      unsafe target.pointee.bool_value_f13 = value ? 1 : 0
    }
    if let value = self.stringValue {
      unsafe target.pointee._string_value_oneof13_case = .init(rawValue: 14)
      unsafe target.pointee.string_value_f14 = arena.data(value)
    }
    if let value = self.bytesValue {
      unsafe target.pointee._bytes_value_oneof14_case = .init(rawValue: 15)
      unsafe target.pointee.bytes_value_f15 = arena.data(value)
    }
    if let value = self.colour {
      unsafe target.pointee._colour_oneof15_case = .init(rawValue: 16)
      unsafe target.pointee.colour_f16 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    }
    if let value = self.scalars {
      unsafe target.pointee._scalars_oneof16_case = .init(rawValue: 17)
      unsafe target.pointee.scalars_f17 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Repeated {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Repeated.self, fullName: "rollcall.sample.v1.Repeated",
    initialise: { unsafe rollcall_sample_v1__repeated__init($0) })

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

@_spi(GeneratedCode) extension Repeated: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Repeated.self)
    self.doubles = unsafe [Double](reading: source.pointee.doubles_f1, count: source.pointee.n_doubles_f1)
    self.floats = unsafe [Float](reading: source.pointee.floats_f2, count: source.pointee.n_floats_f2)
    self.int32s = unsafe [Int32](reading: source.pointee.int32s_f3, count: source.pointee.n_int32s_f3)
    self.int64s = unsafe [Int64](reading: source.pointee.int64s_f4, count: source.pointee.n_int64s_f4)
    self.uint32s = unsafe [UInt32](reading: source.pointee.uint32s_f5, count: source.pointee.n_uint32s_f5)
    self.uint64s = unsafe [UInt64](reading: source.pointee.uint64s_f6, count: source.pointee.n_uint64s_f6)
    self.sint32s = unsafe [Int32](reading: source.pointee.sint32s_f7, count: source.pointee.n_sint32s_f7)
    self.sint64s = unsafe [Int64](reading: source.pointee.sint64s_f8, count: source.pointee.n_sint64s_f8)
    self.fixed32s = unsafe [UInt32](reading: source.pointee.fixed32s_f9, count: source.pointee.n_fixed32s_f9)
    self.fixed64s = unsafe [UInt64](reading: source.pointee.fixed64s_f10, count: source.pointee.n_fixed64s_f10)
    self.sfixed32s = unsafe [Int32](reading: source.pointee.sfixed32s_f11, count: source.pointee.n_sfixed32s_f11)
    self.sfixed64s = unsafe [Int64](reading: source.pointee.sfixed64s_f12, count: source.pointee.n_sfixed64s_f12)
    self.bools = unsafe [Bool](reading: source.pointee.bools_f13, count: source.pointee.n_bools_f13)
    self.strings = try unsafe [String](reading: source.pointee.strings_f14, count: source.pointee.n_strings_f14, field: "rollcall.sample.v1.Repeated.strings")
    self.chunks = unsafe [[UInt8]](reading: source.pointee.chunks_f15, count: source.pointee.n_chunks_f15)
    self.colours = unsafe [Colour](reading: source.pointee.colours_f16, count: source.pointee.n_colours_f16)
    self.scalars = try unsafe [Scalars](reading: source.pointee.scalars_f17, count: source.pointee.n_scalars_f17)
    self.unpacked = unsafe [Int32](reading: source.pointee.unpacked_f18, count: source.pointee.n_unpacked_f18)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Repeated")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Repeated.self, capacity: 1)
    unsafe rollcall_sample_v1__repeated__init(target)
    unsafe target.pointee.n_doubles_f1 = self.doubles.count
    unsafe target.pointee.doubles_f1 = arena.array(self.doubles)
    unsafe target.pointee.n_floats_f2 = self.floats.count
    unsafe target.pointee.floats_f2 = arena.array(self.floats)
    unsafe target.pointee.n_int32s_f3 = self.int32s.count
    unsafe target.pointee.int32s_f3 = arena.array(self.int32s)
    unsafe target.pointee.n_int64s_f4 = self.int64s.count
    unsafe target.pointee.int64s_f4 = arena.array(self.int64s)
    unsafe target.pointee.n_uint32s_f5 = self.uint32s.count
    unsafe target.pointee.uint32s_f5 = arena.array(self.uint32s)
    unsafe target.pointee.n_uint64s_f6 = self.uint64s.count
    unsafe target.pointee.uint64s_f6 = arena.array(self.uint64s)
    unsafe target.pointee.n_sint32s_f7 = self.sint32s.count
    unsafe target.pointee.sint32s_f7 = arena.array(self.sint32s)
    unsafe target.pointee.n_sint64s_f8 = self.sint64s.count
    unsafe target.pointee.sint64s_f8 = arena.array(self.sint64s)
    unsafe target.pointee.n_fixed32s_f9 = self.fixed32s.count
    unsafe target.pointee.fixed32s_f9 = arena.array(self.fixed32s)
    unsafe target.pointee.n_fixed64s_f10 = self.fixed64s.count
    unsafe target.pointee.fixed64s_f10 = arena.array(self.fixed64s)
    unsafe target.pointee.n_sfixed32s_f11 = self.sfixed32s.count
    unsafe target.pointee.sfixed32s_f11 = arena.array(self.sfixed32s)
    unsafe target.pointee.n_sfixed64s_f12 = self.sfixed64s.count
    unsafe target.pointee.sfixed64s_f12 = arena.array(self.sfixed64s)
    unsafe target.pointee.n_bools_f13 = self.bools.count
    unsafe target.pointee.bools_f13 = arena.array(self.bools)
    unsafe target.pointee.n_strings_f14 = self.strings.count
    unsafe target.pointee.strings_f14 = arena.array(self.strings)
    unsafe target.pointee.n_chunks_f15 = self.chunks.count
    unsafe target.pointee.chunks_f15 = arena.array(self.chunks)
    unsafe target.pointee.n_colours_f16 = self.colours.count
    unsafe target.pointee.colours_f16 = arena.array(self.colours, packedBytes: 15) { value, _ in .init(rawValue: .init(truncatingIfNeeded: value.rawValue)) }
    unsafe target.pointee.n_scalars_f17 = self.scalars.count
    unsafe target.pointee.scalars_f17 = arena.messages(self.scalars)
    unsafe target.pointee.n_unpacked_f18 = self.unpacked.count
    unsafe target.pointee.unpacked_f18 = arena.array(self.unpacked)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Maps {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Maps.self, fullName: "rollcall.sample.v1.Maps",
    initialise: { unsafe rollcall_sample_v1__maps__init($0) })

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

@_spi(GeneratedCode) extension Maps: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Maps.self)
    for index in unsafe 0..<source.pointee.n_texts_f1 {
      guard let entry = unsafe source.pointee.texts_f1[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Maps")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.Maps.texts")
      self.texts[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.Maps.texts")
    }
    for index in unsafe 0..<source.pointee.n_scalars_f2 {
      guard let entry = unsafe source.pointee.scalars_f2[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Maps")
      let key = unsafe entry.pointee.key
      var value = Scalars()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Scalars(reading: message)
      }
      self.scalars[key] = value
    }
    for index in unsafe 0..<source.pointee.n_chunks_f3 {
      guard let entry = unsafe source.pointee.chunks_f3[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Maps")
      let key = unsafe entry.pointee.key != 0
      self.chunks[key] = unsafe [UInt8](reading: entry.pointee.value)
    }
    for index in unsafe 0..<source.pointee.n_colours_f4 {
      guard let entry = unsafe source.pointee.colours_f4[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Maps")
      let key = unsafe entry.pointee.key
      self.colours[key] = unsafe Colour(rawValue: .init(truncatingIfNeeded: entry.pointee.value.rawValue))
    }
    for index in unsafe 0..<source.pointee.n_doubles_f5 {
      guard let entry = unsafe source.pointee.doubles_f5[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Maps")
      let key = unsafe entry.pointee.key
      self.doubles[key] = unsafe Double(bitPattern: entry.pointee.value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Maps")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Maps.self, capacity: 1)
    unsafe rollcall_sample_v1__maps__init(target)
    unsafe target.pointee.n_texts_f1 = self.texts.count
    unsafe target.pointee.texts_f1 = arena.entries(self.texts.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Maps__TextsEntry>, entry, arena) in
      unsafe rollcall_sample_v1__maps__texts_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_scalars_f2 = self.scalars.count
    unsafe target.pointee.scalars_f2 = arena.entries(self.scalars.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Maps__ScalarsEntry>, entry, arena) in
      unsafe rollcall_sample_v1__maps__scalars_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = arena.message(entry.value)
    }
    unsafe target.pointee.n_chunks_f3 = self.chunks.count
    unsafe target.pointee.chunks_f3 = arena.entries(self.chunks.sorted { !$0.key && $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Maps__ChunksEntry>, entry, arena) in
      unsafe rollcall_sample_v1__maps__chunks_entry__init(target)
      unsafe target.pointee.key = entry.key ? 1 : 0
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.n_colours_f4 = self.colours.count
    unsafe target.pointee.colours_f4 = arena.entries(self.colours.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Maps__ColoursEntry>, entry, arena) in
      unsafe rollcall_sample_v1__maps__colours_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = .init(rawValue: .init(truncatingIfNeeded: entry.value.rawValue))
    }
    unsafe target.pointee.n_doubles_f5 = self.doubles.count
    unsafe target.pointee.doubles_f5 = arena.entries(self.doubles.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Maps__DoublesEntry>, entry, arena) in
      unsafe rollcall_sample_v1__maps__doubles_entry__init(target)
      unsafe target.pointee.key = entry.key
      unsafe target.pointee.value = entry.value.bitPattern
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Choice {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Choice.self, fullName: "rollcall.sample.v1.Choice", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__choice__init($0) })

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

@_spi(GeneratedCode) extension Choice: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Choice.self)
    self.before = unsafe source.pointee.before_f1
    self.after = unsafe source.pointee.after_f10
    switch unsafe source.pointee.what_kind_oneof0_case.rawValue {
    case 2:
      self.whatKind = .number(unsafe source.pointee.number_f2)
    case 3:
      self.whatKind = .text(try unsafe String(reading: source.pointee.text_f3, field: "rollcall.sample.v1.Choice.text"))
    case 4:
      self.whatKind = .chunk(unsafe [UInt8](reading: source.pointee.chunk_f4))
    case 5:
      self.whatKind = .colour(unsafe Colour(rawValue: .init(truncatingIfNeeded: source.pointee.colour_f5.rawValue)))
    case 6:
      if let value = unsafe source.pointee.scalars_f6 {
        self.whatKind = .scalars(try unsafe Scalars(reading: value))
      }
    case 7:
      self.whatKind = .flag(unsafe source.pointee.flag_f7 != 0)
    case 8:
      if let value = unsafe source.pointee.again_f8 {
        self.whatKind = .again(try unsafe Choice(reading: value))
      }
    case 9:
      self.whatKind = .fraction(unsafe Double(bitPattern: source.pointee.fraction_f9))
    default:
      break
    }
    switch unsafe source.pointee.other_oneof1_case.rawValue {
    case 11:
      if let value = unsafe source.pointee.optionals_f11 {
        self.other = .optionals(try unsafe Optionals(reading: value))
      }
    case 12:
      self.other = .otherNumber(unsafe source.pointee.other_number_f12)
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Choice")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Choice.self, capacity: 1)
    unsafe rollcall_sample_v1__choice__init(target)
    arena.expect(60)
    unsafe target.pointee.before_f1 = self.before
    unsafe target.pointee.after_f10 = self.after
    switch self.whatKind {
    case .number(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.number_f2 = value
    case .text(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.text_f3 = arena.data(value)
    case .chunk(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.chunk_f4 = arena.data(value)
    case .colour(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.colour_f5 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    case .scalars(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.scalars_f6 = arena.message(value)
    case .flag(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 7)
      unsafe target.pointee.flag_f7 = value ? 1 : 0
    case .again(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 8)
      unsafe target.pointee.again_f8 = arena.message(value)
    case .fraction(let value)?:
      unsafe target.pointee.what_kind_oneof0_case = .init(rawValue: 9)
      unsafe target.pointee.fraction_f9 = value.bitPattern
    case nil:
      break
    }
    switch self.other {
    case .optionals(let value)?:
      unsafe target.pointee.other_oneof1_case = .init(rawValue: 11)
      unsafe target.pointee.optionals_f11 = arena.message(value)
    case .otherNumber(let value)?:
      unsafe target.pointee.other_oneof1_case = .init(rawValue: 12)
      unsafe target.pointee.other_number_f12 = value
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Tree {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Tree.self, fullName: "rollcall.sample.v1.Tree", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__tree__init($0) })

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

@_spi(GeneratedCode) extension Tree: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Tree.self)
    self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.sample.v1.Tree.name")
    if let value = unsafe source.pointee.left_f2 {
      self.left = try unsafe Tree(reading: value)
    }
    self.branches = try unsafe [Tree](reading: source.pointee.branches_f3, count: source.pointee.n_branches_f3)
    for index in unsafe 0..<source.pointee.n_named_f4 {
      guard let entry = unsafe source.pointee.named_f4[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Tree")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.Tree.named")
      var value = Tree()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Tree(reading: message)
      }
      self.named[key] = value
    }
    if let value = unsafe source.pointee.bark_f5 {
      self.bark = try unsafe Tree.Bark(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Tree")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Tree.self, capacity: 1)
    unsafe rollcall_sample_v1__tree__init(target)
    unsafe target.pointee.name_f1 = arena.data(self.name)
    if let value = self.left {
      unsafe target.pointee.left_f2 = arena.message(value)
    }
    unsafe target.pointee.n_branches_f3 = self.branches.count
    unsafe target.pointee.branches_f3 = arena.messages(self.branches)
    unsafe target.pointee.n_named_f4 = self.named.count
    unsafe target.pointee.named_f4 = arena.entries(self.named.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Tree__NamedEntry>, entry, arena) in
      unsafe rollcall_sample_v1__tree__named_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    if let value = self.bark {
      unsafe target.pointee.bark_f5 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Tree.Bark {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Tree__Bark.self, fullName: "rollcall.sample.v1.Tree.Bark", isRecursive: true,
    initialise: { unsafe rollcall_sample_v1__tree__bark__init($0) })

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

@_spi(GeneratedCode) extension Tree.Bark: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Tree__Bark.self)
    if let value = unsafe source.pointee.of_f1 {
      self.of = try unsafe Tree(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Tree.Bark")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Tree__Bark.self, capacity: 1)
    unsafe rollcall_sample_v1__tree__bark__init(target)
    if let value = self.of {
      unsafe target.pointee.of_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WellKnown {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__WellKnown.self, fullName: "rollcall.sample.v1.WellKnown",
    initialise: { unsafe rollcall_sample_v1__well_known__init($0) })

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

@_spi(GeneratedCode) extension WellKnown: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__WellKnown.self)
    if let value = unsafe source.pointee.time_f1 {
      self.time = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.span_f2 {
      self.span = try unsafe WellKnownTypes.DurationMessage(reading: value)
    }
    if let value = unsafe source.pointee.mask_f3 {
      self.mask = try unsafe FieldMask(reading: value)
    }
    if let value = unsafe source.pointee.nothing_f4 {
      self.nothing = try unsafe Empty(reading: value)
    }
    self.times = try unsafe [Timestamp](reading: source.pointee.times_f5, count: source.pointee.n_times_f5)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.WellKnown")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__WellKnown.self, capacity: 1)
    unsafe rollcall_sample_v1__well_known__init(target)
    if let value = self.time {
      unsafe target.pointee.time_f1 = arena.message(value)
    }
    if let value = self.span {
      unsafe target.pointee.span_f2 = arena.message(value)
    }
    if let value = self.mask {
      unsafe target.pointee.mask_f3 = arena.message(value)
    }
    if let value = self.nothing {
      unsafe target.pointee.nothing_f4 = arena.message(value)
    }
    unsafe target.pointee.n_times_f5 = self.times.count
    unsafe target.pointee.times_f5 = arena.messages(self.times)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Names {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Names.self, fullName: "rollcall.sample.v1.Names",
    initialise: { unsafe rollcall_sample_v1__names__init($0) })

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

@_spi(GeneratedCode) extension Names: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Names.self)
    self.selfField = try unsafe String(reading: source.pointee.self_f1, field: "rollcall.sample.v1.Names.self")
    self.`class` = try unsafe String(reading: source.pointee.class_f2, field: "rollcall.sample.v1.Names.class")
    self.`default` = try unsafe String(reading: source.pointee.default_f3, field: "rollcall.sample.v1.Names.default")
    self.initField = try unsafe String(reading: source.pointee.init_f4, field: "rollcall.sample.v1.Names.init")
    self.description = try unsafe String(reading: source.pointee.description_f5, field: "rollcall.sample.v1.Names.description")
    self.schemaField = unsafe source.pointee.schema_f6
    self.userID = try unsafe String(reading: source.pointee.userid_f7, field: "rollcall.sample.v1.Names.userID")
    self.`in` = try unsafe String(reading: source.pointee.in_f8, field: "rollcall.sample.v1.Names.in")
    self.`func` = try unsafe [String](reading: source.pointee.func_f9, count: source.pointee.n_func_f9, field: "rollcall.sample.v1.Names.func")
    for index in unsafe 0..<source.pointee.n_var_f10 {
      guard let entry = unsafe source.pointee.var_f10[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "rollcall.sample.v1.Names")
      let key = try unsafe String(reading: entry.pointee.key, field: "rollcall.sample.v1.Names.var")
      self.`var`[key] = try unsafe String(reading: entry.pointee.value, field: "rollcall.sample.v1.Names.var")
    }
    self.hashValueField = unsafe source.pointee.hash_value_f11
    self.type = unsafe Names.TypeEnum(rawValue: .init(truncatingIfNeeded: source.pointee.type_f12.rawValue))
    if let value = unsafe source.pointee.protocol_f13 {
      self.`protocol` = try unsafe Names.ProtocolMessage(reading: value)
    }
    if unsafe source.pointee._case_oneof1_case.rawValue == 14 {
      self.`case` = try unsafe String(reading: source.pointee.case_f14, field: "rollcall.sample.v1.Names.case")
    }
    self.leading = unsafe source.pointee._leading_f15
    self.trailing = unsafe source.pointee.trailing__f16
    self.with2numbers3in = unsafe source.pointee.with2numbers_3in_f17
    self.register = unsafe [Int32](reading: source.pointee.register_f18, count: source.pointee.n_register_f18)
    self.imageURL = try unsafe String(reading: source.pointee.image_url_f19, field: "rollcall.sample.v1.Names.image_url")
    switch unsafe source.pointee.switch_oneof0_case.rawValue {
    case 20:
      self.`switch` = .`let`(try unsafe String(reading: source.pointee.let_f20, field: "rollcall.sample.v1.Names.let"))
    case 21:
      self.`switch` = .`nil`(unsafe source.pointee.nil_f21)
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Names")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Names.self, capacity: 1)
    unsafe rollcall_sample_v1__names__init(target)
    arena.expect(105)
    unsafe target.pointee.self_f1 = arena.data(self.selfField)
    unsafe target.pointee.class_f2 = arena.data(self.`class`)
    unsafe target.pointee.default_f3 = arena.data(self.`default`)
    unsafe target.pointee.init_f4 = arena.data(self.initField)
    unsafe target.pointee.description_f5 = arena.data(self.description)
    unsafe target.pointee.schema_f6 = self.schemaField
    unsafe target.pointee.userid_f7 = arena.data(self.userID)
    unsafe target.pointee.in_f8 = arena.data(self.`in`)
    unsafe target.pointee.n_func_f9 = self.`func`.count
    unsafe target.pointee.func_f9 = arena.array(self.`func`)
    unsafe target.pointee.n_var_f10 = self.`var`.count
    unsafe target.pointee.var_f10 = arena.entries(self.`var`.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<RollcallSampleV1__Names__VarEntry>, entry, arena) in
      unsafe rollcall_sample_v1__names__var_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.data(entry.value)
    }
    unsafe target.pointee.hash_value_f11 = self.hashValueField
    unsafe target.pointee.type_f12 = .init(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    if let value = self.`protocol` {
      unsafe target.pointee.protocol_f13 = arena.message(value)
    }
    if let value = self.`case` {
      unsafe target.pointee._case_oneof1_case = .init(rawValue: 14)
      unsafe target.pointee.case_f14 = arena.data(value)
    }
    unsafe target.pointee._leading_f15 = self.leading
    unsafe target.pointee.trailing__f16 = self.trailing
    unsafe target.pointee.with2numbers_3in_f17 = self.with2numbers3in
    unsafe target.pointee.n_register_f18 = self.register.count
    unsafe target.pointee.register_f18 = arena.array(self.register)
    unsafe target.pointee.image_url_f19 = arena.data(self.imageURL)
    switch self.`switch` {
    case .`let`(let value)?:
      unsafe target.pointee.switch_oneof0_case = .init(rawValue: 20)
      unsafe target.pointee.let_f20 = arena.data(value)
    case .`nil`(let value)?:
      unsafe target.pointee.switch_oneof0_case = .init(rawValue: 21)
      unsafe target.pointee.nil_f21 = value
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Names.ProtocolMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Names__Protocol.self, fullName: "rollcall.sample.v1.Names.Protocol",
    initialise: { unsafe rollcall_sample_v1__names__protocol__init($0) })

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

@_spi(GeneratedCode) extension Names.ProtocolMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Names__Protocol.self)
    if let value = unsafe source.pointee.own_f1 {
      self.own = try unsafe Names.ProtocolMessage.Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.time_f2 {
      self.time = try unsafe WellKnownTypes.Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Names.Protocol")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Names__Protocol.self, capacity: 1)
    unsafe rollcall_sample_v1__names__protocol__init(target)
    if let value = self.own {
      unsafe target.pointee.own_f1 = arena.message(value)
    }
    if let value = self.time {
      unsafe target.pointee.time_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Names.ProtocolMessage.Timestamp {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Names__Protocol__Timestamp.self, fullName: "rollcall.sample.v1.Names.Protocol.Timestamp",
    initialise: { unsafe rollcall_sample_v1__names__protocol__timestamp__init($0) })

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

@_spi(GeneratedCode) extension Names.ProtocolMessage.Timestamp: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Names__Protocol__Timestamp.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Names.Protocol.Timestamp")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Names__Protocol__Timestamp.self, capacity: 1)
    unsafe rollcall_sample_v1__names__protocol__timestamp__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DurationMessage {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Duration.self, fullName: "rollcall.sample.v1.Duration",
    initialise: { unsafe rollcall_sample_v1__duration__init($0) })

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

@_spi(GeneratedCode) extension DurationMessage: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Duration.self)
    self.seconds = unsafe source.pointee.seconds_f1
    self.nanos = unsafe source.pointee.nanos_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Duration")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Duration.self, capacity: 1)
    unsafe rollcall_sample_v1__duration__init(target)
    arena.expect(30)
    unsafe target.pointee.seconds_f1 = self.seconds
    unsafe target.pointee.nanos_f2 = self.nanos
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Nothing {
  private static let layout = unsafe MessageLayout(
    RollcallSampleV1__Nothing.self, fullName: "rollcall.sample.v1.Nothing",
    initialise: { unsafe rollcall_sample_v1__nothing__init($0) })

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

@_spi(GeneratedCode) extension Nothing: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallSampleV1__Nothing.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.sample.v1.Nothing")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallSampleV1__Nothing.self, capacity: 1)
    unsafe rollcall_sample_v1__nothing__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
