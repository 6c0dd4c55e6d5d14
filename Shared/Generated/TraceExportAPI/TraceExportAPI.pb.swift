// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto, opentelemetry/proto/common/v1/common.proto, opentelemetry/proto/resource/v1/resource.proto, opentelemetry/proto/trace/v1/trace.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of TraceExportAPI.
  public static let traceExportAPI = MessageTypes([
    AnyValue.self,
    KeyValue.self,
    InstrumentationScope.self,
    Resource.self,
    ResourceSpans.self,
    ScopeSpans.self,
    Span.self,
    Status.self,
    ExportTraceServiceRequest.self,
    ExportTraceServiceResponse.self,
    ExportTracePartialSuccess.self,
  ])
}
