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

@_spi(GeneratedCode) extension MessageLayout {
  /// `init(packed:)` of every generated message.
  ///
  /// Not generic, and the copying is the caller's: the code that knows the type is compiled for it.
  ///
  /// - Parameter read: Gets the struct that protobuf-c has filled, and copies it.
  public func unpack(
    _ bytes: RawSpan, _ read: (UnsafeRawPointer) throws(DecodingFailure) -> Void
  ) throws(DecodingFailure) {
    guard bytes.byteCount <= Int(Int32.max) else {
      throw .tooLarge(message: fullName, bytes: bytes.byteCount)
    }
    if isRecursive {
      try checkNesting(bytes)
    }
    if try unsafe unpackAsItCame(bytes, read) { return }
    let normal = try normalForm(of: bytes)
    _ = try unsafe unpackAsItCame(normal.span.bytes, isNormal: true, read)
  }

  /// Has protobuf-c parse the message into an arena, and has it copied.
  ///
  /// protobuf-c gives a message back while it parses when a field that can be there once comes again.
  /// It doesn't merge two messages as the specification says (their unknown fields and plain numbers
  /// get lost), so the caller has to merge them first.
  ///
  /// - Returns: `false`, without reading, when that is so, and when protobuf-c takes the bytes for
  ///   malformed, which they may not be: unless they are in normal form.
  private func unpackAsItCame(
    _ bytes: RawSpan, isNormal: Bool = false,
    _ read: (UnsafeRawPointer) throws(DecodingFailure) -> Void
  ) throws(DecodingFailure) -> Bool {
    let limit = UnpackLimits.memory(forMessageOf: bytes.byteCount)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
      (block: UnsafeMutableRawBufferPointer) throws(DecodingFailure) -> Bool in
      var arena = unsafe Arena(firstBlock: block, limit: limit)
      return try unsafe withUnsafeMutablePointer(to: &arena) {
        (arena: UnsafeMutablePointer<Arena>) throws(DecodingFailure) -> Bool in
        var allocator = unsafe ProtobufCAllocator(
          alloc: { data, bytes in
            unsafe data?.assumingMemoryBound(to: Arena.self).pointee.allocateWithinLimit(bytes)
          },
          free: { data, pointer in
            guard let pointer = unsafe pointer else { return }
            unsafe data?.assumingMemoryBound(to: Arena.self).pointee.noteFree(of: pointer)
          },
          allocator_data: arena)
        let parsed = unsafe bytes.withUnsafeBytes { bytes in
          unsafe protobuf_c_message_unpack(
            descriptor, &allocator, bytes.count,
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
        guard let parsed = unsafe parsed else {
          // Joining the lists of repeated messages takes memory that normal form doesn't.
          if unsafe arena.pointee.wasExhausted {
            let isJoined = isNormal ? false : try repeatsMessages(bytes)
            guard isJoined else { throw .tooMuchMemory(message: fullName, limit: limit) }
          }
          guard !isNormal else { throw .malformed(message: fullName) }
          return false
        }
        if unsafe arena.pointee.gotMessageBack, !isNormal, try repeatsMessages(bytes) {
          return false
        }
        try unsafe read(UnsafeRawPointer(parsed))
        return true
      }
    }
  }
}
