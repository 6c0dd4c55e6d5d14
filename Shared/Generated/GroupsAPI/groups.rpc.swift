// Generated from rollcall/groups/v1/groups.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.groups.v1.Groups.
public enum GroupsMethods {
  /// Makes a group of the creator, who owns it, and the people named by e-mail.
  /// Unknown e-mails are refused together, each by name. ALREADY_EXISTS if the
  /// creator owns a group of that title, whatever its case and white space.
  public static let createGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "CreateGroup",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .signedIn)
  )

  public static let getGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "GetGroup",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The groups that somebody is a member of, the newest first.
  public static let listGroups = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "ListGroups",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Changes the fields named by the mask. For owners and admins.
  /// ALREADY_EXISTS if one of the owners owns another group of the title.
  public static let updateGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "UpdateGroup",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The members, in the order of joining.
  public static let listMembers = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "ListMembers",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Adds people by e-mail, without asking them. Who is a member already stays
  /// one. For owners and admins. FAILED_PRECONDITION without room for all.
  public static let addMembers = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "AddMembers",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .signedIn)
  )

  /// NOT_FOUND if the person is no member. Owners remove admins and members,
  /// admins remove members, everybody can remove themselves. An owner can't be
  /// removed by others, and the last one not at all.
  public static let removeMember = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "RemoveMember",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Takes oneself out. FAILED_PRECONDITION for the last owner, who hands the
  /// group over first, or deletes it.
  public static let leaveGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "LeaveGroup",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Promotes or demotes a member. For owners. FAILED_PRECONDITION if the group
  /// would be without an owner, or have more than 10.
  public static let setMemberRole = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "SetMemberRole",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Makes a member the owner in the place of the acting one, who becomes an
  /// admin, in one step.
  public static let handOverGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "HandOverGroup",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Invites people by e-mail. For owners and admins. Who has asked to join is
  /// in at once; who is a member or invited already stays so.
  public static let inviteMembers = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "InviteMembers",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The invited person's answer. NOT_FOUND without an invitation.
  public static let answerInvitation = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "AnswerInvitation",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Takes an invitation back. For owners and admins.
  public static let withdrawInvitation = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "WithdrawInvitation",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The invitations of a person, for that person, or of a group, for its owners
  /// and admins.
  public static let listInvitations = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "ListInvitations",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Asks to be let in. Who is invited is in at once; who has asked already has
  /// asked. ALREADY_EXISTS for members.
  public static let askToJoin = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "AskToJoin",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The answer to somebody who has asked. For owners and admins. NOT_FOUND if
  /// the person hasn't asked, FAILED_PRECONDITION without room; the request
  /// stays then.
  public static let answerJoinRequest = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "AnswerJoinRequest",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Takes the own request back.
  public static let withdrawJoinRequest = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "WithdrawJoinRequest",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The requests of a person, for that person, or to a group, for its owners
  /// and admins.
  public static let listJoinRequests = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "ListJoinRequests",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .signedIn)
  )

  /// Deletes a group with all that belongs to it. For owners.
  public static let deleteGroup = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "DeleteGroup",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The groups of a person, or all groups for services: each as it is now, in
  /// the order of their last changes, then every change as it comes. The last
  /// resume_token that was read goes on from there, whatever has been started
  /// anew; without one it begins with everything. What changed twice in the
  /// meantime may be told once. Names and e-mails are as of the answer: their
  /// changes are the user directory's to tell. At least every 10 seconds a
  /// message comes, with or without changes. UNAVAILABLE ends it when the
  /// service stops, or can't reach the user directory.
  public static let watchGroups = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "WatchGroups",
    kind: .serverStreaming,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it, in the order of the events. A search runs beside the
  /// conversation: it is answered when its rows are there, or when another event
  /// comes first; then the rows come in a state of their own, unless a newer
  /// search has begun. Who doesn't read the states is not read from either.
  public static let compose = MethodDescriptor(
    service: "rollcall.groups.v1.Groups",
    name: "Compose",
    kind: .bidirectionalStreaming,
    idempotency: .unknown,
    access: .callers(["operator"], users: .signedIn)
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createGroup, getGroup, listGroups, updateGroup, listMembers, addMembers, removeMember, leaveGroup, setMemberRole, handOverGroup, inviteMembers, answerInvitation, withdrawInvitation, listInvitations, askToJoin, answerJoinRequest, withdrawJoinRequest, listJoinRequests, deleteGroup, watchGroups, compose]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.groups.v1.Groups",
    documentation: "Who acts is the signed-in person of the call or, when a service calls, the\nperson whom it names as acting_user_id; with neither, the service itself acts\nand may do all that the rules of groups allow. A person to whom a group is\nnone of their business gets NOT_FOUND, one whose role doesn't suffice\nPERMISSION_DENIED.",
    methods: [
      MethodSchema(
        descriptor: createGroup,
        documentation: "Makes a group of the creator, who owns it, and the people named by e-mail.\nUnknown e-mails are refused together, each by name. ALREADY_EXISTS if the\ncreator owns a group of that title, whatever its case and white space.",
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
        descriptor: updateGroup,
        documentation: "Changes the fields named by the mask. For owners and admins.\nALREADY_EXISTS if one of the owners owns another group of the title.",
        input: UpdateGroupRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: listMembers,
        documentation: "The members, in the order of joining.",
        input: ListMembersRequest.self,
        output: ListMembersResponse.self
      ),
      MethodSchema(
        descriptor: addMembers,
        documentation: "Adds people by e-mail, without asking them. Who is a member already stays\none. For owners and admins. FAILED_PRECONDITION without room for all.",
        input: AddMembersRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: removeMember,
        documentation: "NOT_FOUND if the person is no member. Owners remove admins and members,\nadmins remove members, everybody can remove themselves. An owner can't be\nremoved by others, and the last one not at all.",
        input: RemoveMemberRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: leaveGroup,
        documentation: "Takes oneself out. FAILED_PRECONDITION for the last owner, who hands the\ngroup over first, or deletes it.",
        input: LeaveGroupRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: setMemberRole,
        documentation: "Promotes or demotes a member. For owners. FAILED_PRECONDITION if the group\nwould be without an owner, or have more than 10.",
        input: SetMemberRoleRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: handOverGroup,
        documentation: "Makes a member the owner in the place of the acting one, who becomes an\nadmin, in one step.",
        input: HandOverGroupRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: inviteMembers,
        documentation: "Invites people by e-mail. For owners and admins. Who has asked to join is\nin at once; who is a member or invited already stays so.",
        input: InviteMembersRequest.self,
        output: InviteMembersResponse.self
      ),
      MethodSchema(
        descriptor: answerInvitation,
        documentation: "The invited person's answer. NOT_FOUND without an invitation.",
        input: AnswerInvitationRequest.self,
        output: AnswerInvitationResponse.self
      ),
      MethodSchema(
        descriptor: withdrawInvitation,
        documentation: "Takes an invitation back. For owners and admins.",
        input: WithdrawInvitationRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: listInvitations,
        documentation: "The invitations of a person, for that person, or of a group, for its owners\nand admins.",
        input: ListInvitationsRequest.self,
        output: ListInvitationsResponse.self
      ),
      MethodSchema(
        descriptor: askToJoin,
        documentation: "Asks to be let in. Who is invited is in at once; who has asked already has\nasked. ALREADY_EXISTS for members.",
        input: AskToJoinRequest.self,
        output: AskToJoinResponse.self
      ),
      MethodSchema(
        descriptor: answerJoinRequest,
        documentation: "The answer to somebody who has asked. For owners and admins. NOT_FOUND if\nthe person hasn't asked, FAILED_PRECONDITION without room; the request\nstays then.",
        input: AnswerJoinRequestRequest.self,
        output: Group.self
      ),
      MethodSchema(
        descriptor: withdrawJoinRequest,
        documentation: "Takes the own request back.",
        input: WithdrawJoinRequestRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: listJoinRequests,
        documentation: "The requests of a person, for that person, or to a group, for its owners\nand admins.",
        input: ListJoinRequestsRequest.self,
        output: ListJoinRequestsResponse.self
      ),
      MethodSchema(
        descriptor: deleteGroup,
        documentation: "Deletes a group with all that belongs to it. For owners.",
        input: DeleteGroupRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: watchGroups,
        documentation: "The groups of a person, or all groups for services: each as it is now, in\nthe order of their last changes, then every change as it comes. The last\nresume_token that was read goes on from there, whatever has been started\nanew; without one it begins with everything. What changed twice in the\nmeantime may be told once. Names and e-mails are as of the answer: their\nchanges are the user directory's to tell. At least every 10 seconds a\nmessage comes, with or without changes. UNAVAILABLE ends it when the\nservice stops, or can't reach the user directory.",
        input: WatchGroupsRequest.self,
        output: WatchGroupsResponse.self
      ),
      MethodSchema(
        descriptor: compose,
        documentation: "The \"new group\" screen. Every event is answered with the whole state of\nthe screen after it, in the order of the events. A search runs beside the\nconversation: it is answered when its rows are there, or when another event\ncomes first; then the rows come in a state of their own, unless a newer\nsearch has begun. Who doesn't read the states is not read from either.",
        input: ComposeEvent.self,
        output: ComposeState.self
      ),
    ]
  )
}

