// Generated from grpc/testing/messages.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CInteropAPI
@_spi(GeneratedCode) public import Protobuf

public enum PayloadType: OpenEnum {
  /// Zeros. The only kind that there is.
  case compressable
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .compressable
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .compressable: 0
    case .unrecognized(let number): number
    }
  }
}

extension PayloadType {
  public static let schema = EnumSchema(
    fullName: "grpc.testing.PayloadType",
    documentation: "",
    values: [
      .init(name: "COMPRESSABLE", number: 0, documentation: "Zeros. The only kind that there is."),
    ]
  )
}

/// A bool that can be absent.
public struct BoolValue: Message {
  public var value: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    value: Bool = false
  ) {
    self.value = value
  }
}

/// Makes a message larger.
public struct Payload: Message {
  public var type: PayloadType = PayloadType()

  public var body: [UInt8] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    type: PayloadType = PayloadType(),
    body: [UInt8] = []
  ) {
    self.type = type
    self.body = body
  }
}

/// The status that the call is to end with.
public struct EchoStatus: Message {
  public var code: Int32 = 0

  public var message: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    code: Int32 = 0,
    message: String = ""
  ) {
    self.code = code
    self.message = message
  }
}

public struct SimpleRequest: Message {
  public var responseType: PayloadType = PayloadType()

  /// How many bytes the body of the answer's payload is to have.
  public var responseSize: Int32 = 0

  public var payload: Payload?

  public var fillUsername: Bool = false

  public var fillOauthScope: Bool = false

  /// Whether the answer is to be compressed.
  public var responseCompressed: BoolValue?

  public var responseStatus: EchoStatus?

  /// Whether this message is compressed: if it isn't as it says, the call ends
  /// with INVALID_ARGUMENT.
  public var expectCompressed: BoolValue?

  public var fillServerID: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    responseType: PayloadType = PayloadType(),
    responseSize: Int32 = 0,
    payload: Payload? = nil,
    fillUsername: Bool = false,
    fillOauthScope: Bool = false,
    responseCompressed: BoolValue? = nil,
    responseStatus: EchoStatus? = nil,
    expectCompressed: BoolValue? = nil,
    fillServerID: Bool = false
  ) {
    self.responseType = responseType
    self.responseSize = responseSize
    self.payload = payload
    self.fillUsername = fillUsername
    self.fillOauthScope = fillOauthScope
    self.responseCompressed = responseCompressed
    self.responseStatus = responseStatus
    self.expectCompressed = expectCompressed
    self.fillServerID = fillServerID
  }
}

public struct SimpleResponse: Message {
  public var payload: Payload?

  /// Who calls, if the request asks for it.
  public var username: String = ""

  public var oauthScope: String = ""

  /// The same in every answer of one server, if the request asks for it.
  public var serverID: String = ""

  public var hostname: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    payload: Payload? = nil,
    username: String = "",
    oauthScope: String = "",
    serverID: String = "",
    hostname: String = ""
  ) {
    self.payload = payload
    self.username = username
    self.oauthScope = oauthScope
    self.serverID = serverID
    self.hostname = hostname
  }
}

public struct StreamingInputCallRequest: Message {
  public var payload: Payload?

  /// As in SimpleRequest.
  public var expectCompressed: BoolValue?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    payload: Payload? = nil,
    expectCompressed: BoolValue? = nil
  ) {
    self.payload = payload
    self.expectCompressed = expectCompressed
  }
}

public struct StreamingInputCallResponse: Message {
  /// The bytes of all payloads' bodies.
  public var aggregatedPayloadSize: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    aggregatedPayloadSize: Int32 = 0
  ) {
    self.aggregatedPayloadSize = aggregatedPayloadSize
  }
}

/// One message of an answer.
public struct ResponseParameters: Message {
  public var size: Int32 = 0

  /// How long to wait before it.
  public var intervalUs: Int32 = 0

  /// Whether it is to be compressed.
  public var compressed: BoolValue?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    size: Int32 = 0,
    intervalUs: Int32 = 0,
    compressed: BoolValue? = nil
  ) {
    self.size = size
    self.intervalUs = intervalUs
    self.compressed = compressed
  }
}

