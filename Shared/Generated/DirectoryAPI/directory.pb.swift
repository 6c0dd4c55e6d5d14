// Generated from rollcall/directory/v1/directory.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CDirectoryAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public struct User: Message {
  /// A UUIDv7, chosen by the service.
  public var id: String = ""

  /// As the person wrote it, trimmed.
  public var email: String = ""

  public var displayName: String = ""

  public var createTime: Timestamp?

  public var updateTime: Timestamp?

  /// Grows by one with every change.
  public var revision: UInt64 = 0

  /// They can't sign in, and no search finds them.
  public var disabled: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    email: String = "",
    displayName: String = "",
    createTime: Timestamp? = nil,
    updateTime: Timestamp? = nil,
    revision: UInt64 = 0,
    disabled: Bool = false
  ) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
    self.disabled = disabled
  }
}

public struct CreateUserRequest: Message {
  /// A UUID of the caller's. The same one again gets the first answer again.
  /// Empty: every request counts as a new one.
  public var requestID: String = ""

  /// At most 254 bytes in its normalised form.
  public var email: String = ""

  /// 1 to 100 characters.
  public var displayName: String = ""

  /// Without one nobody can sign in to the account, until CreatePasswordReset.
  ///
  /// 8 to 128 characters of any kind, after NFKC; not one of those that are
  /// guessed first, nor the e-mail or the name. Only its hash is kept. It is not
  /// part of what makes a request the same as an earlier one of its request_id.
  public var password: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requestID: String = "",
    email: String = "",
    displayName: String = "",
    password: String = ""
  ) {
    self.requestID = requestID
    self.email = email
    self.displayName = displayName
    self.password = password
  }
}

public struct GetUserRequest: Message {
  public var id: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = ""
  ) {
    self.id = id
  }
}

public struct BatchGetUsersRequest: Message {
  public var ids: [String] = []

  public var emails: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    ids: [String] = [],
    emails: [String] = []
  ) {
    self.ids = ids
    self.emails = emails
  }
}

public struct BatchGetUsersResponse: Message {
  /// Each account once, in the order of the first key that found it.
  public var users: [User] = []

  /// Keys that found nobody, as they were asked for.
  public var unknownIDs: [String] = []

  public var unknownEmails: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    users: [User] = [],
    unknownIDs: [String] = [],
    unknownEmails: [String] = []
  ) {
    self.users = users
    self.unknownIDs = unknownIDs
    self.unknownEmails = unknownEmails
  }
}

public struct SearchUsersRequest: Message {
  /// Taken literally, after the same normalisation as e-mails. 1 to 100
  /// characters.
  public var term: String = ""

  /// 1 to 100; 0 means 20.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  /// Comes back in the answer, so that a picker can drop late ones.
  public var sequence: UInt64 = 0

  /// The ids of people to leave out, such as the caller and those who are chosen
  /// already. At most 500. They may differ from page to page.
  public var excludeIDs: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    term: String = "",
    pageSize: Int32 = 0,
    pageToken: String = "",
    sequence: UInt64 = 0,
    excludeIDs: [String] = []
  ) {
    self.term = term
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.sequence = sequence
    self.excludeIDs = excludeIDs
  }
}

public struct SearchUsersResponse: Message {
  public var users: [User] = []

  /// Empty on the last page. A page may hold fewer people than asked for, even
  /// none, and not be the last: the search is bounded in what one page looks at.
  public var nextPageToken: String = ""

  public var term: String = ""

  public var sequence: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    users: [User] = [],
    nextPageToken: String = "",
    term: String = "",
    sequence: UInt64 = 0
  ) {
    self.users = users
    self.nextPageToken = nextPageToken
    self.term = term
    self.sequence = sequence
  }
}

public struct ListUsersRequest: Message {
  /// 1 to 1,000; 0 means 100.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    pageSize: Int32 = 0,
    pageToken: String = ""
  ) {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

public struct ListUsersResponse: Message {
  public var users: [User] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    users: [User] = [],
    nextPageToken: String = ""
  ) {
    self.users = users
    self.nextPageToken = nextPageToken
  }
}

public struct UpdateUserRequest: Message {
  /// The id says whom. If the revision isn't 0, it must be the current one, or
  /// the answer is ABORTED.
  public var user: User?

  /// "email", "display_name" or both.
  public var updateMask: FieldMask?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    user: User? = nil,
    updateMask: FieldMask? = nil
  ) {
    self.user = user
    self.updateMask = updateMask
  }
}

public struct DeleteUserRequest: Message {
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

public struct AuthenticateRequest: Message {
  /// Of any spelling that the address has.
  public var email: String = ""

  public var password: String = ""

  /// What the person signs in on, for ListSessions: "Firefox on Linux". At most
  /// 100 characters.
  public var device: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    email: String = "",
    password: String = "",
    device: String = ""
  ) {
    self.email = email
    self.password = password
    self.device = device
  }
}

/// What somebody has who is signed in.
public struct SignIn: Message {
  public var user: User?

  /// A JWT, to be sent as `authorization: Bearer TOKEN` with each call for this
  /// person. Every service verifies it with the keys of GetSigningKeys.
  public var accessToken: String = ""

  public var accessExpireTime: Timestamp?

  /// For RefreshTokens, once. Whoever has it is signed in: it belongs where
  /// nothing else can read it.
  public var refreshToken: String = ""

  /// Until then it can be used. Every use begins that time anew.
  public var refreshExpireTime: Timestamp?

  public var sessionID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    user: User? = nil,
    accessToken: String = "",
    accessExpireTime: Timestamp? = nil,
    refreshToken: String = "",
    refreshExpireTime: Timestamp? = nil,
    sessionID: String = ""
  ) {
    self.user = user
    self.accessToken = accessToken
    self.accessExpireTime = accessExpireTime
    self.refreshToken = refreshToken
    self.refreshExpireTime = refreshExpireTime
    self.sessionID = sessionID
  }
}

public struct RefreshTokensRequest: Message {
  public var refreshToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    refreshToken: String = ""
  ) {
    self.refreshToken = refreshToken
  }
}

public struct SignOutRequest: Message {
  public var refreshToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    refreshToken: String = ""
  ) {
    self.refreshToken = refreshToken
  }
}

public struct SignOutEverywhereRequest: Message {
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = ""
  ) {
    self.userID = userID
  }
}

public struct SignOutEverywhereResponse: Message {
  /// How many sessions were ended.
  public var endedSessions: Int32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    endedSessions: Int32 = 0
  ) {
    self.endedSessions = endedSessions
  }
}

public struct ListSessionsRequest: Message {
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = ""
  ) {
    self.userID = userID
  }
}

public struct ListSessionsResponse: Message {
  /// At most 100: of more, the oldest have been ended.
  public var sessions: [Session] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    sessions: [Session] = []
  ) {
    self.sessions = sessions
  }
}

/// A place where a person is signed in.
public struct Session: Message {
  /// What stands in its access tokens as `sid`.
  public var id: String = ""

  public var device: String = ""

  public var createTime: Timestamp?

  /// When its tokens were given out last.
  public var refreshTime: Timestamp?

  public var expireTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    device: String = "",
    createTime: Timestamp? = nil,
    refreshTime: Timestamp? = nil,
    expireTime: Timestamp? = nil
  ) {
    self.id = id
    self.device = device
    self.createTime = createTime
    self.refreshTime = refreshTime
    self.expireTime = expireTime
  }
}

public struct ChangePasswordRequest: Message {
  public var userID: String = ""

