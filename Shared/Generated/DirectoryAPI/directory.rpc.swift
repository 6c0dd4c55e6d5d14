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

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  public static let disableUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "DisableUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"])
  )

  /// Takes DisableUser back. They have to sign in anew.
  public static let enableUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "EnableUser",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"])
  )

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  public static let deleteUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "DeleteUser",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"])
  )

  /// Everything that this service holds on a person.
  public static let exportUser = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "ExportUser",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"])
  )

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  public static let loadUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "LoadUsers",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .callers(["operator"])
  )

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  public static let watchUsers = MethodDescriptor(
    service: "rollcall.directory.v1.UserDirectory",
    name: "WatchUsers",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service", "profile-service"])
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createUser, getUser, batchGetUsers, searchUsers, listUsers, updateUser, getSigningKeys, disableUser, enableUser, deleteUser, exportUser, loadUsers, watchUsers]

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
        descriptor: disableUser,
        documentation: "Keeps somebody out without erasing anything: they can't sign in and no\nsearch finds them. Who is disabled already stays so.",
        input: DisableUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: enableUser,
        documentation: "Takes DisableUser back. They have to sign in anew.",
        input: EnableUserRequest.self,
        output: User.self
      ),
      MethodSchema(
        descriptor: deleteUser,
        documentation: "Erases an account and everything that tells of the person, at once. Its\nid is never used again. The other services hear of it by WatchUsers and\nerase what they have.",
        input: DeleteUserRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: exportUser,
        documentation: "Everything that this service holds on a person.",
        input: ExportUserRequest.self,
        output: UserExport.self
      ),
      MethodSchema(
        descriptor: loadUsers,
        documentation: "Makes many accounts in one call. Every request is answered with one\nresponse, in their order; the next requests may be sent before that. What\nis answered is on the disk.",
        input: LoadUsersRequest.self,
        output: LoadUsersResponse.self
      ),
      MethodSchema(
        descriptor: watchUsers,
        documentation: "What has changed since a resume token was given out, and then every\nchange, without end. Each account is told as it is now, in the order of\nthe last changes: at least once and never before an earlier one. After\nany failure, call again with the last token that was dealt with.\n\nINVALID_ARGUMENT for a token that this service didn't give out, and\nOUT_OF_RANGE for one of a state that it no longer has: begin without one\nthen. UNAVAILABLE when the service stops.",
        input: WatchUsersRequest.self,
        output: WatchUsersResponse.self
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

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  func disableUser(_ request: DisableUserRequest, context: CallContext) async throws -> User

  /// Takes DisableUser back. They have to sign in anew.
  func enableUser(_ request: EnableUserRequest, context: CallContext) async throws -> User

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  func deleteUser(_ request: DeleteUserRequest, context: CallContext) async throws -> Empty

  /// Everything that this service holds on a person.
  func exportUser(_ request: ExportUserRequest, context: CallContext) async throws -> UserExport

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  func loadUsers(_ requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>, context: CallContext) async throws

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  func watchUsers(_ request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>, context: CallContext) async throws
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
      .unary(UserDirectoryMethods.disableUser) {
        (request: DisableUserRequest, context) async throws -> User in
        try await self.disableUser(request, context: context)
      },
      .unary(UserDirectoryMethods.enableUser) {
        (request: EnableUserRequest, context) async throws -> User in
        try await self.enableUser(request, context: context)
      },
      .unary(UserDirectoryMethods.deleteUser) {
        (request: DeleteUserRequest, context) async throws -> Empty in
        try await self.deleteUser(request, context: context)
      },
      .unary(UserDirectoryMethods.exportUser) {
        (request: ExportUserRequest, context) async throws -> UserExport in
        try await self.exportUser(request, context: context)
      },
      .bidirectionalStreaming(UserDirectoryMethods.loadUsers) {
        (requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>, context) in
        try await self.loadUsers(requests, responses: responses, context: context)
      },
      .serverStreaming(UserDirectoryMethods.watchUsers) {
        (request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>, context) in
        try await self.watchUsers(request, responses: responses, context: context)
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

  /// Keeps somebody out without erasing anything: they can't sign in and no
  /// search finds them. Who is disabled already stays so.
  public func disableUser(
    _ request: DisableUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.disableUser, request, options: options, returning: User.self
    )
  }

  /// Takes DisableUser back. They have to sign in anew.
  public func enableUser(
    _ request: EnableUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(
      UserDirectoryMethods.enableUser, request, options: options, returning: User.self
    )
  }

  /// Erases an account and everything that tells of the person, at once. Its
  /// id is never used again. The other services hear of it by WatchUsers and
  /// erase what they have.
  public func deleteUser(
    _ request: DeleteUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      UserDirectoryMethods.deleteUser, request, options: options, returning: Empty.self
    )
  }

  /// Everything that this service holds on a person.
  public func exportUser(
    _ request: ExportUserRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> UserExport {
    try await channel.unary(
      UserDirectoryMethods.exportUser, request, options: options, returning: UserExport.self
    )
  }

  /// Makes many accounts in one call. Every request is answered with one
  /// response, in their order; the next requests may be sent before that. What
  /// is answered is on the disk.
  public func loadUsers(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<LoadUsersRequest, LoadUsersResponse> {
    try await channel.bidirectionalStreaming(
      UserDirectoryMethods.loadUsers, options: options, sending: LoadUsersRequest.self, returning: LoadUsersResponse.self
    )
  }

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each account is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After
  /// any failure, call again with the last token that was dealt with.
  ///
  /// INVALID_ARGUMENT for a token that this service didn't give out, and
  /// OUT_OF_RANGE for one of a state that it no longer has: begin without one
  /// then. UNAVAILABLE when the service stops.
  public func watchUsers(
    _ request: WatchUsersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<WatchUsersResponse> {
    try await channel.serverStreaming(
      UserDirectoryMethods.watchUsers, request, options: options, returning: WatchUsersResponse.self
    )
  }
}