/// Who acts is the signed-in person of the call or, when a service calls, the
/// person whom it names as acting_user_id; with neither, the service itself acts
/// and may do all that the rules of groups allow. A person to whom a group is
/// none of their business gets NOT_FOUND, one whose role doesn't suffice
/// PERMISSION_DENIED.
public protocol GroupsService: RPCService {
  /// Makes a group of the creator, who owns it, and the people named by e-mail.
  /// Unknown e-mails are refused together, each by name. ALREADY_EXISTS if the
  /// creator owns a group of that title, whatever its case and white space.
  func createGroup(_ request: CreateGroupRequest, context: CallContext) async throws -> Group

  func getGroup(_ request: GetGroupRequest, context: CallContext) async throws -> Group

  /// The groups that somebody is a member of, the newest first.
  func listGroups(_ request: ListGroupsRequest, context: CallContext) async throws -> ListGroupsResponse

  /// Changes the fields named by the mask. For owners and admins.
  /// ALREADY_EXISTS if one of the owners owns another group of the title.
  func updateGroup(_ request: UpdateGroupRequest, context: CallContext) async throws -> Group

  /// The members, in the order of joining.
  func listMembers(_ request: ListMembersRequest, context: CallContext) async throws -> ListMembersResponse

  /// Adds people by e-mail, without asking them. Who is a member already stays
  /// one. For owners and admins. FAILED_PRECONDITION without room for all.
  func addMembers(_ request: AddMembersRequest, context: CallContext) async throws -> Group

