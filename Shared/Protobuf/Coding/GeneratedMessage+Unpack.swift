internal import CProtobufC

/// Bounds on what unpacking takes, whatever the bytes are.
enum UnpackLimits {
  /// As in Google's implementations.
  static let nesting = 100

  /// Of protobuf-c's structs, for a message of this length. The factor leaves room for lists of
  /// empty texts, the worst that an honest message holds.
  static func memory(forMessageOf bytes: Int) -> Int {
    (1 << 20) + 48 * bytes
  }
}

extension GeneratedMessage {
  /// `init(packed:)` of every generated message.
  package static func unpack(_ bytes: RawSpan) throws(DecodingFailure) -> Self {
    guard bytes.byteCount <= Int(Int32.max) else {
      throw .tooLarge(message: schema.fullName, bytes: bytes.byteCount)
    }
    if layout.isRecursive {
      try checkNesting(bytes)
    }
    if let message = try unpackUnlessRepeated(bytes) {
      return message
    }
    let merged = try mergingRepeatedMessages(bytes)
    guard
      let message = try unpackUnlessRepeated(
        unsafe merged.span.bytes, acceptRepeated: true)
    else {
      throw .malformed(message: schema.fullName)
    }
    return message
  }

  /// Has protobuf-c parse the message into an arena and copies it.
  ///
  /// protobuf-c gives memory back while it parses in two cases: when it has seen more than 16 fields
  /// of one message, and when a field that can be there once comes again. It doesn't merge the two
  /// messages as the specification says (their unknown fields and plain numbers get lost), so the
  /// caller has to look for that and merge them first.
  ///
  /// - Returns: `nil` when a field may have been there twice, unless `acceptRepeated`.
  private static func unpackUnlessRepeated(
    _ bytes: RawSpan, acceptRepeated: Bool = false
  ) throws(DecodingFailure) -> Self? {
    let limit = UnpackLimits.memory(forMessageOf: bytes.byteCount)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
      (block: UnsafeMutableRawBufferPointer) throws(DecodingFailure) -> Self? in
      var arena = unsafe Arena(firstBlock: block, limit: limit)
      return try unsafe withUnsafeMutablePointer(to: &arena) {
        (arena: UnsafeMutablePointer<Arena>) throws(DecodingFailure) -> Self? in
        var allocator = unsafe ProtobufCAllocator(
          alloc: { data, bytes in
            unsafe data?.assumingMemoryBound(to: Arena.self).pointee.allocateWithinLimit(bytes)
          },
          free: { data, pointer in
            guard unsafe pointer != nil else { return }
            unsafe data?.assumingMemoryBound(to: Arena.self).pointee.noteFree()
          },
          allocator_data: arena)
        let parsed = unsafe bytes.withUnsafeBytes { bytes in
          unsafe protobuf_c_message_unpack(
            layout.descriptor, &allocator, bytes.count,
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
        guard let parsed = unsafe parsed else {
          throw unsafe arena.pointee.wasExhausted
            ? .tooMuchMemory(message: schema.fullName, limit: limit)
            : .malformed(message: schema.fullName)
        }
        if unsafe arena.pointee.wasFreedInto, !acceptRepeated { return nil }
        return try unsafe Self(reading: UnsafeRawPointer(parsed))
      }
    }
  }
}
