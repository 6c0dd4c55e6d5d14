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

    /// The fields of its values, if those are messages.
    let messageFields: FieldTable?
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
    return unsafe Field(
      index: found - descriptor.pointee.fields,
      isRepeated: found.pointee.label == PROTOBUF_C_LABEL_REPEATED,
      oneof: isOneof ? found.pointee.quantifier_offset : nil, messageFields: messageFields)
  }
}

extension MessageLayout {
  var fields: FieldTable { unsafe FieldTable(descriptor) }
}
