// Generated from rollcall/rpc/v1/frame.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CFrameAPI
@_spi(GeneratedCode) public import Protobuf

/// One frame: what follows a four-byte big-endian length.
public struct Frame: Message {
  /// The call that this frame belongs to; 0 is the connection itself.
  public var callID: UInt64 = 0

  /// Opens the call. Only a client sends it.
  public var begin: Begin?

  /// The metadata that a server sends ahead of its first message.
  public var head: Head?

  /// Ends the call. Only a server sends it, as the last frame of the call.
  public var end: End?

  /// The client sends no more messages on this call.
  public var halfClose: Bool = false

  /// The receiver may send this many more message bytes, on the call or, with
  /// call_id 0, on the connection.
  public var credit: UInt32 = 0

  /// The client no longer wants the call.
  public var cancel: Cancel?

  /// The first frame of either side.
  public var settings: Settings?

  public var ping: Ping?

  public var goAway: GoAway?

  /// Numbers of fields of this frame that the receiver has to know. One that it
  /// doesn't know ends the call, or the connection, with UNIMPLEMENTED.
  public var mustUnderstand: [UInt32] = []

  /// How `message` is compressed: by a name that the receiver's settings list.
  /// Empty for a message as it is.
  public var encoding: String = ""

  /// One packed application message. The last field, so that a sender packs it
  /// straight behind the others.
  public var message: [UInt8]?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    callID: UInt64 = 0,
    begin: Begin? = nil,
    head: Head? = nil,
    end: End? = nil,
    halfClose: Bool = false,
    credit: UInt32 = 0,
    cancel: Cancel? = nil,
    settings: Settings? = nil,
    ping: Ping? = nil,
    goAway: GoAway? = nil,
    mustUnderstand: [UInt32] = [],
    encoding: String = "",
    message: [UInt8]? = nil
  ) {
    self.callID = callID
    self.begin = begin
    self.head = head
    self.end = end
    self.halfClose = halfClose
    self.credit = credit
    self.cancel = cancel
    self.settings = settings
    self.ping = ping
    self.goAway = goAway
    self.mustUnderstand = mustUnderstand
    self.encoding = encoding
    self.message = message
  }
}

public struct Metadata: Message {
  /// Lower-case ASCII; a key that ends in "-bin" has any bytes as its value, any
  /// other printable ASCII.
  public var key: String = ""

  public var value: [UInt8] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    key: String = "",
    value: [UInt8] = []
  ) {
    self.key = key
    self.value = value
  }
}

public struct Begin: Message {
  /// "package.Service/Method".
  public var method: String = ""

  /// Time left when the frame was written, in microseconds; 0 means no deadline.
  public var timeoutUs: UInt64 = 0

  public var metadata: [Metadata] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    method: String = "",
    timeoutUs: UInt64 = 0,
    metadata: [Metadata] = []
  ) {
    self.method = method
    self.timeoutUs = timeoutUs
    self.metadata = metadata
  }
}

public struct Head: Message {
  public var metadata: [Metadata] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    metadata: [Metadata] = []
  ) {
    self.metadata = metadata
  }
}

public struct End: Message {
  /// One of the 17 codes of gRPC; 0 is OK.
  public var code: UInt32 = 0

  public var message: String = ""

  public var trailers: [Metadata] = []

  public var details: [Detail] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    code: UInt32 = 0,
    message: String = "",
    trailers: [Metadata] = [],
    details: [Detail] = []
  ) {
    self.code = code
    self.message = message
    self.trailers = trailers
    self.details = details
  }
}

/// The same two fields as google.protobuf.Any.
public struct Detail: Message {
  public var typeURL: String = ""

  public var value: [UInt8] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    typeURL: String = "",
    value: [UInt8] = []
  ) {
    self.typeURL = typeURL
    self.value = value
  }
}

