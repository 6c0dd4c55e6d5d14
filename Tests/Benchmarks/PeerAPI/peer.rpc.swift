// Generated from peer.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of peer.Directory.
public enum DirectoryMethods {
  public static let getUser = MethodDescriptor(
    service: "peer.Directory",
    name: "GetUser",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  public static let watchUsers = MethodDescriptor(
    service: "peer.Directory",
    name: "WatchUsers",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  public static let chat = MethodDescriptor(
    service: "peer.Directory",
    name: "Chat",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [getUser, watchUsers, chat]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "peer.Directory",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: getUser,
        documentation: "",
        input: GetUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: watchUsers,
        documentation: "",
        input: WatchUsersRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: chat,
        documentation: "",
        input: GetUserRequest.self,
        output: User.self
      ),
    ]
  )
}

public protocol DirectoryService: RPCService {
  func getUser(_ request: GetUserRequest, context: CallContext) async throws -> User

  func watchUsers(_ request: WatchUsersRequest, responses: ResponseWriter<User>, context: CallContext) async throws

  func chat(_ requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context: CallContext) async throws
}

extension DirectoryService {
  public var methods: [ServerMethod] {
    [
      .unary(DirectoryMethods.getUser) {
        (request: GetUserRequest, context) async throws -> User in
        try await self.getUser(request, context: context)
      },
      .serverStreaming(DirectoryMethods.watchUsers) {
        (request: WatchUsersRequest, responses: ResponseWriter<User>, context) in
        try await self.watchUsers(request, responses: responses, context: context)
      },
      .bidirectionalStreaming(DirectoryMethods.chat) {
        (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context) in
        try await self.chat(requests, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .peerAPI
  }
}

/// Calls peer.Directory.
public struct DirectoryClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func getUser(
    _ request: GetUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      DirectoryMethods.getUser, request, options: options, returning: User.self
    )
  }

  public func watchUsers(
    _ request: WatchUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<User> {
    try await channel.serverStreaming(
      DirectoryMethods.watchUsers, request, options: options, returning: User.self
    )
  }

  public func chat(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<GetUserRequest, User> {
    try await channel.bidirectionalStreaming(
      DirectoryMethods.chat, options: options, sending: GetUserRequest.self, returning: User.self
    )
  }
}
