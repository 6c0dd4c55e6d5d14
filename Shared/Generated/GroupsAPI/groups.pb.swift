// Generated from rollcall/groups/v1/groups.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CGroupsAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public enum Role: OpenEnum {
  case unspecified
  case member
  case admin
  case owner
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .member
    case 2: self = .admin
    case 3: self = .owner
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .member: 1
    case .admin: 2
    case .owner: 3
    case .unrecognized(let number): number
    }
  }
}

extension Role {
  public static let schema = EnumSchema(
    fullName: "rollcall.groups.v1.Role",
    documentation: "",
    values: [
      .init(name: "ROLE_UNSPECIFIED", number: 0),
      .init(name: "ROLE_MEMBER", number: 1),
      .init(name: "ROLE_ADMIN", number: 2),
      .init(name: "ROLE_OWNER", number: 3),
    ]
  )
}

/// The answer to an invitation, or to somebody who has asked to join.
public enum Answer: OpenEnum {
  case unspecified
  case accept
  case decline
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .accept
    case 2: self = .decline
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .accept: 1
    case .decline: 2
    case .unrecognized(let number): number
    }
  }
}

extension Answer {
  public static let schema = EnumSchema(
    fullName: "rollcall.groups.v1.Answer",
    documentation: "The answer to an invitation, or to somebody who has asked to join.",
    values: [
      .init(name: "ANSWER_UNSPECIFIED", number: 0),
      .init(name: "ANSWER_ACCEPT", number: 1),
      .init(name: "ANSWER_DECLINE", number: 2),
    ]
  )
}

public struct Group: Message {
  public var id: String = ""

  /// What to call the group: its own title or, without one, the label.
  public var title: String = ""

  /// Who made it; they may have left.
  public var creatorID: String = ""

  /// The first 10 in the order of joining; ListMembers has all of them. Deleted
  /// people are left out.
  public var members: [Member] = []

  public var createTime: Timestamp?

  public var updateTime: Timestamp?

  /// Grows by one with every change, those of members and roles too.
  public var revision: UInt64 = 0

  public var description: String = ""

  public var memberCount: UInt32 = 0

  /// The e-mails of the members but the creator joined by ", ", as the app shows
  /// them; past 100 characters as many as fit and the number of the others.
  public var label: String = ""

  /// Whether the group has a title of its own.
  public var titled: Bool = false

  /// The role of the person who asks, or whose groups are listed or watched.
  public var role: Role = Role()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    title: String = "",
    creatorID: String = "",
    members: [Member] = [],
    createTime: Timestamp? = nil,
    updateTime: Timestamp? = nil,
    revision: UInt64 = 0,
    description: String = "",
    memberCount: UInt32 = 0,
    label: String = "",
    titled: Bool = false,
    role: Role = Role()
  ) {
    self.id = id
    self.title = title
    self.creatorID = creatorID
    self.members = members
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
    self.description = description
    self.memberCount = memberCount
    self.label = label
    self.titled = titled
    self.role = role
  }
}

public struct Member: Message {
  public var userID: String = ""

  /// The user directory's, at the time of the answer. Empty after a change that
  /// has been made while the directory couldn't be reached.
  public var email: String = ""

  public var displayName: String = ""

  public var joinTime: Timestamp?

  public var role: Role = Role()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    email: String = "",
    displayName: String = "",
    joinTime: Timestamp? = nil,
    role: Role = Role()
  ) {
    self.userID = userID
    self.email = email
    self.displayName = displayName
    self.joinTime = joinTime
    self.role = role
  }
}

public struct CreateGroupRequest: Message {
  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  /// The user who makes the group.
  public var creatorID: String = ""

  /// At most 100 characters. Empty: the group goes by its label. Only titles have
  /// to be unique among what somebody owns, labels don't.
  public var title: String = ""

  /// 1 to 500. The creator may be among them and is added once.
  public var memberEmails: [String] = []

  /// At most 1,000 characters.
  public var description: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requestID: String = "",
    creatorID: String = "",
    title: String = "",
    memberEmails: [String] = [],
    description: String = ""
  ) {
    self.requestID = requestID
    self.creatorID = creatorID
    self.title = title
    self.memberEmails = memberEmails
    self.description = description
  }
}

public struct GetGroupRequest: Message {
  public var id: String = ""

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    actingUserID: String = ""
  ) {
    self.id = id
    self.actingUserID = actingUserID
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

public struct UpdateGroupRequest: Message {
  /// The id says which. If the revision isn't 0, it must be the current one, or
  /// the answer is ABORTED.
  public var group: Group?

  /// "title", "description" or both. An empty title takes the title away.
  public var updateMask: FieldMask?

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    group: Group? = nil,
    updateMask: FieldMask? = nil,
    actingUserID: String = ""
  ) {
    self.group = group
    self.updateMask = updateMask
    self.actingUserID = actingUserID
  }
}

public struct ListMembersRequest: Message {
  public var groupID: String = ""

  /// 1 to 1,000; 0 means 100.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    pageSize: Int32 = 0,
    pageToken: String = "",
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.actingUserID = actingUserID
  }
}

public struct ListMembersResponse: Message {
  /// Deleted people are left out, so a page can be short.
  public var members: [Member] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  /// Of the whole group.
  public var memberCount: UInt32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    members: [Member] = [],
    nextPageToken: String = "",
    memberCount: UInt32 = 0
  ) {
    self.members = members
    self.nextPageToken = nextPageToken
    self.memberCount = memberCount
  }
}

public struct AddMembersRequest: Message {
  public var groupID: String = ""

  /// 1 to 500.
  public var memberEmails: [String] = []

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    memberEmails: [String] = [],
    revision: UInt64 = 0,
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.memberEmails = memberEmails
    self.revision = revision
    self.actingUserID = actingUserID
  }
}

public struct RemoveMemberRequest: Message {
  public var groupID: String = ""

  public var userID: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    revision: UInt64 = 0,
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
    self.revision = revision
    self.actingUserID = actingUserID
  }
}

public struct LeaveGroupRequest: Message {
  public var groupID: String = ""

  /// Who leaves. Empty: the signed-in person.
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

public struct SetMemberRoleRequest: Message {
  public var groupID: String = ""