  public var oldPassword: String = ""

  /// With the rules of CreateUserRequest.password.
  public var newPassword: String = ""

  /// As in AuthenticateRequest.
  public var device: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    oldPassword: String = "",
    newPassword: String = "",
    device: String = ""
  ) {
    self.userID = userID
    self.oldPassword = oldPassword
    self.newPassword = newPassword
    self.device = device
  }
}

public struct CreatePasswordResetRequest: Message {
  public var email: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    email: String = ""
  ) {
    self.email = email
  }
}

public struct PasswordReset: Message {
  /// The address to send the mail to: as the account has it, and not as it was
  /// typed; as it was typed if there is no account.
  public var recipient: String = ""

  public var token: String = ""

  public var expireTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    recipient: String = "",
    token: String = "",
    expireTime: Timestamp? = nil
  ) {
    self.recipient = recipient
    self.token = token
    self.expireTime = expireTime
  }
}

public struct ResetPasswordRequest: Message {
  public var token: String = ""

  /// With the rules of CreateUserRequest.password.
  public var newPassword: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    token: String = "",
    newPassword: String = ""
  ) {
    self.token = token
    self.newPassword = newPassword
  }
}

public struct GetSigningKeysRequest: Message {
  public var unknownFields = UnknownFields()

  public init() {}
}

public struct GetSigningKeysResponse: Message {
  /// What stands in the tokens as `iss`.
  public var issuer: String = ""

  /// Those that sign now, those that signed tokens that still hold, and those
  /// that will sign next: a key is here a while before the first token bears it.
  public var keys: [SigningKey] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    issuer: String = "",
    keys: [SigningKey] = []
  ) {
    self.issuer = issuer
    self.keys = keys
  }
}

/// Verifies signatures by Ed25519, RFC 8032.
public struct SigningKey: Message {
  /// What stands in the tokens as `kid`: 1 to 64 letters, digits, ".", "_"
  /// and "-". No other key ever has it.
  public var id: String = ""

  /// 32 bytes.
  public var publicKey: [UInt8] = []

  /// From then on no token that it signed holds. Absent while it is in use.
  public var expireTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    publicKey: [UInt8] = [],
    expireTime: Timestamp? = nil
  ) {
    self.id = id
    self.publicKey = publicKey
    self.expireTime = expireTime
  }
}

public struct DisableUserRequest: Message {
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

public struct EnableUserRequest: Message {
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

public struct ExportUserRequest: Message {
  public var id: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = ""
  ) {
    self.id = id
  }
}

/// Everything that the user directory holds on a person.
public struct UserExport: Message {
  public var user: User?

  /// The normal form of the e-mail, by which it is looked up.
  public var address: String = ""

  /// Requests that made the account, and are remembered for a week.
  public var requests: [RememberedRequest] = []

  /// When this was put together.
  public var exportTime: Timestamp?

  /// Whether there is a password. What is kept of it is a hash, and tells
  /// nothing.
  public var hasPassword: Bool = false

  /// Where the person is signed in.
  public var sessions: [Session] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    user: User? = nil,
    address: String = "",
    requests: [RememberedRequest] = [],
    exportTime: Timestamp? = nil,
    hasPassword: Bool = false,
    sessions: [Session] = []
  ) {
    self.user = user
    self.address = address
    self.requests = requests
    self.exportTime = exportTime
    self.hasPassword = hasPassword
    self.sessions = sessions
  }
}

public struct RememberedRequest: Message {
  /// "rollcall.directory.v1.UserDirectory/CreateUser".
  public var method: String = ""

  public var requestID: String = ""

  public var createTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    method: String = "",
    requestID: String = "",
    createTime: Timestamp? = nil
  ) {
    self.method = method
    self.requestID = requestID
    self.createTime = createTime
  }
}

public struct LoadUsersRequest: Message {
  /// 1 to 1,000, without passwords. One that has a request id is carried out
  /// once, however often it comes.
  public var users: [CreateUserRequest] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    users: [CreateUserRequest] = []
  ) {
    self.users = users
  }
}

public struct LoadUsersResponse: Message {
  /// One for each of the request's, in their order.
  public var users: [LoadedUser] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    users: [LoadedUser] = []
  ) {
    self.users = users
  }
}

/// What became of one person of a load.
public struct LoadedUser: Message {
  public var outcome: LoadedUser.Outcome = LoadedUser.Outcome()

  /// The account's; empty if the person was refused.
  public var id: String = ""

  /// "email has no @; display_name is empty".
  public var reason: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    outcome: LoadedUser.Outcome = LoadedUser.Outcome(),
    id: String = "",
    reason: String = ""
  ) {
    self.outcome = outcome
    self.id = id
    self.reason = reason
  }
}

extension LoadedUser {
  public enum Outcome: OpenEnum {
    case unspecified
    /// The account was made: now, or by the same request before.
    case created
    /// The e-mail, normalised, has an account.
    case exists
    /// The reason says what is wrong.
    case refused
    /// A number that the schema doesn't have.
    case unrecognized(Int32)

    public init() {
      self.init(rawValue: 0)
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .created
      case 2: self = .exists
      case 3: self = .refused
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .created: 1
      case .exists: 2
      case .refused: 3
      case .unrecognized(let number): number
      }
    }
  }
}

extension LoadedUser.Outcome {
  public static let schema = EnumSchema(
    fullName: "rollcall.directory.v1.LoadedUser.Outcome",
    documentation: "",
    values: [
      .init(name: "OUTCOME_UNSPECIFIED", number: 0),
      .init(name: "OUTCOME_CREATED", number: 1, documentation: "The account was made: now, or by the same request before."),
      .init(name: "OUTCOME_EXISTS", number: 2, documentation: "The e-mail, normalised, has an account."),
      .init(name: "OUTCOME_REFUSED", number: 3, documentation: "The reason says what is wrong."),
    ]
  )
}

public struct WatchUsersRequest: Message {
  /// Of the last response that was dealt with. Empty: everybody once, and then
  /// what changes.
  public var resumeToken: String = ""

  /// Only deletions are told.
  public var onlyDeletions: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    resumeToken: String = "",
    onlyDeletions: Bool = false
  ) {
    self.resumeToken = resumeToken
    self.onlyDeletions = onlyDeletions
  }
}

public struct WatchUsersResponse: Message {
  /// Without any, the response is a sign of life. There is one at least every
  /// ten seconds.
  public var changes: [UserChange] = []

  /// Where to go on after these changes.
  public var resumeToken: String = ""

  /// Nothing more had happened when this was sent.
  public var caughtUp: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    changes: [UserChange] = [],
    resumeToken: String = "",
    caughtUp: Bool = false
  ) {
    self.changes = changes
    self.resumeToken = resumeToken
    self.caughtUp = caughtUp
  }
}

/// The last thing that happened to an account.
public struct UserChange: Message {
  public var change: Change?

  public var changeTime: Timestamp?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    change: Change? = nil,
    changeTime: Timestamp? = nil
  ) {
    self.change = change
    self.changeTime = changeTime
  }

  public enum Change: Sendable, Hashable {
    /// Made, changed or enabled: as it is now.
    case present(User)
    /// As it is now.
    case disabled(User)
    /// The id of an account that is no more.
    case deletedID(String)
  }
}

