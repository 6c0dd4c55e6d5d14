// Generated from grpc/reflection/v1alpha/reflection.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of ReflectionV1AlphaAPI.
  public static let reflectionV1AlphaAPI = MessageTypes([
    ServerReflectionRequest.self,
    ExtensionRequest.self,
    ServerReflectionResponse.self,
    FileDescriptorResponse.self,
    ExtensionNumberResponse.self,
    ListServiceResponse.self,
    ServiceResponse.self,
    ErrorResponse.self,
  ])
}
