// Generated from rollcall/options/v1/options.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of OptionsAPI.
  public static let optionsAPI = MessageTypes([
    Access.self,
  ])
}
