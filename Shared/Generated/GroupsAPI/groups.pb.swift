// Generated from rollcall/groups/v1/groups.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CGroupsAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public struct Group: Message {
  public var id: String = ""

  public var title: String = ""

  public var creatorID: String = ""

  /// In the order of joining, the creator first. Deleted people are left out.
  public var members: [Member] = []

  public var createTime: Timestamp?

  public var updateTime: Timestamp?

  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    title: String = "",
    creatorID: String = "",
    members: [Member] = [],
    createTime: Timestamp? = nil,
    updateTime: Timestamp? = nil,
    revision: UInt64 = 0
  ) {
    self.id = id
    self.title = title
    self.creatorID = creatorID
    self.members = members
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
  }
}

public struct Member: Message {
  public var userID: String = ""

  /// The user directory's, at the time of the answer.
  public var email: String = ""

  public var displayName: String = ""

  public var joinTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    email: String = "",
    displayName: String = "",
    joinTime: Timestamp? = nil
  ) {
    self.userID = userID
    self.email = email
    self.displayName = displayName
    self.joinTime = joinTime
  }
}

public struct CreateGroupRequest: Message {
  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  /// The user who makes the group.
  public var creatorID: String = ""

  /// At most 100 characters. Empty: the members' e-mails joined by ", ".
  public var title: String = ""

  /// 1 to 500. The creator may be among them and is added once.
  public var memberEmails: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requestID: String = "",
    creatorID: String = "",
    title: String = "",
    memberEmails: [String] = []
  ) {
    self.requestID = requestID
    self.creatorID = creatorID
    self.title = title
    self.memberEmails = memberEmails
  }
}

public struct GetGroupRequest: Message {
  public var id: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = ""
  ) {
    self.id = id
  }
}

public struct ListGroupsRequest: Message {
  public var memberID: String = ""

  /// 1 to 100; 0 means 20.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    memberID: String = "",
    pageSize: Int32 = 0,
    pageToken: String = ""
  ) {
    self.memberID = memberID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

public struct ListGroupsResponse: Message {
  public var groups: [Group] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groups: [Group] = [],
    nextPageToken: String = ""
  ) {
    self.groups = groups
    self.nextPageToken = nextPageToken
  }
}

public struct AddMembersRequest: Message {
  public var groupID: String = ""

  /// 1 to 500.
  public var memberEmails: [String] = []

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    memberEmails: [String] = [],
    revision: UInt64 = 0
  ) {
    self.groupID = groupID
    self.memberEmails = memberEmails
    self.revision = revision
  }
}

public struct RemoveMemberRequest: Message {
  public var groupID: String = ""

  public var userID: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    revision: UInt64 = 0
  ) {
    self.groupID = groupID
    self.userID = userID
    self.revision = revision
  }
}

public struct DeleteGroupRequest: Message {
  public var id: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    revision: UInt64 = 0
  ) {
    self.id = id
    self.revision = revision
  }
}

/// What the person did on the screen.
public struct ComposeEvent: Message {
  public var event: Event?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    event: Event? = nil
  ) {
    self.event = event
  }

  public enum Event: Sendable, Hashable {
    /// Comes first, once.
    case start(ComposeEvent.Start)
    /// The text of the search field, as it now is.
    case search(String)
    /// The row of the person with this id was tapped.
    case tap(String)
    /// The text of the title field, as it now is.
    case title(String)
    /// Done was tapped.
    case done(ComposeEvent.Done)
  }
}

extension ComposeEvent {
  public struct Start: Message {
    public var creatorID: String = ""

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      creatorID: String = ""
    ) {
      self.creatorID = creatorID
    }
  }
}

extension ComposeEvent {
  public struct Done: Message {
    /// As in CreateGroupRequest.
    public var requestID: String = ""

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      requestID: String = ""
    ) {
      self.requestID = requestID
    }
  }
}

/// The whole screen.
public struct ComposeState: Message {
  /// 1 for the answer to the first event, and so on.
  public var sequence: UInt64 = 0

  public var search: String = ""

  public var rows: [ComposeState.Row] = []

  /// The chosen e-mails joined by ", ", or what to do while there are none.
  public var label: String = ""

  public var doneShown: Bool = false

  public var title: String = ""

  /// Why the last event could not be carried out; empty otherwise. The person
  /// can go on from here.
  public var problem: String = ""

