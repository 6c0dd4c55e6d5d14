internal import CProtobufC

extension GeneratedMessage {
  /// `pack(into:)` of every generated message: fills protobuf-c's struct and has it write at the end
  /// of the array's own storage.
  package func pack(appendingTo output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
      (block: UnsafeMutableRawBufferPointer) throws(EncodingFailure) in
      var arena = unsafe Arena(firstBlock: block)
      let root = unsafe arena.allocate(Self.layout.byteCount)
      unsafe write(to: root, in: &arena)
      let message = unsafe UnsafePointer(root.assumingMemoryBound(to: ProtobufCMessage.self))
      let byteCount = unsafe protobuf_c_message_get_packed_size(message)
      guard byteCount <= Int(Int32.max) else {
        throw .tooLarge(message: Self.schema.fullName, bytes: byteCount)
      }
      output.append(addingCapacity: byteCount) { span in
        unsafe span.withUnsafeMutableBufferPointer { buffer, initialised in
          initialised = unsafe protobuf_c_message_pack(message, buffer.baseAddress)
        }
      }
    }
  }
}
