// Generated from opentelemetry/proto/trace/v1/trace.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CTraceExportAPI
@_spi(GeneratedCode) public import Protobuf

public struct ResourceSpans: Message {
  public var resource: Resource?

  public var scopeSpans: [ScopeSpans] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    resource: Resource? = nil,
    scopeSpans: [ScopeSpans] = []
  ) {
    self.resource = resource
    self.scopeSpans = scopeSpans
  }
}

public struct ScopeSpans: Message {
  public var scope: InstrumentationScope?

  public var spans: [Span] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    scope: InstrumentationScope? = nil,
    spans: [Span] = []
  ) {
    self.scope = scope
    self.spans = spans
  }
}

public struct Span: Message {
  /// 16 bytes.
  public var traceID: [UInt8] = []

  /// 8 bytes.
  public var spanID: [UInt8] = []

  public var traceState: String = ""

  /// Empty for the first span of a trace.
  public var parentSpanID: [UInt8] = []

  public var name: String = ""

  public var kind: Span.SpanKind = Span.SpanKind()

  public var startTimeUnixNano: UInt64 = 0

  public var endTimeUnixNano: UInt64 = 0

  public var attributes: [KeyValue] = []

  public var status: Status?

  /// The flags of the W3C trace context.
  public var flags: UInt32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    traceID: [UInt8] = [],
    spanID: [UInt8] = [],
    traceState: String = "",
    parentSpanID: [UInt8] = [],
    name: String = "",
    kind: Span.SpanKind = Span.SpanKind(),
    startTimeUnixNano: UInt64 = 0,
    endTimeUnixNano: UInt64 = 0,
    attributes: [KeyValue] = [],
    status: Status? = nil,
    flags: UInt32 = 0
  ) {
    self.traceID = traceID
    self.spanID = spanID
    self.traceState = traceState
    self.parentSpanID = parentSpanID
    self.name = name
    self.kind = kind
    self.startTimeUnixNano = startTimeUnixNano
    self.endTimeUnixNano = endTimeUnixNano
    self.attributes = attributes
    self.status = status
    self.flags = flags
  }
}

extension Span {
  public enum SpanKind: OpenEnum {
    case unspecified
    case `internal`
    case server
    case client
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .`internal`
      case 2: self = .server
      case 3: self = .client
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .`internal`: 1
      case .server: 2
      case .client: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension Span.SpanKind {
  public static let schema = EnumSchema(
    fullName: "opentelemetry.proto.trace.v1.Span.SpanKind",
    documentation: "",
    values: [
      .init(name: "SPAN_KIND_UNSPECIFIED", number: 0),
      .init(name: "SPAN_KIND_INTERNAL", number: 1),
      .init(name: "SPAN_KIND_SERVER", number: 2),
      .init(name: "SPAN_KIND_CLIENT", number: 3),
    ]
  )
}

public struct Status: Message {
  public var message: String = ""

  public var code: Status.StatusCode = Status.StatusCode()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    message: String = "",
    code: Status.StatusCode = Status.StatusCode()
  ) {
    self.message = message
    self.code = code
  }
}

extension Status {
  public enum StatusCode: OpenEnum {
    case unset
    case ok
    case error
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unset
      case 1: self = .ok
      case 2: self = .error
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unset: 0
      case .ok: 1
      case .error: 2
      case .unrecognized(let number): number
      }
    }
  }
}

extension Status.StatusCode {
  public static let schema = EnumSchema(
    fullName: "opentelemetry.proto.trace.v1.Status.StatusCode",
    documentation: "",
    values: [
      .init(name: "STATUS_CODE_UNSET", number: 0),
      .init(name: "STATUS_CODE_OK", number: 1),
      .init(name: "STATUS_CODE_ERROR", number: 2),
    ]
  )
}

extension ResourceSpans {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.trace.v1.ResourceSpans",
    documentation: "",
    fields: [
      FieldSchema(
        name: "resource", jsonName: "resource", number: 1,
        type: .message(Resource.self), label: .explicit
      ),
      FieldSchema(
        name: "scope_spans", jsonName: "scopeSpans", number: 2,
        type: .message(ScopeSpans.self), label: .repeated
      ),
    ]
  )
}

