// Generated from grpc/reflection/v1/reflection.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of grpc.reflection.v1.ServerReflection.
public enum ServerReflectionMethods {
  /// Answers each request with one response, in order. A file comes with all that
  /// it imports, and each file once in a stream.
  public static let serverReflectionInfo = MethodDescriptor(
    service: "grpc.reflection.v1.ServerReflection",
    name: "ServerReflectionInfo",
    kind: .bidirectionalStreaming,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [serverReflectionInfo]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "grpc.reflection.v1.ServerReflection",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: serverReflectionInfo,
        documentation: "Answers each request with one response, in order. A file comes with all that\nit imports, and each file once in a stream.",
        input: ServerReflectionRequest.self,
        output: ServerReflectionResponse.self
      ),
    ]
  )
}

public protocol ServerReflectionService: RPCService {
  /// Answers each request with one response, in order. A file comes with all that
  /// it imports, and each file once in a stream.
  func serverReflectionInfo(_ requests: RequestStream<ServerReflectionRequest>, responses: ResponseWriter<ServerReflectionResponse>, context: CallContext) async throws
}

extension ServerReflectionService {
  public var methods: [ServerMethod] {
    [
      .bidirectionalStreaming(ServerReflectionMethods.serverReflectionInfo) {
        (requests: RequestStream<ServerReflectionRequest>, responses: ResponseWriter<ServerReflectionResponse>, context) in
        try await self.serverReflectionInfo(requests, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .reflectionAPI
  }
}

/// Calls grpc.reflection.v1.ServerReflection.
public struct ServerReflectionClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Answers each request with one response, in order. A file comes with all that
  /// it imports, and each file once in a stream.
  public func serverReflectionInfo(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<ServerReflectionRequest, ServerReflectionResponse> {
    try await channel.bidirectionalStreaming(
      ServerReflectionMethods.serverReflectionInfo, options: options, sending: ServerReflectionRequest.self, returning: ServerReflectionResponse.self
    )
  }
}
