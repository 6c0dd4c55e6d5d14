// Generated from google/rpc/status.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CErrorDetailsAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

/// The status of a call.
public struct Status: Message {
  /// One of the codes of gRPC.
  public var code: Int32 = 0

  /// For the person who reads it.
  public var message: String = ""

  /// Facts for programs: the messages of error_details.proto, and any other.
  public var details: [AnyMessage] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    code: Int32 = 0,
    message: String = "",
    details: [AnyMessage] = []
  ) {
    self.code = code
    self.message = message
    self.details = details
  }
}

extension Status {
  public static let schema = MessageSchema(
    fullName: "google.rpc.Status",
    documentation: "The status of a call.",
    fields: [
      FieldSchema(
        name: "code", jsonName: "code", number: 1,
        type: .int32,
        documentation: "One of the codes of gRPC."
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 2,
        type: .string,
        documentation: "For the person who reads it."
      ),
      FieldSchema(
        name: "details", jsonName: "details", number: 3,
        type: .message(AnyMessage.self), label: .repeated,
        documentation: "Facts for programs: the messages of error_details.proto, and any other."
      ),
    ]
  )
}

extension Status {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__Status.self, fullName: "google.rpc.Status",
    initialise: { unsafe google_rpc__status__init($0) })

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

@_spi(GeneratedCode) extension Status: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__Status.self)
    self.code = unsafe source.pointee.code_f1
    self.message = try unsafe String(reading: source.pointee.message_f2, field: "google.rpc.Status.message")
    self.details = try unsafe [AnyMessage](reading: source.pointee.details_f3, count: source.pointee.n_details_f3)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.Status")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__Status.self, capacity: 1)
    unsafe google_rpc__status__init(target)
    arena.expect(15)
    unsafe target.pointee.code_f1 = self.code
    unsafe target.pointee.message_f2 = arena.data(self.message)
    unsafe target.pointee.n_details_f3 = self.details.count
    unsafe target.pointee.details_f3 = arena.messages(self.details)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