extension User {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.User",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string,
        documentation: "A UUIDv7, chosen by the service."
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 2,
        type: .string,
        documentation: "As the person wrote it, trimmed."
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 4,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "update_time", jsonName: "updateTime", number: 5,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 6,
        type: .uint64,
        documentation: "Grows by one with every change."
      ),
      FieldSchema(
        name: "disabled", jsonName: "disabled", number: 7,
        type: .bool,
        documentation: "They can't sign in, and no search finds them."
      ),
    ]
  )
}

extension CreateUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.CreateUserRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 1,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again.\nEmpty: every request counts as a new one."
      ),
      FieldSchema(
        name: "email", jsonName: "email", number: 2,
        type: .string,
        documentation: "At most 254 bytes in its normalised form."
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 3,
        type: .string,
        documentation: "1 to 100 characters."
      ),
      FieldSchema(
        name: "password", jsonName: "password", number: 4,
        type: .string,
        documentation: "Without one nobody can sign in to the account, until CreatePasswordReset.\n\n8 to 128 characters of any kind, after NFKC; not one of those that are\nguessed first, nor the e-mail or the name. Only its hash is kept. It is not\npart of what makes a request the same as an earlier one of its request_id."
      ),
    ]
  )
}

extension GetUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.GetUserRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
    ]
  )
}

extension BatchGetUsersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.BatchGetUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "ids", jsonName: "ids", number: 1,
        type: .string, label: .repeated
      ),
      FieldSchema(
        name: "emails", jsonName: "emails", number: 2,
        type: .string, label: .repeated
      ),
    ]
  )
}

extension BatchGetUsersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.BatchGetUsersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "users", jsonName: "users", number: 1,
        type: .message(User.self), label: .repeated,
        documentation: "Each account once, in the order of the first key that found it."
      ),
      FieldSchema(
        name: "unknown_ids", jsonName: "unknownIds", number: 2,
        type: .string, label: .repeated,
        documentation: "Keys that found nobody, as they were asked for."
      ),
      FieldSchema(
        name: "unknown_emails", jsonName: "unknownEmails", number: 3,
        type: .string, label: .repeated
      ),
    ]
  )
}

extension SearchUsersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SearchUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "term", jsonName: "term", number: 1,
        type: .string,
        documentation: "Taken literally, after the same normalisation as e-mails. 1 to 100\ncharacters."
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
      FieldSchema(
        name: "sequence", jsonName: "sequence", number: 4,
        type: .uint64,
        documentation: "Comes back in the answer, so that a picker can drop late ones."
      ),
      FieldSchema(
        name: "exclude_ids", jsonName: "excludeIds", number: 5,
        type: .string, label: .repeated,
        documentation: "The ids of people to leave out, such as the caller and those who are chosen\nalready. At most 500. They may differ from page to page."
      ),
    ]
  )
}

extension SearchUsersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SearchUsersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "users", jsonName: "users", number: 1,
        type: .message(User.self), label: .repeated
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page. A page may hold fewer people than asked for, even\nnone, and not be the last: the search is bounded in what one page looks at."
      ),
      FieldSchema(
        name: "term", jsonName: "term", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "sequence", jsonName: "sequence", number: 4,
        type: .uint64
      ),
    ]
  )
}

extension ListUsersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ListUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 1,
        type: .int32,
        documentation: "1 to 1,000; 0 means 100."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 2,
        type: .string
      ),
    ]
  )
}

extension ListUsersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ListUsersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "users", jsonName: "users", number: 1,
        type: .message(User.self), label: .repeated
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
      ),
    ]
  )
}

extension UpdateUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.UpdateUserRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user", jsonName: "user", number: 1,
        type: .message(User.self), label: .explicit,
        documentation: "The id says whom. If the revision isn't 0, it must be the current one, or\nthe answer is ABORTED."
      ),
      FieldSchema(
        name: "update_mask", jsonName: "updateMask", number: 2,
        type: .message(FieldMask.self), label: .explicit,
        documentation: "\"email\", \"display_name\" or both."
      ),
    ]
  )
}

extension DeleteUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.DeleteUserRequest",
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

extension AuthenticateRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.AuthenticateRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "email", jsonName: "email", number: 1,
        type: .string,
        documentation: "Of any spelling that the address has."
      ),
      FieldSchema(
        name: "password", jsonName: "password", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "device", jsonName: "device", number: 3,
        type: .string,
        documentation: "What the person signs in on, for ListSessions: \"Firefox on Linux\". At most\n100 characters."
      ),
    ]
  )
}

extension SignIn {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SignIn",
    documentation: "What somebody has who is signed in.",
    fields: [
      FieldSchema(
        name: "user", jsonName: "user", number: 1,
        type: .message(User.self), label: .explicit
      ),
      FieldSchema(
        name: "access_token", jsonName: "accessToken", number: 2,
        type: .string,
        documentation: "A JWT, to be sent as `authorization: Bearer TOKEN` with each call for this\nperson. Every service verifies it with the keys of GetSigningKeys."
      ),
      FieldSchema(
        name: "access_expire_time", jsonName: "accessExpireTime", number: 3,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "refresh_token", jsonName: "refreshToken", number: 4,
        type: .string,
        documentation: "For RefreshTokens, once. Whoever has it is signed in: it belongs where\nnothing else can read it."
      ),
      FieldSchema(
        name: "refresh_expire_time", jsonName: "refreshExpireTime", number: 5,
        type: .message(Timestamp.self), label: .explicit,
        documentation: "Until then it can be used. Every use begins that time anew."
      ),
      FieldSchema(
        name: "session_id", jsonName: "sessionId", number: 6,
        type: .string
      ),
    ]
  )
}

extension RefreshTokensRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.RefreshTokensRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "refresh_token", jsonName: "refreshToken", number: 1,
        type: .string
      ),
    ]
  )
}

extension SignOutRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SignOutRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "refresh_token", jsonName: "refreshToken", number: 1,
        type: .string
      ),
    ]
  )
}

extension SignOutEverywhereRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SignOutEverywhereRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
    ]
  )
}

extension SignOutEverywhereResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SignOutEverywhereResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "ended_sessions", jsonName: "endedSessions", number: 1,
        type: .int32,
        documentation: "How many sessions were ended."
      ),
    ]
  )
}

extension ListSessionsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ListSessionsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
    ]
  )
}

extension ListSessionsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ListSessionsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "sessions", jsonName: "sessions", number: 1,
        type: .message(Session.self), label: .repeated,
        documentation: "At most 100: of more, the oldest have been ended."
      ),
    ]
  )
}

extension Session {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.Session",
    documentation: "A place where a person is signed in.",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string,
        documentation: "What stands in its access tokens as `sid`."
      ),
      FieldSchema(
        name: "device", jsonName: "device", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 3,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "refresh_time", jsonName: "refreshTime", number: 4,
        type: .message(Timestamp.self), label: .explicit,
        documentation: "When its tokens were given out last."
      ),
      FieldSchema(
        name: "expire_time", jsonName: "expireTime", number: 5,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension ChangePasswordRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ChangePasswordRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "old_password", jsonName: "oldPassword", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "new_password", jsonName: "newPassword", number: 3,
        type: .string,
        documentation: "With the rules of CreateUserRequest.password."
      ),
      FieldSchema(
        name: "device", jsonName: "device", number: 4,
        type: .string,
        documentation: "As in AuthenticateRequest."
      ),
    ]
  )
}

extension CreatePasswordResetRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.CreatePasswordResetRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "email", jsonName: "email", number: 1,
        type: .string
      ),
    ]
  )
}