public struct Cancel: Message {
  /// Why, for the log of the receiver.
  public var reason: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    reason: String = ""
  ) {
    self.reason = reason
  }
}

/// What the sender accepts. A field that is 0 keeps the value of WIRE.md.
public struct Settings: Message {
  public var maximumFrameBytes: UInt32 = 0

  public var maximumCalls: UInt32 = 0

  public var callCredit: UInt32 = 0

  public var connectionCredit: UInt32 = 0

  /// The names of the encodings of messages that it can undo, such as "zstd".
  public var encodings: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    maximumFrameBytes: UInt32 = 0,
    maximumCalls: UInt32 = 0,
    callCredit: UInt32 = 0,
    connectionCredit: UInt32 = 0,
    encodings: [String] = []
  ) {
    self.maximumFrameBytes = maximumFrameBytes
    self.maximumCalls = maximumCalls
    self.callCredit = callCredit
    self.connectionCredit = connectionCredit
    self.encodings = encodings
  }
}

public struct Ping: Message {
  /// Comes back in the answer as it was.
  public var opaque: UInt64 = 0

  public var answer: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    opaque: UInt64 = 0,
    answer: Bool = false
  ) {
    self.opaque = opaque
    self.answer = answer
  }
}

/// The sender takes no new calls on this connection.
public struct GoAway: Message {
  /// Calls up to this one are carried out; later ones were never looked at and
  /// can be sent again elsewhere.
  public var lastCallID: UInt64 = 0

  /// 0 for a drain; otherwise the code of the violation that ends the connection.
  public var code: UInt32 = 0

  public var reason: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    lastCallID: UInt64 = 0,
    code: UInt32 = 0,
    reason: String = ""
  ) {
    self.lastCallID = lastCallID
    self.code = code
    self.reason = reason
  }
}

extension Frame {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Frame",
    documentation: "One frame: what follows a four-byte big-endian length.",
    fields: [
      FieldSchema(
        name: "call_id", jsonName: "callId", number: 1,
        type: .uint64,
        documentation: "The call that this frame belongs to; 0 is the connection itself."
      ),
      FieldSchema(
        name: "begin", jsonName: "begin", number: 2,
        type: .message(Begin.self), label: .explicit,
        documentation: "Opens the call. Only a client sends it."
      ),
      FieldSchema(
        name: "head", jsonName: "head", number: 3,
        type: .message(Head.self), label: .explicit,
        documentation: "The metadata that a server sends ahead of its first message."
      ),
      FieldSchema(
        name: "end", jsonName: "end", number: 4,
        type: .message(End.self), label: .explicit,
        documentation: "Ends the call. Only a server sends it, as the last frame of the call."
      ),
      FieldSchema(
        name: "half_close", jsonName: "halfClose", number: 5,
        type: .bool,
        documentation: "The client sends no more messages on this call."
      ),
      FieldSchema(
        name: "credit", jsonName: "credit", number: 6,
        type: .uint32,
        documentation: "The receiver may send this many more message bytes, on the call or, with\ncall_id 0, on the connection."
      ),
      FieldSchema(
        name: "cancel", jsonName: "cancel", number: 7,
        type: .message(Cancel.self), label: .explicit,
        documentation: "The client no longer wants the call."
      ),
      FieldSchema(
        name: "settings", jsonName: "settings", number: 8,
        type: .message(Settings.self), label: .explicit,
        documentation: "The first frame of either side."
      ),
      FieldSchema(
        name: "ping", jsonName: "ping", number: 9,
        type: .message(Ping.self), label: .explicit
      ),
      FieldSchema(
        name: "go_away", jsonName: "goAway", number: 10,
        type: .message(GoAway.self), label: .explicit
      ),
      FieldSchema(
        name: "must_understand", jsonName: "mustUnderstand", number: 11,
        type: .uint32, label: .repeated,
        documentation: "Numbers of fields of this frame that the receiver has to know. One that it\ndoesn't know ends the call, or the connection, with UNIMPLEMENTED."
      ),
      FieldSchema(
        name: "encoding", jsonName: "encoding", number: 12,
        type: .string,
        documentation: "How `message` is compressed: by a name that the receiver's settings list.\nEmpty for a message as it is."
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 15,
        type: .bytes, label: .explicit,
        documentation: "One packed application message. The last field, so that a sender packs it\nstraight behind the others."
      ),
    ]
  )
}

