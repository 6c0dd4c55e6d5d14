// Generated from grpc/testing/test.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of grpc.testing.TestService.
public enum TestServiceMethods {
  public static let emptyCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "EmptyCall",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// One message each way.
  public static let unaryCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "UnaryCall",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// The same, for a proxy to keep the answer.
  public static let cacheableUnaryCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "CacheableUnaryCall",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// The messages that the request asks for.
  public static let streamingOutputCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "StreamingOutputCall",
    kind: .serverStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// Adds the payloads up.
  public static let streamingInputCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "StreamingInputCall",
    kind: .clientStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// Answers each request as it comes.
  public static let fullDuplexCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "FullDuplexCall",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// Answers all requests after the last has come.
  public static let halfDuplexCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "HalfDuplexCall",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// No server has it: UNIMPLEMENTED.
  public static let unimplementedCall = MethodDescriptor(
    service: "grpc.testing.TestService",
    name: "UnimplementedCall",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [emptyCall, unaryCall, cacheableUnaryCall, streamingOutputCall, streamingInputCall, fullDuplexCall, halfDuplexCall, unimplementedCall]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "grpc.testing.TestService",
    documentation: "Every call sends the metadata x-grpc-test-echo-initial back ahead of its answer,\nand x-grpc-test-echo-trailing-bin with its status.",
    methods: [
      MethodSchema(
        descriptor: emptyCall,
        documentation: "",
        input: Empty.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: unaryCall,
        documentation: "One message each way.",
        input: SimpleRequest.self,
        output: SimpleResponse.self
      ),
      MethodSchema(
        descriptor: cacheableUnaryCall,
        documentation: "The same, for a proxy to keep the answer.",
        input: SimpleRequest.self,
        output: SimpleResponse.self
      ),
      MethodSchema(
        descriptor: streamingOutputCall,
        documentation: "The messages that the request asks for.",
        input: StreamingOutputCallRequest.self,
        output: StreamingOutputCallResponse.self
      ),
      MethodSchema(
        descriptor: streamingInputCall,
        documentation: "Adds the payloads up.",
        input: StreamingInputCallRequest.self,
        output: StreamingInputCallResponse.self
      ),
      MethodSchema(
        descriptor: fullDuplexCall,
        documentation: "Answers each request as it comes.",
        input: StreamingOutputCallRequest.self,
        output: StreamingOutputCallResponse.self
      ),
      MethodSchema(
        descriptor: halfDuplexCall,
        documentation: "Answers all requests after the last has come.",
        input: StreamingOutputCallRequest.self,
        output: StreamingOutputCallResponse.self
      ),
      MethodSchema(
        descriptor: unimplementedCall,
        documentation: "No server has it: UNIMPLEMENTED.",
        input: Empty.self,
        output: Empty.self
      ),
    ]
  )
}

/// Every call sends the metadata x-grpc-test-echo-initial back ahead of its answer,
/// and x-grpc-test-echo-trailing-bin with its status.
public protocol TestServiceService: RPCService {
  func emptyCall(_ request: Empty, context: CallContext) async throws -> Empty

  /// One message each way.
  func unaryCall(_ request: SimpleRequest, context: CallContext) async throws -> SimpleResponse

  /// The same, for a proxy to keep the answer.
  func cacheableUnaryCall(_ request: SimpleRequest, context: CallContext) async throws -> SimpleResponse

  /// The messages that the request asks for.
  func streamingOutputCall(_ request: StreamingOutputCallRequest, responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext) async throws

  /// Adds the payloads up.
  func streamingInputCall(_ requests: RequestStream<StreamingInputCallRequest>, context: CallContext) async throws -> StreamingInputCallResponse

  /// Answers each request as it comes.
  func fullDuplexCall(_ requests: RequestStream<StreamingOutputCallRequest>, responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext) async throws

  /// Answers all requests after the last has come.
  func halfDuplexCall(_ requests: RequestStream<StreamingOutputCallRequest>, responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext) async throws

  /// No server has it: UNIMPLEMENTED.
  func unimplementedCall(_ request: Empty, context: CallContext) async throws -> Empty
}

