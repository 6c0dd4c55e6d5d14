// Generated from rollcall/rpc/v1/frame.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of FrameAPI.
  public static let frameAPI = MessageTypes([
    Frame.self,
    Metadata.self,
    Begin.self,
    Head.self,
    End.self,
    Detail.self,
    Cancel.self,
    Settings.self,
    Ping.self,
    GoAway.self,
  ])
}