  /// NOT_FOUND if the person is no member. Owners remove admins and members,
  /// admins remove members, everybody can remove themselves. An owner can't be
  /// removed by others, and the last one not at all.
  func removeMember(_ request: RemoveMemberRequest, context: CallContext) async throws -> Group

  /// Takes oneself out. FAILED_PRECONDITION for the last owner, who hands the
  /// group over first, or deletes it.
  func leaveGroup(_ request: LeaveGroupRequest, context: CallContext) async throws -> Empty

  /// Promotes or demotes a member. For owners. FAILED_PRECONDITION if the group
  /// would be without an owner, or have more than 10.
  func setMemberRole(_ request: SetMemberRoleRequest, context: CallContext) async throws -> Group

  /// Makes a member the owner in the place of the acting one, who becomes an
  /// admin, in one step.
  func handOverGroup(_ request: HandOverGroupRequest, context: CallContext) async throws -> Group

  /// Invites people by e-mail. For owners and admins. Who has asked to join is
  /// in at once; who is a member or invited already stays so.
  func inviteMembers(_ request: InviteMembersRequest, context: CallContext) async throws -> InviteMembersResponse

  /// The invited person's answer. NOT_FOUND without an invitation.
  func answerInvitation(_ request: AnswerInvitationRequest, context: CallContext) async throws -> AnswerInvitationResponse