public struct StreamingOutputCallRequest: Message {
  public var responseType: PayloadType = PayloadType()

  /// A message of the answer for each.
  public var responseParameters: [ResponseParameters] = []

  public var payload: Payload?

  public var responseStatus: EchoStatus?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    responseType: PayloadType = PayloadType(),
    responseParameters: [ResponseParameters] = [],
    payload: Payload? = nil,
    responseStatus: EchoStatus? = nil
  ) {
    self.responseType = responseType
    self.responseParameters = responseParameters
    self.payload = payload
    self.responseStatus = responseStatus
  }
}

public struct StreamingOutputCallResponse: Message {
  public var payload: Payload?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    payload: Payload? = nil
  ) {
    self.payload = payload
  }
}

extension BoolValue {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.BoolValue",
    documentation: "A bool that can be absent.",
    fields: [
      FieldSchema(
        name: "value", jsonName: "value", number: 1,
        type: .bool
      ),
    ]
  )
}

extension Payload {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.Payload",
    documentation: "Makes a message larger.",
    fields: [
      FieldSchema(
        name: "type", jsonName: "type", number: 1,
        type: .enumeration(PayloadType.self)
      ),
      FieldSchema(
        name: "body", jsonName: "body", number: 2,
        type: .bytes
      ),
    ]
  )
}

extension EchoStatus {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.EchoStatus",
    documentation: "The status that the call is to end with.",
    fields: [
      FieldSchema(
        name: "code", jsonName: "code", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 2,
        type: .string
      ),
    ]
  )
}

extension SimpleRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.SimpleRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "response_type", jsonName: "responseType", number: 1,
        type: .enumeration(PayloadType.self)
      ),
      FieldSchema(
        name: "response_size", jsonName: "responseSize", number: 2,
        type: .int32,
        documentation: "How many bytes the body of the answer's payload is to have."
      ),
      FieldSchema(
        name: "payload", jsonName: "payload", number: 3,
        type: .message(Payload.self), label: .explicit
      ),
      FieldSchema(
        name: "fill_username", jsonName: "fillUsername", number: 4,
        type: .bool
      ),
      FieldSchema(
        name: "fill_oauth_scope", jsonName: "fillOauthScope", number: 5,
        type: .bool
      ),
      FieldSchema(
        name: "response_compressed", jsonName: "responseCompressed", number: 6,
        type: .message(BoolValue.self), label: .explicit,
        documentation: "Whether the answer is to be compressed."
      ),
      FieldSchema(
        name: "response_status", jsonName: "responseStatus", number: 7,
        type: .message(EchoStatus.self), label: .explicit
      ),
      FieldSchema(
        name: "expect_compressed", jsonName: "expectCompressed", number: 8,
        type: .message(BoolValue.self), label: .explicit,
        documentation: "Whether this message is compressed: if it isn't as it says, the call ends\nwith INVALID_ARGUMENT."
      ),
      FieldSchema(
        name: "fill_server_id", jsonName: "fillServerId", number: 9,
        type: .bool
      ),
    ]
  )
}

extension SimpleResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.SimpleResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "payload", jsonName: "payload", number: 1,
        type: .message(Payload.self), label: .explicit
      ),
      FieldSchema(
        name: "username", jsonName: "username", number: 2,
        type: .string,
        documentation: "Who calls, if the request asks for it."
      ),
      FieldSchema(
        name: "oauth_scope", jsonName: "oauthScope", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "server_id", jsonName: "serverId", number: 4,
        type: .string,
        documentation: "The same in every answer of one server, if the request asks for it."
      ),
      FieldSchema(
        name: "hostname", jsonName: "hostname", number: 6,
        type: .string
      ),
    ]
  )
}

extension StreamingInputCallRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.StreamingInputCallRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "payload", jsonName: "payload", number: 1,
        type: .message(Payload.self), label: .explicit
      ),
      FieldSchema(
        name: "expect_compressed", jsonName: "expectCompressed", number: 2,
        type: .message(BoolValue.self), label: .explicit,
        documentation: "As in SimpleRequest."
      ),
    ]
  )
}

