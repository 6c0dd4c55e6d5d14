// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CTraceExportAPI
@_spi(GeneratedCode) public import Protobuf

public struct ExportTraceServiceRequest: Message {
  public var resourceSpans: [ResourceSpans] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    resourceSpans: [ResourceSpans] = []
  ) {
    self.resourceSpans = resourceSpans
  }
}

public struct ExportTraceServiceResponse: Message {
  public var partialSuccess: ExportTracePartialSuccess?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    partialSuccess: ExportTracePartialSuccess? = nil
  ) {
    self.partialSuccess = partialSuccess
  }
}

public struct ExportTracePartialSuccess: Message {
  /// Those that the collector didn't take, and why.
  public var rejectedSpans: Int64 = 0

  public var errorMessage: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    rejectedSpans: Int64 = 0,
    errorMessage: String = ""
  ) {
    self.rejectedSpans = rejectedSpans
    self.errorMessage = errorMessage
  }
}

extension ExportTraceServiceRequest {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "resource_spans", jsonName: "resourceSpans", number: 1,
        type: .message(ResourceSpans.self), label: .repeated
      ),
    ]
  )
}

extension ExportTraceServiceResponse {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "partial_success", jsonName: "partialSuccess", number: 1,
        type: .message(ExportTracePartialSuccess.self), label: .explicit
      ),
    ]
  )
}

extension ExportTracePartialSuccess {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.collector.trace.v1.ExportTracePartialSuccess",
    documentation: "",
    fields: [
      FieldSchema(
        name: "rejected_spans", jsonName: "rejectedSpans", number: 1,
        type: .int64,
        documentation: "Those that the collector didn't take, and why."
      ),
      FieldSchema(
        name: "error_message", jsonName: "errorMessage", number: 2,
        type: .string
      ),
    ]
  )
}

extension ExportTraceServiceRequest {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCollectorTraceV1__ExportTraceServiceRequest.self, fullName: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest",
    initialise: { unsafe opentelemetry_proto_collector_trace_v1__export_trace_service_request__init($0) })

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

@_spi(GeneratedCode) extension ExportTraceServiceRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCollectorTraceV1__ExportTraceServiceRequest.self)
    self.resourceSpans = try unsafe [ResourceSpans](reading: source.pointee.resource_spans_f1, count: source.pointee.n_resource_spans_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCollectorTraceV1__ExportTraceServiceRequest.self, capacity: 1)
    unsafe opentelemetry_proto_collector_trace_v1__export_trace_service_request__init(target)
    unsafe target.pointee.n_resource_spans_f1 = self.resourceSpans.count
    unsafe target.pointee.resource_spans_f1 = arena.messages(self.resourceSpans)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ExportTraceServiceResponse {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCollectorTraceV1__ExportTraceServiceResponse.self, fullName: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse",
    initialise: { unsafe opentelemetry_proto_collector_trace_v1__export_trace_service_response__init($0) })

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

@_spi(GeneratedCode) extension ExportTraceServiceResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCollectorTraceV1__ExportTraceServiceResponse.self)
    if let value = unsafe source.pointee.partial_success_f1 {
      self.partialSuccess = try unsafe ExportTracePartialSuccess(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCollectorTraceV1__ExportTraceServiceResponse.self, capacity: 1)
    unsafe opentelemetry_proto_collector_trace_v1__export_trace_service_response__init(target)
    if let value = self.partialSuccess {
      unsafe target.pointee.partial_success_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ExportTracePartialSuccess {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoCollectorTraceV1__ExportTracePartialSuccess.self, fullName: "opentelemetry.proto.collector.trace.v1.ExportTracePartialSuccess",
    initialise: { unsafe opentelemetry_proto_collector_trace_v1__export_trace_partial_success__init($0) })

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

@_spi(GeneratedCode) extension ExportTracePartialSuccess: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoCollectorTraceV1__ExportTracePartialSuccess.self)
    self.rejectedSpans = unsafe source.pointee.rejected_spans_f1
    self.errorMessage = try unsafe String(reading: source.pointee.error_message_f2, field: "opentelemetry.proto.collector.trace.v1.ExportTracePartialSuccess.error_message")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.collector.trace.v1.ExportTracePartialSuccess")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoCollectorTraceV1__ExportTracePartialSuccess.self, capacity: 1)
    unsafe opentelemetry_proto_collector_trace_v1__export_trace_partial_success__init(target)
    arena.expect(15)
    unsafe target.pointee.rejected_spans_f1 = self.rejectedSpans
    unsafe target.pointee.error_message_f2 = arena.data(self.errorMessage)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