  public var userID: String = ""

  public var role: Role = Role()

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    role: Role = Role(),
    revision: UInt64 = 0,
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
    self.role = role
    self.revision = revision
    self.actingUserID = actingUserID
  }
}

public struct HandOverGroupRequest: Message {
  public var groupID: String = ""

  /// The new owner, a member of the group.
  public var userID: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  /// The old owner. Services have to name one.
  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    revision: UInt64 = 0,
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
    self.revision = revision
    self.actingUserID = actingUserID
  }
}

public struct Invitation: Message {
  public var groupID: String = ""

  public var groupTitle: String = ""

  /// Who is invited, with what the user directory says at the time of the answer.
  public var userID: String = ""

  public var email: String = ""

  public var displayName: String = ""

  /// Who has invited; empty if a service did.
  public var inviterID: String = ""

  public var createTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    groupTitle: String = "",
    userID: String = "",
    email: String = "",
    displayName: String = "",
    inviterID: String = "",
    createTime: Timestamp? = nil
  ) {
    self.groupID = groupID
    self.groupTitle = groupTitle
    self.userID = userID
    self.email = email
    self.displayName = displayName
    self.inviterID = inviterID
    self.createTime = createTime
  }
}

public struct InviteMembersRequest: Message {
  public var groupID: String = ""

  /// 1 to 500.
  public var emails: [String] = []

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    emails: [String] = [],
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.emails = emails
    self.actingUserID = actingUserID
  }
}

public struct InviteMembersResponse: Message {
  /// Those that are open now, of the people named.
  public var invitations: [Invitation] = []

  /// With the people who had asked to join, who are in it now.
  public var group: Group?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    invitations: [Invitation] = [],
    group: Group? = nil
  ) {
    self.invitations = invitations
    self.group = group
  }
}

public struct AnswerInvitationRequest: Message {
  public var groupID: String = ""

  /// Who is invited. Empty: the signed-in person.
  public var userID: String = ""

  public var answer: Answer = Answer()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    answer: Answer = Answer()
  ) {
    self.groupID = groupID
    self.userID = userID
    self.answer = answer
  }
}

public struct AnswerInvitationResponse: Message {
  /// Set after ANSWER_ACCEPT.
  public var group: Group?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    group: Group? = nil
  ) {
    self.group = group
  }
}

public struct WithdrawInvitationRequest: Message {
  public var groupID: String = ""

  public var userID: String = ""

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
    self.actingUserID = actingUserID
  }
}

public struct ListInvitationsRequest: Message {
  /// One of the two.
  public var userID: String = ""

  public var groupID: String = ""

  /// 1 to 100; 0 means 20.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    groupID: String = "",
    pageSize: Int32 = 0,
    pageToken: String = "",
    actingUserID: String = ""
  ) {
    self.userID = userID
    self.groupID = groupID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.actingUserID = actingUserID
  }
}

public struct ListInvitationsResponse: Message {
  /// Of a person: by group, the newest first. Of a group: by account, the oldest
  /// first. Deleted people are left out.
  public var invitations: [Invitation] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    invitations: [Invitation] = [],
    nextPageToken: String = ""
  ) {
    self.invitations = invitations
    self.nextPageToken = nextPageToken
  }
}

/// Somebody's wish to be let in.
public struct JoinRequest: Message {
  /// Who isn't in the group is told no more of it.
  public var groupID: String = ""

  /// Who asks, with what the user directory says at the time of the answer.
  public var userID: String = ""

  public var email: String = ""

  public var displayName: String = ""

  public var createTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    email: String = "",
    displayName: String = "",
    createTime: Timestamp? = nil
  ) {
    self.groupID = groupID
    self.userID = userID
    self.email = email
    self.displayName = displayName
    self.createTime = createTime
  }
}

public struct AskToJoinRequest: Message {
  public var groupID: String = ""

  /// Who asks. Empty: the signed-in person.
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
  }
}

public struct AskToJoinResponse: Message {
  public var outcome: Outcome?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    outcome: Outcome? = nil
  ) {
    self.outcome = outcome
  }

  public enum Outcome: Sendable, Hashable {
    /// Waits for the answer of an owner or admin.
    case request(JoinRequest)
    /// There was an invitation, so the person is in.
    case joined(Group)
  }
}

public struct AnswerJoinRequestRequest: Message {
  public var groupID: String = ""

  /// Who has asked.
  public var userID: String = ""

  public var answer: Answer = Answer()

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = "",
    answer: Answer = Answer(),
    actingUserID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
    self.answer = answer
    self.actingUserID = actingUserID
  }
}

public struct WithdrawJoinRequestRequest: Message {
  public var groupID: String = ""

  /// Who has asked. Empty: the signed-in person.
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    groupID: String = "",
    userID: String = ""
  ) {
    self.groupID = groupID
    self.userID = userID
  }
}

public struct ListJoinRequestsRequest: Message {
  /// One of the two.
  public var userID: String = ""

  public var groupID: String = ""

  /// 1 to 100; 0 means 20.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    groupID: String = "",
    pageSize: Int32 = 0,
    pageToken: String = "",
    actingUserID: String = ""
  ) {
    self.userID = userID
    self.groupID = groupID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.actingUserID = actingUserID
  }
}

public struct ListJoinRequestsResponse: Message {
  /// In the order of ListInvitations.
  public var requests: [JoinRequest] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requests: [JoinRequest] = [],
    nextPageToken: String = ""
  ) {
    self.requests = requests
    self.nextPageToken = nextPageToken
  }
}

public struct DeleteGroupRequest: Message {
  public var id: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var actingUserID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    revision: UInt64 = 0,
    actingUserID: String = ""
  ) {
    self.id = id
    self.revision = revision
    self.actingUserID = actingUserID
  }
}

public struct WatchGroupsRequest: Message {
  /// Whose groups. Empty: all groups or, for a signed-in person, theirs.
  public var memberID: String = ""

  /// Of the last message that was read. Empty: from the beginning.
  public var resumeToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    memberID: String = "",
    resumeToken: String = ""
  ) {
    self.memberID = memberID
    self.resumeToken = resumeToken
  }
}

