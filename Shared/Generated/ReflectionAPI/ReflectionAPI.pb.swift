// Generated from grpc/reflection/v1/reflection.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of ReflectionAPI.
  public static let reflectionAPI = MessageTypes([
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