extension StreamingInputCallResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.StreamingInputCallResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "aggregated_payload_size", jsonName: "aggregatedPayloadSize", number: 1,
        type: .int32,
        documentation: "The bytes of all payloads' bodies."
      ),
    ]
  )
}

extension ResponseParameters {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.ResponseParameters",
    documentation: "One message of an answer.",
    fields: [
      FieldSchema(
        name: "size", jsonName: "size", number: 1,
        type: .int32
      ),
      FieldSchema(
        name: "interval_us", jsonName: "intervalUs", number: 2,
        type: .int32,
        documentation: "How long to wait before it."
      ),
      FieldSchema(
        name: "compressed", jsonName: "compressed", number: 3,
        type: .message(BoolValue.self), label: .explicit,
        documentation: "Whether it is to be compressed."
      ),
    ]
  )
}

extension StreamingOutputCallRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.StreamingOutputCallRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "response_type", jsonName: "responseType", number: 1,
        type: .enumeration(PayloadType.self)
      ),
      FieldSchema(
        name: "response_parameters", jsonName: "responseParameters", number: 2,
        type: .message(ResponseParameters.self), label: .repeated,
        documentation: "A message of the answer for each."
      ),
      FieldSchema(
        name: "payload", jsonName: "payload", number: 3,
        type: .message(Payload.self), label: .explicit
      ),
      FieldSchema(
        name: "response_status", jsonName: "responseStatus", number: 7,
        type: .message(EchoStatus.self), label: .explicit
      ),
    ]
  )
}

extension StreamingOutputCallResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.StreamingOutputCallResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "payload", jsonName: "payload", number: 1,
        type: .message(Payload.self), label: .explicit
      ),
    ]
  )
}

extension BoolValue {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__BoolValue.self, fullName: "grpc.testing.BoolValue",
    initialise: { unsafe grpc_testing__bool_value__init($0) })

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
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__BoolValue.self)
    self.value = unsafe source.pointee.value_f1 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.BoolValue")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__BoolValue.self, capacity: 1)
    unsafe grpc_testing__bool_value__init(target)
    arena.expect(15)
    unsafe target.pointee.value_f1 = self.value ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Payload {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__Payload.self, fullName: "grpc.testing.Payload",
    initialise: { unsafe grpc_testing__payload__init($0) })

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

