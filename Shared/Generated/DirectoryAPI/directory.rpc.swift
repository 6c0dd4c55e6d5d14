// Generated from rollcall/directory/v1/directory.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.directory.v1.UserDirectory.
public enum UserDirectoryMethods {
  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  public static let createUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "CreateUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .anyPeer
  )

  /// One account by its id. NOT_FOUND if there is none.
  public static let getUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "GetUser",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  public static let batchGetUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "BatchGetUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// People whose e-mail has the term anywhere in it, the likeliest first.
  public static let searchUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "SearchUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Every account, in the order of creation. For operators.
  public static let listUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ListUsers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"])
  )

  /// Changes the fields named by the mask.
  public static let updateUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "UpdateUser",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  public static let getSigningKeys = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "GetSigningKeys",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Erases an account. Its id is never used again.
  public static let deleteUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "DeleteUser",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"])
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createUser, getUser, batchGetUsers, searchUsers, listUsers, updateUser, getSigningKeys, deleteUser]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.directory.v1.UserDirectory",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: createUser,
        documentation: "Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.",
        input: CreateUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: getUser,
        documentation: "One account by its id. NOT_FOUND if there is none.",
        input: GetUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: batchGetUsers,
        documentation: "Many accounts by id, by e-mail, or both, at most 1,000 keys in all.",
        input: BatchGetUsersRequest.self,
        output: BatchGetUsersResponse.self
      ),
      MethodSchema(
        descriptor: searchUsers,
        documentation: "People whose e-mail has the term anywhere in it, the likeliest first.",
        input: SearchUsersRequest.self,
        output: SearchUsersResponse.self
      ),
      MethodSchema(
        descriptor: listUsers,
        documentation: "Every account, in the order of creation. For operators.",
        input: ListUsersRequest.self,
        output: ListUsersResponse.self
      ),
      MethodSchema(
        descriptor: updateUser,
        documentation: "Changes the fields named by the mask.",
        input: UpdateUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: getSigningKeys,
        documentation: "The public keys of the access tokens that this directory signs. Services\nkeep them, so that they can tell by themselves who calls.",
        input: GetSigningKeysRequest.self,
        output: GetSigningKeysResponse.self
      ),
      MethodSchema(
        descriptor: deleteUser,
        documentation: "Erases an account. Its id is never used again.",
        input: DeleteUserRequest.self,
        output: Empty.self
      ),
    ]
  )
}

public protocol UserDirectoryService: RPCService {
  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  func createUser(_ request: CreateUserRequest, context: CallContext) async throws -> User

  /// One account by its id. NOT_FOUND if there is none.
  func getUser(_ request: GetUserRequest, context: CallContext) async throws -> User

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  func batchGetUsers(_ request: BatchGetUsersRequest, context: CallContext) async throws -> BatchGetUsersResponse

  /// People whose e-mail has the term anywhere in it, the likeliest first.
  func searchUsers(_ request: SearchUsersRequest, context: CallContext) async throws -> SearchUsersResponse

  /// Every account, in the order of creation. For operators.
  func listUsers(_ request: ListUsersRequest, context: CallContext) async throws -> ListUsersResponse

  /// Changes the fields named by the mask.
  func updateUser(_ request: UpdateUserRequest, context: CallContext) async throws -> User

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  func getSigningKeys(_ request: GetSigningKeysRequest, context: CallContext) async throws -> GetSigningKeysResponse

  /// Erases an account. Its id is never used again.
  func deleteUser(_ request: DeleteUserRequest, context: CallContext) async throws -> Empty
}

extension UserDirectoryService {
  public var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.createUser) {
        (request: CreateUserRequest, context) async throws -> User in
        try await self.createUser(request, context: context)
      },
      .unary(UserDirectoryMethods.getUser) {
        (request: GetUserRequest, context) async throws -> User in
        try await self.getUser(request, context: context)
      },
      .unary(UserDirectoryMethods.batchGetUsers) {
        (request: BatchGetUsersRequest, context) async throws -> BatchGetUsersResponse in
        try await self.batchGetUsers(request, context: context)
      },
      .unary(UserDirectoryMethods.searchUsers) {
        (request: SearchUsersRequest, context) async throws -> SearchUsersResponse in
        try await self.searchUsers(request, context: context)
      },
      .unary(UserDirectoryMethods.listUsers) {
        (request: ListUsersRequest, context) async throws -> ListUsersResponse in
        try await self.listUsers(request, context: context)
      },
      .unary(UserDirectoryMethods.updateUser) {
        (request: UpdateUserRequest, context) async throws -> User in
        try await self.updateUser(request, context: context)
      },
      .unary(UserDirectoryMethods.getSigningKeys) {
        (request: GetSigningKeysRequest, context) async throws -> GetSigningKeysResponse in
        try await self.getSigningKeys(request, context: context)
      },
      .unary(UserDirectoryMethods.deleteUser) {
        (request: DeleteUserRequest, context) async throws -> Empty in
        try await self.deleteUser(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .directoryAPI
  }
}

/// Calls rollcall.directory.v1.UserDirectory.
public struct UserDirectoryClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Makes an account. ALREADY_EXISTS if the e-mail, normalised, has one.
  public func createUser(
    _ request: CreateUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.createUser, request, options: options, returning: User.self
    )
  }

  /// One account by its id. NOT_FOUND if there is none.
  public func getUser(
    _ request: GetUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.getUser, request, options: options, returning: User.self
    )
  }

  /// Many accounts by id, by e-mail, or both, at most 1,000 keys in all.
  public func batchGetUsers(
    _ request: BatchGetUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BatchGetUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.batchGetUsers, request, options: options, returning: BatchGetUsersResponse.self
    )
  }

  /// People whose e-mail has the term anywhere in it, the likeliest first.
  public func searchUsers(
    _ request: SearchUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> SearchUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.searchUsers, request, options: options, returning: SearchUsersResponse.self
    )
  }

  /// Every account, in the order of creation. For operators.
  public func listUsers(
    _ request: ListUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListUsersResponse {
    try await channel.unary(
      UserDirectoryMethods.listUsers, request, options: options, returning: ListUsersResponse.self
    )
  }

  /// Changes the fields named by the mask.
  public func updateUser(
    _ request: UpdateUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.updateUser, request, options: options, returning: User.self
    )
  }

  /// The public keys of the access tokens that this directory signs. Services
  /// keep them, so that they can tell by themselves who calls.
  public func getSigningKeys(
    _ request: GetSigningKeysRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> GetSigningKeysResponse {
    try await channel.unary(
      UserDirectoryMethods.getSigningKeys, request, options: options, returning: GetSigningKeysResponse.self
    )
  }

  /// Erases an account. Its id is never used again.
  public func deleteUser(
    _ request: DeleteUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UserDirectoryMethods.deleteUser, request, options: options, returning: Empty.self
    )
  }
}
