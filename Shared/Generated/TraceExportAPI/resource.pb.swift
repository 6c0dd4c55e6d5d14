// Generated from opentelemetry/proto/resource/v1/resource.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CTraceExportAPI
@_spi(GeneratedCode) public import Protobuf

public struct Resource: Message {
  public var attributes: [KeyValue] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    attributes: [KeyValue] = []
  ) {
    self.attributes = attributes
  }
}

extension Resource {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.resource.v1.Resource",
    documentation: "",
    fields: [
      FieldSchema(
        name: "attributes", jsonName: "attributes", number: 1,
        type: .message(KeyValue.self), label: .repeated
      ),
    ]
  )
}

extension Resource {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoResourceV1__Resource.self, fullName: "opentelemetry.proto.resource.v1.Resource",
    initialise: { unsafe opentelemetry_proto_resource_v1__resource__init($0) })

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

@_spi(GeneratedCode) extension Resource: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoResourceV1__Resource.self)
    self.attributes = try unsafe [KeyValue](reading: source.pointee.attributes_f1, count: source.pointee.n_attributes_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.resource.v1.Resource")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoResourceV1__Resource.self, capacity: 1)
    unsafe opentelemetry_proto_resource_v1__resource__init(target)
    unsafe target.pointee.n_attributes_f1 = self.attributes.count
    unsafe target.pointee.attributes_f1 = arena.messages(self.attributes)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