extension PasswordReset {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.PasswordReset",
    documentation: "",
    fields: [
      FieldSchema(
        name: "recipient", jsonName: "recipient", number: 1,
        type: .string,
        documentation: "The address to send the mail to: as the account has it, and not as it was\ntyped; as it was typed if there is no account."
      ),
      FieldSchema(
        name: "token", jsonName: "token", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "expire_time", jsonName: "expireTime", number: 3,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension ResetPasswordRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ResetPasswordRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "token", jsonName: "token", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "new_password", jsonName: "newPassword", number: 2,
        type: .string,
        documentation: "With the rules of CreateUserRequest.password."
      ),
    ]
  )
}

extension GetSigningKeysRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.GetSigningKeysRequest",
    documentation: "",
    fields: []
  )
}

extension GetSigningKeysResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.GetSigningKeysResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "issuer", jsonName: "issuer", number: 1,
        type: .string,
        documentation: "What stands in the tokens as `iss`."
      ),
      FieldSchema(
        name: "keys", jsonName: "keys", number: 2,
        type: .message(SigningKey.self), label: .repeated,
        documentation: "Those that sign now, those that signed tokens that still hold, and those\nthat will sign next: a key is here a while before the first token bears it."
      ),
    ]
  )
}

extension SigningKey {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.SigningKey",
    documentation: "Verifies signatures by Ed25519, RFC 8032.",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string,
        documentation: "What stands in the tokens as `kid`: 1 to 64 letters, digits, \".\", \"_\"\nand \"-\". No other key ever has it."
      ),
      FieldSchema(
        name: "public_key", jsonName: "publicKey", number: 2,
        type: .bytes,
        documentation: "32 bytes."
      ),
      FieldSchema(
        name: "expire_time", jsonName: "expireTime", number: 3,
        type: .message(Timestamp.self), label: .explicit,
        documentation: "From then on no token that it signed holds. Absent while it is in use."
      ),
    ]
  )
}

extension DisableUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.DisableUserRequest",
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

extension EnableUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.EnableUserRequest",
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

extension ExportUserRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.ExportUserRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
    ]
  )
}

extension UserExport {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.UserExport",
    documentation: "Everything that the user directory holds on a person.",
    fields: [
      FieldSchema(
        name: "user", jsonName: "user", number: 1,
        type: .message(User.self), label: .explicit
      ),
      FieldSchema(
        name: "address", jsonName: "address", number: 2,
        type: .string,
        documentation: "The normal form of the e-mail, by which it is looked up."
      ),
      FieldSchema(
        name: "requests", jsonName: "requests", number: 3,
        type: .message(RememberedRequest.self), label: .repeated,
        documentation: "Requests that made the account, and are remembered for a week."
      ),
      FieldSchema(
        name: "export_time", jsonName: "exportTime", number: 4,
        type: .message(Timestamp.self), label: .explicit,
        documentation: "When this was put together."
      ),
      FieldSchema(
        name: "has_password", jsonName: "hasPassword", number: 5,
        type: .bool,
        documentation: "Whether there is a password. What is kept of it is a hash, and tells\nnothing."
      ),
      FieldSchema(
        name: "sessions", jsonName: "sessions", number: 6,
        type: .message(Session.self), label: .repeated,
        documentation: "Where the person is signed in."
      ),
    ]
  )
}

extension RememberedRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.RememberedRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "method", jsonName: "method", number: 1,
        type: .string,
        documentation: "\"rollcall.directory.v1.UserDirectory/CreateUser\"."
      ),
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 3,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension LoadUsersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.LoadUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "users", jsonName: "users", number: 1,
        type: .message(CreateUserRequest.self), label: .repeated,
        documentation: "1 to 1,000, without passwords. One that has a request id is carried out\nonce, however often it comes."
      ),
    ]
  )
}

extension LoadUsersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.LoadUsersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "users", jsonName: "users", number: 1,
        type: .message(LoadedUser.self), label: .repeated,
        documentation: "One for each of the request's, in their order."
      ),
    ]
  )
}

extension LoadedUser {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.LoadedUser",
    documentation: "What became of one person of a load.",
    fields: [
      FieldSchema(
        name: "outcome", jsonName: "outcome", number: 1,
        type: .enumeration(LoadedUser.Outcome.self)
      ),
      FieldSchema(
        name: "id", jsonName: "id", number: 2,
        type: .string,
        documentation: "The account's; empty if the person was refused."
      ),
      FieldSchema(
        name: "reason", jsonName: "reason", number: 3,
        type: .string,
        documentation: "\"email has no @; display_name is empty\"."
      ),
    ]
  )
}

extension WatchUsersRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.WatchUsersRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 1,
        type: .string,
        documentation: "Of the last response that was dealt with. Empty: everybody once, and then\nwhat changes."
      ),
      FieldSchema(
        name: "only_deletions", jsonName: "onlyDeletions", number: 2,
        type: .bool,
        documentation: "Only deletions are told."
      ),
    ]
  )
}

extension WatchUsersResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.WatchUsersResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "changes", jsonName: "changes", number: 1,
        type: .message(UserChange.self), label: .repeated,
        documentation: "Without any, the response is a sign of life. There is one at least every\nten seconds."
      ),
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 2,
        type: .string,
        documentation: "Where to go on after these changes."
      ),
      FieldSchema(
        name: "caught_up", jsonName: "caughtUp", number: 3,
        type: .bool,
        documentation: "Nothing more had happened when this was sent."
      ),
    ]
  )
}

extension UserChange {
  public static let schema = MessageSchema(
    fullName: "rollcall.directory.v1.UserChange",
    documentation: "The last thing that happened to an account.",
    fields: [
      FieldSchema(
        name: "present", jsonName: "present", number: 1,
        type: .message(User.self), label: .oneof("change"),
        documentation: "Made, changed or enabled: as it is now."
      ),
      FieldSchema(
        name: "disabled", jsonName: "disabled", number: 2,
        type: .message(User.self), label: .oneof("change"),
        documentation: "As it is now."
      ),
      FieldSchema(
        name: "deleted_id", jsonName: "deletedId", number: 3,
        type: .string, label: .oneof("change"),
        documentation: "The id of an account that is no more."
      ),
      FieldSchema(
        name: "change_time", jsonName: "changeTime", number: 4,
        type: .message(Timestamp.self), label: .explicit
      ),
    ]
  )
}

extension User {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__User.self, fullName: "rollcall.directory.v1.User",
    initialise: { unsafe rollcall_directory_v1__user__init($0) })

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

@_spi(GeneratedCode) extension User: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__User.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.User.id")
    self.email = try unsafe String(reading: source.pointee.email_f2, field: "rollcall.directory.v1.User.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f3, field: "rollcall.directory.v1.User.display_name")
    if let value = unsafe source.pointee.create_time_f4 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.update_time_f5 {
      self.updateTime = try unsafe Timestamp(reading: value)
    }
    self.revision = unsafe source.pointee.revision_f6
    self.disabled = unsafe source.pointee.disabled_f7 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.User")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__User.self, capacity: 1)
    unsafe rollcall_directory_v1__user__init(target)
    arena.expect(30)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f4 = arena.message(value)
    }
    if let value = self.updateTime {
      unsafe target.pointee.update_time_f5 = arena.message(value)
    }
    unsafe target.pointee.revision_f6 = self.revision
    unsafe target.pointee.disabled_f7 = self.disabled ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CreateUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__CreateUserRequest.self, fullName: "rollcall.directory.v1.CreateUserRequest",
    initialise: { unsafe rollcall_directory_v1__create_user_request__init($0) })

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

