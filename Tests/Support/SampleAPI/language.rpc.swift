// Generated from rollcall/sample/v1/language.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of rollcall.sample.v1.OldCalls.
public enum OldCallsMethods {
  public static let old = MethodDescriptor(
    service: "rollcall.sample.v1.OldCalls",
    name: "Old",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [old]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.OldCalls",
    documentation: "Nobody calls it any more.",
    methods: [
      MethodSchema(
        descriptor: old,
        documentation: "",
        input: OldMessageDeprecated.self,
        output: Deprecations.self
      ),
    ]
  )
}

/// Nobody calls it any more.
public protocol OldCallsService: RPCService {
  func old(_ request: OldMessageDeprecated, context: CallContext) async throws -> Deprecations
}

extension OldCallsService {
  public var methods: [ServerMethod] {
    [
      .unary(OldCallsMethods.old) {
        (request: OldMessageDeprecated, context) async throws -> Deprecations in
        try await self.old(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.OldCalls.
@available(*, deprecated)
public struct OldCallsClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func old(
    _ request: OldMessageDeprecated,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Deprecations {
    try await channel.unary(
      OldCallsMethods.old, request, options: options, returning: Deprecations.self
    )
  }
}

/// The methods of rollcall.sample.v1.ClashingCalls.
public enum ClashingCallsMethods {
  public static let allCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "All",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let schemaCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "Schema",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let methodsCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "Methods",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let initCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "init",
    kind: .serverStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let selfCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "self",
    kind: .clientStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let channelCall = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "channel",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let `default` = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "default",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// Not to be called, but still served.
  public static let old = MethodDescriptor(
    service: "rollcall.sample.v1.ClashingCalls",
    name: "Old",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [allCall, schemaCall, methodsCall, initCall, selfCall, channelCall, `default`, old]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.ClashingCalls",
    documentation: "Methods that are called like something in Swift.",
    methods: [
      MethodSchema(
        descriptor: allCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: schemaCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: methodsCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: initCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: selfCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: channelCall,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: `default`,
        documentation: "",
        input: Ping.self,
        output: Pong.self
      ),
      MethodSchema(
        descriptor: old,
        documentation: "Not to be called, but still served.",
        input: Ping.self,
        output: Pong.self
      ),
    ]
  )
}

/// Methods that are called like something in Swift.
public protocol ClashingCallsService: RPCService {
  func allCall(_ request: Ping, context: CallContext) async throws -> Pong

  func schemaCall(_ request: Ping, context: CallContext) async throws -> Pong

  func methodsCall(_ requests: RequestStream<Ping>, responses: ResponseWriter<Pong>, context: CallContext) async throws

  func initCall(_ request: Ping, responses: ResponseWriter<Pong>, context: CallContext) async throws

  func selfCall(_ requests: RequestStream<Ping>, context: CallContext) async throws -> Pong

  func channelCall(_ request: Ping, context: CallContext) async throws -> Pong

  func `default`(_ request: Ping, context: CallContext) async throws -> Pong

  /// Not to be called, but still served.
  func old(_ request: Ping, context: CallContext) async throws -> Pong
}

extension ClashingCallsService {
  public var methods: [ServerMethod] {
    [
      .unary(ClashingCallsMethods.allCall) {
        (request: Ping, context) async throws -> Pong in
        try await self.allCall(request, context: context)
      },
      .unary(ClashingCallsMethods.schemaCall) {
        (request: Ping, context) async throws -> Pong in
        try await self.schemaCall(request, context: context)
      },
      .bidirectionalStreaming(ClashingCallsMethods.methodsCall) {
        (requests: RequestStream<Ping>, responses: ResponseWriter<Pong>, context) in
        try await self.methodsCall(requests, responses: responses, context: context)
      },
      .serverStreaming(ClashingCallsMethods.initCall) {
        (request: Ping, responses: ResponseWriter<Pong>, context) in
        try await self.initCall(request, responses: responses, context: context)
      },
      .clientStreaming(ClashingCallsMethods.selfCall) {
        (requests: RequestStream<Ping>, context) async throws -> Pong in
        try await self.selfCall(requests, context: context)
      },
      .unary(ClashingCallsMethods.channelCall) {
        (request: Ping, context) async throws -> Pong in
        try await self.channelCall(request, context: context)
      },
      .unary(ClashingCallsMethods.`default`) {
        (request: Ping, context) async throws -> Pong in
        try await self.`default`(request, context: context)
      },
      .unary(ClashingCallsMethods.old) {
        (request: Ping, context) async throws -> Pong in
        try await self.old(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.ClashingCalls.
public struct ClashingCallsClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func allCall(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Pong {
    try await channel.unary(
      ClashingCallsMethods.allCall, request, options: options, returning: Pong.self
    )
  }

  public func schemaCall(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Pong {
    try await channel.unary(
      ClashingCallsMethods.schemaCall, request, options: options, returning: Pong.self
    )
  }

  public func methodsCall(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<Ping, Pong> {
    try await channel.bidirectionalStreaming(
      ClashingCallsMethods.methodsCall, options: options, sending: Ping.self, returning: Pong.self
    )
  }

  public func initCall(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<Pong> {
    try await channel.serverStreaming(
      ClashingCallsMethods.initCall, request, options: options, returning: Pong.self
    )
  }

  public func selfCall(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ClientStreamingCall<Ping, Pong> {
    try await channel.clientStreaming(
      ClashingCallsMethods.selfCall, options: options, sending: Ping.self, returning: Pong.self
    )
  }

  public func channelCall(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Pong {
    try await channel.unary(
      ClashingCallsMethods.channelCall, request, options: options, returning: Pong.self
    )
  }

  public func `default`(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Pong {
    try await channel.unary(
      ClashingCallsMethods.`default`, request, options: options, returning: Pong.self
    )
  }

  /// Not to be called, but still served.
  @available(*, deprecated)
  public func old(
    _ request: Ping,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Pong {
    try await channel.unary(
      ClashingCallsMethods.old, request, options: options, returning: Pong.self
    )
  }
}

/// The methods of rollcall.sample.v1.Rules.
public enum RulesMethods {
  public static let plain = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Plain",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "id"))
  )

  public static let nested = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Nested",
    kind: .serverStreaming,
    idempotency: .unknown,
    access: .callers([], users: .themselves(field: "person.id"))
  )

  public static let optional = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Optional",
    kind: .clientStreaming,
    idempotency: .unknown,
    access: .callers([], users: .themselves(field: "alias"))
  )

  /// Fields that are called like words of Swift's.
  public static let chosen = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Chosen",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .callers([], users: .themselves(field: "class.self.default"))
  )

  public static let judged = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Judged",
    kind: .unary,
    idempotency: .unknown,
    access: .callers([], users: .themselves(field: nil))
  )

  public static let open = MethodDescriptor(
    service: "rollcall.sample.v1.Rules",
    name: "Open",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator", "gateway"], users: .signedIn)
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [plain, nested, optional, chosen, judged, open]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.Rules",
    documentation: "Who may call, in all its forms.",
    methods: [
      MethodSchema(
        descriptor: plain,
        documentation: "",
        input: Whose.self,
        output: Ping.self
      ),
      MethodSchema(
        descriptor: nested,
        documentation: "",
        input: Whose.self,
        output: Ping.self
      ),
      MethodSchema(
        descriptor: optional,
        documentation: "",
        input: Whose.self,
        output: Ping.self
      ),
      MethodSchema(
        descriptor: chosen,
        documentation: "Fields that are called like words of Swift's.",
        input: Whose.self,
        output: Ping.self
      ),
      MethodSchema(
        descriptor: judged,
        documentation: "",
        input: Whose.self,
        output: Ping.self
      ),
      MethodSchema(
        descriptor: open,
        documentation: "",
        input: Whose.self,
        output: Ping.self
      ),
    ]
  )
}

/// Who may call, in all its forms.
public protocol RulesService: RPCService {
  func plain(_ request: Whose, context: CallContext) async throws -> Ping

  func nested(_ request: Whose, responses: ResponseWriter<Ping>, context: CallContext) async throws

  func optional(_ requests: RequestStream<Whose>, context: CallContext) async throws -> Ping

  /// Fields that are called like words of Swift's.
  func chosen(_ requests: RequestStream<Whose>, responses: ResponseWriter<Ping>, context: CallContext) async throws

  func judged(_ request: Whose, context: CallContext) async throws -> Ping

  func open(_ request: Whose, context: CallContext) async throws -> Ping
}

extension RulesService {
  public var methods: [ServerMethod] {
    [
      .unary(
        RulesMethods.plain,
        whose: { (request: Whose) -> String? in
          return request.id
        }
      ) {
        (request: Whose, context) async throws -> Ping in
        try await self.plain(request, context: context)
      },
      .serverStreaming(
        RulesMethods.nested,
        whose: { (request: Whose) -> String? in
          guard let value1 = request.person else { return nil }
          return value1.id
        }
      ) {
        (request: Whose, responses: ResponseWriter<Ping>, context) in
        try await self.nested(request, responses: responses, context: context)
      },
      .clientStreaming(
        RulesMethods.optional,
        whose: { (request: Whose) -> String? in
          return request.alias
        }
      ) {
        (requests: RequestStream<Whose>, context) async throws -> Ping in
        try await self.optional(requests, context: context)
      },
      .bidirectionalStreaming(
        RulesMethods.chosen,
        whose: { (request: Whose) -> String? in
          guard case .`class`(let value1)? = request.kind else { return nil }
          guard let value2 = value1.selfField else { return nil }
          guard case .`default`(let value3)? = value2.word else { return nil }
          return value3
        }
      ) {
        (requests: RequestStream<Whose>, responses: ResponseWriter<Ping>, context) in
        try await self.chosen(requests, responses: responses, context: context)
      },
      .unary(RulesMethods.judged) {
        (request: Whose, context) async throws -> Ping in
        try await self.judged(request, context: context)
      },
      .unary(RulesMethods.open) {
        (request: Whose, context) async throws -> Ping in
        try await self.open(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.Rules.
public struct RulesClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func plain(
    _ request: Whose,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Ping {
    try await channel.unary(
      RulesMethods.plain, request, options: options, returning: Ping.self
    )
  }

  public func nested(
    _ request: Whose,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<Ping> {
    try await channel.serverStreaming(
      RulesMethods.nested, request, options: options, returning: Ping.self
    )
  }

  public func optional(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ClientStreamingCall<Whose, Ping> {
    try await channel.clientStreaming(
      RulesMethods.optional, options: options, sending: Whose.self, returning: Ping.self
    )
  }

  /// Fields that are called like words of Swift's.
  public func chosen(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<Whose, Ping> {
    try await channel.bidirectionalStreaming(
      RulesMethods.chosen, options: options, sending: Whose.self, returning: Ping.self
    )
  }

  public func judged(
    _ request: Whose,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Ping {
    try await channel.unary(
      RulesMethods.judged, request, options: options, returning: Ping.self
    )
  }

  public func open(
    _ request: Whose,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Ping {
    try await channel.unary(
      RulesMethods.open, request, options: options, returning: Ping.self
    )
  }
}

/// The methods of rollcall.sample.v1.Taken.
public enum TakenRPCMethods {
  public static let call = MethodDescriptor(
    service: "rollcall.sample.v1.Taken",
    name: "Call",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [call]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.Taken",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: call,
        documentation: "",
        input: TakenClient.self,
        output: TakenClient.self
      ),
    ]
  )
}

public protocol TakenRPCService: RPCService {
  func call(_ request: TakenClient, context: CallContext) async throws -> TakenClient
}

extension TakenRPCService {
  public var methods: [ServerMethod] {
    [
      .unary(TakenRPCMethods.call) {
        (request: TakenClient, context) async throws -> TakenClient in
        try await self.call(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.Taken.
public struct TakenRPCClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func call(
    _ request: TakenClient,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> TakenClient {
    try await channel.unary(
      TakenRPCMethods.call, request, options: options, returning: TakenClient.self
    )
  }
}

/// The methods of rollcall.sample.v1.RPC.
public enum RPCRPCMethods {
  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = []

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.RPC",
    documentation: "Its protocol would be called like one of the runtime's. It has no methods.",
    methods: [
    ]
  )
}

/// Its protocol would be called like one of the runtime's. It has no methods.
public protocol RPCRPCService: RPCService {
}

extension RPCRPCService {
  public var methods: [ServerMethod] {
    [
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.RPC.
public struct RPCRPCClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }
}
