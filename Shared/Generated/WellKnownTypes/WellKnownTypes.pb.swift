// Generated from google/protobuf/any.proto, google/protobuf/duration.proto, google/protobuf/empty.proto, google/protobuf/field_mask.proto, google/protobuf/struct.proto, google/protobuf/timestamp.proto, google/protobuf/wrappers.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of WellKnownTypes.
  public static let wellKnownTypes = MessageTypes([
    Timestamp.self,
    DurationMessage.self,
    FieldMask.self,
    Empty.self,
    AnyMessage.self,
    Struct.self,
    Value.self,
    ListValue.self,
    DoubleValue.self,
    FloatValue.self,
    Int64Value.self,
    UInt64Value.self,
    Int32Value.self,
    UInt32Value.self,
    BoolValue.self,
    StringValue.self,
    BytesValue.self,
  ])
}