public struct WatchGroupsResponse: Message {
  public var changes: [GroupChange] = []

  /// Goes on after these changes.
  public var resumeToken: String = ""

  /// Whether this was everything there was.
  public var caughtUp: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    changes: [GroupChange] = [],
    resumeToken: String = "",
    caughtUp: Bool = false
  ) {
    self.changes = changes
    self.resumeToken = resumeToken
    self.caughtUp = caughtUp
  }
}

public struct GroupChange: Message {
  public var change: Change?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    change: Change? = nil
  ) {
    self.change = change
  }

  public enum Change: Sendable, Hashable {
    /// As it is now.
    case group(Group)
    /// The id of a group that has been deleted, or that the watched person isn't
    /// in any more.
    case goneID(String)
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
    /// What the user directory failed to answer is to be tried again.
    case retry(ComposeEvent.Retry)
  }
}

extension ComposeEvent {
  public struct Start: Message {
    /// Who makes the group. Empty: the signed-in person.
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

extension ComposeEvent {
  public struct Retry: Message {
    public var unknownFields = UnknownFields()

    public init() {}
  }
}

/// The whole screen.
public struct ComposeState: Message {
  /// Of the states: 1, 2, and so on.
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

  /// Whether a search is under way whose rows are to come.
  public var searching: Bool = false

  /// Whether what failed can be tried again, with the event retry.
  public var retryShown: Bool = false

  /// How many events are answered with this state and those before it. A state
  /// that tells no more of them than the one before brings late rows.
  public var events: UInt64 = 0

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
    created: Group? = nil,
    searching: Bool = false,
    retryShown: Bool = false,
    events: UInt64 = 0
  ) {
    self.sequence = sequence
    self.search = search
    self.rows = rows
    self.label = label
    self.doneShown = doneShown
    self.title = title
    self.problem = problem
    self.created = created
    self.searching = searching
    self.retryShown = retryShown
    self.events = events
  }
}

extension ComposeState {
  public struct Row: Message {
    public var userID: String = ""

    public var email: String = ""

    public var displayName: String = ""

    public var checked: Bool = false

    /// The name of their avatar, and the colour under it as "#rrggbb".
    public var avatar: String = ""

    public var avatarBackground: String = ""

    public var unknownFields = UnknownFields()

    public init() {}

    public init(
      userID: String = "",
      email: String = "",
      displayName: String = "",
      checked: Bool = false,
      avatar: String = "",
      avatarBackground: String = ""
    ) {
      self.userID = userID
      self.email = email
      self.displayName = displayName
      self.checked = checked
      self.avatar = avatar
      self.avatarBackground = avatarBackground
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
        type: .string,
        documentation: "What to call the group: its own title or, without one, the label."
      ),
      FieldSchema(
        name: "creator_id", jsonName: "creatorId", number: 3,
        type: .string,
        documentation: "Who made it; they may have left."
      ),
      FieldSchema(
        name: "members", jsonName: "members", number: 4,
        type: .message(Member.self), label: .repeated,
        documentation: "The first 10 in the order of joining; ListMembers has all of them. Deleted\npeople are left out."
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
        type: .uint64,
        documentation: "Grows by one with every change, those of members and roles too."
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 8,
        type: .string
      ),
      FieldSchema(
        name: "member_count", jsonName: "memberCount", number: 9,
        type: .uint32
      ),
      FieldSchema(
        name: "label", jsonName: "label", number: 10,
        type: .string,
        documentation: "The e-mails of the members but the creator joined by \", \", as the app shows\nthem; past 100 characters as many as fit and the number of the others."
      ),
      FieldSchema(
        name: "titled", jsonName: "titled", number: 11,
        type: .bool,
        documentation: "Whether the group has a title of its own."
      ),
      FieldSchema(
        name: "role", jsonName: "role", number: 12,
        type: .enumeration(Role.self),
        documentation: "The role of the person who asks, or whose groups are listed or watched."
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
        documentation: "The user directory's, at the time of the answer. Empty after a change that\nhas been made while the directory couldn't be reached."
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "join_time", jsonName: "joinTime", number: 4,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "role", jsonName: "role", number: 5,
        type: .enumeration(Role.self)
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
        documentation: "At most 100 characters. Empty: the group goes by its label. Only titles have\nto be unique among what somebody owns, labels don't."
      ),
      FieldSchema(
        name: "member_emails", jsonName: "memberEmails", number: 4,
        type: .string, label: .repeated,
        documentation: "1 to 500. The creator may be among them and is added once."
      ),
      FieldSchema(
        name: "description", jsonName: "description", number: 5,
        type: .string,
        documentation: "At most 1,000 characters."
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
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 2,
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

extension UpdateGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.UpdateGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group", jsonName: "group", number: 1,
        type: .message(Group.self), label: .explicit,
        documentation: "The id says which. If the revision isn't 0, it must be the current one, or\nthe answer is ABORTED."
      ),
      FieldSchema(
        name: "update_mask", jsonName: "updateMask", number: 2,
        type: .message(FieldMask.self), label: .explicit,
        documentation: "\"title\", \"description\" or both. An empty title takes the title away."
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 3,
        type: .string
      ),
    ]
  )
}

extension ListMembersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListMembersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 2,
        type: .int32,
        documentation: "1 to 1,000; 0 means 100."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 4,
        type: .string
      ),
    ]
  )
}

extension ListMembersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListMembersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "members", jsonName: "members", number: 1,
        type: .message(Member.self), label: .repeated,
        documentation: "Deleted people are left out, so a page can be short."
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
      ),
      FieldSchema(
        name: "member_count", jsonName: "memberCount", number: 3,
        type: .uint32,
        documentation: "Of the whole group."
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
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 4,
        type: .string
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
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 4,
        type: .string
      ),
    ]
  )
}

extension LeaveGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.LeaveGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who leaves. Empty: the signed-in person."
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 3,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
    ]
  )
}

extension SetMemberRoleRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.SetMemberRoleRequest",
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
        name: "role", jsonName: "role", number: 3,
        type: .enumeration(Role.self)
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 4,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 5,
        type: .string
      ),
    ]
  )
}

