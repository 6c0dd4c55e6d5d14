@_spi(GeneratedCode) internal import CProtobufC

/// What generated code adds to a message: the way to and from protobuf-c's struct for it.
@_spi(GeneratedCode) public protocol GeneratedMessage: Message {
  /// Copies a struct that protobuf-c has filled.
  init(reading source: UnsafeRawPointer) throws(DecodingFailure)

  /// Fills the struct at `target`, uninitialised until then, for protobuf-c to pack. What it points
  /// to comes from the arena.
  func write(to target: UnsafeMutableRawPointer, in arena: inout Arena)
}

/// protobuf-c's side of a message type.
@_spi(GeneratedCode) @safe public struct MessageLayout: @unchecked Sendable {
  /// "rollcall.groups.v1.Group"; the name in the descriptor is another.
  let fullName: String

  /// Sendable: a constant of the C library, never written.
  let descriptor: UnsafePointer<ProtobufCMessageDescriptor>

  /// Of the struct.
  let byteCount: Int

  /// Whether messages of this type can hold others of it, however far down, so that the schema
  /// doesn't bound the nesting.
  let isRecursive: Bool

  /// - Parameter initialise: The function of the generated C code that writes an empty message. It
  ///   is asked once for the descriptor, whose address Swift has no other way to name.
  public init<Struct>(
    _ type: Struct.Type, fullName: String, isRecursive: Bool = false,
    initialise: (UnsafeMutablePointer<Struct>?) -> Void
  ) {
    let sample = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
    unsafe initialise(sample)
    let base = unsafe UnsafeRawPointer(sample).load(as: ProtobufCMessage.self)
    unsafe sample.deallocate()
    self.fullName = fullName
    unsafe descriptor = base.descriptor
    byteCount = MemoryLayout<Struct>.size
    self.isRecursive = isRecursive
  }
}
