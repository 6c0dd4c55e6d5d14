// Generated from rollcall/groups/v1/groups.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.groups.v1.Groups.
public enum GroupsMethods {
  /// Makes a group of the creator and the people named by e-mail. Unknown
  /// e-mails are refused together, each by name.
  public static let createGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "CreateGroup",
    kind: .unary,
    idempotency: .idempotent,
    access: .anyPeer
  )

  public static let getGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "GetGroup",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// The groups that somebody is a member of, the newest first.
  public static let listGroups = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "ListGroups",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Adds people by e-mail. Who is a member already stays one.
  public static let addMembers = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "AddMembers",
    kind: .unary,
    idempotency: .idempotent,
    access: .anyPeer
  )

  /// NOT_FOUND if the person is no member. The creator cannot be removed.
  public static let removeMember = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "RemoveMember",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  public static let deleteGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "DeleteGroup",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it.
  public static let compose = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "Compose",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createGroup, getGroup, listGroups, addMembers, removeMember, deleteGroup, compose]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.groups.v1.Groups",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: createGroup,
        documentation: "Makes a group of the creator and the people named by e-mail. Unknown\ne-mails are refused together, each by name.",
        input: CreateGroupRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: getGroup,
        documentation: "",
        input: GetGroupRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: listGroups,
        documentation: "The groups that somebody is a member of, the newest first.",
        input: ListGroupsRequest.self,
        output: ListGroupsResponse.self
      ),
      MethodSchema(
        descriptor: addMembers,
        documentation: "Adds people by e-mail. Who is a member already stays one.",
        input: AddMembersRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: removeMember,
        documentation: "NOT_FOUND if the person is no member. The creator cannot be removed.",
        input: RemoveMemberRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: deleteGroup,
        documentation: "",
        input: DeleteGroupRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: compose,
        documentation: "The \"new group\" screen. Every event is answered with the whole state of\nthe screen after it.",
        input: ComposeEvent.self,
        output: ComposeState.self
      ),
    ]
  )
}

public protocol GroupsService: RPCService {
  /// Makes a group of the creator and the people named by e-mail. Unknown
  /// e-mails are refused together, each by name.
  func createGroup(_ request: CreateGroupRequest, context: CallContext) async throws -> Group

  func getGroup(_ request: GetGroupRequest, context: CallContext) async throws -> Group

  /// The groups that somebody is a member of, the newest first.
  func listGroups(_ request: ListGroupsRequest, context: CallContext) async throws -> ListGroupsResponse

  /// Adds people by e-mail. Who is a member already stays one.
  func addMembers(_ request: AddMembersRequest, context: CallContext) async throws -> Group

  /// NOT_FOUND if the person is no member. The creator cannot be removed.
  func removeMember(_ request: RemoveMemberRequest, context: CallContext) async throws -> Group

  func deleteGroup(_ request: DeleteGroupRequest, context: CallContext) async throws -> Empty

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it.
  func compose(_ requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>, context: CallContext) async throws
}

extension GroupsService {
  public var methods: [ServerMethod] {
    [
      .unary(GroupsMethods.createGroup) {
        (request: CreateGroupRequest, context) async throws -> Group in
        try await self.createGroup(request, context: context)
      },
      .unary(GroupsMethods.getGroup) {
        (request: GetGroupRequest, context) async throws -> Group in
        try await self.getGroup(request, context: context)
      },
      .unary(GroupsMethods.listGroups) {
        (request: ListGroupsRequest, context) async throws -> ListGroupsResponse in
        try await self.listGroups(request, context: context)
      },
      .unary(GroupsMethods.addMembers) {
        (request: AddMembersRequest, context) async throws -> Group in
        try await self.addMembers(request, context: context)
      },
      .unary(GroupsMethods.removeMember) {
        (request: RemoveMemberRequest, context) async throws -> Group in
        try await self.removeMember(request, context: context)
      },
      .unary(GroupsMethods.deleteGroup) {
        (request: DeleteGroupRequest, context) async throws -> Empty in
        try await self.deleteGroup(request, context: context)
      },
      .bidirectionalStreaming(GroupsMethods.compose) {
        (requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>, context) in
        try await self.compose(requests, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .groupsAPI
  }
}

/// Calls rollcall.groups.v1.Groups.
public struct GroupsClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Makes a group of the creator and the people named by e-mail. Unknown
  /// e-mails are refused together, each by name.
  public func createGroup(
    _ request: CreateGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.createGroup, request, options: options, returning: Group.self
    )
  }

  public func getGroup(
    _ request: GetGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.getGroup, request, options: options, returning: Group.self
    )
  }

  /// The groups that somebody is a member of, the newest first.
  public func listGroups(
    _ request: ListGroupsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListGroupsResponse {
    try await channel.unary(
      GroupsMethods.listGroups, request, options: options, returning: ListGroupsResponse.self
    )
  }

  /// Adds people by e-mail. Who is a member already stays one.
  public func addMembers(
    _ request: AddMembersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.addMembers, request, options: options, returning: Group.self
    )
  }

  /// NOT_FOUND if the person is no member. The creator cannot be removed.
  public func removeMember(
    _ request: RemoveMemberRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.removeMember, request, options: options, returning: Group.self
    )
  }

  public func deleteGroup(
    _ request: DeleteGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GroupsMethods.deleteGroup, request, options: options, returning: Empty.self
    )
  }

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it.
  public func compose(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<ComposeEvent, ComposeState> {
    try await channel.bidirectionalStreaming(
      GroupsMethods.compose, options: options, sending: ComposeEvent.self, returning: ComposeState.self
    )
  }
}
