internal import CProtobufC

extension GeneratedMessage {
  /// Refuses nesting that would exhaust the stack: protobuf-c calls itself for every level.
  static func checkNesting(_ bytes: RawSpan) throws(DecodingFailure) {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    let isShallow = unsafe fieldsNestAtMost(
      UnpackLimits.nesting, copy, 0..<copy.count, layout.descriptor)
    guard isShallow else {
      throw .nestedTooDeeply(message: schema.fullName, limit: UnpackLimits.nesting)
    }
  }

  /// What is malformed counts as shallow: protobuf-c gets no further than this does.
  private static func fieldsNestAtMost(
    _ depth: Int, _ bytes: [UInt8], _ range: Range<Int>,
    _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  ) -> Bool {
    guard depth > 0 else { return false }
    var reader = WireReader(bytes, in: range)
    while let field = try? reader.nextField() {
      guard case .delimited(let content) = field.value,
        let inner = unsafe messageField(field.number, of: descriptor)?.message
      else { continue }
      guard unsafe fieldsNestAtMost(depth - 1, bytes, content, inner) else { return false }
    }
    return true
  }
}

/// A field whose values are messages.
@safe struct MessageField {
  let message: UnsafePointer<ProtobufCMessageDescriptor>
  let isRepeated: Bool

  /// The same for all fields of a oneof.
  let oneof: UInt32?
}

/// - Returns: `nil` for fields of other types and unknown ones.
func messageField(
  _ number: Int, of descriptor: UnsafePointer<ProtobufCMessageDescriptor>
) -> MessageField? {
  let field = unsafe protobuf_c_message_descriptor_get_field(descriptor, UInt32(number))
  guard let field = unsafe field?.pointee, unsafe field.type == PROTOBUF_C_TYPE_MESSAGE,
    let inner = unsafe field.descriptor
  else { return nil }
  return unsafe MessageField(
    message: inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self),
    isRepeated: field.label == PROTOBUF_C_LABEL_REPEATED,
    oneof: oneofOffset(number, of: descriptor))
}

/// Tells the oneofs of a message apart: where in the struct the number of the set field stands.
func oneofOffset(
  _ number: Int, of descriptor: UnsafePointer<ProtobufCMessageDescriptor>
) -> UInt32? {
  let field = unsafe protobuf_c_message_descriptor_get_field(descriptor, UInt32(number))
  guard let field = unsafe field?.pointee,
    unsafe field.flags & PROTOBUF_C_FIELD_FLAG_ONEOF.rawValue != 0
  else { return nil }
  return unsafe field.quantifier_offset
}
