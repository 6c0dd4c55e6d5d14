// Generated from google/rpc/error_details.proto, google/rpc/status.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of ErrorDetailsAPI.
  public static let errorDetailsAPI = MessageTypes([
    BadRequest.self,
    BadRequest.FieldViolation.self,
    RetryInfo.self,
    ErrorInfo.self,
    ResourceInfo.self,
    Status.self,
  ])
}