@_spi(GeneratedCode) extension CreateUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__CreateUserRequest.self)
    self.requestID = try unsafe String(reading: source.pointee.request_id_f1, field: "rollcall.directory.v1.CreateUserRequest.request_id")
    self.email = try unsafe String(reading: source.pointee.email_f2, field: "rollcall.directory.v1.CreateUserRequest.email")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f3, field: "rollcall.directory.v1.CreateUserRequest.display_name")
    self.password = try unsafe String(reading: source.pointee.password_f4, field: "rollcall.directory.v1.CreateUserRequest.password")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.CreateUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__CreateUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__create_user_request__init(target)
    unsafe target.pointee.request_id_f1 = arena.data(self.requestID)
    unsafe target.pointee.email_f2 = arena.data(self.email)
    unsafe target.pointee.display_name_f3 = arena.data(self.displayName)
    unsafe target.pointee.password_f4 = arena.data(self.password)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__GetUserRequest.self, fullName: "rollcall.directory.v1.GetUserRequest",
    initialise: { unsafe rollcall_directory_v1__get_user_request__init($0) })

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

@_spi(GeneratedCode) extension GetUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__GetUserRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.GetUserRequest.id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.GetUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__GetUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__get_user_request__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BatchGetUsersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__BatchGetUsersRequest.self, fullName: "rollcall.directory.v1.BatchGetUsersRequest",
    initialise: { unsafe rollcall_directory_v1__batch_get_users_request__init($0) })

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

@_spi(GeneratedCode) extension BatchGetUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__BatchGetUsersRequest.self)
    self.ids = try unsafe [String](reading: source.pointee.ids_f1, count: source.pointee.n_ids_f1, field: "rollcall.directory.v1.BatchGetUsersRequest.ids")
    self.emails = try unsafe [String](reading: source.pointee.emails_f2, count: source.pointee.n_emails_f2, field: "rollcall.directory.v1.BatchGetUsersRequest.emails")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.BatchGetUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__BatchGetUsersRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__batch_get_users_request__init(target)
    unsafe target.pointee.n_ids_f1 = self.ids.count
    unsafe target.pointee.ids_f1 = arena.array(self.ids)
    unsafe target.pointee.n_emails_f2 = self.emails.count
    unsafe target.pointee.emails_f2 = arena.array(self.emails)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BatchGetUsersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__BatchGetUsersResponse.self, fullName: "rollcall.directory.v1.BatchGetUsersResponse",
    initialise: { unsafe rollcall_directory_v1__batch_get_users_response__init($0) })

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

@_spi(GeneratedCode) extension BatchGetUsersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__BatchGetUsersResponse.self)
    self.users = try unsafe [User](reading: source.pointee.users_f1, count: source.pointee.n_users_f1)
    self.unknownIDs = try unsafe [String](reading: source.pointee.unknown_ids_f2, count: source.pointee.n_unknown_ids_f2, field: "rollcall.directory.v1.BatchGetUsersResponse.unknown_ids")
    self.unknownEmails = try unsafe [String](reading: source.pointee.unknown_emails_f3, count: source.pointee.n_unknown_emails_f3, field: "rollcall.directory.v1.BatchGetUsersResponse.unknown_emails")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.BatchGetUsersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__BatchGetUsersResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__batch_get_users_response__init(target)
    unsafe target.pointee.n_users_f1 = self.users.count
    unsafe target.pointee.users_f1 = arena.messages(self.users)
    unsafe target.pointee.n_unknown_ids_f2 = self.unknownIDs.count
    unsafe target.pointee.unknown_ids_f2 = arena.array(self.unknownIDs)
    unsafe target.pointee.n_unknown_emails_f3 = self.unknownEmails.count
    unsafe target.pointee.unknown_emails_f3 = arena.array(self.unknownEmails)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SearchUsersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SearchUsersRequest.self, fullName: "rollcall.directory.v1.SearchUsersRequest",
    initialise: { unsafe rollcall_directory_v1__search_users_request__init($0) })

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

@_spi(GeneratedCode) extension SearchUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SearchUsersRequest.self)
    self.term = try unsafe String(reading: source.pointee.term_f1, field: "rollcall.directory.v1.SearchUsersRequest.term")
    self.pageSize = unsafe source.pointee.page_size_f2
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f3, field: "rollcall.directory.v1.SearchUsersRequest.page_token")
    self.sequence = unsafe source.pointee.sequence_f4
    self.excludeIDs = try unsafe [String](reading: source.pointee.exclude_ids_f5, count: source.pointee.n_exclude_ids_f5, field: "rollcall.directory.v1.SearchUsersRequest.exclude_ids")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SearchUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SearchUsersRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__search_users_request__init(target)
    arena.expect(30)
    unsafe target.pointee.term_f1 = arena.data(self.term)
    unsafe target.pointee.page_size_f2 = self.pageSize
    unsafe target.pointee.page_token_f3 = arena.data(self.pageToken)
    unsafe target.pointee.sequence_f4 = self.sequence
    unsafe target.pointee.n_exclude_ids_f5 = self.excludeIDs.count
    unsafe target.pointee.exclude_ids_f5 = arena.array(self.excludeIDs)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SearchUsersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SearchUsersResponse.self, fullName: "rollcall.directory.v1.SearchUsersResponse",
    initialise: { unsafe rollcall_directory_v1__search_users_response__init($0) })

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

@_spi(GeneratedCode) extension SearchUsersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SearchUsersResponse.self)
    self.users = try unsafe [User](reading: source.pointee.users_f1, count: source.pointee.n_users_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.directory.v1.SearchUsersResponse.next_page_token")
    self.term = try unsafe String(reading: source.pointee.term_f3, field: "rollcall.directory.v1.SearchUsersResponse.term")
    self.sequence = unsafe source.pointee.sequence_f4
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SearchUsersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SearchUsersResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__search_users_response__init(target)
    arena.expect(15)
    unsafe target.pointee.n_users_f1 = self.users.count
    unsafe target.pointee.users_f1 = arena.messages(self.users)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    unsafe target.pointee.term_f3 = arena.data(self.term)
    unsafe target.pointee.sequence_f4 = self.sequence
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListUsersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ListUsersRequest.self, fullName: "rollcall.directory.v1.ListUsersRequest",
    initialise: { unsafe rollcall_directory_v1__list_users_request__init($0) })

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

@_spi(GeneratedCode) extension ListUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ListUsersRequest.self)
    self.pageSize = unsafe source.pointee.page_size_f1
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f2, field: "rollcall.directory.v1.ListUsersRequest.page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ListUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ListUsersRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__list_users_request__init(target)
    arena.expect(15)
    unsafe target.pointee.page_size_f1 = self.pageSize
    unsafe target.pointee.page_token_f2 = arena.data(self.pageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListUsersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ListUsersResponse.self, fullName: "rollcall.directory.v1.ListUsersResponse",
    initialise: { unsafe rollcall_directory_v1__list_users_response__init($0) })

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

@_spi(GeneratedCode) extension ListUsersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ListUsersResponse.self)
    self.users = try unsafe [User](reading: source.pointee.users_f1, count: source.pointee.n_users_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.directory.v1.ListUsersResponse.next_page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ListUsersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ListUsersResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__list_users_response__init(target)
    unsafe target.pointee.n_users_f1 = self.users.count
    unsafe target.pointee.users_f1 = arena.messages(self.users)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UpdateUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__UpdateUserRequest.self, fullName: "rollcall.directory.v1.UpdateUserRequest",
    initialise: { unsafe rollcall_directory_v1__update_user_request__init($0) })

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