extension Metadata {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Metadata",
    documentation: "",
    fields: [
      FieldSchema(
        name: "key", jsonName: "key", number: 1,
        type: .string,
        documentation: "Lower-case ASCII; a key that ends in \"-bin\" has any bytes as its value, any\nother printable ASCII."
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 2,
        type: .bytes
      ),
    ]
  )
}

extension Begin {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Begin",
    documentation: "",
    fields: [
      FieldSchema(
        name: "method", jsonName: "method", number: 1,
        type: .string,
        documentation: "\"package.Service/Method\"."
      ),
      FieldSchema(
        name: "timeout_us", jsonName: "timeoutUs", number: 2,
        type: .uint64,
        documentation: "Time left when the frame was written, in microseconds; 0 means no deadline."
      ),
      FieldSchema(
        name: "metadata", jsonName: "metadata", number: 3,
        type: .message(Metadata.self), label: .repeated
      ),
    ]
  )
}

extension Head {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Head",
    documentation: "",
    fields: [
      FieldSchema(
        name: "metadata", jsonName: "metadata", number: 1,
        type: .message(Metadata.self), label: .repeated
      ),
    ]
  )
}

extension End {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.End",
    documentation: "",
    fields: [
      FieldSchema(
        name: "code", jsonName: "code", number: 1,
        type: .uint32,
        documentation: "One of the 17 codes of gRPC; 0 is OK."
      ),
      FieldSchema(
        name: "message", jsonName: "message", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "trailers", jsonName: "trailers", number: 3,
        type: .message(Metadata.self), label: .repeated
      ),
      FieldSchema(
        name: "details", jsonName: "details", number: 4,
        type: .message(Detail.self), label: .repeated
      ),
    ]
  )
}

extension Detail {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Detail",
    documentation: "The same two fields as google.protobuf.Any.",
    fields: [
      FieldSchema(
        name: "type_url", jsonName: "typeUrl", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "value", jsonName: "value", number: 2,
        type: .bytes
      ),
    ]
  )
}

extension Cancel {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Cancel",
    documentation: "",
    fields: [
      FieldSchema(
        name: "reason", jsonName: "reason", number: 1,
        type: .string,
        documentation: "Why, for the log of the receiver."
      ),
    ]
  )
}

extension Settings {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Settings",
    documentation: "What the sender accepts. A field that is 0 keeps the value of WIRE.md.",
    fields: [
      FieldSchema(
        name: "maximum_frame_bytes", jsonName: "maximumFrameBytes", number: 1,
        type: .uint32
      ),
      FieldSchema(
        name: "maximum_calls", jsonName: "maximumCalls", number: 2,
        type: .uint32
      ),
      FieldSchema(
        name: "call_credit", jsonName: "callCredit", number: 3,
        type: .uint32
      ),
      FieldSchema(
        name: "connection_credit", jsonName: "connectionCredit", number: 4,
        type: .uint32
      ),
      FieldSchema(
        name: "encodings", jsonName: "encodings", number: 5,
        type: .string, label: .repeated,
        documentation: "The names of the encodings of messages that it can undo, such as \"zstd\"."
      ),
    ]
  )
}

extension Ping {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.Ping",
    documentation: "",
    fields: [
      FieldSchema(
        name: "opaque", jsonName: "opaque", number: 1,
        type: .fixed64,
        documentation: "Comes back in the answer as it was."
      ),
      FieldSchema(
        name: "answer", jsonName: "answer", number: 2,
        type: .bool
      ),
    ]
  )
}

