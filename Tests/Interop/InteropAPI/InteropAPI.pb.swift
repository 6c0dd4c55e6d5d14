// Generated from grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of InteropAPI.
  public static let interopAPI = MessageTypes([
    Empty.self,
    BoolValue.self,
    Payload.self,
    EchoStatus.self,
    SimpleRequest.self,
    SimpleResponse.self,
    StreamingInputCallRequest.self,
    StreamingInputCallResponse.self,
    ResponseParameters.self,
    StreamingOutputCallRequest.self,
    StreamingOutputCallResponse.self,
  ])
}