@_spi(GeneratedCode) extension UpdateUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__UpdateUserRequest.self)
    if let value = unsafe source.pointee.user_f1 {
      self.user = try unsafe User(reading: value)
    }
    if let value = unsafe source.pointee.update_mask_f2 {
      self.updateMask = try unsafe FieldMask(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.UpdateUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__UpdateUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__update_user_request__init(target)
    if let value = self.user {
      unsafe target.pointee.user_f1 = arena.message(value)
    }
    if let value = self.updateMask {
      unsafe target.pointee.update_mask_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DeleteUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__DeleteUserRequest.self, fullName: "rollcall.directory.v1.DeleteUserRequest",
    initialise: { unsafe rollcall_directory_v1__delete_user_request__init($0) })

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

@_spi(GeneratedCode) extension DeleteUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__DeleteUserRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.DeleteUserRequest.id")
    self.revision = unsafe source.pointee.revision_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.DeleteUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__DeleteUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__delete_user_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension AuthenticateRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__AuthenticateRequest.self, fullName: "rollcall.directory.v1.AuthenticateRequest",
    initialise: { unsafe rollcall_directory_v1__authenticate_request__init($0) })

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

@_spi(GeneratedCode) extension AuthenticateRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__AuthenticateRequest.self)
    self.email = try unsafe String(reading: source.pointee.email_f1, field: "rollcall.directory.v1.AuthenticateRequest.email")
    self.password = try unsafe String(reading: source.pointee.password_f2, field: "rollcall.directory.v1.AuthenticateRequest.password")
    self.device = try unsafe String(reading: source.pointee.device_f3, field: "rollcall.directory.v1.AuthenticateRequest.device")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.AuthenticateRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__AuthenticateRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__authenticate_request__init(target)
    unsafe target.pointee.email_f1 = arena.data(self.email)
    unsafe target.pointee.password_f2 = arena.data(self.password)
    unsafe target.pointee.device_f3 = arena.data(self.device)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SignIn {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SignIn.self, fullName: "rollcall.directory.v1.SignIn",
    initialise: { unsafe rollcall_directory_v1__sign_in__init($0) })

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

@_spi(GeneratedCode) extension SignIn: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SignIn.self)
    if let value = unsafe source.pointee.user_f1 {
      self.user = try unsafe User(reading: value)
    }
    self.accessToken = try unsafe String(reading: source.pointee.access_token_f2, field: "rollcall.directory.v1.SignIn.access_token")
    if let value = unsafe source.pointee.access_expire_time_f3 {
      self.accessExpireTime = try unsafe Timestamp(reading: value)
    }
    self.refreshToken = try unsafe String(reading: source.pointee.refresh_token_f4, field: "rollcall.directory.v1.SignIn.refresh_token")
    if let value = unsafe source.pointee.refresh_expire_time_f5 {
      self.refreshExpireTime = try unsafe Timestamp(reading: value)
    }
    self.sessionID = try unsafe String(reading: source.pointee.session_id_f6, field: "rollcall.directory.v1.SignIn.session_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SignIn")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SignIn.self, capacity: 1)
    unsafe rollcall_directory_v1__sign_in__init(target)
    if let value = self.user {
      unsafe target.pointee.user_f1 = arena.message(value)
    }
    unsafe target.pointee.access_token_f2 = arena.data(self.accessToken)
    if let value = self.accessExpireTime {
      unsafe target.pointee.access_expire_time_f3 = arena.message(value)
    }
    unsafe target.pointee.refresh_token_f4 = arena.data(self.refreshToken)
    if let value = self.refreshExpireTime {
      unsafe target.pointee.refresh_expire_time_f5 = arena.message(value)
    }
    unsafe target.pointee.session_id_f6 = arena.data(self.sessionID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RefreshTokensRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__RefreshTokensRequest.self, fullName: "rollcall.directory.v1.RefreshTokensRequest",
    initialise: { unsafe rollcall_directory_v1__refresh_tokens_request__init($0) })

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

@_spi(GeneratedCode) extension RefreshTokensRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__RefreshTokensRequest.self)
    self.refreshToken = try unsafe String(reading: source.pointee.refresh_token_f1, field: "rollcall.directory.v1.RefreshTokensRequest.refresh_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.RefreshTokensRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__RefreshTokensRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__refresh_tokens_request__init(target)
    unsafe target.pointee.refresh_token_f1 = arena.data(self.refreshToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SignOutRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SignOutRequest.self, fullName: "rollcall.directory.v1.SignOutRequest",
    initialise: { unsafe rollcall_directory_v1__sign_out_request__init($0) })

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

@_spi(GeneratedCode) extension SignOutRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SignOutRequest.self)
    self.refreshToken = try unsafe String(reading: source.pointee.refresh_token_f1, field: "rollcall.directory.v1.SignOutRequest.refresh_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SignOutRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SignOutRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__sign_out_request__init(target)
    unsafe target.pointee.refresh_token_f1 = arena.data(self.refreshToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SignOutEverywhereRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SignOutEverywhereRequest.self, fullName: "rollcall.directory.v1.SignOutEverywhereRequest",
    initialise: { unsafe rollcall_directory_v1__sign_out_everywhere_request__init($0) })

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

@_spi(GeneratedCode) extension SignOutEverywhereRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SignOutEverywhereRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.directory.v1.SignOutEverywhereRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SignOutEverywhereRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SignOutEverywhereRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__sign_out_everywhere_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SignOutEverywhereResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SignOutEverywhereResponse.self, fullName: "rollcall.directory.v1.SignOutEverywhereResponse",
    initialise: { unsafe rollcall_directory_v1__sign_out_everywhere_response__init($0) })

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

@_spi(GeneratedCode) extension SignOutEverywhereResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SignOutEverywhereResponse.self)
    self.endedSessions = unsafe source.pointee.ended_sessions_f1
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SignOutEverywhereResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SignOutEverywhereResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__sign_out_everywhere_response__init(target)
    arena.expect(15)
    unsafe target.pointee.ended_sessions_f1 = self.endedSessions
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListSessionsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ListSessionsRequest.self, fullName: "rollcall.directory.v1.ListSessionsRequest",
    initialise: { unsafe rollcall_directory_v1__list_sessions_request__init($0) })

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

@_spi(GeneratedCode) extension ListSessionsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ListSessionsRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.directory.v1.ListSessionsRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ListSessionsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ListSessionsRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__list_sessions_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListSessionsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ListSessionsResponse.self, fullName: "rollcall.directory.v1.ListSessionsResponse",
    initialise: { unsafe rollcall_directory_v1__list_sessions_response__init($0) })

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