extension HandOverGroupRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.HandOverGroupRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "The new owner, a member of the group."
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 3,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 4,
        type: .string,
        documentation: "The old owner. Services have to name one."
      ),
    ]
  )
}

extension Invitation {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.Invitation",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "group_title", jsonName: "groupTitle", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 3,
        type: .string,
        documentation: "Who is invited, with what the user directory says at the time of the answer."
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 5,
        type: .string
      ),
      FieldSchema(
        name: "inviter_id", jsonName: "inviterId", number: 6,
        type: .string,
        documentation: "Who has invited; empty if a service did."
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 7,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension InviteMembersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.InviteMembersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "emails", jsonName: "emails", number: 2,
        type: .string, label: .repeated,
        documentation: "1 to 500."
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 3,
        type: .string
      ),
    ]
  )
}

extension InviteMembersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.InviteMembersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "invitations", jsonName: "invitations", number: 1,
        type: .message(Invitation.self), label: .repeated,
        documentation: "Those that are open now, of the people named."
      ),
      FieldSchema(
        name: "group", jsonName: "group", number: 2,
        type: .message(Group.self), label: .explicit,
        documentation: "With the people who had asked to join, who are in it now."
      ),
    ]
  )
}

extension AnswerInvitationRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AnswerInvitationRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who is invited. Empty: the signed-in person."
      ),
      FieldSchema(
        name: "answer", jsonName: "answer", number: 3,
        type: .enumeration(Answer.self)
      ),
    ]
  )
}

extension AnswerInvitationResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AnswerInvitationResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group", jsonName: "group", number: 1,
        type: .message(Group.self), label: .explicit,
        documentation: "Set after ANSWER_ACCEPT."
      ),
    ]
  )
}

extension WithdrawInvitationRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.WithdrawInvitationRequest",
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
        name: "acting_user_id", jsonName: "actingUserId", number: 3,
        type: .string
      ),
    ]
  )
}

extension ListInvitationsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListInvitationsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string,
        documentation: "One of the two."
      ),
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 3,
        type: .int32,
        documentation: "1 to 100; 0 means 20."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 5,
        type: .string
      ),
    ]
  )
}

extension ListInvitationsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListInvitationsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "invitations", jsonName: "invitations", number: 1,
        type: .message(Invitation.self), label: .repeated,
        documentation: "Of a person: by group, the newest first. Of a group: by account, the oldest\nfirst. Deleted people are left out."
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
      ),
    ]
  )
}

extension JoinRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.JoinRequest",
    documentation: "Somebody's wish to be let in.",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string,
        documentation: "Who isn't in the group is told no more of it."
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who asks, with what the user directory says at the time of the answer."
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 5,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension AskToJoinRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AskToJoinRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who asks. Empty: the signed-in person."
      ),
    ]
  )
}

extension AskToJoinResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AskToJoinResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request", jsonName: "request", number: 1,
        type: .message(JoinRequest.self), label: .oneof("outcome"),
        documentation: "Waits for the answer of an owner or admin."
      ),
      FieldSchema(
        name: "joined", jsonName: "joined", number: 2,
        type: .message(Group.self), label: .oneof("outcome"),
        documentation: "There was an invitation, so the person is in."
      ),
    ]
  )
}

extension AnswerJoinRequestRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.AnswerJoinRequestRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who has asked."
      ),
      FieldSchema(
        name: "answer", jsonName: "answer", number: 3,
        type: .enumeration(Answer.self)
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 4,
        type: .string
      ),
    ]
  )
}

extension WithdrawJoinRequestRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.WithdrawJoinRequestRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string,
        documentation: "Who has asked. Empty: the signed-in person."
      ),
    ]
  )
}

extension ListJoinRequestsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListJoinRequestsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string,
        documentation: "One of the two."
      ),
      FieldSchema(
        name: "group_id", jsonName: "groupId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 3,
        type: .int32,
        documentation: "1 to 100; 0 means 20."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 4,
        type: .string
      ),
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 5,
        type: .string
      ),
    ]
  )
}

extension ListJoinRequestsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ListJoinRequestsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "requests", jsonName: "requests", number: 1,
        type: .message(JoinRequest.self), label: .repeated,
        documentation: "In the order of ListInvitations."
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
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
      FieldSchema(
        name: "acting_user_id", jsonName: "actingUserId", number: 3,
        type: .string
      ),
    ]
  )
}

extension WatchGroupsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.WatchGroupsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "member_id", jsonName: "memberId", number: 1,
        type: .string,
        documentation: "Whose groups. Empty: all groups or, for a signed-in person, theirs."
      ),
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 2,
        type: .string,
        documentation: "Of the last message that was read. Empty: from the beginning."
      ),
    ]
  )
}

extension WatchGroupsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.WatchGroupsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "changes", jsonName: "changes", number: 1,
        type: .message(GroupChange.self), label: .repeated
      ),
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 2,
        type: .string,
        documentation: "Goes on after these changes."
      ),
      FieldSchema(
        name: "caught_up", jsonName: "caughtUp", number: 3,
        type: .bool,
        documentation: "Whether this was everything there was."
      ),
    ]
  )
}

