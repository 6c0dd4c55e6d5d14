// Generated from grpc/health/v1/health.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CHealthAPI
@_spi(GeneratedCode) public import Protobuf

public struct HealthCheckRequest: Message {
  /// With its package: "rollcall.groups.v1.Groups". Empty for the whole server.
  public var service: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    service: String = ""
  ) {
    self.service = service
  }
}

public struct HealthCheckResponse: Message {
  public var status: HealthCheckResponse.ServingStatus = HealthCheckResponse.ServingStatus()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    status: HealthCheckResponse.ServingStatus = HealthCheckResponse.ServingStatus()
  ) {
    self.status = status
  }
}

extension HealthCheckResponse {
  public enum ServingStatus: OpenEnum {
    case unknown
    /// It takes calls.
    case serving
    /// It starts, stops, or lacks something that it needs.
    case notServing
    /// It isn't served here. Only in answers of Watch.
    case serviceUnknown
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unknown
      case 1: self = .serving
      case 2: self = .notServing
      case 3: self = .serviceUnknown
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unknown: 0
      case .serving: 1
      case .notServing: 2
      case .serviceUnknown: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension HealthCheckResponse.ServingStatus {
  public static let schema = EnumSchema(
    fullName: "grpc.health.v1.HealthCheckResponse.ServingStatus",
    documentation: "",
    values: [
      .init(name: "UNKNOWN", number: 0),
      .init(name: "SERVING", number: 1, documentation: "It takes calls."),
      .init(name: "NOT_SERVING", number: 2, documentation: "It starts, stops, or lacks something that it needs."),
      .init(name: "SERVICE_UNKNOWN", number: 3, documentation: "It isn't served here. Only in answers of Watch."),
    ]
  )
}

public struct HealthListRequest: Message {
  public var unknownFields = UnknownFields()

  public init() {}
}

public struct HealthListResponse: Message {
  /// By the services' names.
  public var statuses: [String: HealthCheckResponse] = [:]

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    statuses: [String: HealthCheckResponse] = [:]
  ) {
    self.statuses = statuses
  }
}

extension HealthCheckRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.health.v1.HealthCheckRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "service", jsonName: "service", number: 1,
        type: .string,
        documentation: "With its package: \"rollcall.groups.v1.Groups\". Empty for the whole server."
      ),
    ]
  )
}

extension HealthCheckResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.health.v1.HealthCheckResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "status", jsonName: "status", number: 1,
        type: .enumeration(HealthCheckResponse.ServingStatus.self)
      ),
    ]
  )
}

extension HealthListRequest {
  public static let schema = MessageSchema(
    fullName: "grpc.health.v1.HealthListRequest",
    documentation: "",
    fields: []
  )
}

extension HealthListResponse {
  public static let schema = MessageSchema(
    fullName: "grpc.health.v1.HealthListResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "statuses", jsonName: "statuses", number: 1,
        type: .map(key: .string, value: .message(HealthCheckResponse.self)), label: .map,
        documentation: "By the services' names."
      ),
    ]
  )
}

extension HealthCheckRequest {
  private static let layout = unsafe MessageLayout(
    GrpcHealthV1__HealthCheckRequest.self, fullName: "grpc.health.v1.HealthCheckRequest",
    initialise: { unsafe grpc_health_v1__health_check_request__init($0) })

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

@_spi(GeneratedCode) extension HealthCheckRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcHealthV1__HealthCheckRequest.self)
    self.service = try unsafe String(reading: source.pointee.service_f1, field: "grpc.health.v1.HealthCheckRequest.service")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.health.v1.HealthCheckRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcHealthV1__HealthCheckRequest.self, capacity: 1)
    unsafe grpc_health_v1__health_check_request__init(target)
    unsafe target.pointee.service_f1 = arena.data(self.service)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension HealthCheckResponse {
  private static let layout = unsafe MessageLayout(
    GrpcHealthV1__HealthCheckResponse.self, fullName: "grpc.health.v1.HealthCheckResponse",
    initialise: { unsafe grpc_health_v1__health_check_response__init($0) })

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

@_spi(GeneratedCode) extension HealthCheckResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcHealthV1__HealthCheckResponse.self)
    self.status = unsafe HealthCheckResponse.ServingStatus(rawValue: .init(truncatingIfNeeded: source.pointee.status_f1.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.health.v1.HealthCheckResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcHealthV1__HealthCheckResponse.self, capacity: 1)
    unsafe grpc_health_v1__health_check_response__init(target)
    arena.expect(15)
    unsafe target.pointee.status_f1 = .init(rawValue: .init(truncatingIfNeeded: self.status.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension HealthListRequest {
  private static let layout = unsafe MessageLayout(
    GrpcHealthV1__HealthListRequest.self, fullName: "grpc.health.v1.HealthListRequest",
    initialise: { unsafe grpc_health_v1__health_list_request__init($0) })

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

@_spi(GeneratedCode) extension HealthListRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcHealthV1__HealthListRequest.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.health.v1.HealthListRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcHealthV1__HealthListRequest.self, capacity: 1)
    unsafe grpc_health_v1__health_list_request__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension HealthListResponse {
  private static let layout = unsafe MessageLayout(
    GrpcHealthV1__HealthListResponse.self, fullName: "grpc.health.v1.HealthListResponse",
    initialise: { unsafe grpc_health_v1__health_list_response__init($0) })

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

@_spi(GeneratedCode) extension HealthListResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcHealthV1__HealthListResponse.self)
    for index in unsafe 0..<source.pointee.n_statuses_f1 {
      guard let entry = unsafe source.pointee.statuses_f1[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "grpc.health.v1.HealthListResponse")
      let key = try unsafe String(reading: entry.pointee.key, field: "grpc.health.v1.HealthListResponse.statuses")
      var value = HealthCheckResponse()
      if let message = unsafe entry.pointee.value {
        value = try unsafe HealthCheckResponse(reading: message)
      }
      self.statuses[key] = value
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.health.v1.HealthListResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcHealthV1__HealthListResponse.self, capacity: 1)
    unsafe grpc_health_v1__health_list_response__init(target)
    unsafe target.pointee.n_statuses_f1 = self.statuses.count
    unsafe target.pointee.statuses_f1 = arena.entries(self.statuses.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<GrpcHealthV1__HealthListResponse__StatusesEntry>, entry, arena) in
      unsafe grpc_health_v1__health_list_response__statuses_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.message(entry.value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