  /// Takes an invitation back. For owners and admins.
  func withdrawInvitation(_ request: WithdrawInvitationRequest, context: CallContext) async throws -> Empty

  /// The invitations of a person, for that person, or of a group, for its owners
  /// and admins.
  func listInvitations(_ request: ListInvitationsRequest, context: CallContext) async throws -> ListInvitationsResponse

  /// Asks to be let in. Who is invited is in at once; who has asked already has
  /// asked. ALREADY_EXISTS for members.
  func askToJoin(_ request: AskToJoinRequest, context: CallContext) async throws -> AskToJoinResponse

  /// The answer to somebody who has asked. For owners and admins. NOT_FOUND if
  /// the person hasn't asked, FAILED_PRECONDITION without room; the request
  /// stays then.
  func answerJoinRequest(_ request: AnswerJoinRequestRequest, context: CallContext) async throws -> Group

  /// Takes the own request back.
  func withdrawJoinRequest(_ request: WithdrawJoinRequestRequest, context: CallContext) async throws -> Empty

  /// The requests of a person, for that person, or to a group, for its owners
  /// and admins.
  func listJoinRequests(_ request: ListJoinRequestsRequest, context: CallContext) async throws -> ListJoinRequestsResponse

  /// Deletes a group with all that belongs to it. For owners.
  func deleteGroup(_ request: DeleteGroupRequest, context: CallContext) async throws -> Empty

