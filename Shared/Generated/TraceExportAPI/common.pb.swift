// Generated from opentelemetry/proto/common/v1/common.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CTraceExportAPI
@_spi(GeneratedCode) public import Protobuf

public struct AnyValue: Message {
  public var value: Value?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Value? = nil
  ) {
    self.value = value
  }

  public enum Value: Sendable, Hashable {
    case stringValue(String)
    case boolValue(Bool)
    case intValue(Int64)
    case doubleValue(Double)
  }
}

public struct KeyValue: Message {
  public var key: String = ""

  public var value: AnyValue?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    key: String = "",
    value: AnyValue? = nil
  ) {
    self.key = key
    self.value = value
  }
}

/// What made the spans.
public struct InstrumentationScope: Message {
  public var name: String = ""

  public var version: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String = "",
    version: String = ""
  ) {
    self.name = name
    self.version = version
  }
}

extension AnyValue {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.common.v1.AnyValue",
    documentation: "",
    fields: [
      FieldSchema(
        name: "string_value", jsonName: "stringValue", number: 1,
        type: .string, label: .oneof("value")
      ),
      FieldSchema(
        name: "bool_value", jsonName: "boolValue", number: 2,
        type: .bool, label: .oneof("value")
      ),
      FieldSchema(
        name: "int_value", jsonName: "intValue", number: 3,
        type: .int64, label: .oneof("value")
      ),
      FieldSchema(
        name: "double_value", jsonName: "doubleValue", number: 4,
        type: .double, label: .oneof("value")
      ),
    ]
  )
}

extension KeyValue {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.common.v1.KeyValue",
    documentation: "",
    fields: [
      FieldSchema(
        name: "key", jsonName: "key", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 2,
        type: .message(AnyValue.self), label: .explicit
      ),
    ]
  )
}

extension InstrumentationScope {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.common.v1.InstrumentationScope",
    documentation: "What made the spans.",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "version", jsonName: "version", number: 2,
        type: .string
      ),
    ]
  )
}

extension AnyValue {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCommonV1__AnyValue.self, fullName: "opentelemetry.proto.common.v1.AnyValue",
    initialise: { unsafe opentelemetry_proto_common_v1__any_value__init($0) })

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

@_spi(GeneratedCode) extension AnyValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCommonV1__AnyValue.self)
    switch unsafe source.pointee.value_oneof0_case.rawValue {
    case 1:
      self.value = .stringValue(try unsafe String(reading: source.pointee.string_value_f1, field: "opentelemetry.proto.common.v1.AnyValue.string_value"))
    case 2:
      self.value = .boolValue(unsafe source.pointee.bool_value_f2 != 0)
    case 3:
      self.value = .intValue(unsafe source.pointee.int_value_f3)
    case 4:
      self.value = .doubleValue(unsafe Double(bitPattern: source.pointee.double_value_f4))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.common.v1.AnyValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCommonV1__AnyValue.self, capacity: 1)
    unsafe opentelemetry_proto_common_v1__any_value__init(target)
    arena.expect(15)
    switch self.value {
    case .stringValue(let value)?:
      unsafe target.pointee.value_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.string_value_f1 = arena.data(value)
    case .boolValue(let value)?:
      unsafe target.pointee.value_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.bool_value_f2 = value ? 1 : 0
    case .intValue(let value)?:
      unsafe target.pointee.value_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.int_value_f3 = value
    case .doubleValue(let value)?:
      unsafe target.pointee.value_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.double_value_f4 = value.bitPattern
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension KeyValue {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCommonV1__KeyValue.self, fullName: "opentelemetry.proto.common.v1.KeyValue",
    initialise: { unsafe opentelemetry_proto_common_v1__key_value__init($0) })

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

@_spi(GeneratedCode) extension KeyValue: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCommonV1__KeyValue.self)
    self.key = try unsafe String(reading: source.pointee.key_f1, field: "opentelemetry.proto.common.v1.KeyValue.key")
    if let value = unsafe source.pointee.value_f2 {
      self.value = try unsafe AnyValue(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.common.v1.KeyValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCommonV1__KeyValue.self, capacity: 1)
    unsafe opentelemetry_proto_common_v1__key_value__init(target)
    unsafe target.pointee.key_f1 = arena.data(self.key)
    if let value = self.value {
      unsafe target.pointee.value_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension InstrumentationScope {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCommonV1__InstrumentationScope.self, fullName: "opentelemetry.proto.common.v1.InstrumentationScope",
    initialise: { unsafe opentelemetry_proto_common_v1__instrumentation_scope__init($0) })

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

@_spi(GeneratedCode) extension InstrumentationScope: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCommonV1__InstrumentationScope.self)
    self.name = try unsafe String(reading: source.pointee.name_f1, field: "opentelemetry.proto.common.v1.InstrumentationScope.name")
    self.version = try unsafe String(reading: source.pointee.version_f2, field: "opentelemetry.proto.common.v1.InstrumentationScope.version")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.common.v1.InstrumentationScope")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCommonV1__InstrumentationScope.self, capacity: 1)
    unsafe opentelemetry_proto_common_v1__instrumentation_scope__init(target)
    unsafe target.pointee.name_f1 = arena.data(self.name)
    unsafe target.pointee.version_f2 = arena.data(self.version)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