extension GoAway {
  public static let schema = MessageSchema(
    fullName: "rollcall.rpc.v1.GoAway",
    documentation: "The sender takes no new calls on this connection.",
    fields: [
      FieldSchema(
        name: "last_call_id", jsonName: "lastCallId", number: 1,
        type: .uint64,
        documentation: "Calls up to this one are carried out; later ones were never looked at and\ncan be sent again elsewhere."
      ),
      FieldSchema(
        name: "code", jsonName: "code", number: 2,
        type: .uint32,
        documentation: "0 for a drain; otherwise the code of the violation that ends the connection."
      ),
      FieldSchema(
        name: "reason", jsonName: "reason", number: 3,
        type: .string
      ),
    ]
  )
}

extension Frame {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Frame.self, fullName: "rollcall.rpc.v1.Frame",
    initialise: { unsafe rollcall_rpc_v1__frame__init($0) })

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

@_spi(GeneratedCode) extension Frame: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Frame.self)
    self.callID = unsafe source.pointee.call_id_f1
    if let value = unsafe source.pointee.begin_f2 {
      self.begin = try unsafe Begin(reading: value)
    }
    if let value = unsafe source.pointee.head_f3 {
      self.head = try unsafe Head(reading: value)
    }
    if let value = unsafe source.pointee.end_f4 {
      self.end = try unsafe End(reading: value)
    }
    self.halfClose = unsafe source.pointee.half_close_f5 != 0
    self.credit = unsafe source.pointee.credit_f6
    if let value = unsafe source.pointee.cancel_f7 {
      self.cancel = try unsafe Cancel(reading: value)
    }
    if let value = unsafe source.pointee.settings_f8 {
      self.settings = try unsafe Settings(reading: value)
    }
    if let value = unsafe source.pointee.ping_f9 {
      self.ping = try unsafe Ping(reading: value)
    }
    if let value = unsafe source.pointee.go_away_f10 {
      self.goAway = try unsafe GoAway(reading: value)
    }
    self.mustUnderstand = unsafe [UInt32](reading: source.pointee.must_understand_f11, count: source.pointee.n_must_understand_f11)
    self.encoding = try unsafe String(reading: source.pointee.encoding_f12, field: "rollcall.rpc.v1.Frame.encoding")
    if unsafe source.pointee._message_oneof0_case.rawValue == 15 {
      self.message = unsafe [UInt8](reading: source.pointee.message_f15)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Frame")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Frame.self, capacity: 1)
    unsafe rollcall_rpc_v1__frame__init(target)
    arena.expect(45)
    unsafe target.pointee.call_id_f1 = self.callID
    if let value = self.begin {
      unsafe target.pointee.begin_f2 = arena.message(value)
    }
    if let value = self.head {
      unsafe target.pointee.head_f3 = arena.message(value)
    }
    if let value = self.end {
      unsafe target.pointee.end_f4 = arena.message(value)
    }
    unsafe target.pointee.half_close_f5 = self.halfClose ? 1 : 0
    unsafe target.pointee.credit_f6 = self.credit
    if let value = self.cancel {
      unsafe target.pointee.cancel_f7 = arena.message(value)
    }
    if let value = self.settings {
      unsafe target.pointee.settings_f8 = arena.message(value)
    }
    if let value = self.ping {
      unsafe target.pointee.ping_f9 = arena.message(value)
    }
    if let value = self.goAway {
      unsafe target.pointee.go_away_f10 = arena.message(value)
    }
    unsafe target.pointee.n_must_understand_f11 = self.mustUnderstand.count
    unsafe target.pointee.must_understand_f11 = arena.array(self.mustUnderstand)
    unsafe target.pointee.encoding_f12 = arena.data(self.encoding)
    if let value = self.message {
      unsafe target.pointee._message_oneof0_case = .init(rawValue: 15)
      unsafe target.pointee.message_f15 = arena.data(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Metadata {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Metadata.self, fullName: "rollcall.rpc.v1.Metadata",
    initialise: { unsafe rollcall_rpc_v1__metadata__init($0) })

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

@_spi(GeneratedCode) extension Metadata: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Metadata.self)
    self.key = try unsafe String(reading: source.pointee.key_f1, field: "rollcall.rpc.v1.Metadata.key")
    self.value = unsafe [UInt8](reading: source.pointee.value_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Metadata")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Metadata.self, capacity: 1)
    unsafe rollcall_rpc_v1__metadata__init(target)
    unsafe target.pointee.key_f1 = arena.data(self.key)
    unsafe target.pointee.value_f2 = arena.data(self.value)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Begin {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Begin.self, fullName: "rollcall.rpc.v1.Begin",
    initialise: { unsafe rollcall_rpc_v1__begin__init($0) })

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

@_spi(GeneratedCode) extension Begin: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Begin.self)
    self.method = try unsafe String(reading: source.pointee.method_f1, field: "rollcall.rpc.v1.Begin.method")
    self.timeoutUs = unsafe source.pointee.timeout_us_f2
    self.metadata = try unsafe [Metadata](reading: source.pointee.metadata_f3, count: source.pointee.n_metadata_f3)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Begin")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Begin.self, capacity: 1)
    unsafe rollcall_rpc_v1__begin__init(target)
    arena.expect(15)
    unsafe target.pointee.method_f1 = arena.data(self.method)
    unsafe target.pointee.timeout_us_f2 = self.timeoutUs
    unsafe target.pointee.n_metadata_f3 = self.metadata.count
    unsafe target.pointee.metadata_f3 = arena.messages(self.metadata)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Head {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Head.self, fullName: "rollcall.rpc.v1.Head",
    initialise: { unsafe rollcall_rpc_v1__head__init($0) })

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

@_spi(GeneratedCode) extension Head: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Head.self)
    self.metadata = try unsafe [Metadata](reading: source.pointee.metadata_f1, count: source.pointee.n_metadata_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Head")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Head.self, capacity: 1)
    unsafe rollcall_rpc_v1__head__init(target)
    unsafe target.pointee.n_metadata_f1 = self.metadata.count
    unsafe target.pointee.metadata_f1 = arena.messages(self.metadata)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension End {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__End.self, fullName: "rollcall.rpc.v1.End",
    initialise: { unsafe rollcall_rpc_v1__end__init($0) })

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

@_spi(GeneratedCode) extension End: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__End.self)
    self.code = unsafe source.pointee.code_f1
    self.message = try unsafe String(reading: source.pointee.message_f2, field: "rollcall.rpc.v1.End.message")
    self.trailers = try unsafe [Metadata](reading: source.pointee.trailers_f3, count: source.pointee.n_trailers_f3)
    self.details = try unsafe [Detail](reading: source.pointee.details_f4, count: source.pointee.n_details_f4)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.End")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__End.self, capacity: 1)
    unsafe rollcall_rpc_v1__end__init(target)
    arena.expect(15)
    unsafe target.pointee.code_f1 = self.code
    unsafe target.pointee.message_f2 = arena.data(self.message)
    unsafe target.pointee.n_trailers_f3 = self.trailers.count
    unsafe target.pointee.trailers_f3 = arena.messages(self.trailers)
    unsafe target.pointee.n_details_f4 = self.details.count
    unsafe target.pointee.details_f4 = arena.messages(self.details)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Detail {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Detail.self, fullName: "rollcall.rpc.v1.Detail",
    initialise: { unsafe rollcall_rpc_v1__detail__init($0) })

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

@_spi(GeneratedCode) extension Detail: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Detail.self)
    self.typeURL = try unsafe String(reading: source.pointee.type_url_f1, field: "rollcall.rpc.v1.Detail.type_url")
    self.value = unsafe [UInt8](reading: source.pointee.value_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Detail")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Detail.self, capacity: 1)
    unsafe rollcall_rpc_v1__detail__init(target)
    unsafe target.pointee.type_url_f1 = arena.data(self.typeURL)
    unsafe target.pointee.value_f2 = arena.data(self.value)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Cancel {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Cancel.self, fullName: "rollcall.rpc.v1.Cancel",
    initialise: { unsafe rollcall_rpc_v1__cancel__init($0) })

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

@_spi(GeneratedCode) extension Cancel: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Cancel.self)
    self.reason = try unsafe String(reading: source.pointee.reason_f1, field: "rollcall.rpc.v1.Cancel.reason")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Cancel")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Cancel.self, capacity: 1)
    unsafe rollcall_rpc_v1__cancel__init(target)
    unsafe target.pointee.reason_f1 = arena.data(self.reason)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Settings {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Settings.self, fullName: "rollcall.rpc.v1.Settings",
    initialise: { unsafe rollcall_rpc_v1__settings__init($0) })

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

