// Generated from google/rpc/error_details.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CErrorDetailsAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public struct BadRequest: Message {
  public var fieldViolations: [BadRequest.FieldViolation] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    fieldViolations: [BadRequest.FieldViolation] = []
  ) {
    self.fieldViolations = fieldViolations
  }
}

extension BadRequest {
  public struct FieldViolation: Message {
    /// The path of the field: "members[2].email".
    public var field: String = ""

    public var description: String = ""

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      field: String = "",
      description: String = ""
    ) {
      self.field = field
      self.description = description
    }
  }
}

public struct RetryInfo: Message {
  public var retryDelay: DurationMessage?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    retryDelay: DurationMessage? = nil
  ) {
    self.retryDelay = retryDelay
  }
}

public struct ErrorInfo: Message {
  public var reason: String = ""

  public var domain: String = ""

  public var metadata: [String: String] = [:]

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    reason: String = "",
    domain: String = "",
    metadata: [String: String] = [:]
  ) {
    self.reason = reason
    self.domain = domain
    self.metadata = metadata
  }
}

public struct ResourceInfo: Message {
  public var resourceType: String = ""

  public var resourceName: String = ""

  public var owner: String = ""

  public var description: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    resourceType: String = "",
    resourceName: String = "",
    owner: String = "",
    description: String = ""
  ) {
    self.resourceType = resourceType
    self.resourceName = resourceName
    self.owner = owner
    self.description = description
  }
}

extension BadRequest {
  public static let schema = MessageSchema(
    fullName: "google.rpc.BadRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "field_violations", jsonName: "fieldViolations", number: 1,
        type: .message(BadRequest.FieldViolation.self), label: .repeated
      ),
    ]
  )
}

extension BadRequest.FieldViolation {
  public static let schema = MessageSchema(
    fullName: "google.rpc.BadRequest.FieldViolation",
    documentation: "",
    fields: [
      FieldSchema(
        name: "field", jsonName: "field", number: 1,
        type: .string,
        documentation: "The path of the field: \"members[2].email\"."
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 2,
        type: .string
      ),
    ]
  )
}

extension RetryInfo {
  public static let schema = MessageSchema(
    fullName: "google.rpc.RetryInfo",
    documentation: "",
    fields: [
      FieldSchema(
        name: "retry_delay", jsonName: "retryDelay", number: 1,
        type: .message(DurationMessage.self), label: .explicit
      ),
    ]
  )
}

extension ErrorInfo {
  public static let schema = MessageSchema(
    fullName: "google.rpc.ErrorInfo",
    documentation: "",
    fields: [
      FieldSchema(
        name: "reason", jsonName: "reason", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "domain", jsonName: "domain", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "metadata", jsonName: "metadata", number: 3,
        type: .map(key: .string, value: .string), label: .map
      ),
    ]
  )
}

extension ResourceInfo {
  public static let schema = MessageSchema(
    fullName: "google.rpc.ResourceInfo",
    documentation: "",
    fields: [
      FieldSchema(
        name: "resource_type", jsonName: "resourceType", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "resource_name", jsonName: "resourceName", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "owner", jsonName: "owner", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 4,
        type: .string
      ),
    ]
  )
}

extension BadRequest {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__BadRequest.self, fullName: "google.rpc.BadRequest",
    initialise: { unsafe google_rpc__bad_request__init($0) })

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

@_spi(GeneratedCode) extension BadRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__BadRequest.self)
    self.fieldViolations = try unsafe [BadRequest.FieldViolation](reading: source.pointee.field_violations_f1, count: source.pointee.n_field_violations_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.BadRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__BadRequest.self, capacity: 1)
    unsafe google_rpc__bad_request__init(target)
    unsafe target.pointee.n_field_violations_f1 = self.fieldViolations.count
    unsafe target.pointee.field_violations_f1 = arena.messages(self.fieldViolations)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BadRequest.FieldViolation {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__BadRequest__FieldViolation.self, fullName: "google.rpc.BadRequest.FieldViolation",
    initialise: { unsafe google_rpc__bad_request__field_violation__init($0) })

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