extension ScopeSpans {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.trace.v1.ScopeSpans",
    documentation: "",
    fields: [
      FieldSchema(
        name: "scope", jsonName: "scope", number: 1,
        type: .message(InstrumentationScope.self), label: .explicit
      ),
      FieldSchema(
        name: "spans", jsonName: "spans", number: 2,
        type: .message(Span.self), label: .repeated
      ),
    ]
  )
}

extension Span {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.trace.v1.Span",
    documentation: "",
    fields: [
      FieldSchema(
        name: "trace_id", jsonName: "traceId", number: 1,
        type: .bytes,
        documentation: "16 bytes."
      ),
      FieldSchema(
        name: "span_id", jsonName: "spanId", number: 2,
        type: .bytes,
        documentation: "8 bytes."
      ),
      FieldSchema(
        name: "trace_state", jsonName: "traceState", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "parent_span_id", jsonName: "parentSpanId", number: 4,
        type: .bytes,
        documentation: "Empty for the first span of a trace."
      ),
      FieldSchema(
        name: "name", jsonName: "name", number: 5,
        type: .string
      ),
      FieldSchema(
        name: "kind", jsonName: "kind", number: 6,
        type: .enumeration(Span.SpanKind.self)
      ),
      FieldSchema(
        name: "start_time_unix_nano", jsonName: "startTimeUnixNano", number: 7,
        type: .fixed64
      ),
      FieldSchema(
        name: "end_time_unix_nano", jsonName: "endTimeUnixNano", number: 8,
        type: .fixed64
      ),
      FieldSchema(
        name: "attributes", jsonName: "attributes", number: 9,
        type: .message(KeyValue.self), label: .repeated
      ),
      FieldSchema(
        name: "status", jsonName: "status", number: 15,
        type: .message(Status.self), label: .explicit
      ),
      FieldSchema(
        name: "flags", jsonName: "flags", number: 16,
        type: .fixed32,
        documentation: "The flags of the W3C trace context."
      ),
    ]
  )
}

extension Status {
  public static let schema = MessageSchema(
    fullName: "opentelemetry.proto.trace.v1.Status",
    documentation: "",
    fields: [
      FieldSchema(
        name: "message", jsonName: "message", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "code", jsonName: "code", number: 3,
        type: .enumeration(Status.StatusCode.self)
      ),
    ]
  )
}

extension ResourceSpans {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoTraceV1__ResourceSpans.self, fullName: "opentelemetry.proto.trace.v1.ResourceSpans",
    initialise: { unsafe opentelemetry_proto_trace_v1__resource_spans__init($0) })

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