extension TestServiceService {
  public var methods: [ServerMethod] {
    [
      .unary(TestServiceMethods.emptyCall) {
        (request: Empty, context) async throws -> Empty in
        try await self.emptyCall(request, context: context)
      },
      .unary(TestServiceMethods.unaryCall) {
        (request: SimpleRequest, context) async throws -> SimpleResponse in
        try await self.unaryCall(request, context: context)
      },
      .unary(TestServiceMethods.cacheableUnaryCall) {
        (request: SimpleRequest, context) async throws -> SimpleResponse in
        try await self.cacheableUnaryCall(request, context: context)
      },
      .serverStreaming(TestServiceMethods.streamingOutputCall) {
        (request: StreamingOutputCallRequest, responses: ResponseWriter<StreamingOutputCallResponse>, context) in
        try await self.streamingOutputCall(request, responses: responses, context: context)
      },
      .clientStreaming(TestServiceMethods.streamingInputCall) {
        (requests: RequestStream<StreamingInputCallRequest>, context) async throws -> StreamingInputCallResponse in
        try await self.streamingInputCall(requests, context: context)
      },
      .bidirectionalStreaming(TestServiceMethods.fullDuplexCall) {
        (requests: RequestStream<StreamingOutputCallRequest>, responses: ResponseWriter<StreamingOutputCallResponse>, context) in
        try await self.fullDuplexCall(requests, responses: responses, context: context)
      },
      .bidirectionalStreaming(TestServiceMethods.halfDuplexCall) {
        (requests: RequestStream<StreamingOutputCallRequest>, responses: ResponseWriter<StreamingOutputCallResponse>, context) in
        try await self.halfDuplexCall(requests, responses: responses, context: context)
      },
      .unary(TestServiceMethods.unimplementedCall) {
        (request: Empty, context) async throws -> Empty in
        try await self.unimplementedCall(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .interopAPI
  }
}

/// Calls grpc.testing.TestService.
public struct TestServiceClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func emptyCall(
    _ request: Empty,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      TestServiceMethods.emptyCall, request, options: options, returning: Empty.self
    )
  }

  /// One message each way.
  public func unaryCall(
    _ request: SimpleRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SimpleResponse {
    try await channel.unary(
      TestServiceMethods.unaryCall, request, options: options, returning: SimpleResponse.self
    )
  }

  /// The same, for a proxy to keep the answer.
  public func cacheableUnaryCall(
    _ request: SimpleRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SimpleResponse {
    try await channel.unary(
      TestServiceMethods.cacheableUnaryCall, request, options: options, returning: SimpleResponse.self
    )
  }

  /// The messages that the request asks for.
  public func streamingOutputCall(
    _ request: StreamingOutputCallRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<StreamingOutputCallResponse> {
    try await channel.serverStreaming(
      TestServiceMethods.streamingOutputCall, request, options: options, returning: StreamingOutputCallResponse.self
    )
  }

  /// Adds the payloads up.
  public func streamingInputCall(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ClientStreamingCall<StreamingInputCallRequest, StreamingInputCallResponse> {
    try await channel.clientStreaming(
      TestServiceMethods.streamingInputCall, options: options, sending: StreamingInputCallRequest.self, returning: StreamingInputCallResponse.self
    )
  }

  /// Answers each request as it comes.
  public func fullDuplexCall(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<StreamingOutputCallRequest, StreamingOutputCallResponse> {
    try await channel.bidirectionalStreaming(
      TestServiceMethods.fullDuplexCall, options: options, sending: StreamingOutputCallRequest.self, returning: StreamingOutputCallResponse.self
    )
  }

  /// Answers all requests after the last has come.
  public func halfDuplexCall(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<StreamingOutputCallRequest, StreamingOutputCallResponse> {
    try await channel.bidirectionalStreaming(
      TestServiceMethods.halfDuplexCall, options: options, sending: StreamingOutputCallRequest.self, returning: StreamingOutputCallResponse.self
    )
  }

  /// No server has it: UNIMPLEMENTED.
  public func unimplementedCall(
    _ request: Empty,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      TestServiceMethods.unimplementedCall, request, options: options, returning: Empty.self
    )
  }
}

/// The methods of grpc.testing.UnimplementedService.
public enum UnimplementedServiceMethods {
  public static let unimplementedCall = MethodDescriptor(
    service: "grpc.testing.UnimplementedService",
    name: "UnimplementedCall",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [unimplementedCall]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "grpc.testing.UnimplementedService",
    documentation: "No server has it: UNIMPLEMENTED.",
    methods: [
      MethodSchema(
        descriptor: unimplementedCall,
        documentation: "",
        input: Empty.self,
        output: Empty.self
      ),
    ]
  )
}

/// No server has it: UNIMPLEMENTED.
public protocol UnimplementedServiceService: RPCService {
  func unimplementedCall(_ request: Empty, context: CallContext) async throws -> Empty
}

extension UnimplementedServiceService {
  public var methods: [ServerMethod] {
    [
      .unary(UnimplementedServiceMethods.unimplementedCall) {
        (request: Empty, context) async throws -> Empty in
        try await self.unimplementedCall(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .interopAPI
  }
}

/// Calls grpc.testing.UnimplementedService.
public struct UnimplementedServiceClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func unimplementedCall(
    _ request: Empty,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UnimplementedServiceMethods.unimplementedCall, request, options: options, returning: Empty.self
    )
  }
}