@_spi(GeneratedCode) extension BadRequest.FieldViolation: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__BadRequest__FieldViolation.self)
    self.field = try unsafe String(reading: source.pointee.field_f1, field: "google.rpc.BadRequest.FieldViolation.field")
    self.description = try unsafe String(reading: source.pointee.description_f2, field: "google.rpc.BadRequest.FieldViolation.description")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.BadRequest.FieldViolation")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__BadRequest__FieldViolation.self, capacity: 1)
    unsafe google_rpc__bad_request__field_violation__init(target)
    unsafe target.pointee.field_f1 = arena.data(self.field)
    unsafe target.pointee.description_f2 = arena.data(self.description)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RetryInfo {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__RetryInfo.self, fullName: "google.rpc.RetryInfo",
    initialise: { unsafe google_rpc__retry_info__init($0) })

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

@_spi(GeneratedCode) extension RetryInfo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__RetryInfo.self)
    if let value = unsafe source.pointee.retry_delay_f1 {
      self.retryDelay = try unsafe DurationMessage(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.RetryInfo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__RetryInfo.self, capacity: 1)
    unsafe google_rpc__retry_info__init(target)
    if let value = self.retryDelay {
      unsafe target.pointee.retry_delay_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ErrorInfo {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__ErrorInfo.self, fullName: "google.rpc.ErrorInfo",
    initialise: { unsafe google_rpc__error_info__init($0) })

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

@_spi(GeneratedCode) extension ErrorInfo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__ErrorInfo.self)
    self.reason = try unsafe String(reading: source.pointee.reason_f1, field: "google.rpc.ErrorInfo.reason")
    self.domain = try unsafe String(reading: source.pointee.domain_f2, field: "google.rpc.ErrorInfo.domain")
    for index in unsafe 0..<source.pointee.n_metadata_f3 {
      guard let entry = unsafe source.pointee.metadata_f3[index] else { continue }
      _ = try unsafe UnknownFields(
        reading: entry.pointee.base, of: "google.rpc.ErrorInfo")
      let key = try unsafe String(reading: entry.pointee.key, field: "google.rpc.ErrorInfo.metadata")
      self.metadata[key] = try unsafe String(reading: entry.pointee.value, field: "google.rpc.ErrorInfo.metadata")
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.ErrorInfo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__ErrorInfo.self, capacity: 1)
    unsafe google_rpc__error_info__init(target)
    unsafe target.pointee.reason_f1 = arena.data(self.reason)
    unsafe target.pointee.domain_f2 = arena.data(self.domain)
    unsafe target.pointee.n_metadata_f3 = self.metadata.count
    unsafe target.pointee.metadata_f3 = arena.entries(self.metadata.sorted { $0.key < $1.key }) {
      (target: UnsafeMutablePointer<GoogleRpc__ErrorInfo__MetadataEntry>, entry, arena) in
      unsafe google_rpc__error_info__metadata_entry__init(target)
      unsafe target.pointee.key = arena.data(entry.key)
      unsafe target.pointee.value = arena.data(entry.value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ResourceInfo {
  private static let layout = unsafe MessageLayout(
    GoogleRpc__ResourceInfo.self, fullName: "google.rpc.ResourceInfo",
    initialise: { unsafe google_rpc__resource_info__init($0) })

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

@_spi(GeneratedCode) extension ResourceInfo: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: GoogleRpc__ResourceInfo.self)
    self.resourceType = try unsafe String(reading: source.pointee.resource_type_f1, field: "google.rpc.ResourceInfo.resource_type")
    self.resourceName = try unsafe String(reading: source.pointee.resource_name_f2, field: "google.rpc.ResourceInfo.resource_name")
    self.owner = try unsafe String(reading: source.pointee.owner_f3, field: "google.rpc.ResourceInfo.owner")
    self.description = try unsafe String(reading: source.pointee.description_f4, field: "google.rpc.ResourceInfo.description")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "google.rpc.ResourceInfo")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: GoogleRpc__ResourceInfo.self, capacity: 1)
    unsafe google_rpc__resource_info__init(target)
    unsafe target.pointee.resource_type_f1 = arena.data(self.resourceType)
    unsafe target.pointee.resource_name_f2 = arena.data(self.resourceName)
    unsafe target.pointee.owner_f3 = arena.data(self.owner)
    unsafe target.pointee.description_f4 = arena.data(self.description)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
