// Generated from google/protobuf/wrappers.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CWellKnownTypes
@_spi(GeneratedCode) public import Protobuf

/// Wrapper message for `double`.
///
/// The JSON representation for `DoubleValue` is JSON number.
public struct DoubleValue: Message {
  /// The double value.
  public var value: Double = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Double = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `float`.
///
/// The JSON representation for `FloatValue` is JSON number.
public struct FloatValue: Message {
  /// The float value.
  public var value: Float = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Float = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `int64`.
///
/// The JSON representation for `Int64Value` is JSON string.
public struct Int64Value: Message {
  /// The int64 value.
  public var value: Int64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Int64 = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `uint64`.
///
/// The JSON representation for `UInt64Value` is JSON string.
public struct UInt64Value: Message {
  /// The uint64 value.
  public var value: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: UInt64 = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `int32`.
///
/// The JSON representation for `Int32Value` is JSON number.
public struct Int32Value: Message {
  /// The int32 value.
  public var value: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Int32 = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `uint32`.
///
/// The JSON representation for `UInt32Value` is JSON number.
public struct UInt32Value: Message {
  /// The uint32 value.
  public var value: UInt32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: UInt32 = 0
  ) {
    self.value = value
  }
}

/// Wrapper message for `bool`.
///
/// The JSON representation for `BoolValue` is JSON `true` and `false`.
public struct BoolValue: Message {
  /// The bool value.
  public var value: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Bool = false
  ) {
    self.value = value
  }
}

/// Wrapper message for `string`.
///
/// The JSON representation for `StringValue` is JSON string.
public struct StringValue: Message {
  /// The string value.
  public var value: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: String = ""
  ) {
    self.value = value
  }
}

/// Wrapper message for `bytes`.
///
/// The JSON representation for `BytesValue` is JSON string.
public struct BytesValue: Message {
  /// The bytes value.
  public var value: [UInt8] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: [UInt8] = []
  ) {
    self.value = value
  }
}

extension DoubleValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.DoubleValue",
    documentation: "Wrapper message for `double`.\n\nThe JSON representation for `DoubleValue` is JSON number.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .double,
        documentation: "The double value."
      ),
    ]
  )
}

extension FloatValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.FloatValue",
    documentation: "Wrapper message for `float`.\n\nThe JSON representation for `FloatValue` is JSON number.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .float,
        documentation: "The float value."
      ),
    ]
  )
}

extension Int64Value {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.Int64Value",
    documentation: "Wrapper message for `int64`.\n\nThe JSON representation for `Int64Value` is JSON string.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .int64,
        documentation: "The int64 value."
      ),
    ]
  )
}

extension UInt64Value {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.UInt64Value",
    documentation: "Wrapper message for `uint64`.\n\nThe JSON representation for `UInt64Value` is JSON string.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .uint64,
        documentation: "The uint64 value."
      ),
    ]
  )
}

extension Int32Value {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.Int32Value",
    documentation: "Wrapper message for `int32`.\n\nThe JSON representation for `Int32Value` is JSON number.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .int32,
        documentation: "The int32 value."
      ),
    ]
  )
}

extension UInt32Value {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.UInt32Value",
    documentation: "Wrapper message for `uint32`.\n\nThe JSON representation for `UInt32Value` is JSON number.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .uint32,
        documentation: "The uint32 value."
      ),
    ]
  )
}

extension BoolValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.BoolValue",
    documentation: "Wrapper message for `bool`.\n\nThe JSON representation for `BoolValue` is JSON `true` and `false`.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .bool,
        documentation: "The bool value."
      ),
    ]
  )
}

extension StringValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.StringValue",
    documentation: "Wrapper message for `string`.\n\nThe JSON representation for `StringValue` is JSON string.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .string,
        documentation: "The string value."
      ),
    ]
  )
}

extension BytesValue {
  public static let schema = MessageSchema(
    fullName: "google.protobuf.BytesValue",
    documentation: "Wrapper message for `bytes`.\n\nThe JSON representation for `BytesValue` is JSON string.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .bytes,
        documentation: "The bytes value."
      ),
    ]
  )
}