@_spi(GeneratedCode) extension ListSessionsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ListSessionsResponse.self)
    self.sessions = try unsafe [Session](reading: source.pointee.sessions_f1, count: source.pointee.n_sessions_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ListSessionsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ListSessionsResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__list_sessions_response__init(target)
    unsafe target.pointee.n_sessions_f1 = self.sessions.count
    unsafe target.pointee.sessions_f1 = arena.messages(self.sessions)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Session {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__Session.self, fullName: "rollcall.directory.v1.Session",
    initialise: { unsafe rollcall_directory_v1__session__init($0) })

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

@_spi(GeneratedCode) extension Session: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__Session.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.Session.id")
    self.device = try unsafe String(reading: source.pointee.device_f2, field: "rollcall.directory.v1.Session.device")
    if let value = unsafe source.pointee.create_time_f3 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.refresh_time_f4 {
      self.refreshTime = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.expire_time_f5 {
      self.expireTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.Session")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__Session.self, capacity: 1)
    unsafe rollcall_directory_v1__session__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.device_f2 = arena.data(self.device)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f3 = arena.message(value)
    }
    if let value = self.refreshTime {
      unsafe target.pointee.refresh_time_f4 = arena.message(value)
    }
    if let value = self.expireTime {
      unsafe target.pointee.expire_time_f5 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ChangePasswordRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ChangePasswordRequest.self, fullName: "rollcall.directory.v1.ChangePasswordRequest",
    initialise: { unsafe rollcall_directory_v1__change_password_request__init($0) })

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

@_spi(GeneratedCode) extension ChangePasswordRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ChangePasswordRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.directory.v1.ChangePasswordRequest.user_id")
    self.oldPassword = try unsafe String(reading: source.pointee.old_password_f2, field: "rollcall.directory.v1.ChangePasswordRequest.old_password")
    self.newPassword = try unsafe String(reading: source.pointee.new_password_f3, field: "rollcall.directory.v1.ChangePasswordRequest.new_password")
    self.device = try unsafe String(reading: source.pointee.device_f4, field: "rollcall.directory.v1.ChangePasswordRequest.device")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ChangePasswordRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ChangePasswordRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__change_password_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.old_password_f2 = arena.data(self.oldPassword)
    unsafe target.pointee.new_password_f3 = arena.data(self.newPassword)
    unsafe target.pointee.device_f4 = arena.data(self.device)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CreatePasswordResetRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__CreatePasswordResetRequest.self, fullName: "rollcall.directory.v1.CreatePasswordResetRequest",
    initialise: { unsafe rollcall_directory_v1__create_password_reset_request__init($0) })

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

@_spi(GeneratedCode) extension CreatePasswordResetRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__CreatePasswordResetRequest.self)
    self.email = try unsafe String(reading: source.pointee.email_f1, field: "rollcall.directory.v1.CreatePasswordResetRequest.email")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.CreatePasswordResetRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__CreatePasswordResetRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__create_password_reset_request__init(target)
    unsafe target.pointee.email_f1 = arena.data(self.email)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension PasswordReset {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__PasswordReset.self, fullName: "rollcall.directory.v1.PasswordReset",
    initialise: { unsafe rollcall_directory_v1__password_reset__init($0) })

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

@_spi(GeneratedCode) extension PasswordReset: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__PasswordReset.self)
    self.recipient = try unsafe String(reading: source.pointee.recipient_f1, field: "rollcall.directory.v1.PasswordReset.recipient")
    self.token = try unsafe String(reading: source.pointee.token_f2, field: "rollcall.directory.v1.PasswordReset.token")
    if let value = unsafe source.pointee.expire_time_f3 {
      self.expireTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.PasswordReset")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__PasswordReset.self, capacity: 1)
    unsafe rollcall_directory_v1__password_reset__init(target)
    unsafe target.pointee.recipient_f1 = arena.data(self.recipient)
    unsafe target.pointee.token_f2 = arena.data(self.token)
    if let value = self.expireTime {
      unsafe target.pointee.expire_time_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ResetPasswordRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ResetPasswordRequest.self, fullName: "rollcall.directory.v1.ResetPasswordRequest",
    initialise: { unsafe rollcall_directory_v1__reset_password_request__init($0) })

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

@_spi(GeneratedCode) extension ResetPasswordRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ResetPasswordRequest.self)
    self.token = try unsafe String(reading: source.pointee.token_f1, field: "rollcall.directory.v1.ResetPasswordRequest.token")
    self.newPassword = try unsafe String(reading: source.pointee.new_password_f2, field: "rollcall.directory.v1.ResetPasswordRequest.new_password")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ResetPasswordRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ResetPasswordRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__reset_password_request__init(target)
    unsafe target.pointee.token_f1 = arena.data(self.token)
    unsafe target.pointee.new_password_f2 = arena.data(self.newPassword)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetSigningKeysRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__GetSigningKeysRequest.self, fullName: "rollcall.directory.v1.GetSigningKeysRequest",
    initialise: { unsafe rollcall_directory_v1__get_signing_keys_request__init($0) })

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

@_spi(GeneratedCode) extension GetSigningKeysRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__GetSigningKeysRequest.self)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.GetSigningKeysRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__GetSigningKeysRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__get_signing_keys_request__init(target)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetSigningKeysResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__GetSigningKeysResponse.self, fullName: "rollcall.directory.v1.GetSigningKeysResponse",
    initialise: { unsafe rollcall_directory_v1__get_signing_keys_response__init($0) })

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

@_spi(GeneratedCode) extension GetSigningKeysResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__GetSigningKeysResponse.self)
    self.issuer = try unsafe String(reading: source.pointee.issuer_f1, field: "rollcall.directory.v1.GetSigningKeysResponse.issuer")
    self.keys = try unsafe [SigningKey](reading: source.pointee.keys_f2, count: source.pointee.n_keys_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.GetSigningKeysResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__GetSigningKeysResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__get_signing_keys_response__init(target)
    unsafe target.pointee.issuer_f1 = arena.data(self.issuer)
    unsafe target.pointee.n_keys_f2 = self.keys.count
    unsafe target.pointee.keys_f2 = arena.messages(self.keys)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension SigningKey {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__SigningKey.self, fullName: "rollcall.directory.v1.SigningKey",
    initialise: { unsafe rollcall_directory_v1__signing_key__init($0) })

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

@_spi(GeneratedCode) extension SigningKey: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__SigningKey.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.SigningKey.id")
    self.publicKey = unsafe [UInt8](reading: source.pointee.public_key_f2)
    if let value = unsafe source.pointee.expire_time_f3 {
      self.expireTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.SigningKey")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__SigningKey.self, capacity: 1)
    unsafe rollcall_directory_v1__signing_key__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.public_key_f2 = arena.data(self.publicKey)
    if let value = self.expireTime {
      unsafe target.pointee.expire_time_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DisableUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__DisableUserRequest.self, fullName: "rollcall.directory.v1.DisableUserRequest",
    initialise: { unsafe rollcall_directory_v1__disable_user_request__init($0) })

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

@_spi(GeneratedCode) extension DisableUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__DisableUserRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.DisableUserRequest.id")
    self.revision = unsafe source.pointee.revision_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.DisableUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__DisableUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__disable_user_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension EnableUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__EnableUserRequest.self, fullName: "rollcall.directory.v1.EnableUserRequest",
    initialise: { unsafe rollcall_directory_v1__enable_user_request__init($0) })

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

@_spi(GeneratedCode) extension EnableUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__EnableUserRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.EnableUserRequest.id")
    self.revision = unsafe source.pointee.revision_f2
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.EnableUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__EnableUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__enable_user_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ExportUserRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__ExportUserRequest.self, fullName: "rollcall.directory.v1.ExportUserRequest",
    initialise: { unsafe rollcall_directory_v1__export_user_request__init($0) })

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

@_spi(GeneratedCode) extension ExportUserRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__ExportUserRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.directory.v1.ExportUserRequest.id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.ExportUserRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__ExportUserRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__export_user_request__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UserExport {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__UserExport.self, fullName: "rollcall.directory.v1.UserExport",
    initialise: { unsafe rollcall_directory_v1__user_export__init($0) })

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