  /// Set in the last state, after Done.
  public var created: Group?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    sequence: UInt64 = 0,
    search: String = "",
    rows: [ComposeState.Row] = [],
    label: String = "",
    doneShown: Bool = false,
    title: String = "",
    problem: String = "",
    created: Group? = nil
  ) {
    self.sequence = sequence
    self.search = search
    self.rows = rows
    self.label = label
    self.doneShown = doneShown
    self.title = title
    self.problem = problem
    self.created = created
  }
}

extension ComposeState {
  public struct Row: Message {
    public var userID: String = ""

    public var email: String = ""

    public var displayName: String = ""

    public var checked: Bool = false

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      userID: String = "",
      email: String = "",
      displayName: String = "",
      checked: Bool = false
    ) {
      self.userID = userID
      self.email = email
      self.displayName = displayName
      self.checked = checked
    }
  }
}

extension Group {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.Group",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "title", jsonName: "title", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "creator_id", jsonName: "creatorId", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "members", jsonName: "members", number: 4,
        type: .message(Member.self), label: .repeated,
        documentation: "In the order of joining, the creator first. Deleted people are left out."
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 5,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "update_time", jsonName: "updateTime", number: 6,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 7,
        type: .uint64
      ),
    ]
  )
}

extension Member {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.Member",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 2,
        type: .string,
        documentation: "The user directory's, at the time of the answer."
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "join_time", jsonName: "joinTime", number: 4,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension CreateGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.CreateGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 1,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again."
      ),
      FieldSchema(
        name: "creator_id", jsonName: "creatorId", number: 2,
        type: .string,
        documentation: "The user who makes the group."
      ),
      FieldSchema(
        name: "title", jsonName: "title", number: 3,
        type: .string,
        documentation: "At most 100 characters. Empty: the members' e-mails joined by \", \"."
      ),
      FieldSchema(
        name: "member_emails", jsonName: "memberEmails", number: 4,
        type: .string, label: .repeated,
        documentation: "1 to 500. The creator may be among them and is added once."
      ),
    ]
  )
}

extension GetGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.GetGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
    ]
  )
}

extension ListGroupsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListGroupsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "member_id", jsonName: "memberId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 2,
        type: .int32,
        documentation: "1 to 100; 0 means 20."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 3,
        type: .string
      ),
    ]
  )
}

extension ListGroupsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListGroupsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "groups", jsonName: "groups", number: 1,
        type: .message(Group.self), label: .repeated
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
      ),
    ]
  )
}

extension AddMembersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AddMembersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "member_emails", jsonName: "memberEmails", number: 2,
        type: .string, label: .repeated,
        documentation: "1 to 500."
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 3,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
    ]
  )
}

extension RemoveMemberRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.RemoveMemberRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 3,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
    ]
  )
}

extension DeleteGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.DeleteGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 2,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
    ]
  )
}

extension ComposeEvent {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeEvent",
    documentation: "What the person did on the screen.",
    fields: [
      FieldSchema(
        name: "start", jsonName: "start", number: 1,
        type: .message(ComposeEvent.Start.self), label: .oneof("event"),
        documentation: "Comes first, once."
      ),
      FieldSchema(
        name: "search", jsonName: "search", number: 2,
        type: .string, label: .oneof("event"),
        documentation: "The text of the search field, as it now is."
      ),
      FieldSchema(
        name: "tap", jsonName: "tap", number: 3,
        type: .string, label: .oneof("event"),
        documentation: "The row of the person with this id was tapped."
      ),
      FieldSchema(
        name: "title", jsonName: "title", number: 4,
        type: .string, label: .oneof("event"),
        documentation: "The text of the title field, as it now is."
      ),
      FieldSchema(
        name: "done", jsonName: "done", number: 5,
        type: .message(ComposeEvent.Done.self), label: .oneof("event"),
        documentation: "Done was tapped."
      ),
    ]
  )
}

extension ComposeEvent.Start {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeEvent.Start",
    documentation: "",
    fields: [
      FieldSchema(
        name: "creator_id", jsonName: "creatorId", number: 1,
        type: .string
      ),
    ]
  )
}

extension ComposeEvent.Done {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeEvent.Done",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 1,
        type: .string,
        documentation: "As in CreateGroupRequest."
      ),
    ]
  )
}

