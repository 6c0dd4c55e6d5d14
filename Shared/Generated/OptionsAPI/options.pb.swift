// Generated from rollcall/options/v1/options.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import COptionsAPI
@_spi(GeneratedCode) public import Protobuf

/// Who may call a method. The caller is known by its certificate:
/// spiffe://<trust domain>/<name>.
public struct Access: Message {
  /// The names that may call, or "*" alone for every caller whose certificate
  /// belongs to the trust domain.
  public var callers: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    callers: [String] = []
  ) {
    self.callers = callers
  }
}

extension Access {
  public static let schema = MessageSchema(
    fullName: "rollcall.options.v1.Access",
    documentation: "Who may call a method. The caller is known by its certificate:\nspiffe://<trust domain>/<name>.",
    fields: [
      FieldSchema(
        name: "callers", jsonName: "callers", number: 1,
        type: .string, label: .repeated,
        documentation: "The names that may call, or \"*\" alone for every caller whose certificate\nbelongs to the trust domain."
      ),
    ]
  )
}

extension Access {
  private static let layout = unsafe MessageLayout(
    RollcallOptionsV1__Access.self, fullName: "rollcall.options.v1.Access",
    initialise: { unsafe rollcall_options_v1__access__init($0) })

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

@_spi(GeneratedCode) extension Access: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallOptionsV1__Access.self)
    self.callers = try unsafe [String](reading: source.pointee.callers_f1, count: source.pointee.n_callers_f1, field: "rollcall.options.v1.Access.callers")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.options.v1.Access")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallOptionsV1__Access.self, capacity: 1)
    unsafe rollcall_options_v1__access__init(target)
    unsafe target.pointee.n_callers_f1 = self.callers.count
    unsafe target.pointee.callers_f1 = arena.array(self.callers)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