extension GroupChange {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.GroupChange",
    documentation: "",
    fields: [
      FieldSchema(
        name: "group", jsonName: "group", number: 1,
        type: .message(Group.self), label: .oneof("change"),
        documentation: "As it is now."
      ),
      FieldSchema(
        name: "gone_id", jsonName: "goneId", number: 2,
        type: .string, label: .oneof("change"),
        documentation: "The id of a group that has been deleted, or that the watched person isn't\nin any more."
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
      FieldSchema(
        name: "retry", jsonName: "retry", number: 6,
        type: .message(ComposeEvent.Retry.self), label: .oneof("event"),
        documentation: "What the user directory failed to answer is to be tried again."
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
        type: .string,
        documentation: "Who makes the group. Empty: the signed-in person."
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

extension ComposeEvent.Retry {
  public static let schema = MessageSchema(
    fullName: "rollcall.groups.v1.ComposeEvent.Retry",
    documentation: "",
    fields: []
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
        documentation: "Of the states: 1, 2, and so on."
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
      FieldSchema(
        name: "searching", jsonName: "searching", number: 9,
        type: .bool,
        documentation: "Whether a search is under way whose rows are to come."
      ),
      FieldSchema(
        name: "retry_shown", jsonName: "retryShown", number: 10,
        type: .bool,
        documentation: "Whether what failed can be tried again, with the event retry."
      ),
      FieldSchema(
        name: "events", jsonName: "events", number: 11,
        type: .uint64,
        documentation: "How many events are answered with this state and those before it. A state\nthat tells no more of them than the one before brings late rows."
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
      FieldSchema(
        name: "avatar", jsonName: "avatar", number: 5,
        type: .string,
        documentation: "The name of their avatar, and the colour under it as \"#rrggbb\"."
      ),
      FieldSchema(
        name: "avatar_background", jsonName: "avatarBackground", number: 6,
        type: .string
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
    self.description = try unsafe String(reading: source.pointee.description_f8, field: "rollcall.groups.v1.Group.description")
    self.memberCount = unsafe source.pointee.member_count_f9
    self.label = try unsafe String(reading: source.pointee.label_f10, field: "rollcall.groups.v1.Group.label")
    self.titled = unsafe source.pointee.titled_f11 != 0
    self.role = unsafe Role(rawValue: .init(truncatingIfNeeded: source.pointee.role_f12.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.Group")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__Group.self, capacity: 1)
    unsafe rollcall_groups_v1__group__init(target)
    arena.expect(60)
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
    unsafe target.pointee.description_f8 = arena.data(self.description)
    unsafe target.pointee.member_count_f9 = self.memberCount
    unsafe target.pointee.label_f10 = arena.data(self.label)
    unsafe target.pointee.titled_f11 = self.titled ? 1 : 0
    unsafe target.pointee.role_f12 = .init(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
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
    self.role = unsafe Role(rawValue: .init(truncatingIfNeeded: source.pointee.role_f5.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.Member")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__Member.self, capacity: 1)
    unsafe rollcall_groups_v1__member__init(target)
    arena.expect(15)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    if let value = self.joinTime {
      unsafe target.pointee.join_time_f4 = arena.message(value)
    }
    unsafe target.pointee.role_f5 = .init(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
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
    self.description = try unsafe String(reading: source.pointee.description_f5, field: "rollcall.groups.v1.CreateGroupRequest.description")
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
    unsafe target.pointee.description_f5 = arena.data(self.description)
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
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f2, field: "rollcall.groups.v1.GetGroupRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.GetGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__GetGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__get_group_request__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.acting_user_id_f2 = arena.data(self.actingUserID)
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

extension UpdateGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__UpdateGroupRequest.self, fullName: "rollcall.groups.v1.UpdateGroupRequest",
    initialise: { unsafe rollcall_groups_v1__update_group_request__init($0) })

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

@_spi(GeneratedCode) extension UpdateGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__UpdateGroupRequest.self)
    if let value = unsafe source.pointee.group_f1 {
      self.group = try unsafe Group(reading: value)
    }
    if let value = unsafe source.pointee.update_mask_f2 {
      self.updateMask = try unsafe FieldMask(reading: value)
    }
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f3, field: "rollcall.groups.v1.UpdateGroupRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.UpdateGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__UpdateGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__update_group_request__init(target)
    if let value = self.group {
      unsafe target.pointee.group_f1 = arena.message(value)
    }
    if let value = self.updateMask {
      unsafe target.pointee.update_mask_f2 = arena.message(value)
    }
    unsafe target.pointee.acting_user_id_f3 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListMembersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListMembersRequest.self, fullName: "rollcall.groups.v1.ListMembersRequest",
    initialise: { unsafe rollcall_groups_v1__list_members_request__init($0) })

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

@_spi(GeneratedCode) extension ListMembersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListMembersRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.ListMembersRequest.group_id")
    self.pageSize = unsafe source.pointee.page_size_f2
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f3, field: "rollcall.groups.v1.ListMembersRequest.page_token")
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f4, field: "rollcall.groups.v1.ListMembersRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListMembersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListMembersRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__list_members_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.page_size_f2 = self.pageSize
    unsafe target.pointee.page_token_f3 = arena.data(self.pageToken)
    unsafe target.pointee.acting_user_id_f4 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListMembersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListMembersResponse.self, fullName: "rollcall.groups.v1.ListMembersResponse",
    initialise: { unsafe rollcall_groups_v1__list_members_response__init($0) })

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

@_spi(GeneratedCode) extension ListMembersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListMembersResponse.self)
    self.members = try unsafe [Member](reading: source.pointee.members_f1, count: source.pointee.n_members_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.groups.v1.ListMembersResponse.next_page_token")
    self.memberCount = unsafe source.pointee.member_count_f3
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListMembersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListMembersResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__list_members_response__init(target)
    arena.expect(15)
    unsafe target.pointee.n_members_f1 = self.members.count
    unsafe target.pointee.members_f1 = arena.messages(self.members)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    unsafe target.pointee.member_count_f3 = self.memberCount
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
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f4, field: "rollcall.groups.v1.AddMembersRequest.acting_user_id")
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
    unsafe target.pointee.acting_user_id_f4 = arena.data(self.actingUserID)
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
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f4, field: "rollcall.groups.v1.RemoveMemberRequest.acting_user_id")
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
    unsafe target.pointee.acting_user_id_f4 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension LeaveGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__LeaveGroupRequest.self, fullName: "rollcall.groups.v1.LeaveGroupRequest",
    initialise: { unsafe rollcall_groups_v1__leave_group_request__init($0) })

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

@_spi(GeneratedCode) extension LeaveGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__LeaveGroupRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.LeaveGroupRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.LeaveGroupRequest.user_id")
    self.revision = unsafe source.pointee.revision_f3
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.LeaveGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__LeaveGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__leave_group_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.revision_f3 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SetMemberRoleRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__SetMemberRoleRequest.self, fullName: "rollcall.groups.v1.SetMemberRoleRequest",
    initialise: { unsafe rollcall_groups_v1__set_member_role_request__init($0) })

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

@_spi(GeneratedCode) extension SetMemberRoleRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__SetMemberRoleRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.SetMemberRoleRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.SetMemberRoleRequest.user_id")
    self.role = unsafe Role(rawValue: .init(truncatingIfNeeded: source.pointee.role_f3.rawValue))
    self.revision = unsafe source.pointee.revision_f4
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f5, field: "rollcall.groups.v1.SetMemberRoleRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.SetMemberRoleRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__SetMemberRoleRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__set_member_role_request__init(target)
    arena.expect(30)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.role_f3 = .init(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    unsafe target.pointee.revision_f4 = self.revision
    unsafe target.pointee.acting_user_id_f5 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension HandOverGroupRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__HandOverGroupRequest.self, fullName: "rollcall.groups.v1.HandOverGroupRequest",
    initialise: { unsafe rollcall_groups_v1__hand_over_group_request__init($0) })

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

@_spi(GeneratedCode) extension HandOverGroupRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__HandOverGroupRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.HandOverGroupRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.HandOverGroupRequest.user_id")
    self.revision = unsafe source.pointee.revision_f3
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f4, field: "rollcall.groups.v1.HandOverGroupRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.HandOverGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__HandOverGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__hand_over_group_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.revision_f3 = self.revision
    unsafe target.pointee.acting_user_id_f4 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Invitation {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__Invitation.self, fullName: "rollcall.groups.v1.Invitation",
    initialise: { unsafe rollcall_groups_v1__invitation__init($0) })

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

@_spi(GeneratedCode) extension Invitation: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__Invitation.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.Invitation.group_id")
    self.groupTitle = try unsafe String(reading: source.pointee.group_title_f2, field: "rollcall.groups.v1.Invitation.group_title")
    self.userID = try unsafe String(reading: source.pointee.user_id_f3, field: "rollcall.groups.v1.Invitation.user_id")
    self.email = try unsafe String(reading: source.pointee.email_f4, field: "rollcall.groups.v1.Invitation.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f5, field: "rollcall.groups.v1.Invitation.display_name")
    self.inviterID = try unsafe String(reading: source.pointee.inviter_id_f6, field: "rollcall.groups.v1.Invitation.inviter_id")
    if let value = unsafe source.pointee.create_time_f7 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.Invitation")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__Invitation.self, capacity: 1)
    unsafe rollcall_groups_v1__invitation__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.group_title_f2 = arena.data(self.groupTitle)
    unsafe target.pointee.user_id_f3 = arena.data(self.userID)
    unsafe target.pointee.email_f4 = arena.data(self.email)
    unsafe target.pointee.display_name_f5 = arena.data(self.displayName)
    unsafe target.pointee.inviter_id_f6 = arena.data(self.inviterID)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f7 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension InviteMembersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__InviteMembersRequest.self, fullName: "rollcall.groups.v1.InviteMembersRequest",
    initialise: { unsafe rollcall_groups_v1__invite_members_request__init($0) })

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

@_spi(GeneratedCode) extension InviteMembersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__InviteMembersRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.InviteMembersRequest.group_id")
    self.emails = try unsafe [String](reading: source.pointee.emails_f2, count: source.pointee.n_emails_f2, field: "rollcall.groups.v1.InviteMembersRequest.emails")
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f3, field: "rollcall.groups.v1.InviteMembersRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.InviteMembersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__InviteMembersRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__invite_members_request__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.n_emails_f2 = self.emails.count
    unsafe target.pointee.emails_f2 = arena.array(self.emails)
    unsafe target.pointee.acting_user_id_f3 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension InviteMembersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__InviteMembersResponse.self, fullName: "rollcall.groups.v1.InviteMembersResponse",
    initialise: { unsafe rollcall_groups_v1__invite_members_response__init($0) })

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

@_spi(GeneratedCode) extension InviteMembersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__InviteMembersResponse.self)
    self.invitations = try unsafe [Invitation](reading: source.pointee.invitations_f1, count: source.pointee.n_invitations_f1)
    if let value = unsafe source.pointee.group_f2 {
      self.group = try unsafe Group(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.InviteMembersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__InviteMembersResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__invite_members_response__init(target)
    unsafe target.pointee.n_invitations_f1 = self.invitations.count
    unsafe target.pointee.invitations_f1 = arena.messages(self.invitations)
    if let value = self.group {
      unsafe target.pointee.group_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AnswerInvitationRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AnswerInvitationRequest.self, fullName: "rollcall.groups.v1.AnswerInvitationRequest",
    initialise: { unsafe rollcall_groups_v1__answer_invitation_request__init($0) })

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

@_spi(GeneratedCode) extension AnswerInvitationRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AnswerInvitationRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.AnswerInvitationRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.AnswerInvitationRequest.user_id")
    self.answer = unsafe Answer(rawValue: .init(truncatingIfNeeded: source.pointee.answer_f3.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AnswerInvitationRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AnswerInvitationRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__answer_invitation_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.answer_f3 = .init(rawValue: .init(truncatingIfNeeded: self.answer.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AnswerInvitationResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AnswerInvitationResponse.self, fullName: "rollcall.groups.v1.AnswerInvitationResponse",
    initialise: { unsafe rollcall_groups_v1__answer_invitation_response__init($0) })

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

@_spi(GeneratedCode) extension AnswerInvitationResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AnswerInvitationResponse.self)
    if let value = unsafe source.pointee.group_f1 {
      self.group = try unsafe Group(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AnswerInvitationResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AnswerInvitationResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__answer_invitation_response__init(target)
    if let value = self.group {
      unsafe target.pointee.group_f1 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WithdrawInvitationRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__WithdrawInvitationRequest.self, fullName: "rollcall.groups.v1.WithdrawInvitationRequest",
    initialise: { unsafe rollcall_groups_v1__withdraw_invitation_request__init($0) })

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

@_spi(GeneratedCode) extension WithdrawInvitationRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__WithdrawInvitationRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.WithdrawInvitationRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.WithdrawInvitationRequest.user_id")
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f3, field: "rollcall.groups.v1.WithdrawInvitationRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.WithdrawInvitationRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__WithdrawInvitationRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__withdraw_invitation_request__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.acting_user_id_f3 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListInvitationsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListInvitationsRequest.self, fullName: "rollcall.groups.v1.ListInvitationsRequest",
    initialise: { unsafe rollcall_groups_v1__list_invitations_request__init($0) })

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

@_spi(GeneratedCode) extension ListInvitationsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListInvitationsRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.groups.v1.ListInvitationsRequest.user_id")
    self.groupID = try unsafe String(reading: source.pointee.group_id_f2, field: "rollcall.groups.v1.ListInvitationsRequest.group_id")
    self.pageSize = unsafe source.pointee.page_size_f3
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f4, field: "rollcall.groups.v1.ListInvitationsRequest.page_token")
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f5, field: "rollcall.groups.v1.ListInvitationsRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListInvitationsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListInvitationsRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__list_invitations_request__init(target)
    arena.expect(15)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.group_id_f2 = arena.data(self.groupID)
    unsafe target.pointee.page_size_f3 = self.pageSize
    unsafe target.pointee.page_token_f4 = arena.data(self.pageToken)
    unsafe target.pointee.acting_user_id_f5 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListInvitationsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListInvitationsResponse.self, fullName: "rollcall.groups.v1.ListInvitationsResponse",
    initialise: { unsafe rollcall_groups_v1__list_invitations_response__init($0) })

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

@_spi(GeneratedCode) extension ListInvitationsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListInvitationsResponse.self)
    self.invitations = try unsafe [Invitation](reading: source.pointee.invitations_f1, count: source.pointee.n_invitations_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.groups.v1.ListInvitationsResponse.next_page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListInvitationsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListInvitationsResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__list_invitations_response__init(target)
    unsafe target.pointee.n_invitations_f1 = self.invitations.count
    unsafe target.pointee.invitations_f1 = arena.messages(self.invitations)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension JoinRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__JoinRequest.self, fullName: "rollcall.groups.v1.JoinRequest",
    initialise: { unsafe rollcall_groups_v1__join_request__init($0) })

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

@_spi(GeneratedCode) extension JoinRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__JoinRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.JoinRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.JoinRequest.user_id")
    self.email = try unsafe String(reading: source.pointee.email_f3, field: "rollcall.groups.v1.JoinRequest.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f4, field: "rollcall.groups.v1.JoinRequest.display_name")
    if let value = unsafe source.pointee.create_time_f5 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.JoinRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__JoinRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__join_request__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.email_f3 = arena.data(self.email)
    unsafe target.pointee.display_name_f4 = arena.data(self.displayName)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f5 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AskToJoinRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AskToJoinRequest.self, fullName: "rollcall.groups.v1.AskToJoinRequest",
    initialise: { unsafe rollcall_groups_v1__ask_to_join_request__init($0) })

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

@_spi(GeneratedCode) extension AskToJoinRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AskToJoinRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.AskToJoinRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.AskToJoinRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AskToJoinRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AskToJoinRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__ask_to_join_request__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AskToJoinResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AskToJoinResponse.self, fullName: "rollcall.groups.v1.AskToJoinResponse",
    initialise: { unsafe rollcall_groups_v1__ask_to_join_response__init($0) })

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

@_spi(GeneratedCode) extension AskToJoinResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AskToJoinResponse.self)
    switch unsafe source.pointee.outcome_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.request_f1 {
        self.outcome = .request(try unsafe JoinRequest(reading: value))
      }
    case 2:
      if let value = unsafe source.pointee.joined_f2 {
        self.outcome = .joined(try unsafe Group(reading: value))
      }
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AskToJoinResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AskToJoinResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__ask_to_join_response__init(target)
    switch self.outcome {
    case .request(let value)?:
      unsafe target.pointee.outcome_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.request_f1 = arena.message(value)
    case .joined(let value)?:
      unsafe target.pointee.outcome_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.joined_f2 = arena.message(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AnswerJoinRequestRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__AnswerJoinRequestRequest.self, fullName: "rollcall.groups.v1.AnswerJoinRequestRequest",
    initialise: { unsafe rollcall_groups_v1__answer_join_request_request__init($0) })

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

@_spi(GeneratedCode) extension AnswerJoinRequestRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__AnswerJoinRequestRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.AnswerJoinRequestRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.AnswerJoinRequestRequest.user_id")
    self.answer = unsafe Answer(rawValue: .init(truncatingIfNeeded: source.pointee.answer_f3.rawValue))
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f4, field: "rollcall.groups.v1.AnswerJoinRequestRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.AnswerJoinRequestRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__AnswerJoinRequestRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__answer_join_request_request__init(target)
    arena.expect(15)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.answer_f3 = .init(rawValue: .init(truncatingIfNeeded: self.answer.rawValue))
    unsafe target.pointee.acting_user_id_f4 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WithdrawJoinRequestRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__WithdrawJoinRequestRequest.self, fullName: "rollcall.groups.v1.WithdrawJoinRequestRequest",
    initialise: { unsafe rollcall_groups_v1__withdraw_join_request_request__init($0) })

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

@_spi(GeneratedCode) extension WithdrawJoinRequestRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__WithdrawJoinRequestRequest.self)
    self.groupID = try unsafe String(reading: source.pointee.group_id_f1, field: "rollcall.groups.v1.WithdrawJoinRequestRequest.group_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.groups.v1.WithdrawJoinRequestRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.WithdrawJoinRequestRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__WithdrawJoinRequestRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__withdraw_join_request_request__init(target)
    unsafe target.pointee.group_id_f1 = arena.data(self.groupID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListJoinRequestsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListJoinRequestsRequest.self, fullName: "rollcall.groups.v1.ListJoinRequestsRequest",
    initialise: { unsafe rollcall_groups_v1__list_join_requests_request__init($0) })

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

@_spi(GeneratedCode) extension ListJoinRequestsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListJoinRequestsRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.groups.v1.ListJoinRequestsRequest.user_id")
    self.groupID = try unsafe String(reading: source.pointee.group_id_f2, field: "rollcall.groups.v1.ListJoinRequestsRequest.group_id")
    self.pageSize = unsafe source.pointee.page_size_f3
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f4, field: "rollcall.groups.v1.ListJoinRequestsRequest.page_token")
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f5, field: "rollcall.groups.v1.ListJoinRequestsRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListJoinRequestsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListJoinRequestsRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__list_join_requests_request__init(target)
    arena.expect(15)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.group_id_f2 = arena.data(self.groupID)
    unsafe target.pointee.page_size_f3 = self.pageSize
    unsafe target.pointee.page_token_f4 = arena.data(self.pageToken)
    unsafe target.pointee.acting_user_id_f5 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListJoinRequestsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ListJoinRequestsResponse.self, fullName: "rollcall.groups.v1.ListJoinRequestsResponse",
    initialise: { unsafe rollcall_groups_v1__list_join_requests_response__init($0) })

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

@_spi(GeneratedCode) extension ListJoinRequestsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ListJoinRequestsResponse.self)
    self.requests = try unsafe [JoinRequest](reading: source.pointee.requests_f1, count: source.pointee.n_requests_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.groups.v1.ListJoinRequestsResponse.next_page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ListJoinRequestsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ListJoinRequestsResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__list_join_requests_response__init(target)
    unsafe target.pointee.n_requests_f1 = self.requests.count
    unsafe target.pointee.requests_f1 = arena.messages(self.requests)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
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
    self.actingUserID = try unsafe String(reading: source.pointee.acting_user_id_f3, field: "rollcall.groups.v1.DeleteGroupRequest.acting_user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.DeleteGroupRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__DeleteGroupRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__delete_group_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    unsafe target.pointee.acting_user_id_f3 = arena.data(self.actingUserID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchGroupsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__WatchGroupsRequest.self, fullName: "rollcall.groups.v1.WatchGroupsRequest",
    initialise: { unsafe rollcall_groups_v1__watch_groups_request__init($0) })

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

@_spi(GeneratedCode) extension WatchGroupsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__WatchGroupsRequest.self)
    self.memberID = try unsafe String(reading: source.pointee.member_id_f1, field: "rollcall.groups.v1.WatchGroupsRequest.member_id")
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.groups.v1.WatchGroupsRequest.resume_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.WatchGroupsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__WatchGroupsRequest.self, capacity: 1)
    unsafe rollcall_groups_v1__watch_groups_request__init(target)
    unsafe target.pointee.member_id_f1 = arena.data(self.memberID)
    unsafe target.pointee.resume_token_f2 = arena.data(self.resumeToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchGroupsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__WatchGroupsResponse.self, fullName: "rollcall.groups.v1.WatchGroupsResponse",
    initialise: { unsafe rollcall_groups_v1__watch_groups_response__init($0) })

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

