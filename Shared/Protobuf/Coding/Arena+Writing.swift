package import CProtobufC

// From Swift's representation of field values to protobuf-c's. Generated code calls these. The
// generic ones are inlinable, so that they are compiled for the type at hand.

extension Arena {
  package mutating func data(_ text: String) -> ProtobufCBinaryData {
    var text = text
    let count = text.utf8.count
    guard count > 0 else { return unsafe ProtobufCBinaryData(len: 0, data: nil) }
    let copy = unsafe allocate(count)
    text.withUTF8 { unsafe copy.copyMemory(from: $0.baseAddress!, byteCount: count) }
    return unsafe ProtobufCBinaryData(len: count, data: copy.assumingMemoryBound(to: UInt8.self))
  }

  package mutating func data(_ bytes: [UInt8]) -> ProtobufCBinaryData {
    guard !bytes.isEmpty else { return unsafe ProtobufCBinaryData(len: 0, data: nil) }
    let copy = unsafe allocate(bytes.count)
    unsafe bytes.withUnsafeBytes {
      unsafe copy.copyMemory(from: $0.baseAddress!, byteCount: bytes.count)
    }
    return unsafe ProtobufCBinaryData(
      len: bytes.count, data: copy.assumingMemoryBound(to: UInt8.self))
  }

  /// A message that another points to. The struct is the caller's to name.
  @inlinable package mutating func message<Struct>(
    _ message: some GeneratedMessage, as type: Struct.Type = Struct.self
  ) -> UnsafeMutablePointer<Struct> {
    let target = unsafe allocate(MemoryLayout<Struct>.size)
    unsafe message.write(to: target, in: &self)
    return unsafe target.assumingMemoryBound(to: Struct.self)
  }

  @inlinable package mutating func array<Value, Element>(
    _ values: [Value], _ convert: (Value, inout Arena) -> Element
  ) -> UnsafeMutablePointer<Element>? {
    guard !values.isEmpty else { return nil }
    let first = unsafe allocate(values.count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: values.count)
    for index in values.indices {
      unsafe (first + index).initialize(to: convert(values[index], &self))
    }
    return unsafe first
  }

  /// Numbers.
  @inlinable package mutating func array<Number>(_ values: [Number]) -> UnsafeMutablePointer<
    Number
  >? {
    unsafe array(values) { value, _ in value }
  }

  package mutating func array(_ values: [Bool]) -> UnsafeMutablePointer<protobuf_c_boolean>? {
    unsafe array(values) { value, _ in value ? 1 : 0 }
  }

  package mutating func array(_ values: [String]) -> UnsafeMutablePointer<ProtobufCBinaryData>? {
    unsafe array(values) { value, arena in unsafe arena.data(value) }
  }

  package mutating func array(_ values: [[UInt8]]) -> UnsafeMutablePointer<ProtobufCBinaryData>? {
    unsafe array(values) { value, arena in unsafe arena.data(value) }
  }

  @inlinable package mutating func messages<Struct>(
    _ values: [some GeneratedMessage], as type: Struct.Type = Struct.self
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>? {
    unsafe array(values) { value, arena in unsafe arena.message(value, as: Struct.self) }
  }

  /// The entries of a map, each a struct of its own.
  @inlinable package mutating func entries<Key, Value, Struct>(
    _ entries: [(key: Key, value: Value)],
    _ fill: (UnsafeMutablePointer<Struct>, (key: Key, value: Value), inout Arena) -> Void
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>? {
    unsafe array(entries) { entry, arena in
      let target = unsafe arena.allocate(MemoryLayout<Struct>.size)
        .bindMemory(to: Struct.self, capacity: 1)
      unsafe fill(target, entry, &arena)
      return unsafe target
    }
  }

  /// Sets the unknown fields of a message. They were read, so they split as they were joined.
  package mutating func attach(_ fields: UnknownFields, to message: inout ProtobufCMessage) {
    guard !fields.isEmpty else { return }
    var reader = WireReader(fields.bytes)
    var extents: [(tag: UInt64, value: ArraySlice<UInt8>)] = []
    while let field = try? reader.nextField() {
      var tagReader = WireReader(fields.bytes, in: field.extent)
      guard let tag = try? tagReader.nextVarint() else { break }
      extents.append((tag, fields.bytes[tagReader.position..<field.extent.upperBound]))
    }
    unsafe message.n_unknown_fields = UInt32(extents.count)
    unsafe message.unknown_fields = array(extents) { extent, arena in
      let data = unsafe arena.data(Array(extent.value))
      return unsafe ProtobufCMessageUnknownField(
        tag: UInt32(extent.tag >> 3), wire_type: ProtobufCWireType(UInt32(extent.tag & 7)),
        len: data.len, data: data.data)
    }
  }
}