extension ComposeState {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeState",
    documentation: "The whole screen.",
    fields: [
      FieldSchema(
        name: "sequence", jsonName: "sequence", number: 1,
        type: .uint64,
        documentation: "1 for the answer to the first event, and so on."
      ),
      FieldSchema(
        name: "search", jsonName: "search", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "rows", jsonName: "rows", number: 3,
        type: .message(ComposeState.Row.self), label: .repeated
      ),
      FieldSchema(
        name: "label", jsonName: "label", number: 4,
        type: .string,
        documentation: "The chosen e-mails joined by \", \", or what to do while there are none."
      ),
      FieldSchema(
        name: "done_shown", jsonName: "doneShown", number: 5,
        type: .bool
      ),
      FieldSchema(
        name: "title", jsonName: "title", number: 6,
        type: .string
      ),
      FieldSchema(
        name: "problem", jsonName: "problem", number: 7,
        type: .string,
        documentation: "Why the last event could not be carried out; empty otherwise. The person\ncan go on from here."
      ),
      FieldSchema(
        name: "created", jsonName: "created", number: 8,
        type: .message(Group.self), label: .explicit,
        documentation: "Set in the last state, after Done."
      ),
    ]
  )
}

extension ComposeState.Row {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeState.Row",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "checked", jsonName: "checked", number: 4,
        type: .bool
      ),
    ]
  )
}

extension Group {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__Group.self, fullName: "rollcall.groups.v1.Group",
    initialise: { unsafe rollcall_groups_v1__group__init($0) })

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

@_spi(GeneratedCode) extension Group: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__Group.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.groups.v1.Group.id")
    self.title = try unsafe String(reading: source.pointee.title_f2, field: "rollcall.groups.v1.Group.title")
    self.creatorID = try unsafe String(reading: source.pointee.creator_id_f3, field: "rollcall.groups.v1.Group.creator_id")
    self.members = try unsafe [Member](reading: source.pointee.members_f4, count: source.pointee.n_members_f4)
    if let value = unsafe source.pointee.create_time_f5 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.update_time_f6 {
      self.updateTime = try unsafe Timestamp(reading: value)
    }
    self.revision = unsafe source.pointee.revision_f7
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.Group")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__Group.self, capacity: 1)
    unsafe rollcall_groups_v1__group__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.title_f2 = arena.data(self.title)
    unsafe target.pointee.creator_id_f3 = arena.data(self.creatorID)
    unsafe target.pointee.n_members_f4 = self.members.count
    unsafe target.pointee.members_f4 = arena.messages(self.members)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f5 = arena.message(value)
    }
    if let value = self.updateTime {
      unsafe target.pointee.update_time_f6 = arena.message(value)
    }
    unsafe target.pointee.revision_f7 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Member {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__Member.self, fullName: "rollcall.groups.v1.Member",
    initialise: { unsafe rollcall_groups_v1__member__init($0) })

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

@_spi(GeneratedCode) extension Member: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__Member.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.groups.v1.Member.user_id")
    self.email = try unsafe String(reading: source.pointee.email_f2, field: "rollcall.groups.v1.Member.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f3, field: "rollcall.groups.v1.Member.display_name")
    if let value = unsafe source.pointee.join_time_f4 {
      self.joinTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.Member")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__Member.self, capacity: 1)
    unsafe rollcall_groups_v1__member__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    if let value = self.joinTime {
      unsafe target.pointee.join_time_f4 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CreateGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__CreateGroupRequest.self, fullName: "rollcall.groups.v1.CreateGroupRequest",
    initialise: { unsafe rollcall_groups_v1__create_group_request__init($0) })

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

@_spi(GeneratedCode) extension CreateGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__CreateGroupRequest.self)
    self.requestID = try unsafe String(reading: source.pointee.request_id_f1, field: "rollcall.groups.v1.CreateGroupRequest.request_id")
    self.creatorID = try unsafe String(reading: source.pointee.creator_id_f2, field: "rollcall.groups.v1.CreateGroupRequest.creator_id")
    self.title = try unsafe String(reading: source.pointee.title_f3, field: "rollcall.groups.v1.CreateGroupRequest.title")
    self.memberEmails = try unsafe [String](reading: source.pointee.member_emails_f4, count: source.pointee.n_member_emails_f4, field: "rollcall.groups.v1.CreateGroupRequest.member_emails")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.CreateGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__CreateGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__create_group_request__init(target)
    unsafe target.pointee.request_id_f1 = arena.data(self.requestID)
    unsafe target.pointee.creator_id_f2 = arena.data(self.creatorID)
    unsafe target.pointee.title_f3 = arena.data(self.title)
    unsafe target.pointee.n_member_emails_f4 = self.memberEmails.count
    unsafe target.pointee.member_emails_f4 = arena.array(self.memberEmails)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__GetGroupRequest.self, fullName: "rollcall.groups.v1.GetGroupRequest",
    initialise: { unsafe rollcall_groups_v1__get_group_request__init($0) })

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