  /// The groups of a person, or all groups for services: each as it is now, in
  /// the order of their last changes, then every change as it comes. The last
  /// resume_token that was read goes on from there, whatever has been started
  /// anew; without one it begins with everything. What changed twice in the
  /// meantime may be told once. Names and e-mails are as of the answer: their
  /// changes are the user directory's to tell. At least every 10 seconds a
  /// message comes, with or without changes. UNAVAILABLE ends it when the
  /// service stops, or can't reach the user directory.
  func watchGroups(_ request: WatchGroupsRequest, responses: ResponseWriter<WatchGroupsResponse>, context: CallContext) async throws

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it, in the order of the events. A search runs beside the
  /// conversation: it is answered when its rows are there, or when another event
  /// comes first; then the rows come in a state of their own, unless a newer
  /// search has begun. Who doesn't read the states is not read from either.
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
      .unary(GroupsMethods.updateGroup) {
        (request: UpdateGroupRequest, context) async throws -> Group in
        try await self.updateGroup(request, context: context)
      },
      .unary(GroupsMethods.listMembers) {
        (request: ListMembersRequest, context) async throws -> ListMembersResponse in
        try await self.listMembers(request, context: context)
      },
      .unary(GroupsMethods.addMembers) {
        (request: AddMembersRequest, context) async throws -> Group in
        try await self.addMembers(request, context: context)
      },
      .unary(GroupsMethods.removeMember) {
        (request: RemoveMemberRequest, context) async throws -> Group in
        try await self.removeMember(request, context: context)
      },
      .unary(GroupsMethods.leaveGroup) {
        (request: LeaveGroupRequest, context) async throws -> Empty in
        try await self.leaveGroup(request, context: context)
      },
      .unary(GroupsMethods.setMemberRole) {
        (request: SetMemberRoleRequest, context) async throws -> Group in
        try await self.setMemberRole(request, context: context)
      },
      .unary(GroupsMethods.handOverGroup) {
        (request: HandOverGroupRequest, context) async throws -> Group in
        try await self.handOverGroup(request, context: context)
      },
      .unary(GroupsMethods.inviteMembers) {
        (request: InviteMembersRequest, context) async throws -> InviteMembersResponse in
        try await self.inviteMembers(request, context: context)
      },
      .unary(GroupsMethods.answerInvitation) {
        (request: AnswerInvitationRequest, context) async throws -> AnswerInvitationResponse in
        try await self.answerInvitation(request, context: context)
      },
      .unary(GroupsMethods.withdrawInvitation) {
        (request: WithdrawInvitationRequest, context) async throws -> Empty in
        try await self.withdrawInvitation(request, context: context)
      },
      .unary(GroupsMethods.listInvitations) {
        (request: ListInvitationsRequest, context) async throws -> ListInvitationsResponse in
        try await self.listInvitations(request, context: context)
      },
      .unary(GroupsMethods.askToJoin) {
        (request: AskToJoinRequest, context) async throws -> AskToJoinResponse in
        try await self.askToJoin(request, context: context)
      },
      .unary(GroupsMethods.answerJoinRequest) {
        (request: AnswerJoinRequestRequest, context) async throws -> Group in
        try await self.answerJoinRequest(request, context: context)
      },
      .unary(GroupsMethods.withdrawJoinRequest) {
        (request: WithdrawJoinRequestRequest, context) async throws -> Empty in
        try await self.withdrawJoinRequest(request, context: context)
      },
      .unary(GroupsMethods.listJoinRequests) {
        (request: ListJoinRequestsRequest, context) async throws -> ListJoinRequestsResponse in
        try await self.listJoinRequests(request, context: context)
      },
      .unary(GroupsMethods.deleteGroup) {
        (request: DeleteGroupRequest, context) async throws -> Empty in
        try await self.deleteGroup(request, context: context)
      },
      .serverStreaming(GroupsMethods.watchGroups) {
        (request: WatchGroupsRequest, responses: ResponseWriter<WatchGroupsResponse>, context) in
        try await self.watchGroups(request, responses: responses, context: context)
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

  /// Makes a group of the creator, who owns it, and the people named by e-mail.
  /// Unknown e-mails are refused together, each by name. ALREADY_EXISTS if the
  /// creator owns a group of that title, whatever its case and white space.
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

  /// Changes the fields named by the mask. For owners and admins.
  /// ALREADY_EXISTS if one of the owners owns another group of the title.
  public func updateGroup(
    _ request: UpdateGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.updateGroup, request, options: options, returning: Group.self
    )
  }

  /// The members, in the order of joining.
  public func listMembers(
    _ request: ListMembersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListMembersResponse {
    try await channel.unary(
      GroupsMethods.listMembers, request, options: options, returning: ListMembersResponse.self
    )
  }

  /// Adds people by e-mail, without asking them. Who is a member already stays
  /// one. For owners and admins. FAILED_PRECONDITION without room for all.
  public func addMembers(
    _ request: AddMembersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.addMembers, request, options: options, returning: Group.self
    )
  }

