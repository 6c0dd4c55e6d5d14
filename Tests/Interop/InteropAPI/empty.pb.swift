// Generated from grpc/testing/empty.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CInteropAPI
@_spi(GeneratedCode) public import Protobuf

/// Nothing. It is not google.protobuf.Empty: the interop cases are older.
public struct Empty: Message {
  public var unknownFields = UnknownFields()

  public init() {}
}

extension Empty {
  public static let schema = MessageSchema(
    fullName: "grpc.testing.Empty",
    documentation: "Nothing. It is not google.protobuf.Empty: the interop cases are older.",
    fields: []
  )
}

extension Empty {
  private static let layout = unsafe MessageLayout(
    GrpcTesting__Empty.self, fullName: "grpc.testing.Empty",
    initialise: { unsafe grpc_testing__empty__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension Empty: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GrpcTesting__Empty.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "grpc.testing.Empty")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GrpcTesting__Empty.self, capacity: 1)
    unsafe grpc_testing__empty__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