@_spi(GeneratedCode) extension ResourceSpans: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoTraceV1__ResourceSpans.self)
    if let value = unsafe source.pointee.resource_f1 {
      self.resource = try unsafe Resource(reading: value)
    }
    self.scopeSpans = try unsafe [ScopeSpans](reading: source.pointee.scope_spans_f2, count: source.pointee.n_scope_spans_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.trace.v1.ResourceSpans")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoTraceV1__ResourceSpans.self, capacity: 1)
    unsafe opentelemetry_proto_trace_v1__resource_spans__init(target)
    if let value = self.resource {
      unsafe target.pointee.resource_f1 = arena.message(value)
    }
    unsafe target.pointee.n_scope_spans_f2 = self.scopeSpans.count
    unsafe target.pointee.scope_spans_f2 = arena.messages(self.scopeSpans)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ScopeSpans {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoTraceV1__ScopeSpans.self, fullName: "opentelemetry.proto.trace.v1.ScopeSpans",
    initialise: { unsafe opentelemetry_proto_trace_v1__scope_spans__init($0) })

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

@_spi(GeneratedCode) extension ScopeSpans: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoTraceV1__ScopeSpans.self)
    if let value = unsafe source.pointee.scope_f1 {
      self.scope = try unsafe InstrumentationScope(reading: value)
    }
    self.spans = try unsafe [Span](reading: source.pointee.spans_f2, count: source.pointee.n_spans_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.trace.v1.ScopeSpans")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoTraceV1__ScopeSpans.self, capacity: 1)
    unsafe opentelemetry_proto_trace_v1__scope_spans__init(target)
    if let value = self.scope {
      unsafe target.pointee.scope_f1 = arena.message(value)
    }
    unsafe target.pointee.n_spans_f2 = self.spans.count
    unsafe target.pointee.spans_f2 = arena.messages(self.spans)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Span {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoTraceV1__Span.self, fullName: "opentelemetry.proto.trace.v1.Span",
    initialise: { unsafe opentelemetry_proto_trace_v1__span__init($0) })

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

@_spi(GeneratedCode) extension Span: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoTraceV1__Span.self)
    self.traceID = unsafe [UInt8](reading: source.pointee.trace_id_f1)
    self.spanID = unsafe [UInt8](reading: source.pointee.span_id_f2)
    self.traceState = try unsafe String(reading: source.pointee.trace_state_f3, field: "opentelemetry.proto.trace.v1.Span.trace_state")
    self.parentSpanID = unsafe [UInt8](reading: source.pointee.parent_span_id_f4)
    self.name = try unsafe String(reading: source.pointee.name_f5, field: "opentelemetry.proto.trace.v1.Span.name")
    self.kind = unsafe Span.SpanKind(rawValue: .init(truncatingIfNeeded: source.pointee.kind_f6.rawValue))
    self.startTimeUnixNano = unsafe source.pointee.start_time_unix_nano_f7
    self.endTimeUnixNano = unsafe source.pointee.end_time_unix_nano_f8
    self.attributes = try unsafe [KeyValue](reading: source.pointee.attributes_f9, count: source.pointee.n_attributes_f9)
    if let value = unsafe source.pointee.status_f15 {
      self.status = try unsafe Status(reading: value)
    }
    self.flags = unsafe source.pointee.flags_f16
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.trace.v1.Span")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoTraceV1__Span.self, capacity: 1)
    unsafe opentelemetry_proto_trace_v1__span__init(target)
    arena.expect(60)
    unsafe target.pointee.trace_id_f1 = arena.data(self.traceID)
    unsafe target.pointee.span_id_f2 = arena.data(self.spanID)
    unsafe target.pointee.trace_state_f3 = arena.data(self.traceState)
    unsafe target.pointee.parent_span_id_f4 = arena.data(self.parentSpanID)
    unsafe target.pointee.name_f5 = arena.data(self.name)
    unsafe target.pointee.kind_f6 = .init(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    unsafe target.pointee.start_time_unix_nano_f7 = self.startTimeUnixNano
    unsafe target.pointee.end_time_unix_nano_f8 = self.endTimeUnixNano
    unsafe target.pointee.n_attributes_f9 = self.attributes.count
    unsafe target.pointee.attributes_f9 = arena.messages(self.attributes)
    if let value = self.status {
      unsafe target.pointee.status_f15 = arena.message(value)
    }
    unsafe target.pointee.flags_f16 = self.flags
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Status {
  private static let layout = unsafe MessageLayout(
    OpentelemetryProtoTraceV1__Status.self, fullName: "opentelemetry.proto.trace.v1.Status",
    initialise: { unsafe opentelemetry_proto_trace_v1__status__init($0) })

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

@_spi(GeneratedCode) extension Status: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: OpentelemetryProtoTraceV1__Status.self)
    self.message = try unsafe String(reading: source.pointee.message_f2, field: "opentelemetry.proto.trace.v1.Status.message")
    self.code = unsafe Status.StatusCode(rawValue: .init(truncatingIfNeeded: source.pointee.code_f3.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "opentelemetry.proto.trace.v1.Status")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: OpentelemetryProtoTraceV1__Status.self, capacity: 1)
    unsafe opentelemetry_proto_trace_v1__status__init(target)
    arena.expect(15)
    unsafe target.pointee.message_f2 = arena.data(self.message)
    unsafe target.pointee.code_f3 = .init(rawValue: .init(truncatingIfNeeded: self.code.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