@_spi(GeneratedCode) extension GetGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__GetGroupRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.groups.v1.GetGroupRequest.id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.GetGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__GetGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__get_group_request__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListGroupsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListGroupsRequest.self, fullName: "rollcall.groups.v1.ListGroupsRequest",
    initialise: { unsafe rollcall_groups_v1__list_groups_request__init($0) })

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

@_spi(GeneratedCode) extension ListGroupsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListGroupsRequest.self)
    self.memberID = try unsafe String(reading: source.pointee.member_id_f1, field: "rollcall.groups.v1.ListGroupsRequest.member_id")
    self.pageSize = unsafe source.pointee.page_size_f2
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f3, field: "rollcall.groups.v1.ListGroupsRequest.page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListGroupsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListGroupsRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__list_groups_request__init(target)
    arena.expect(15)
    unsafe target.pointee.member_id_f1 = arena.data(self.memberID)
    unsafe target.pointee.page_size_f2 = self.pageSize
    unsafe target.pointee.page_token_f3 = arena.data(self.pageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListGroupsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListGroupsResponse.self, fullName: "rollcall.groups.v1.ListGroupsResponse",
    initialise: { unsafe rollcall_groups_v1__list_groups_response__init($0) })

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

@_spi(GeneratedCode) extension ListGroupsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListGroupsResponse.self)
    self.groups = try unsafe [Group](reading: source.pointee.groups_f1, count: source.pointee.n_groups_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.groups.v1.ListGroupsResponse.next_page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListGroupsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListGroupsResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__list_groups_response__init(target)
    unsafe target.pointee.n_groups_f1 = self.groups.count
    unsafe target.pointee.groups_f1 = arena.messages(self.groups)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AddMembersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AddMembersRequest.self, fullName: "rollcall.groups.v1.AddMembersRequest",
    initialise: { unsafe rollcall_groups_v1__add_members_request__init($0) })

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

@_spi(GeneratedCode) extension AddMembersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AddMembersRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.AddMembersRequest.group_id")
    self.memberEmails = try unsafe [String](reading: source.pointee.member_emails_f2, count: source.pointee.n_member_emails_f2, field: "rollcall.groups.v1.AddMembersRequest.member_emails")
    self.revision = unsafe source.pointee.revision_f3
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AddMembersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AddMembersRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__add_members_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.n_member_emails_f2 = self.memberEmails.count
    unsafe target.pointee.member_emails_f2 = arena.array(self.memberEmails)
    unsafe target.pointee.revision_f3 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RemoveMemberRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__RemoveMemberRequest.self, fullName: "rollcall.groups.v1.RemoveMemberRequest",
    initialise: { unsafe rollcall_groups_v1__remove_member_request__init($0) })

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

@_spi(GeneratedCode) extension RemoveMemberRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__RemoveMemberRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.RemoveMemberRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.RemoveMemberRequest.user_id")
    self.revision = unsafe source.pointee.revision_f3
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.RemoveMemberRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__RemoveMemberRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__remove_member_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.revision_f3 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DeleteGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__DeleteGroupRequest.self, fullName: "rollcall.groups.v1.DeleteGroupRequest",
    initialise: { unsafe rollcall_groups_v1__delete_group_request__init($0) })

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

@_spi(GeneratedCode) extension DeleteGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__DeleteGroupRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.groups.v1.DeleteGroupRequest.id")
    self.revision = unsafe source.pointee.revision_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.DeleteGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__DeleteGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__delete_group_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ComposeEvent {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeEvent.self, fullName: "rollcall.groups.v1.ComposeEvent",
    initialise: { unsafe rollcall_groups_v1__compose_event__init($0) })

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