@_spi(GeneratedCode) extension Payload: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__Payload.self)
    self.type = unsafe PayloadType(rawValue: .init(truncatingIfNeeded: source.pointee.type_f1.rawValue))
    self.body = unsafe [UInt8](reading: source.pointee.body_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.Payload")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__Payload.self, capacity: 1)
    unsafe grpc_testing__payload__init(target)
    arena.expect(15)
    unsafe target.pointee.type_f1 = .init(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    unsafe target.pointee.body_f2 = arena.data(self.body)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EchoStatus {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__EchoStatus.self, fullName: "grpc.testing.EchoStatus",
    initialise: { unsafe grpc_testing__echo_status__init($0) })

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

@_spi(GeneratedCode) extension EchoStatus: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__EchoStatus.self)
    self.code = unsafe source.pointee.code_f1
    self.message = try unsafe String(reading: source.pointee.message_f2, field: "grpc.testing.EchoStatus.message")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.EchoStatus")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__EchoStatus.self, capacity: 1)
    unsafe grpc_testing__echo_status__init(target)
    arena.expect(15)
    unsafe target.pointee.code_f1 = self.code
    unsafe target.pointee.message_f2 = arena.data(self.message)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SimpleRequest {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__SimpleRequest.self, fullName: "grpc.testing.SimpleRequest",
    initialise: { unsafe grpc_testing__simple_request__init($0) })

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

@_spi(GeneratedCode) extension SimpleRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__SimpleRequest.self)
    self.responseType = unsafe PayloadType(rawValue: .init(truncatingIfNeeded: source.pointee.response_type_f1.rawValue))
    self.responseSize = unsafe source.pointee.response_size_f2
    if let value = unsafe source.pointee.payload_f3 {
      self.payload = try unsafe Payload(reading: value)
    }
    self.fillUsername = unsafe source.pointee.fill_username_f4 != 0
    self.fillOauthScope = unsafe source.pointee.fill_oauth_scope_f5 != 0
    if let value = unsafe source.pointee.response_compressed_f6 {
      self.responseCompressed = try unsafe BoolValue(reading: value)
    }
    if let value = unsafe source.pointee.response_status_f7 {
      self.responseStatus = try unsafe EchoStatus(reading: value)
    }
    if let value = unsafe source.pointee.expect_compressed_f8 {
      self.expectCompressed = try unsafe BoolValue(reading: value)
    }
    self.fillServerID = unsafe source.pointee.fill_server_id_f9 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.SimpleRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__SimpleRequest.self, capacity: 1)
    unsafe grpc_testing__simple_request__init(target)
    arena.expect(75)
    unsafe target.pointee.response_type_f1 = .init(rawValue: .init(truncatingIfNeeded: self.responseType.rawValue))
    unsafe target.pointee.response_size_f2 = self.responseSize
    if let value = self.payload {
      unsafe target.pointee.payload_f3 = arena.message(value)
    }
    unsafe target.pointee.fill_username_f4 = self.fillUsername ? 1 : 0
    unsafe target.pointee.fill_oauth_scope_f5 = self.fillOauthScope ? 1 : 0
    if let value = self.responseCompressed {
      unsafe target.pointee.response_compressed_f6 = arena.message(value)
    }
    if let value = self.responseStatus {
      unsafe target.pointee.response_status_f7 = arena.message(value)
    }
    if let value = self.expectCompressed {
      unsafe target.pointee.expect_compressed_f8 = arena.message(value)
    }
    unsafe target.pointee.fill_server_id_f9 = self.fillServerID ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SimpleResponse {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__SimpleResponse.self, fullName: "grpc.testing.SimpleResponse",
    initialise: { unsafe grpc_testing__simple_response__init($0) })

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

@_spi(GeneratedCode) extension SimpleResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__SimpleResponse.self)
    if let value = unsafe source.pointee.payload_f1 {
      self.payload = try unsafe Payload(reading: value)
    }
    self.username = try unsafe String(reading: source.pointee.username_f2, field: "grpc.testing.SimpleResponse.username")
    self.oauthScope = try unsafe String(reading: source.pointee.oauth_scope_f3, field: "grpc.testing.SimpleResponse.oauth_scope")
    self.serverID = try unsafe String(reading: source.pointee.server_id_f4, field: "grpc.testing.SimpleResponse.server_id")
    self.hostname = try unsafe String(reading: source.pointee.hostname_f6, field: "grpc.testing.SimpleResponse.hostname")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.SimpleResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__SimpleResponse.self, capacity: 1)
    unsafe grpc_testing__simple_response__init(target)
    if let value = self.payload {
      unsafe target.pointee.payload_f1 = arena.message(value)
    }
    unsafe target.pointee.username_f2 = arena.data(self.username)
    unsafe target.pointee.oauth_scope_f3 = arena.data(self.oauthScope)
    unsafe target.pointee.server_id_f4 = arena.data(self.serverID)
    unsafe target.pointee.hostname_f6 = arena.data(self.hostname)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension StreamingInputCallRequest {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__StreamingInputCallRequest.self, fullName: "grpc.testing.StreamingInputCallRequest",
    initialise: { unsafe grpc_testing__streaming_input_call_request__init($0) })

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