@_spi(GeneratedCode) extension Settings: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Settings.self)
    self.maximumFrameBytes = unsafe source.pointee.maximum_frame_bytes_f1
    self.maximumCalls = unsafe source.pointee.maximum_calls_f2
    self.callCredit = unsafe source.pointee.call_credit_f3
    self.connectionCredit = unsafe source.pointee.connection_credit_f4
    self.encodings = try unsafe [String](reading: source.pointee.encodings_f5, count: source.pointee.n_encodings_f5, field: "rollcall.rpc.v1.Settings.encodings")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Settings")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Settings.self, capacity: 1)
    unsafe rollcall_rpc_v1__settings__init(target)
    arena.expect(60)
    unsafe target.pointee.maximum_frame_bytes_f1 = self.maximumFrameBytes
    unsafe target.pointee.maximum_calls_f2 = self.maximumCalls
    unsafe target.pointee.call_credit_f3 = self.callCredit
    unsafe target.pointee.connection_credit_f4 = self.connectionCredit
    unsafe target.pointee.n_encodings_f5 = self.encodings.count
    unsafe target.pointee.encodings_f5 = arena.array(self.encodings)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Ping {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__Ping.self, fullName: "rollcall.rpc.v1.Ping",
    initialise: { unsafe rollcall_rpc_v1__ping__init($0) })

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

