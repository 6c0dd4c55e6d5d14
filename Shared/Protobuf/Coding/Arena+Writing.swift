public import CProtobufC

// From Swift's representation of field values to protobuf-c's. Generated code calls these. They are
// inlinable, so that they are compiled for the type at hand and its fields are read where they lie.
//
// Each counts into `packedBound` what the values take packed beside what generated code counts for
// the message itself.

@_spi(GeneratedCode) extension Arena {
  /// The most that the length of a field takes, and its tag.
  @inlinable static var headerBytes: Int { 10 }

  // Borrowed, or it would be retained while its bytes are copied.
  public mutating func data(_ text: borrowing String) -> ProtobufCBinaryData {
    let data = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe self.data(UnsafeRawBufferPointer(bytes))
    }
    guard let data = unsafe data else {
      preconditionFailure("a String on Linux is stored in one piece")
    }
    return unsafe data
  }

  @inlinable public mutating func data(_ bytes: [UInt8]) -> ProtobufCBinaryData {
    unsafe bytes.withUnsafeBytes { bytes in unsafe data(bytes) }
  }

  /// Short values are copied, since a string of up to 15 bytes lies within the message itself and
  /// has an address only for a moment. Longer ones are left where they are: what holds them, a string
  /// or an array, is on the heap, belongs to the message that is being packed, and so neither moves
  /// nor goes away before that is done.
  @usableFromInline mutating func data(_ bytes: UnsafeRawBufferPointer) -> ProtobufCBinaryData {
    let count = bytes.count
    expect(count &+ Self.headerBytes)
    guard let first = bytes.baseAddress, count > 0 else {
      return unsafe ProtobufCBinaryData(len: 0, data: nil)
    }
    if count > Self.longestInlineString {
      return unsafe ProtobufCBinaryData(
        len: count, data: UnsafeMutablePointer(mutating: first.assumingMemoryBound(to: UInt8.self)))
    }
    let copy = unsafe allocate(count)
    unsafe copy.copyMemory(from: first, byteCount: count)
    return unsafe ProtobufCBinaryData(
      len: count, data: copy.assumingMemoryBound(to: UInt8.self))
  }

  @inlinable static var longestInlineString: Int { 15 }

  /// A message that another points to. The struct is the caller's to name.
  @inlinable public mutating func message<Struct>(
    _ message: borrowing some GeneratedMessage, as type: Struct.Type = Struct.self
  ) -> UnsafeMutablePointer<Struct> {
    expect(Self.headerBytes)
    let target = unsafe allocate(MemoryLayout<Struct>.size)
    unsafe message.write(to: target, in: &self)
    return unsafe target.assumingMemoryBound(to: Struct.self)
  }

  /// - Parameter packedBytes: What each element takes at most, its tag too.
  @inlinable public mutating func array<Value, Element>(
    _ values: [Value], packedBytes: Int, _ convert: (Value, inout Arena) -> Element
  ) -> UnsafeMutablePointer<Element>? {
    let count = values.count
    guard count > 0 else { return nil }
    expect(count &* packedBytes &+ Self.headerBytes)
    let first = unsafe allocate(count &* MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: count)
    Self.forEachBorrowed(values) { index, value in
      unsafe (first + index).initialize(to: convert(value, &self))
    }
    return unsafe first
  }

  /// Goes over the elements without retaining what each refers to.
  ///
  /// An element that is read from an array is a copy, which for a message with five texts takes ten
  /// atomic operations, more than all the rest of its writing. Here its bits are copied instead. That
  /// is sound because the array owns the element for longer than the bits are looked at, and they end
  /// in memory that is given up without destroying what lies in it.
  @inlinable static func forEachBorrowed<Value>(_ values: [Value], _ body: (Int, Value) -> Void) {
    unsafe values.withUnsafeBufferPointer { values in
      unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { slot in
        guard let source = values.baseAddress, let bits = slot.baseAddress else { return }
        for index in 0..<values.count {
          unsafe UnsafeMutableRawPointer(bits).copyMemory(
            from: source + index, byteCount: MemoryLayout<Value>.size)
          let value = unsafe bits.move()
          body(index, value)
          unsafe bits.initialize(to: value)
        }
      }
    }
  }

  /// Numbers.
  @inlinable public mutating func array<Number>(_ values: [Number]) -> UnsafeMutablePointer<
    Number
  >? {
    unsafe array(values, packedBytes: 15) { value, _ in value }
  }

  @inlinable public mutating func array(_ values: [Bool]) -> UnsafeMutablePointer<UInt64>? {
    unsafe array(values, packedBytes: 6) { value, _ in value ? 1 : 0 }
  }

  @inlinable public mutating func array(_ values: [String]) -> UnsafeMutablePointer<
    ProtobufCBinaryData
  >? {
    unsafe array(values, packedBytes: 0) { value, arena in unsafe arena.data(value) }
  }

  @inlinable public mutating func array(_ values: [[UInt8]]) -> UnsafeMutablePointer<
    ProtobufCBinaryData
  >? {
    unsafe array(values, packedBytes: 0) { value, arena in unsafe arena.data(value) }
  }

  @inlinable public mutating func messages<Struct>(
    _ values: [some GeneratedMessage], as type: Struct.Type = Struct.self
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>? {
    unsafe array(values, packedBytes: 0) { value, arena in
      unsafe arena.message(value, as: Struct.self)
    }
  }

  /// The entries of a map, each a struct of its own.
  @inlinable public mutating func entries<Key, Value, Struct>(
    _ entries: [(key: Key, value: Value)],
    _ fill: (UnsafeMutablePointer<Struct>, (key: Key, value: Value), inout Arena) -> Void
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>? {
    // Key and value are fields of a message: three tags, a length, and perhaps two numbers.
    unsafe array(entries, packedBytes: 40) { entry, arena in
      let target = unsafe arena.allocate(MemoryLayout<Struct>.size)
        .bindMemory(to: Struct.self, capacity: 1)
      unsafe fill(target, entry, &arena)
      return unsafe target
    }
  }

  /// Sets the unknown fields of a message. They were read, so they split as they were joined.
  public mutating func attach(_ fields: UnknownFields, to message: inout ProtobufCMessage) {
    let bytes = fields.bytes
    expect(bytes.count)
    var reader = WireReader(bytes)
    var parts: [(tag: UInt64, value: Range<Int>)] = []
    while let field = try? reader.nextField() {
      var tagReader = WireReader(bytes, in: field.extent)
      guard let tag = try? tagReader.nextVarint() else { break }
      parts.append((tag, tagReader.position..<field.extent.upperBound))
    }
    unsafe message.n_unknown_fields = UInt32(parts.count)
    unsafe message.unknown_fields = bytes.withUnsafeBytes { bytes in
      unsafe array(parts, packedBytes: Self.headerBytes) { part, arena in
        let value = unsafe arena.data(UnsafeRawBufferPointer(rebasing: bytes[part.value]))
        return unsafe ProtobufCMessageUnknownField(
          tag: UInt32(part.tag >> 3), wire_type: ProtobufCWireType(UInt32(part.tag & 7)),
          len: value.len, data: value.data)
      }
    }
  }
}
