// Generated from rollcall/options/v1/options.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import COptionsAPI
@_spi(GeneratedCode) public import Protobuf

/// Who may call a method: one of the callers, or a person whom `users` lets in.
/// A call with an access token is the person's, whoever brings it: where people
/// may call at all, it is let in if they are.
public struct Access: Message {
  /// The peers that may call by themselves. They are known by their
  /// certificates: spiffe://<trust domain>/<name>. "*" alone stands for every
  /// peer whose certificate belongs to the trust domain.
  public var callers: [String] = []

  /// The people who may call, through whatever peer. They are known by the
  /// access token in the call's metadata: "authorization: Bearer <token>".
  public var users: Access.Users = Access.Users()

  /// With USERS_SELF, the field of the request that says whose it is about: a
  /// path to a string, such as "user.id". Of a stream, the first message says
  /// it. Empty: the method's own code judges, because what is stored says it.
  public var selfField: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    callers: [String] = [],
    users: Access.Users = Access.Users(),
    selfField: String = ""
  ) {
    self.callers = callers
    self.users = users
    self.selfField = selfField
  }
}

extension Access {
  public enum Users: OpenEnum {
    /// Nobody.
    case noneValue
    /// Whoever the request is about.
    case selfValue
    /// Everybody who has signed in.
    case signedIn
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .noneValue
      case 1: self = .selfValue
      case 2: self = .signedIn
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .noneValue: 0
      case .selfValue: 1
      case .signedIn: 2
      case .unrecognized(let number): number
      }
    }
  }
}

extension Access.Users {
  public static let schema = EnumSchema(
    fullName: "rollcall.options.v1.Access.Users",
    documentation: "",
    values: [
      .init(name: "USERS_NONE", number: 0, documentation: "Nobody."),
      .init(name: "USERS_SELF", number: 1, documentation: "Whoever the request is about."),
      .init(name: "USERS_SIGNED_IN", number: 2, documentation: "Everybody who has signed in."),
    ]
  )
}

extension Access {
  public static let schema = MessageSchema(
    fullName: "rollcall.options.v1.Access",
    documentation: "Who may call a method: one of the callers, or a person whom `users` lets in.\nA call with an access token is the person's, whoever brings it: where people\nmay call at all, it is let in if they are.",
    fields: [
      FieldSchema(
        name: "callers", jsonName: "callers", number: 1,
        type: .string, label: .repeated,
        documentation: "The peers that may call by themselves. They are known by their\ncertificates: spiffe://<trust domain>/<name>. \"*\" alone stands for every\npeer whose certificate belongs to the trust domain."
      ),
      FieldSchema(
        name: "users", jsonName: "users", number: 2,
        type: .enumeration(Access.Users.self),
        documentation: "The people who may call, through whatever peer. They are known by the\naccess token in the call's metadata: \"authorization: Bearer <token>\"."
      ),
      FieldSchema(
        name: "self", jsonName: "self", number: 3,
        type: .string,
        documentation: "With USERS_SELF, the field of the request that says whose it is about: a\npath to a string, such as \"user.id\". Of a stream, the first message says\nit. Empty: the method's own code judges, because what is stored says it."
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
    self.users = unsafe Access.Users(rawValue: .init(truncatingIfNeeded: source.pointee.users_f2.rawValue))
    self.selfField = try unsafe String(reading: source.pointee.self_f3, field: "rollcall.options.v1.Access.self")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.options.v1.Access")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallOptionsV1__Access.self, capacity: 1)
    unsafe rollcall_options_v1__access__init(target)
    arena.expect(15)
    unsafe target.pointee.n_callers_f1 = self.callers.count
    unsafe target.pointee.callers_f1 = arena.array(self.callers)
    unsafe target.pointee.users_f2 = .init(rawValue: .init(truncatingIfNeeded: self.users.rawValue))
    unsafe target.pointee.self_f3 = arena.data(self.selfField)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