@_spi(GeneratedCode) extension UserExport: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__UserExport.self)
    if let value = unsafe source.pointee.user_f1 {
      self.user = try unsafe User(reading: value)
    }
    self.address = try unsafe String(reading: source.pointee.address_f2, field: "rollcall.directory.v1.UserExport.address")
    self.requests = try unsafe [RememberedRequest](reading: source.pointee.requests_f3, count: source.pointee.n_requests_f3)
    if let value = unsafe source.pointee.export_time_f4 {
      self.exportTime = try unsafe Timestamp(reading: value)
    }
    self.hasPassword = unsafe source.pointee.has_password_f5 != 0
    self.sessions = try unsafe [Session](reading: source.pointee.sessions_f6, count: source.pointee.n_sessions_f6)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.UserExport")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__UserExport.self, capacity: 1)
    unsafe rollcall_directory_v1__user_export__init(target)
    arena.expect(15)
    if let value = self.user {
      unsafe target.pointee.user_f1 = arena.message(value)
    }
    unsafe target.pointee.address_f2 = arena.data(self.address)
    unsafe target.pointee.n_requests_f3 = self.requests.count
    unsafe target.pointee.requests_f3 = arena.messages(self.requests)
    if let value = self.exportTime {
      unsafe target.pointee.export_time_f4 = arena.message(value)
    }
    unsafe target.pointee.has_password_f5 = self.hasPassword ? 1 : 0
    unsafe target.pointee.n_sessions_f6 = self.sessions.count
    unsafe target.pointee.sessions_f6 = arena.messages(self.sessions)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RememberedRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__RememberedRequest.self, fullName: "rollcall.directory.v1.RememberedRequest",
    initialise: { unsafe rollcall_directory_v1__remembered_request__init($0) })

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

@_spi(GeneratedCode) extension RememberedRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__RememberedRequest.self)
    self.method = try unsafe String(reading: source.pointee.method_f1, field: "rollcall.directory.v1.RememberedRequest.method")
    self.requestID = try unsafe String(reading: source.pointee.request_id_f2, field: "rollcall.directory.v1.RememberedRequest.request_id")
    if let value = unsafe source.pointee.create_time_f3 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.RememberedRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__RememberedRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__remembered_request__init(target)
    unsafe target.pointee.method_f1 = arena.data(self.method)
    unsafe target.pointee.request_id_f2 = arena.data(self.requestID)
    if let value = self.createTime {
      unsafe target.pointee.create_time_f3 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension LoadUsersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__LoadUsersRequest.self, fullName: "rollcall.directory.v1.LoadUsersRequest",
    initialise: { unsafe rollcall_directory_v1__load_users_request__init($0) })

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

@_spi(GeneratedCode) extension LoadUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__LoadUsersRequest.self)
    self.users = try unsafe [CreateUserRequest](reading: source.pointee.users_f1, count: source.pointee.n_users_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.LoadUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__LoadUsersRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__load_users_request__init(target)
    unsafe target.pointee.n_users_f1 = self.users.count
    unsafe target.pointee.users_f1 = arena.messages(self.users)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension LoadUsersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__LoadUsersResponse.self, fullName: "rollcall.directory.v1.LoadUsersResponse",
    initialise: { unsafe rollcall_directory_v1__load_users_response__init($0) })

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

@_spi(GeneratedCode) extension LoadUsersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__LoadUsersResponse.self)
    self.users = try unsafe [LoadedUser](reading: source.pointee.users_f1, count: source.pointee.n_users_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.LoadUsersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__LoadUsersResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__load_users_response__init(target)
    unsafe target.pointee.n_users_f1 = self.users.count
    unsafe target.pointee.users_f1 = arena.messages(self.users)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension LoadedUser {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__LoadedUser.self, fullName: "rollcall.directory.v1.LoadedUser",
    initialise: { unsafe rollcall_directory_v1__loaded_user__init($0) })

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

@_spi(GeneratedCode) extension LoadedUser: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__LoadedUser.self)
    self.outcome = unsafe LoadedUser.Outcome(rawValue: .init(truncatingIfNeeded: source.pointee.outcome_f1.rawValue))
    self.id = try unsafe String(reading: source.pointee.id_f2, field: "rollcall.directory.v1.LoadedUser.id")
    self.reason = try unsafe String(reading: source.pointee.reason_f3, field: "rollcall.directory.v1.LoadedUser.reason")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.LoadedUser")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__LoadedUser.self, capacity: 1)
    unsafe rollcall_directory_v1__loaded_user__init(target)
    arena.expect(15)
    unsafe target.pointee.outcome_f1 = .init(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    unsafe target.pointee.id_f2 = arena.data(self.id)
    unsafe target.pointee.reason_f3 = arena.data(self.reason)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchUsersRequest {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__WatchUsersRequest.self, fullName: "rollcall.directory.v1.WatchUsersRequest",
    initialise: { unsafe rollcall_directory_v1__watch_users_request__init($0) })

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

@_spi(GeneratedCode) extension WatchUsersRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__WatchUsersRequest.self)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f1, field: "rollcall.directory.v1.WatchUsersRequest.resume_token")
    self.onlyDeletions = unsafe source.pointee.only_deletions_f2 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.WatchUsersRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__WatchUsersRequest.self, capacity: 1)
    unsafe rollcall_directory_v1__watch_users_request__init(target)
    arena.expect(15)
    unsafe target.pointee.resume_token_f1 = arena.data(self.resumeToken)
    unsafe target.pointee.only_deletions_f2 = self.onlyDeletions ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchUsersResponse {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__WatchUsersResponse.self, fullName: "rollcall.directory.v1.WatchUsersResponse",
    initialise: { unsafe rollcall_directory_v1__watch_users_response__init($0) })

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

@_spi(GeneratedCode) extension WatchUsersResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__WatchUsersResponse.self)
    self.changes = try unsafe [UserChange](reading: source.pointee.changes_f1, count: source.pointee.n_changes_f1)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.directory.v1.WatchUsersResponse.resume_token")
    self.caughtUp = unsafe source.pointee.caught_up_f3 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.WatchUsersResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__WatchUsersResponse.self, capacity: 1)
    unsafe rollcall_directory_v1__watch_users_response__init(target)
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

extension UserChange {
  private static let layout = unsafe MessageLayout(
    RollcallDirectoryV1__UserChange.self, fullName: "rollcall.directory.v1.UserChange",
    initialise: { unsafe rollcall_directory_v1__user_change__init($0) })

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

@_spi(GeneratedCode) extension UserChange: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallDirectoryV1__UserChange.self)
    if let value = unsafe source.pointee.change_time_f4 {
      self.changeTime = try unsafe Timestamp(reading: value)
    }
    switch unsafe source.pointee.change_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.present_f1 {
        self.change = .present(try unsafe User(reading: value))
      }
    case 2:
      if let value = unsafe source.pointee.disabled_f2 {
        self.change = .disabled(try unsafe User(reading: value))
      }
    case 3:
      self.change = .deletedID(try unsafe String(reading: source.pointee.deleted_id_f3, field: "rollcall.directory.v1.UserChange.deleted_id"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.directory.v1.UserChange")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallDirectoryV1__UserChange.self, capacity: 1)
    unsafe rollcall_directory_v1__user_change__init(target)
    if let value = self.changeTime {
      unsafe target.pointee.change_time_f4 = arena.message(value)
    }
    switch self.change {
    case .present(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.present_f1 = arena.message(value)
    case .disabled(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.disabled_f2 = arena.message(value)
    case .deletedID(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 3)
      unsafe target.pointee.deleted_id_f3 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