extension DoubleValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__DoubleValue.self, fullName: "google.protobuf.DoubleValue",
    initialise: { unsafe google_protobuf__double_value__init($0) })

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

@_spi(GeneratedCode) extension DoubleValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__DoubleValue.self)
    self.value = unsafe Double(bitPattern: source.pointee.value_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.DoubleValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__DoubleValue.self, capacity: 1)
    unsafe google_protobuf__double_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value.bitPattern
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension FloatValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__FloatValue.self, fullName: "google.protobuf.FloatValue",
    initialise: { unsafe google_protobuf__float_value__init($0) })

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

@_spi(GeneratedCode) extension FloatValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__FloatValue.self)
    self.value = unsafe Float(bitPattern: source.pointee.value_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.FloatValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__FloatValue.self, capacity: 1)
    unsafe google_protobuf__float_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value.bitPattern
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Int64Value {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__Int64Value.self, fullName: "google.protobuf.Int64Value",
    initialise: { unsafe google_protobuf__int64_value__init($0) })

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

@_spi(GeneratedCode) extension Int64Value: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__Int64Value.self)
    self.value = unsafe source.pointee.value_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.Int64Value")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__Int64Value.self, capacity: 1)
    unsafe google_protobuf__int64_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UInt64Value {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__UInt64ValueXe43a5190.self, fullName: "google.protobuf.UInt64Value",
    initialise: { unsafe google_protobuf__uint64_value_xe43a5190__init($0) })

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

@_spi(GeneratedCode) extension UInt64Value: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__UInt64ValueXe43a5190.self)
    self.value = unsafe source.pointee.value_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.UInt64Value")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__UInt64ValueXe43a5190.self, capacity: 1)
    unsafe google_protobuf__uint64_value_xe43a5190__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Int32Value {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__Int32Value.self, fullName: "google.protobuf.Int32Value",
    initialise: { unsafe google_protobuf__int32_value__init($0) })

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

@_spi(GeneratedCode) extension Int32Value: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__Int32Value.self)
    self.value = unsafe source.pointee.value_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.Int32Value")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__Int32Value.self, capacity: 1)
    unsafe google_protobuf__int32_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UInt32Value {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__UInt32ValueX69769f25.self, fullName: "google.protobuf.UInt32Value",
    initialise: { unsafe google_protobuf__uint32_value_x69769f25__init($0) })

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

@_spi(GeneratedCode) extension UInt32Value: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__UInt32ValueX69769f25.self)
    self.value = unsafe source.pointee.value_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.UInt32Value")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__UInt32ValueX69769f25.self, capacity: 1)
    unsafe google_protobuf__uint32_value_x69769f25__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BoolValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__BoolValue.self, fullName: "google.protobuf.BoolValue",
    initialise: { unsafe google_protobuf__bool_value__init($0) })

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

@_spi(GeneratedCode) extension BoolValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__BoolValue.self)
    self.value = unsafe source.pointee.value_f1 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.BoolValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__BoolValue.self, capacity: 1)
    unsafe google_protobuf__bool_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension StringValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__StringValue.self, fullName: "google.protobuf.StringValue",
    initialise: { unsafe google_protobuf__string_value__init($0) })

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

@_spi(GeneratedCode) extension StringValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__StringValue.self)
    self.value = try unsafe String(reading: source.pointee.value_f1, field: "google.protobuf.StringValue.value")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.StringValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__StringValue.self, capacity: 1)
    unsafe google_protobuf__string_value__init(target)
    unsafe target.pointee.value_f1 = arena.data(self.value)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BytesValue {
  private static let layout = unsafe MessageLayout(
    GoogleProtobuf__BytesValue.self, fullName: "google.protobuf.BytesValue",
    initialise: { unsafe google_protobuf__bytes_value__init($0) })

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

@_spi(GeneratedCode) extension BytesValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleProtobuf__BytesValue.self)
    self.value = unsafe [UInt8](reading: source.pointee.value_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.protobuf.BytesValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleProtobuf__BytesValue.self, capacity: 1)
    unsafe google_protobuf__bytes_value__init(target)
    unsafe target.pointee.value_f1 = arena.data(self.value)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
