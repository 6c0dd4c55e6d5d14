// Generated from rollcall/sample/v1/sample.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of SampleAPI.
  public static let sampleAPI = MessageTypes([
    Scalars.self,
    Optionals.self,
    Repeated.self,
    Maps.self,
    Choice.self,
    Tree.self,
    Tree.Bark.self,
    WellKnown.self,
    Names.self,
    Names.ProtocolMessage.self,
    Names.ProtocolMessage.Timestamp.self,
    DurationMessage.self,
    Nothing.self,
  ])
}
