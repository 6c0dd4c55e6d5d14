// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of opentelemetry.proto.collector.trace.v1.TraceService.
public enum TraceServiceMethods {
  /// Whoever gets a span twice knows it by its ids.
  public static let export = MethodDescriptor(
    service: "opentelemetry.proto.collector.trace.v1.TraceService",
    name: "Export",
    kind: .unary,
    idempotency: .idempotent,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [export]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "opentelemetry.proto.collector.trace.v1.TraceService",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: export,
        documentation: "Whoever gets a span twice knows it by its ids.",
        input: ExportTraceServiceRequest.self,
        output: ExportTraceServiceResponse.self
      ),
    ]
  )
}

public protocol TraceServiceService: RPCService {
  /// Whoever gets a span twice knows it by its ids.
  func export(_ request: ExportTraceServiceRequest, context: CallContext) async throws -> ExportTraceServiceResponse
}

extension TraceServiceService {
  public var methods: [ServerMethod] {
    [
      .unary(TraceServiceMethods.export) {
        (request: ExportTraceServiceRequest, context) async throws -> ExportTraceServiceResponse in
        try await self.export(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .traceExportAPI
  }
}

/// Calls opentelemetry.proto.collector.trace.v1.TraceService.
public struct TraceServiceClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Whoever gets a span twice knows it by its ids.
  public func export(
    _ request: ExportTraceServiceRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ExportTraceServiceResponse {
    try await channel.unary(
      TraceServiceMethods.export, request, options: options, returning: ExportTraceServiceResponse.self
    )
  }
}
