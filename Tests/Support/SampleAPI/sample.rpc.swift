// Generated from rollcall/sample/v1/sample.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.sample.v1.Samples.
public enum SamplesMethods {
  /// One each way.
  public static let get = MethodDescriptor(
    service: "rollcall.sample.v1.Samples",
    name: "Get",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  public static let watch = MethodDescriptor(
    service: "rollcall.sample.v1.Samples",
    name: "Watch",
    kind: .serverStreaming,
    idempotency: .unknown,
    access: .callers(["operator", "group-service"])
  )

  public static let collect = MethodDescriptor(
    service: "rollcall.sample.v1.Samples",
    name: "Collect",
    kind: .clientStreaming,
    idempotency: .idempotent,
    access: .anyPeer
  )

  /// Named like a word of Swift's.
  public static let `repeat` = MethodDescriptor(
    service: "rollcall.sample.v1.Samples",
    name: "Repeat",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [get, watch, collect, `repeat`]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.sample.v1.Samples",
    documentation: "Four kinds of calls.",
    methods: [
      MethodSchema(
        descriptor: get,
        documentation: "One each way.",
        input: Scalars.self,
        output: Scalars.self
      ),
      MethodSchema(
        descriptor: watch,
        documentation: "",
        input: Scalars.self,
        output: Scalars.self
      ),
      MethodSchema(
        descriptor: collect,
        documentation: "",
        input: Repeated.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: `repeat`,
        documentation: "Named like a word of Swift's.",
        input: Choice.self,
        output: Choice.self
      ),
    ]
  )
}

/// Four kinds of calls.
public protocol SamplesService: RPCService {
  /// One each way.
  func get(_ request: Scalars, context: CallContext) async throws -> Scalars

  func watch(_ request: Scalars, responses: ResponseWriter<Scalars>, context: CallContext) async throws

  func collect(_ requests: RequestStream<Repeated>, context: CallContext) async throws -> Empty

  /// Named like a word of Swift's.
  func `repeat`(_ requests: RequestStream<Choice>, responses: ResponseWriter<Choice>, context: CallContext) async throws
}

extension SamplesService {
  public var methods: [ServerMethod] {
    [
      .unary(SamplesMethods.get) {
        (request: Scalars, context) async throws -> Scalars in
        try await self.get(request, context: context)
      },
      .serverStreaming(SamplesMethods.watch) {
        (request: Scalars, responses: ResponseWriter<Scalars>, context) in
        try await self.watch(request, responses: responses, context: context)
      },
      .clientStreaming(SamplesMethods.collect) {
        (requests: RequestStream<Repeated>, context) async throws -> Empty in
        try await self.collect(requests, context: context)
      },
      .bidirectionalStreaming(SamplesMethods.`repeat`) {
        (requests: RequestStream<Choice>, responses: ResponseWriter<Choice>, context) in
        try await self.`repeat`(requests, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .sampleAPI
  }
}

/// Calls rollcall.sample.v1.Samples.
public struct SamplesClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// One each way.
  public func get(
    _ request: Scalars,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Scalars {
    try await channel.unary(
      SamplesMethods.get, request, options: options, returning: Scalars.self
    )
  }

  public func watch(
    _ request: Scalars,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<Scalars> {
    try await channel.serverStreaming(
      SamplesMethods.watch, request, options: options, returning: Scalars.self
    )
  }

  public func collect(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ClientStreamingCall<Repeated, Empty> {
    try await channel.clientStreaming(
      SamplesMethods.collect, options: options, sending: Repeated.self, returning: Empty.self
    )
  }

  /// Named like a word of Swift's.
  public func `repeat`(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<Choice, Choice> {
    try await channel.bidirectionalStreaming(
      SamplesMethods.`repeat`, options: options, sending: Choice.self, returning: Choice.self
    )
  }
}