@_spi(GeneratedCode) extension ComposeEvent: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeEvent.self)
    switch unsafe source.pointee.event_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.start_f1 {
        self.event = .start(try unsafe ComposeEvent.Start(reading: value))
      }
    case 2:
      self.event = .search(try unsafe String(reading: source.pointee.search_f2, field: "rollcall.groups.v1.ComposeEvent.search"))
    case 3:
      self.event = .tap(try unsafe String(reading: source.pointee.tap_f3, field: "rollcall.groups.v1.ComposeEvent.tap"))
    case 4:
      self.event = .title(try unsafe String(reading: source.pointee.title_f4, field: "rollcall.groups.v1.ComposeEvent.title"))
    case 5:
      if let value = unsafe source.pointee.done_f5 {
        self.event = .done(try unsafe ComposeEvent.Done(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeEvent")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeEvent.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_event__init(target)
    switch self.event {
    case .start(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.start_f1 = arena.message(value)
    case .search(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.search_f2 = arena.data(value)
    case .tap(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.tap_f3 = arena.data(value)
    case .title(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 4)
      unsafe target.pointee.title_f4 = arena.data(value)
    case .done(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 5)
      unsafe target.pointee.done_f5 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ComposeEvent.Start {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeEvent__Start.self, fullName: "rollcall.groups.v1.ComposeEvent.Start",
    initialise: { unsafe rollcall_groups_v1__compose_event__start__init($0) })

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

@_spi(GeneratedCode) extension ComposeEvent.Start: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeEvent__Start.self)
    self.creatorID = try unsafe String(reading: source.pointee.creator_id_f1, field: "rollcall.groups.v1.ComposeEvent.Start.creator_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeEvent.Start")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeEvent__Start.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_event__start__init(target)
    unsafe target.pointee.creator_id_f1 = arena.data(self.creatorID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ComposeEvent.Done {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeEvent__Done.self, fullName: "rollcall.groups.v1.ComposeEvent.Done",
    initialise: { unsafe rollcall_groups_v1__compose_event__done__init($0) })

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

@_spi(GeneratedCode) extension ComposeEvent.Done: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeEvent__Done.self)
    self.requestID = try unsafe String(reading: source.pointee.request_id_f1, field: "rollcall.groups.v1.ComposeEvent.Done.request_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeEvent.Done")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeEvent__Done.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_event__done__init(target)
    unsafe target.pointee.request_id_f1 = arena.data(self.requestID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ComposeState {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeState.self, fullName: "rollcall.groups.v1.ComposeState",
    initialise: { unsafe rollcall_groups_v1__compose_state__init($0) })

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

@_spi(GeneratedCode) extension ComposeState: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeState.self)
    self.sequence = unsafe source.pointee.sequence_f1
    self.search = try unsafe String(reading: source.pointee.search_f2, field: "rollcall.groups.v1.ComposeState.search")
    self.rows = try unsafe [ComposeState.Row](reading: source.pointee.rows_f3, count: source.pointee.n_rows_f3)
    self.label = try unsafe String(reading: source.pointee.label_f4, field: "rollcall.groups.v1.ComposeState.label")
    self.doneShown = unsafe source.pointee.done_shown_f5 != 0
    self.title = try unsafe String(reading: source.pointee.title_f6, field: "rollcall.groups.v1.ComposeState.title")
    self.problem = try unsafe String(reading: source.pointee.problem_f7, field: "rollcall.groups.v1.ComposeState.problem")
    if let value = unsafe source.pointee.created_f8 {
      self.created = try unsafe Group(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeState")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeState.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_state__init(target)
    arena.expect(30)
    unsafe target.pointee.sequence_f1 = self.sequence
    unsafe target.pointee.search_f2 = arena.data(self.search)
    unsafe target.pointee.n_rows_f3 = self.rows.count
    unsafe target.pointee.rows_f3 = arena.messages(self.rows)
    unsafe target.pointee.label_f4 = arena.data(self.label)
    unsafe target.pointee.done_shown_f5 = self.doneShown ? 1 : 0
    unsafe target.pointee.title_f6 = arena.data(self.title)
    unsafe target.pointee.problem_f7 = arena.data(self.problem)
    if let value = self.created {
      unsafe target.pointee.created_f8 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ComposeState.Row {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeState__Row.self, fullName: "rollcall.groups.v1.ComposeState.Row",
    initialise: { unsafe rollcall_groups_v1__compose_state__row__init($0) })

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

@_spi(GeneratedCode) extension ComposeState.Row: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeState__Row.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.groups.v1.ComposeState.Row.user_id")
    self.email = try unsafe String(reading: source.pointee.email_f2, field: "rollcall.groups.v1.ComposeState.Row.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f3, field: "rollcall.groups.v1.ComposeState.Row.display_name")
    self.checked = unsafe source.pointee.checked_f4 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeState.Row")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeState__Row.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_state__row__init(target)
    arena.expect(15)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    unsafe target.pointee.checked_f4 = self.checked ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
