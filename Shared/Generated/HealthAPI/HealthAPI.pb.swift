// Generated from grpc/health/v1/health.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of HealthAPI.
  public static let healthAPI = MessageTypes([
    HealthCheckRequest.self,
    HealthCheckResponse.self,
    HealthListRequest.self,
    HealthListResponse.self,
  ])
}