@_spi(GeneratedCode) extension Ping: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__Ping.self)
    self.opaque = unsafe source.pointee.opaque_f1
    self.answer = unsafe source.pointee.answer_f2 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.Ping")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__Ping.self, capacity: 1)
    unsafe rollcall_rpc_v1__ping__init(target)
    arena.expect(30)
    unsafe target.pointee.opaque_f1 = self.opaque
    unsafe target.pointee.answer_f2 = self.answer ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GoAway {
  private static let layout = unsafe MessageLayout(
    RollcallRpcV1__GoAway.self, fullName: "rollcall.rpc.v1.GoAway",
    initialise: { unsafe rollcall_rpc_v1__go_away__init($0) })

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

@_spi(GeneratedCode) extension GoAway: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallRpcV1__GoAway.self)
    self.lastCallID = unsafe source.pointee.last_call_id_f1
    self.code = unsafe source.pointee.code_f2
    self.reason = try unsafe String(reading: source.pointee.reason_f3, field: "rollcall.rpc.v1.GoAway.reason")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.rpc.v1.GoAway")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallRpcV1__GoAway.self, capacity: 1)
    unsafe rollcall_rpc_v1__go_away__init(target)
    arena.expect(30)
    unsafe target.pointee.last_call_id_f1 = self.lastCallID
    unsafe target.pointee.code_f2 = self.code
    unsafe target.pointee.reason_f3 = arena.data(self.reason)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
