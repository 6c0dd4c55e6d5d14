internal import CProtobufC

/// What protobuf-c's descriptor says about the fields of a message, for the checks that it leaves to
/// us.
@safe struct FieldTable {
  struct Field {
    /// Where it stands in the table.
    let index: Int

    let isRepeated: Bool

    /// The same for all fields of a oneof: where in the struct the number of the set one stands.
    let oneof: UInt32?

    /// How a value of it, if it isn't packed, comes over the wire.
    let wireType: WireReader.WireType

    /// Whether several values can come packed into one.
    let isPackable: Bool

    /// The fields of its values, if those are messages.
    let messageFields: FieldTable?

    /// Whether this can be the value of the field.
    func takes(_ value: WireReader.Value) -> Bool {
      value.type == wireType || value.type == .delimited && isPackable
    }
  }

  private let descriptor: UnsafePointer<ProtobufCMessageDescriptor>

  init(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) {
    unsafe self.descriptor = descriptor
  }

  var count: Int { Int(unsafe descriptor.pointee.n_fields) }

  /// - Returns: `nil` for unknown fields.
  func field(_ number: Int) -> Field? {
    guard
      let found = unsafe protobuf_c_message_descriptor_get_field(descriptor, UInt32(number))
    else { return nil }
    let isOneof = unsafe found.pointee.flags & PROTOBUF_C_FIELD_FLAG_ONEOF.rawValue != 0
    var messageFields: FieldTable?
    if unsafe found.pointee.type == PROTOBUF_C_TYPE_MESSAGE,
      let inner = unsafe found.pointee.descriptor
    {
      messageFields = unsafe FieldTable(
        inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self))
    }
    let isRepeated = unsafe found.pointee.label == PROTOBUF_C_LABEL_REPEATED
    let wireType = WireReader.WireType(unsafe found.pointee.type)
    return unsafe Field(
      index: found - descriptor.pointee.fields, isRepeated: isRepeated,
      oneof: isOneof ? found.pointee.quantifier_offset : nil, wireType: wireType,
      isPackable: isRepeated && wireType != .delimited, messageFields: messageFields)
  }
}

extension WireReader.WireType {
  fileprivate init(_ type: ProtobufCType) {
    switch type {
    case PROTOBUF_C_TYPE_FIXED64, PROTOBUF_C_TYPE_SFIXED64, PROTOBUF_C_TYPE_DOUBLE:
      self = .fixed64
    case PROTOBUF_C_TYPE_FIXED32, PROTOBUF_C_TYPE_SFIXED32, PROTOBUF_C_TYPE_FLOAT:
      self = .fixed32
    case PROTOBUF_C_TYPE_STRING, PROTOBUF_C_TYPE_BYTES, PROTOBUF_C_TYPE_MESSAGE:
      self = .delimited
    default:
      self = .varint
    }
  }
}

extension MessageLayout {
  var fields: FieldTable { unsafe FieldTable(descriptor) }
}
