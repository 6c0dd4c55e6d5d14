// Generated from peer.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CPeerAPI
@_spi(GeneratedCode) public import Protobuf

public struct GetUserRequest: Message {
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = ""
  ) {
    self.userID = userID
  }
}

public struct User: Message {
  public var userID: String = ""

  public var email: String = ""

  public var displayName: String = ""

  public var avatarName: String = ""

  public var avatarColor: [Double] = []

  public var createdAtMs: Int64 = 0

  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    email: String = "",
    displayName: String = "",
    avatarName: String = "",
    avatarColor: [Double] = [],
    createdAtMs: Int64 = 0,
    revision: UInt64 = 0
  ) {
    self.userID = userID
    self.email = email
    self.displayName = displayName
    self.avatarName = avatarName
    self.avatarColor = avatarColor
    self.createdAtMs = createdAtMs
    self.revision = revision
  }
}

public struct WatchUsersRequest: Message {
  public var count: UInt32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    count: UInt32 = 0
  ) {
    self.count = count
  }
}

extension GetUserRequest {
  public static let schema = MessageSchema(
    fullName: "peer.GetUserRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
    ]
  )
}

extension User {
  public static let schema = MessageSchema(
    fullName: "peer.User",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "avatar_name", jsonName: "avatarName", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "avatar_color", jsonName: "avatarColor", number: 5,
        type: .double, label: .repeated
      ),
      FieldSchema(
        name: "created_at_ms", jsonName: "createdAtMs", number: 6,
        type: .int64
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 7,
        type: .uint64
      ),
    ]
  )
}

extension WatchUsersRequest {
  public static let schema = MessageSchema(
    fullName: "peer.WatchUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "count", jsonName: "count", number: 1,
        type: .uint32
      ),
    ]
  )
}

extension GetUserRequest {
  private static let layout = unsafe MessageLayout(
    Peer__GetUserRequest.self, fullName: "peer.GetUserRequest",
    initialise: { unsafe peer__get_user_request__init($0) })

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

@_spi(GeneratedCode) extension GetUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Peer__GetUserRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "peer.GetUserRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "peer.GetUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Peer__GetUserRequest.self, capacity: 1)
    unsafe peer__get_user_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension User {
  private static let layout = unsafe MessageLayout(
    Peer__User.self, fullName: "peer.User",
    initialise: { unsafe peer__user__init($0) })

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

@_spi(GeneratedCode) extension User: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Peer__User.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "peer.User.user_id")
    self.email = try unsafe String(reading: source.pointee.email_f2, field: "peer.User.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f3, field: "peer.User.display_name")
    self.avatarName = try unsafe String(reading: source.pointee.avatar_name_f4, field: "peer.User.avatar_name")
    self.avatarColor = unsafe [Double](reading: source.pointee.avatar_color_f5, count: source.pointee.n_avatar_color_f5)
    self.createdAtMs = unsafe source.pointee.created_at_ms_f6
    self.revision = unsafe source.pointee.revision_f7
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "peer.User")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Peer__User.self, capacity: 1)
    unsafe peer__user__init(target)
    arena.expect(30)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    unsafe target.pointee.avatar_name_f4 = arena.data(self.avatarName)
    unsafe target.pointee.n_avatar_color_f5 = self.avatarColor.count
    unsafe target.pointee.avatar_color_f5 = arena.array(self.avatarColor)
    unsafe target.pointee.created_at_ms_f6 = self.createdAtMs
    unsafe target.pointee.revision_f7 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchUsersRequest {
  private static let layout = unsafe MessageLayout(
    Peer__WatchUsersRequest.self, fullName: "peer.WatchUsersRequest",
    initialise: { unsafe peer__watch_users_request__init($0) })

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

@_spi(GeneratedCode) extension WatchUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: Peer__WatchUsersRequest.self)
    self.count = unsafe source.pointee.count_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "peer.WatchUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: Peer__WatchUsersRequest.self, capacity: 1)
    unsafe peer__watch_users_request__init(target)
    arena.expect(15)
    unsafe target.pointee.count_f1 = self.count
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