@_spi(GeneratedCode) extension StreamingInputCallRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__StreamingInputCallRequest.self)
    if let value = unsafe source.pointee.payload_f1 {
      self.payload = try unsafe Payload(reading: value)
    }
    if let value = unsafe source.pointee.expect_compressed_f2 {
      self.expectCompressed = try unsafe BoolValue(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.StreamingInputCallRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__StreamingInputCallRequest.self, capacity: 1)
    unsafe grpc_testing__streaming_input_call_request__init(target)
    if let value = self.payload {
      unsafe target.pointee.payload_f1 = arena.message(value)
    }
    if let value = self.expectCompressed {
      unsafe target.pointee.expect_compressed_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension StreamingInputCallResponse {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__StreamingInputCallResponse.self, fullName: "grpc.testing.StreamingInputCallResponse",
    initialise: { unsafe grpc_testing__streaming_input_call_response__init($0) })

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

@_spi(GeneratedCode) extension StreamingInputCallResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__StreamingInputCallResponse.self)
    self.aggregatedPayloadSize = unsafe source.pointee.aggregated_payload_size_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.StreamingInputCallResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__StreamingInputCallResponse.self, capacity: 1)
    unsafe grpc_testing__streaming_input_call_response__init(target)
    arena.expect(15)
    unsafe target.pointee.aggregated_payload_size_f1 = self.aggregatedPayloadSize
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ResponseParameters {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__ResponseParameters.self, fullName: "grpc.testing.ResponseParameters",
    initialise: { unsafe grpc_testing__response_parameters__init($0) })

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

@_spi(GeneratedCode) extension ResponseParameters: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__ResponseParameters.self)
    self.size = unsafe source.pointee.size_f1
    self.intervalUs = unsafe source.pointee.interval_us_f2
    if let value = unsafe source.pointee.compressed_f3 {
      self.compressed = try unsafe BoolValue(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.ResponseParameters")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__ResponseParameters.self, capacity: 1)
    unsafe grpc_testing__response_parameters__init(target)
    arena.expect(30)
    unsafe target.pointee.size_f1 = self.size
    unsafe target.pointee.interval_us_f2 = self.intervalUs
    if let value = self.compressed {
      unsafe target.pointee.compressed_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension StreamingOutputCallRequest {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__StreamingOutputCallRequest.self, fullName: "grpc.testing.StreamingOutputCallRequest",
    initialise: { unsafe grpc_testing__streaming_output_call_request__init($0) })

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

@_spi(GeneratedCode) extension StreamingOutputCallRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__StreamingOutputCallRequest.self)
    self.responseType = unsafe PayloadType(rawValue: .init(truncatingIfNeeded: source.pointee.response_type_f1.rawValue))
    self.responseParameters = try unsafe [ResponseParameters](reading: source.pointee.response_parameters_f2, count: source.pointee.n_response_parameters_f2)
    if let value = unsafe source.pointee.payload_f3 {
      self.payload = try unsafe Payload(reading: value)
    }
    if let value = unsafe source.pointee.response_status_f7 {
      self.responseStatus = try unsafe EchoStatus(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.StreamingOutputCallRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__StreamingOutputCallRequest.self, capacity: 1)
    unsafe grpc_testing__streaming_output_call_request__init(target)
    arena.expect(15)
    unsafe target.pointee.response_type_f1 = .init(rawValue: .init(truncatingIfNeeded: self.responseType.rawValue))
    unsafe target.pointee.n_response_parameters_f2 = self.responseParameters.count
    unsafe target.pointee.response_parameters_f2 = arena.messages(self.responseParameters)
    if let value = self.payload {
      unsafe target.pointee.payload_f3 = arena.message(value)
    }
    if let value = self.responseStatus {
      unsafe target.pointee.response_status_f7 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension StreamingOutputCallResponse {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__StreamingOutputCallResponse.self, fullName: "grpc.testing.StreamingOutputCallResponse",
    initialise: { unsafe grpc_testing__streaming_output_call_response__init($0) })

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

@_spi(GeneratedCode) extension StreamingOutputCallResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__StreamingOutputCallResponse.self)
    if let value = unsafe source.pointee.payload_f1 {
      self.payload = try unsafe Payload(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.StreamingOutputCallResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__StreamingOutputCallResponse.self, capacity: 1)
    unsafe grpc_testing__streaming_output_call_response__init(target)
    if let value = self.payload {
      unsafe target.pointee.payload_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
