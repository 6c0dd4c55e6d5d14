// Generated from google/protobuf/struct.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CWellKnownTypes
@_spi(GeneratedCode) public import Protobuf

/// `NullValue` is a singleton enumeration to represent the null value for the
/// `Value` type union.
///
///  The JSON representation for `NullValue` is JSON `null`.
public enum NullValue: OpenEnum {
  /// Null value.
  case nullValue
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .nullValue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .nullValue: 0
    case .unrecognized(let number): number
    }
  }
}

extension NullValue {
  public static let schema = EnumSchema(
    fullName: "google.protobuf.NullValue",
    documentation: "`NullValue` is a singleton enumeration to represent the null value for the\n`Value` type union.\n\n The JSON representation for `NullValue` is JSON `null`.",
    values: [
      .init(name: "NULL_VALUE", number: 0, documentation: "Null value."),
    ]
  )
}

/// `Struct` represents a structured data value, consisting of fields
/// which map to dynamically typed values. In some languages, `Struct`
/// might be supported by a native representation. For example, in
/// scripting languages like JS a struct is represented as an
/// object. The details of that representation are described together
/// with the proto support for the language.
///
/// The JSON representation for `Struct` is JSON object.
public struct Struct: Message {
  /// Unordered map of dynamically typed values.
  public var fields: [String: Value] = [:]

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    fields: [String: Value] = [:]
  ) {
    self.fields = fields
  }
}

/// `Value` represents a dynamically typed value which can be either
/// null, a number, a string, a boolean, a recursive struct value, or a
/// list of values. A producer of value is expected to set one of these
/// variants. Absence of any variant indicates an error.
///
/// The JSON representation for `Value` is JSON value.
public struct Value: Message {
  /// The kind of value.
  public var kind: Kind?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    kind: Kind? = nil
  ) {
    self.kind = kind
  }

  /// The kind of value.
  public enum Kind: Sendable, Hashable {
    /// Represents a null value.
    case nullValue(NullValue)
    /// Represents a double value.
    case numberValue(Double)
    /// Represents a string value.
    case stringValue(String)
    /// Represents a boolean value.
    case boolValue(Bool)
    /// Represents a structured value.
    case structValue(Struct)
    /// Represents a repeated `Value`.
    case listValue(ListValue)
  }
}

/// `ListValue` is a wrapper around a repeated field of values.
///
/// The JSON representation for `ListValue` is JSON array.
public struct ListValue: Message {
  /// Repeated field of dynamically typed values.
  public var values: [Value] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    values: [Value] = []
  ) {
    self.values = values
  }
}

extension Struct {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.Struct",
    documentation: "`Struct` represents a structured data value, consisting of fields\nwhich map to dynamically typed values. In some languages, `Struct`\nmight be supported by a native representation. For example, in\nscripting languages like JS a struct is represented as an\nobject. The details of that representation are described together\nwith the proto support for the language.\n\nThe JSON representation for `Struct` is JSON object.",
    fields: [
      FieldSchema(
        name: "fields", jsonName: "fields", number: 1,
        type: .map(key: .string, value: .message(Value.self)), label: .map,
        documentation: "Unordered map of dynamically typed values."
      ),
    ]
  )
}

extension Value {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.Value",
    documentation: "`Value` represents a dynamically typed value which can be either\nnull, a number, a string, a boolean, a recursive struct value, or a\nlist of values. A producer of value is expected to set one of these\nvariants. Absence of any variant indicates an error.\n\nThe JSON representation for `Value` is JSON value.",
    fields: [
      FieldSchema(
        name: "null_value", jsonName: "nullValue", number: 1,
        type: .enumeration(NullValue.self), label: .oneof("kind"),
        documentation: "Represents a null value."
      ),
      FieldSchema(
        name: "number_value", jsonName: "numberValue", number: 2,
        type: .double, label: .oneof("kind"),
        documentation: "Represents a double value."
      ),
      FieldSchema(
        name: "string_value", jsonName: "stringValue", number: 3,
        type: .string, label: .oneof("kind"),
        documentation: "Represents a string value."
      ),
      FieldSchema(
        name: "bool_value", jsonName: "boolValue", number: 4,
        type: .bool, label: .oneof("kind"),
        documentation: "Represents a boolean value."
      ),
      FieldSchema(
        name: "struct_value", jsonName: "structValue", number: 5,
        type: .message(Struct.self), label: .oneof("kind"),
        documentation: "Represents a structured value."
      ),
      FieldSchema(
        name: "list_value", jsonName: "listValue", number: 6,
        type: .message(ListValue.self), label: .oneof("kind"),
        documentation: "Represents a repeated `Value`."
      ),
    ]
  )
}