  /// NOT_FOUND if the person is no member. Owners remove admins and members,
  /// admins remove members, everybody can remove themselves. An owner can't be
  /// removed by others, and the last one not at all.
  public func removeMember(
    _ request: RemoveMemberRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.removeMember, request, options: options, returning: Group.self
    )
  }

  /// Takes oneself out. FAILED_PRECONDITION for the last owner, who hands the
  /// group over first, or deletes it.
  public func leaveGroup(
    _ request: LeaveGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GroupsMethods.leaveGroup, request, options: options, returning: Empty.self
    )
  }

  /// Promotes or demotes a member. For owners. FAILED_PRECONDITION if the group
  /// would be without an owner, or have more than 10.
  public func setMemberRole(
    _ request: SetMemberRoleRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.setMemberRole, request, options: options, returning: Group.self
    )
  }

  /// Makes a member the owner in the place of the acting one, who becomes an
  /// admin, in one step.
  public func handOverGroup(
    _ request: HandOverGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.handOverGroup, request, options: options, returning: Group.self
    )
  }

  /// Invites people by e-mail. For owners and admins. Who has asked to join is
  /// in at once; who is a member or invited already stays so.
  public func inviteMembers(
    _ request: InviteMembersRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> InviteMembersResponse {
    try await channel.unary(
      GroupsMethods.inviteMembers, request, options: options, returning: InviteMembersResponse.self
    )
  }

  /// The invited person's answer. NOT_FOUND without an invitation.
  public func answerInvitation(
    _ request: AnswerInvitationRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> AnswerInvitationResponse {
    try await channel.unary(
      GroupsMethods.answerInvitation, request, options: options, returning: AnswerInvitationResponse.self
    )
  }

  /// Takes an invitation back. For owners and admins.
  public func withdrawInvitation(
    _ request: WithdrawInvitationRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GroupsMethods.withdrawInvitation, request, options: options, returning: Empty.self
    )
  }

  /// The invitations of a person, for that person, or of a group, for its owners
  /// and admins.
  public func listInvitations(
    _ request: ListInvitationsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListInvitationsResponse {
    try await channel.unary(
      GroupsMethods.listInvitations, request, options: options, returning: ListInvitationsResponse.self
    )
  }

  /// Asks to be let in. Who is invited is in at once; who has asked already has
  /// asked. ALREADY_EXISTS for members.
  public func askToJoin(
    _ request: AskToJoinRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> AskToJoinResponse {
    try await channel.unary(
      GroupsMethods.askToJoin, request, options: options, returning: AskToJoinResponse.self
    )
  }

  /// The answer to somebody who has asked. For owners and admins. NOT_FOUND if
  /// the person hasn't asked, FAILED_PRECONDITION without room; the request
  /// stays then.
  public func answerJoinRequest(
    _ request: AnswerJoinRequestRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Group {
    try await channel.unary(
      GroupsMethods.answerJoinRequest, request, options: options, returning: Group.self
    )
  }

  /// Takes the own request back.
  public func withdrawJoinRequest(
    _ request: WithdrawJoinRequestRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GroupsMethods.withdrawJoinRequest, request, options: options, returning: Empty.self
    )
  }

  /// The requests of a person, for that person, or to a group, for its owners
  /// and admins.
  public func listJoinRequests(
    _ request: ListJoinRequestsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListJoinRequestsResponse {
    try await channel.unary(
      GroupsMethods.listJoinRequests, request, options: options, returning: ListJoinRequestsResponse.self
    )
  }

  /// Deletes a group with all that belongs to it. For owners.
  public func deleteGroup(
    _ request: DeleteGroupRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GroupsMethods.deleteGroup, request, options: options, returning: Empty.self
    )
  }

  /// The groups of a person, or all groups for services: each as it is now, in
  /// the order of their last changes, then every change as it comes. The last
  /// resume_token that was read goes on from there, whatever has been started
  /// anew; without one it begins with everything. What changed twice in the
  /// meantime may be told once. Names and e-mails are as of the answer: their
  /// changes are the user directory's to tell. At least every 10 seconds a
  /// message comes, with or without changes. UNAVAILABLE ends it when the
  /// service stops, or can't reach the user directory.
  public func watchGroups(
    _ request: WatchGroupsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<WatchGroupsResponse> {
    try await channel.serverStreaming(
      GroupsMethods.watchGroups, request, options: options, returning: WatchGroupsResponse.self
    )
  }

  /// The "new group" screen. Every event is answered with the whole state of
  /// the screen after it, in the order of the events. A search runs beside the
  /// conversation: it is answered when its rows are there, or when another event
  /// comes first; then the rows come in a state of their own, unless a newer
  /// search has begun. Who doesn't read the states is not read from either.
  public func compose(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BidirectionalCall<ComposeEvent, ComposeState> {
    try await channel.bidirectionalStreaming(
      GroupsMethods.compose, options: options, sending: ComposeEvent.self, returning: ComposeState.self
    )
  }
}