@_spi(GeneratedCode) extension WatchGroupsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__WatchGroupsResponse.self)
    self.changes = try unsafe [GroupChange](reading: source.pointee.changes_f1, count: source.pointee.n_changes_f1)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.groups.v1.WatchGroupsResponse.resume_token")
    self.caughtUp = unsafe source.pointee.caught_up_f3 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.WatchGroupsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__WatchGroupsResponse.self, capacity: 1)
    unsafe rollcall_groups_v1__watch_groups_response__init(target)
    arena.expect(15)
    unsafe target.pointee.n_changes_f1 = self.changes.count
    unsafe target.pointee.changes_f1 = arena.messages(self.changes)
    unsafe target.pointee.resume_token_f2 = arena.data(self.resumeToken)
    unsafe target.pointee.caught_up_f3 = self.caughtUp ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GroupChange {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__GroupChange.self, fullName: "rollcall.groups.v1.GroupChange",
    initialise: { unsafe rollcall_groups_v1__group_change__init($0) })

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

@_spi(GeneratedCode) extension GroupChange: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__GroupChange.self)
    switch unsafe source.pointee.change_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.group_f1 {
        self.change = .group(try unsafe Group(reading: value))
      }
    case 2:
      self.change = .goneID(try unsafe String(reading: source.pointee.gone_id_f2, field: "rollcall.groups.v1.GroupChange.gone_id"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.GroupChange")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__GroupChange.self, capacity: 1)
    unsafe rollcall_groups_v1__group_change__init(target)
    switch self.change {
    case .group(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.group_f1 = arena.message(value)
    case .goneID(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.gone_id_f2 = arena.data(value)
    case nil:
      break
    }
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
    case 6:
      if let value = unsafe source.pointee.retry_f6 {
        self.event = .retry(try unsafe ComposeEvent.Retry(reading: value))
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
    case .retry(let value)?:
      unsafe target.pointee.event_oneof0_case = .init(rawValue: 6)
      unsafe target.pointee.retry_f6 = arena.message(value)
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

extension ComposeEvent.Retry {
  private static let layout = unsafe MessageLayout(
    RollcallGroupsV1__ComposeEvent__Retry.self, fullName: "rollcall.groups.v1.ComposeEvent.Retry",
    initialise: { unsafe rollcall_groups_v1__compose_event__retry__init($0) })

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

@_spi(GeneratedCode) extension ComposeEvent.Retry: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGroupsV1__ComposeEvent__Retry.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeEvent.Retry")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeEvent__Retry.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_event__retry__init(target)
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
    self.searching = unsafe source.pointee.searching_f9 != 0
    self.retryShown = unsafe source.pointee.retry_shown_f10 != 0
    self.events = unsafe source.pointee.events_f11
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.groups.v1.ComposeState")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGroupsV1__ComposeState.self, capacity: 1)
    unsafe rollcall_groups_v1__compose_state__init(target)
    arena.expect(75)
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
    unsafe target.pointee.searching_f9 = self.searching ? 1 : 0
    unsafe target.pointee.retry_shown_f10 = self.retryShown ? 1 : 0
    unsafe target.pointee.events_f11 = self.events
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
    self.avatar = try unsafe String(reading: source.pointee.avatar_f5, field: "rollcall.groups.v1.ComposeState.Row.avatar")
    self.avatarBackground = try unsafe String(reading: source.pointee.avatar_background_f6, field: "rollcall.groups.v1.ComposeState.Row.avatar_background")
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
    unsafe target.pointee.avatar_f5 = arena.data(self.avatar)
    unsafe target.pointee.avatar_background_f6 = arena.data(self.avatarBackground)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
