// Generated from grpc/health/v1/health.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of grpc.health.v1.Health.
public enum HealthMethods {
  /// How a service is now. NOT_FOUND for one that isn't served here.
  public static let check = MethodDescriptor(
    service: "grpc.health.v1.Health",
    name: "Check",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// How each service is now, and under the empty name the whole server.
  public static let list = MethodDescriptor(
    service: "grpc.health.v1.Health",
    name: "List",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// How a service is now, and again with every change. A service that isn't
  /// served here is SERVICE_UNKNOWN, and the stream goes on. It ends with
  /// UNAVAILABLE when the server stops.
  public static let watch = MethodDescriptor(
    service: "grpc.health.v1.Health",
    name: "Watch",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [check, list, watch]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "grpc.health.v1.Health",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: check,
        documentation: "How a service is now. NOT_FOUND for one that isn't served here.",
        input: HealthCheckRequest.self,
        output: HealthCheckResponse.self
      ),
      MethodSchema(
        descriptor: list,
        documentation: "How each service is now, and under the empty name the whole server.",
        input: HealthListRequest.self,
        output: HealthListResponse.self
      ),
      MethodSchema(
        descriptor: watch,
        documentation: "How a service is now, and again with every change. A service that isn't\nserved here is SERVICE_UNKNOWN, and the stream goes on. It ends with\nUNAVAILABLE when the server stops.",
        input: HealthCheckRequest.self,
        output: HealthCheckResponse.self
      ),
    ]
  )
}

public protocol HealthService: RPCService {
  /// How a service is now. NOT_FOUND for one that isn't served here.
  func check(_ request: HealthCheckRequest, context: CallContext) async throws -> HealthCheckResponse

  /// How each service is now, and under the empty name the whole server.
  func list(_ request: HealthListRequest, context: CallContext) async throws -> HealthListResponse

  /// How a service is now, and again with every change. A service that isn't
  /// served here is SERVICE_UNKNOWN, and the stream goes on. It ends with
  /// UNAVAILABLE when the server stops.
  func watch(_ request: HealthCheckRequest, responses: ResponseWriter<HealthCheckResponse>, context: CallContext) async throws
}

extension HealthService {
  public var methods: [ServerMethod] {
    [
      .unary(HealthMethods.check) {
        (request: HealthCheckRequest, context) async throws -> HealthCheckResponse in
        try await self.check(request, context: context)
      },
      .unary(HealthMethods.list) {
        (request: HealthListRequest, context) async throws -> HealthListResponse in
        try await self.list(request, context: context)
      },
      .serverStreaming(HealthMethods.watch) {
        (request: HealthCheckRequest, responses: ResponseWriter<HealthCheckResponse>, context) in
        try await self.watch(request, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .healthAPI
  }
}

/// Calls grpc.health.v1.Health.
public struct HealthClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// How a service is now. NOT_FOUND for one that isn't served here.
  public func check(
    _ request: HealthCheckRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> HealthCheckResponse {
    try await channel.unary(
      HealthMethods.check, request, options: options, returning: HealthCheckResponse.self
    )
  }

  /// How each service is now, and under the empty name the whole server.
  public func list(
    _ request: HealthListRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> HealthListResponse {
    try await channel.unary(
      HealthMethods.list, request, options: options, returning: HealthListResponse.self
    )
  }

  /// How a service is now, and again with every change. A service that isn't
  /// served here is SERVICE_UNKNOWN, and the stream goes on. It ends with
  /// UNAVAILABLE when the server stops.
  public func watch(
    _ request: HealthCheckRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<HealthCheckResponse> {
    try await channel.serverStreaming(
      HealthMethods.watch, request, options: options, returning: HealthCheckResponse.self
    )
  }
}
