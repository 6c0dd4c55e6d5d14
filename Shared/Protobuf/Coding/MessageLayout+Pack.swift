internal import CProtobufC

@_spi(GeneratedCode) extension MessageLayout {
  /// `pack(into:)` of every generated message: has protobuf-c's struct filled, and has protobuf-c
  /// write at the end of the array's own storage.
  ///
  /// - Parameter write: Fills the struct at the pointer, uninitialised until then.
  public func pack(
    appendingTo output: inout [UInt8],
    _ write: (UnsafeMutableRawPointer, inout Arena) -> Void
  ) throws(EncodingFailure) {
    try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
      (block: UnsafeMutableRawBufferPointer) throws(EncodingFailure) in
      var arena = unsafe Arena(firstBlock: block)
      let root = unsafe arena.allocate(byteCount)
      unsafe write(root, &arena)
      let message = unsafe UnsafePointer(root.assumingMemoryBound(to: ProtobufCMessage.self))
      var capacity = arena.packedBound
      if capacity > Self.bytesReservedByBound {
        capacity = unsafe protobuf_c_message_get_packed_size(message)
        guard capacity <= Int(Int32.max) else {
          throw .tooLarge(message: fullName, bytes: capacity)
        }
      }
      output.append(addingCapacity: capacity) { span in
        unsafe span.withUnsafeMutableBufferPointer { buffer, initialised in
          initialised = unsafe protobuf_c_message_pack(message, buffer.baseAddress)
        }
      }
    }
  }

  /// The bound of a message can be many times its length, if it holds many zeros. Above this much
  /// the exact length is worth its price.
  private static let bytesReservedByBound = 1 << 16
}