extension ListValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.ListValue",
    documentation: "`ListValue` is a wrapper around a repeated field of values.\n\nThe JSON representation for `ListValue` is JSON array.",
    fields: [
      FieldSchema(
        name: "values", jsonName: "values", number: 1,
        type: .message(Value.self), label: .repeated,
        documentation: "Repeated field of dynamically typed values."
      ),
    ]
  )
}

extension Struct {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__Struct.self, fullName: "google.protobuf.Struct", isRecursive: true,
    initialise: { unsafe google_protobuf__struct__init($0) })

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

@_spi(GeneratedCode) extension Struct: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__Struct.self)
    for index in unsafe 0..<source.pointee.n_fields_f1 {
      guard let entry = unsafe source.pointee.fields_f1[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "google.protobuf.Struct")
      let key = try unsafe String(reading: entry.pointee.key, field: "google.protobuf.Struct.fields")
      var value = Value()
      if let message = unsafe entry.pointee.value {
        value = try unsafe Value(reading: message)
      }
      self.fields[key] = value
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.Struct")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__Struct.self, capacity: 1)
    unsafe google_protobuf__struct__init(target)
    unsafe target.pointee.n_fields_f1 = self.fields.count
    unsafe target.pointee.fields_f1 = arena.entries(self.fields.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<GoogleProtobuf__Struct__FieldsEntry>, entry, arena) in
      unsafe google_protobuf__struct__fields_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Value {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__Value.self, fullName: "google.protobuf.Value", isRecursive: true,
    initialise: { unsafe google_protobuf__value__init($0) })

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

@_spi(GeneratedCode) extension Value: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__Value.self)
    switch unsafe source.pointee.kind_oneof0_case.rawValue {
    case 1:
      self.kind = .nullValue(unsafe NullValue(rawValue: .init(truncatingIfNeeded: source.pointee.null_value_f1.rawValue)))
    case 2:
      self.kind = .numberValue(unsafe Double(bitPattern: source.pointee.number_value_f2))
    case 3:
      self.kind = .stringValue(try unsafe String(reading: source.pointee.string_value_f3, field: "google.protobuf.Value.string_value"))
    case 4:
      self.kind = .boolValue(unsafe source.pointee.bool_value_f4 != 0)
    case 5:
      if let value = unsafe source.pointee.struct_value_f5 {
        self.kind = .structValue(try unsafe Struct(reading: value))
      }
    case 6:
      if let value = unsafe source.pointee.list_value_f6 {
        self.kind = .listValue(try unsafe ListValue(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.Value")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__Value.self, capacity: 1)
    unsafe google_protobuf__value__init(target)
    arena.expect(15)
    switch self.kind {
    case .nullValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.null_value_f1 = .init(rawValue: .init(truncatingIfNeeded: value.rawValue))
    case .numberValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.number_value_f2 = value.bitPattern
    case .stringValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.string_value_f3 = arena.data(value)
    case .boolValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.bool_value_f4 = value ? 1 : 0
    case .structValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.struct_value_f5 = arena.message(value)
    case .listValue(let value)?:
      unsafe target.pointee.kind_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.list_value_f6 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__ListValue.self, fullName: "google.protobuf.ListValue", isRecursive: true,
    initialise: { unsafe google_protobuf__list_value__init($0) })

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

@_spi(GeneratedCode) extension ListValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__ListValue.self)
    self.values = try unsafe [Value](reading: source.pointee.values_f1, count: source.pointee.n_values_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.ListValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__ListValue.self, capacity: 1)
    unsafe google_protobuf__list_value__init(target)
    unsafe target.pointee.n_values_f1 = self.values.count
    unsafe target.pointee.values_f1 = arena.messages(self.values)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
