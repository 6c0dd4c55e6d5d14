// Generated from rollcall/profiles/v1/profiles.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CProfilesAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public enum AvatarStyle: OpenEnum {
  case unspecified
  case dark
  case light
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .dark
    case 2: self = .light
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .dark: 1
    case .light: 2
    case .unrecognized(let number): number
    }
  }
}

extension AvatarStyle {
  public static let schema = EnumSchema(
    fullName: "rollcall.profiles.v1.AvatarStyle",
    documentation: "",
    values: [
      .init(name: "AVATAR_STYLE_UNSPECIFIED", number: 0),
      .init(name: "AVATAR_STYLE_DARK", number: 1),
      .init(name: "AVATAR_STYLE_LIGHT", number: 2),
    ]
  )
}

public enum ImageFormat: OpenEnum {
  /// WebP.
  case unspecified
  /// Of avatars only.
  case svg
  case png
  case webp
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .svg
    case 2: self = .png
    case 3: self = .webp
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .svg: 1
    case .png: 2
    case .webp: 3
    case .unrecognized(let number): number
    }
  }
}

extension ImageFormat {
  public static let schema = EnumSchema(
    fullName: "rollcall.profiles.v1.ImageFormat",
    documentation: "",
    values: [
      .init(name: "IMAGE_FORMAT_UNSPECIFIED", number: 0, documentation: "WebP."),
      .init(name: "IMAGE_FORMAT_SVG", number: 1, documentation: "Of avatars only."),
      .init(name: "IMAGE_FORMAT_PNG", number: 2),
      .init(name: "IMAGE_FORMAT_WEBP", number: 3),
    ]
  )
}

/// What lies under what is clear in a picture.
public enum ImageBackground: OpenEnum {
  /// Nothing.
  case unspecified
  /// The avatar's: light gray under dark ones, dark gray under light ones.
  case avatar
  /// The person's, as their profile has it.
  case profile
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .avatar
    case 2: self = .profile
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .avatar: 1
    case .profile: 2
    case .unrecognized(let number): number
    }
  }
}

extension ImageBackground {
  public static let schema = EnumSchema(
    fullName: "rollcall.profiles.v1.ImageBackground",
    documentation: "What lies under what is clear in a picture.",
    values: [
      .init(name: "IMAGE_BACKGROUND_UNSPECIFIED", number: 0, documentation: "Nothing."),
      .init(name: "IMAGE_BACKGROUND_AVATAR", number: 1, documentation: "The avatar's: light gray under dark ones, dark gray under light ones."),
      .init(name: "IMAGE_BACKGROUND_PROFILE", number: 2, documentation: "The person's, as their profile has it."),
    ]
  )
}

public struct Avatar: Message {
  /// "dark0" to "dark27", "light0" to "light27".
  public var name: String = ""

  public var style: AvatarStyle = AvatarStyle()

  /// What it lies on: light gray under dark ones, dark gray under light ones, as
  /// "#rrggbb".
  public var background: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    name: String = "",
    style: AvatarStyle = AvatarStyle(),
    background: String = ""
  ) {
    self.name = name
    self.style = style
    self.background = background
  }
}

public struct Profile: Message {
  public var userID: String = ""

  /// The user directory's until it is changed here.
  public var displayName: String = ""

  public var avatar: Avatar?

  /// At most 500 characters.
  public var about: String = ""

  public var updateTime: Timestamp?

  /// 0 for a profile that nobody has changed yet.
  public var revision: UInt64 = 0

  /// What the avatar lies on, as "#rrggbb": the avatar's own until a colour is
  /// chosen here.
  public var background: String = ""

  /// Of the person's own picture, which GetAvatarImage gives in the place of the
  /// avatar's: another one for every picture, in hexadecimal. Empty without one.
  public var pictureHash: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    displayName: String = "",
    avatar: Avatar? = nil,
    about: String = "",
    updateTime: Timestamp? = nil,
    revision: UInt64 = 0,
    background: String = "",
    pictureHash: String = ""
  ) {
    self.userID = userID
    self.displayName = displayName
    self.avatar = avatar
    self.about = about
    self.updateTime = updateTime
    self.revision = revision
    self.background = background
    self.pictureHash = pictureHash
  }
}

public struct GetProfileRequest: Message {
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = ""
  ) {
    self.userID = userID
  }
}

public struct BatchGetProfilesRequest: Message {
  /// At most 1,000.
  public var userIDs: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userIDs: [String] = []
  ) {
    self.userIDs = userIDs
  }
}

public struct BatchGetProfilesResponse: Message {
  /// Each profile once, in the order of the ids.
  public var profiles: [Profile] = []

  /// Ids of nobody, as they were asked for.
  public var unknownIDs: [String] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    profiles: [Profile] = [],
    unknownIDs: [String] = []
  ) {
    self.profiles = profiles
    self.unknownIDs = unknownIDs
  }
}

public struct UpdateProfileRequest: Message {
  /// The user_id says whose. If the revision isn't 0, it must be the current
  /// one, or the answer is ABORTED.
  public var profile: Profile?

  /// Any of "display_name", "about" and "background"; the avatar is chosen with
  /// ChooseAvatar. An empty display_name is the user directory's again, an empty
  /// background the avatar's.
  public var updateMask: FieldMask?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    profile: Profile? = nil,
    updateMask: FieldMask? = nil
  ) {
    self.profile = profile
    self.updateMask = updateMask
  }
}

public struct ChooseAvatarRequest: Message {
  public var userID: String = ""

  public var avatarName: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    avatarName: String = ""
  ) {
    self.userID = userID
    self.avatarName = avatarName
  }
}

public struct WatchProfilesRequest: Message {
  /// Of the last response that was dealt with. Empty: every profile that
  /// somebody has changed once, and then what changes.
  public var resumeToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    resumeToken: String = ""
  ) {
    self.resumeToken = resumeToken
  }
}

public struct WatchProfilesResponse: Message {
  /// Without any, the response is a sign of life. There is one at least every
  /// ten seconds.
  public var changes: [ProfileChange] = []

  /// Where to go on after these changes.
  public var resumeToken: String = ""

  /// Nothing more had happened when this was sent.
  public var caughtUp: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    changes: [ProfileChange] = [],
    resumeToken: String = "",
    caughtUp: Bool = false
  ) {
    self.changes = changes
    self.resumeToken = resumeToken
    self.caughtUp = caughtUp
  }
}

/// The last thing that happened to a profile.
public struct ProfileChange: Message {
  public var change: Change?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    change: Change? = nil
  ) {
    self.change = change
  }

  public enum Change: Sendable, Hashable {
    /// As it is now. The display name is empty while it is the user directory's,
    /// whose changes WatchUsers tells.
    case present(Profile)
    /// The id of somebody whose account is no more.
    case deletedUserID(String)
  }
}

public struct ListAvatarsRequest: Message {
  /// Only these; unspecified means all.
  public var style: AvatarStyle = AvatarStyle()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    style: AvatarStyle = AvatarStyle()
  ) {
    self.style = style
  }
}

public struct ListAvatarsResponse: Message {
  public var avatars: [Avatar] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    avatars: [Avatar] = []
  ) {
    self.avatars = avatars
  }
}

public struct GetAvatarImageRequest: Message {
  /// Whose picture.
  public var subject: Subject?

  public var format: ImageFormat = ImageFormat()

  /// Of each side, in pixels: 32 to 512, and 0 for 128. A person's own picture
  /// comes in the next larger of 64, 128, 256 and 512.
  public var size: UInt32 = 0

  public var background: ImageBackground = ImageBackground()

  /// The etag of a picture that the caller has: if it is still the one, its
  /// bytes aren't sent.
  public var ifNoneMatch: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    subject: Subject? = nil,
    format: ImageFormat = ImageFormat(),
    size: UInt32 = 0,
    background: ImageBackground = ImageBackground(),
    ifNoneMatch: String = ""
  ) {
    self.subject = subject
    self.format = format
    self.size = size
    self.background = background
    self.ifNoneMatch = ifNoneMatch
  }

  /// Whose picture.
  public enum Subject: Sendable, Hashable {
    /// "dark0" to "dark27", "light0" to "light27". The bytes are the same in
    /// every release.
    case avatarName(String)
    case userID(String)
  }
}

public struct GetAvatarImageResponse: Message {
  public var part: Part?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    part: Part? = nil
  ) {
    self.part = part
  }

  public enum Part: Sendable, Hashable {
    /// First, and once.
    case image(ImageDescription)
    /// The next bytes of the file.
    case data([UInt8])
  }
}

public struct ImageDescription: Message {
  /// "image/svg+xml", "image/png" or "image/webp".
  public var contentType: String = ""

  /// SHA-256 of the file, in hexadecimal.
  public var etag: String = ""

  /// Bytes of the file.
  public var size: UInt64 = 0

  /// Pixels of each side.
  public var side: UInt32 = 0

  /// It is the one that if_none_match named; nothing follows.
  public var notModified: Bool = false

  /// Whether it is a person's own picture, not an avatar's.
  public var own: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    contentType: String = "",
    etag: String = "",
    size: UInt64 = 0,
    side: UInt32 = 0,
    notModified: Bool = false,
    own: Bool = false
  ) {
    self.contentType = contentType
    self.etag = etag
    self.size = size
    self.side = side
    self.notModified = notModified
    self.own = own
  }
}

public struct UploadPictureRequest: Message {
  /// Whose picture it is. In the first message; the others may leave it out.
  public var userID: String = ""

  /// The next bytes of the file.
  public var data: [UInt8] = []

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    data: [UInt8] = []
  ) {
    self.userID = userID
    self.data = data
  }
}

public struct DeletePictureRequest: Message {
  public var userID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = ""
  ) {
    self.userID = userID
  }
}

extension Avatar {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.Avatar",
    documentation: "",
    fields: [
      FieldSchema(
        name: "name", jsonName: "name", number: 1,
        type: .string,
        documentation: "\"dark0\" to \"dark27\", \"light0\" to \"light27\"."
      ),
      FieldSchema(
        name: "style", jsonName: "style", number: 2,
        type: .enumeration(AvatarStyle.self)
      ),
      FieldSchema(
        name: "background", jsonName: "background", number: 3,
        type: .string,
        documentation: "What it lies on: light gray under dark ones, dark gray under light ones, as\n\"#rrggbb\"."
      ),
    ]
  )
}

extension Profile {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.Profile",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "display_name", jsonName: "displayName", number: 2,
        type: .string,
        documentation: "The user directory's until it is changed here."
      ),
      FieldSchema(
        name: "avatar", jsonName: "avatar", number: 3,
        type: .message(Avatar.self), label: .explicit
      ),
      FieldSchema(
        name: "about", jsonName: "about", number: 4,
        type: .string,
        documentation: "At most 500 characters."
      ),
      FieldSchema(
        name: "update_time", jsonName: "updateTime", number: 5,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 6,
        type: .uint64,
        documentation: "0 for a profile that nobody has changed yet."
      ),
      FieldSchema(
        name: "background", jsonName: "background", number: 7,
        type: .string,
        documentation: "What the avatar lies on, as \"#rrggbb\": the avatar's own until a colour is\nchosen here."
      ),
      FieldSchema(
        name: "picture_hash", jsonName: "pictureHash", number: 8,
        type: .string,
        documentation: "Of the person's own picture, which GetAvatarImage gives in the place of the\navatar's: another one for every picture, in hexadecimal. Empty without one."
      ),
    ]
  )
}

extension GetProfileRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.GetProfileRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
    ]
  )
}

extension BatchGetProfilesRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.BatchGetProfilesRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_ids", jsonName: "userIds", number: 1,
        type: .string, label: .repeated,
        documentation: "At most 1,000."
      ),
    ]
  )
}

extension BatchGetProfilesResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.BatchGetProfilesResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "profiles", jsonName: "profiles", number: 1,
        type: .message(Profile.self), label: .repeated,
        documentation: "Each profile once, in the order of the ids."
      ),
      FieldSchema(
        name: "unknown_ids", jsonName: "unknownIds", number: 2,
        type: .string, label: .repeated,
        documentation: "Ids of nobody, as they were asked for."
      ),
    ]
  )
}

extension UpdateProfileRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.UpdateProfileRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "profile", jsonName: "profile", number: 1,
        type: .message(Profile.self), label: .explicit,
        documentation: "The user_id says whose. If the revision isn't 0, it must be the current\none, or the answer is ABORTED."
      ),
      FieldSchema(
        name: "update_mask", jsonName: "updateMask", number: 2,
        type: .message(FieldMask.self), label: .explicit,
        documentation: "Any of \"display_name\", \"about\" and \"background\"; the avatar is chosen with\nChooseAvatar. An empty display_name is the user directory's again, an empty\nbackground the avatar's."
      ),
    ]
  )
}

extension ChooseAvatarRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.ChooseAvatarRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "avatar_name", jsonName: "avatarName", number: 2,
        type: .string
      ),
    ]
  )
}

extension WatchProfilesRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.WatchProfilesRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 1,
        type: .string,
        documentation: "Of the last response that was dealt with. Empty: every profile that\nsomebody has changed once, and then what changes."
      ),
    ]
  )
}

extension WatchProfilesResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.WatchProfilesResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "changes", jsonName: "changes", number: 1,
        type: .message(ProfileChange.self), label: .repeated,
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

extension ProfileChange {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.ProfileChange",
    documentation: "The last thing that happened to a profile.",
    fields: [
      FieldSchema(
        name: "present", jsonName: "present", number: 1,
        type: .message(Profile.self), label: .oneof("change"),
        documentation: "As it is now. The display name is empty while it is the user directory's,\nwhose changes WatchUsers tells."
      ),
      FieldSchema(
        name: "deleted_user_id", jsonName: "deletedUserId", number: 2,
        type: .string, label: .oneof("change"),
        documentation: "The id of somebody whose account is no more."
      ),
    ]
  )
}

extension ListAvatarsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.ListAvatarsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "style", jsonName: "style", number: 1,
        type: .enumeration(AvatarStyle.self),
        documentation: "Only these; unspecified means all."
      ),
    ]
  )
}

extension ListAvatarsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.ListAvatarsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "avatars", jsonName: "avatars", number: 1,
        type: .message(Avatar.self), label: .repeated
      ),
    ]
  )
}

extension GetAvatarImageRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.GetAvatarImageRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "avatar_name", jsonName: "avatarName", number: 1,
        type: .string, label: .oneof("subject"),
        documentation: "\"dark0\" to \"dark27\", \"light0\" to \"light27\". The bytes are the same in\nevery release."
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string, label: .oneof("subject")
      ),
      FieldSchema(
        name: "format", jsonName: "format", number: 3,
        type: .enumeration(ImageFormat.self)
      ),
      FieldSchema(
        name: "size", jsonName: "size", number: 4,
        type: .uint32,
        documentation: "Of each side, in pixels: 32 to 512, and 0 for 128. A person's own picture\ncomes in the next larger of 64, 128, 256 and 512."
      ),
      FieldSchema(
        name: "background", jsonName: "background", number: 5,
        type: .enumeration(ImageBackground.self)
      ),
      FieldSchema(
        name: "if_none_match", jsonName: "ifNoneMatch", number: 6,
        type: .string,
        documentation: "The etag of a picture that the caller has: if it is still the one, its\nbytes aren't sent."
      ),
    ]
  )
}

extension GetAvatarImageResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.GetAvatarImageResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "image", jsonName: "image", number: 1,
        type: .message(ImageDescription.self), label: .oneof("part"),
        documentation: "First, and once."
      ),
      FieldSchema(
        name: "data", jsonName: "data", number: 2,
        type: .bytes, label: .oneof("part"),
        documentation: "The next bytes of the file."
      ),
    ]
  )
}

extension ImageDescription {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.ImageDescription",
    documentation: "",
    fields: [
      FieldSchema(
        name: "content_type", jsonName: "contentType", number: 1,
        type: .string,
        documentation: "\"image/svg+xml\", \"image/png\" or \"image/webp\"."
      ),
      FieldSchema(
        name: "etag", jsonName: "etag", number: 2,
        type: .string,
        documentation: "SHA-256 of the file, in hexadecimal."
      ),
      FieldSchema(
        name: "size", jsonName: "size", number: 3,
        type: .uint64,
        documentation: "Bytes of the file."
      ),
      FieldSchema(
        name: "side", jsonName: "side", number: 4,
        type: .uint32,
        documentation: "Pixels of each side."
      ),
      FieldSchema(
        name: "not_modified", jsonName: "notModified", number: 5,
        type: .bool,
        documentation: "It is the one that if_none_match named; nothing follows."
      ),
      FieldSchema(
        name: "own", jsonName: "own", number: 6,
        type: .bool,
        documentation: "Whether it is a person's own picture, not an avatar's."
      ),
    ]
  )
}

extension UploadPictureRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.UploadPictureRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string,
        documentation: "Whose picture it is. In the first message; the others may leave it out."
      ),
      FieldSchema(
        name: "data", jsonName: "data", number: 2,
        type: .bytes,
        documentation: "The next bytes of the file."
      ),
    ]
  )
}

extension DeletePictureRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.profiles.v1.DeletePictureRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
    ]
  )
}

extension Avatar {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__Avatar.self, fullName: "rollcall.profiles.v1.Avatar",
    initialise: { unsafe rollcall_profiles_v1__avatar__init($0) })

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

@_spi(GeneratedCode) extension Avatar: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__Avatar.self)
    self.name = try unsafe String(reading: source.pointee.name_f1, field: "rollcall.profiles.v1.Avatar.name")
    self.style = unsafe AvatarStyle(rawValue: .init(truncatingIfNeeded: source.pointee.style_f2.rawValue))
    self.background = try unsafe String(reading: source.pointee.background_f3, field: "rollcall.profiles.v1.Avatar.background")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.Avatar")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__Avatar.self, capacity: 1)
    unsafe rollcall_profiles_v1__avatar__init(target)
    arena.expect(15)
    unsafe target.pointee.name_f1 = arena.data(self.name)
    unsafe target.pointee.style_f2 = .init(rawValue: .init(truncatingIfNeeded: self.style.rawValue))
    unsafe target.pointee.background_f3 = arena.data(self.background)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension Profile {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__Profile.self, fullName: "rollcall.profiles.v1.Profile",
    initialise: { unsafe rollcall_profiles_v1__profile__init($0) })

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

@_spi(GeneratedCode) extension Profile: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__Profile.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.profiles.v1.Profile.user_id")
    self.displayName = try unsafe String(reading: source.pointee.display_name_f2, field: "rollcall.profiles.v1.Profile.display_name")
    if let value = unsafe source.pointee.avatar_f3 {
      self.avatar = try unsafe Avatar(reading: value)
    }
    self.about = try unsafe String(reading: source.pointee.about_f4, field: "rollcall.profiles.v1.Profile.about")
    if let value = unsafe source.pointee.update_time_f5 {
      self.updateTime = try unsafe Timestamp(reading: value)
    }
    self.revision = unsafe source.pointee.revision_f6
    self.background = try unsafe String(reading: source.pointee.background_f7, field: "rollcall.profiles.v1.Profile.background")
    self.pictureHash = try unsafe String(reading: source.pointee.picture_hash_f8, field: "rollcall.profiles.v1.Profile.picture_hash")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.Profile")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__Profile.self, capacity: 1)
    unsafe rollcall_profiles_v1__profile__init(target)
    arena.expect(15)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.display_name_f2 = arena.data(self.displayName)
    if let value = self.avatar {
      unsafe target.pointee.avatar_f3 = arena.message(value)
    }
    unsafe target.pointee.about_f4 = arena.data(self.about)
    if let value = self.updateTime {
      unsafe target.pointee.update_time_f5 = arena.message(value)
    }
    unsafe target.pointee.revision_f6 = self.revision
    unsafe target.pointee.background_f7 = arena.data(self.background)
    unsafe target.pointee.picture_hash_f8 = arena.data(self.pictureHash)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetProfileRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__GetProfileRequest.self, fullName: "rollcall.profiles.v1.GetProfileRequest",
    initialise: { unsafe rollcall_profiles_v1__get_profile_request__init($0) })

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

@_spi(GeneratedCode) extension GetProfileRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__GetProfileRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.profiles.v1.GetProfileRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.GetProfileRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__GetProfileRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__get_profile_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BatchGetProfilesRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__BatchGetProfilesRequest.self, fullName: "rollcall.profiles.v1.BatchGetProfilesRequest",
    initialise: { unsafe rollcall_profiles_v1__batch_get_profiles_request__init($0) })

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

@_spi(GeneratedCode) extension BatchGetProfilesRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__BatchGetProfilesRequest.self)
    self.userIDs = try unsafe [String](reading: source.pointee.user_ids_f1, count: source.pointee.n_user_ids_f1, field: "rollcall.profiles.v1.BatchGetProfilesRequest.user_ids")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.BatchGetProfilesRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__BatchGetProfilesRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__batch_get_profiles_request__init(target)
    unsafe target.pointee.n_user_ids_f1 = self.userIDs.count
    unsafe target.pointee.user_ids_f1 = arena.array(self.userIDs)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension BatchGetProfilesResponse {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__BatchGetProfilesResponse.self, fullName: "rollcall.profiles.v1.BatchGetProfilesResponse",
    initialise: { unsafe rollcall_profiles_v1__batch_get_profiles_response__init($0) })

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

@_spi(GeneratedCode) extension BatchGetProfilesResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__BatchGetProfilesResponse.self)
    self.profiles = try unsafe [Profile](reading: source.pointee.profiles_f1, count: source.pointee.n_profiles_f1)
    self.unknownIDs = try unsafe [String](reading: source.pointee.unknown_ids_f2, count: source.pointee.n_unknown_ids_f2, field: "rollcall.profiles.v1.BatchGetProfilesResponse.unknown_ids")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.BatchGetProfilesResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__BatchGetProfilesResponse.self, capacity: 1)
    unsafe rollcall_profiles_v1__batch_get_profiles_response__init(target)
    unsafe target.pointee.n_profiles_f1 = self.profiles.count
    unsafe target.pointee.profiles_f1 = arena.messages(self.profiles)
    unsafe target.pointee.n_unknown_ids_f2 = self.unknownIDs.count
    unsafe target.pointee.unknown_ids_f2 = arena.array(self.unknownIDs)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UpdateProfileRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__UpdateProfileRequest.self, fullName: "rollcall.profiles.v1.UpdateProfileRequest",
    initialise: { unsafe rollcall_profiles_v1__update_profile_request__init($0) })

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

@_spi(GeneratedCode) extension UpdateProfileRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__UpdateProfileRequest.self)
    if let value = unsafe source.pointee.profile_f1 {
      self.profile = try unsafe Profile(reading: value)
    }
    if let value = unsafe source.pointee.update_mask_f2 {
      self.updateMask = try unsafe FieldMask(reading: value)
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.UpdateProfileRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__UpdateProfileRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__update_profile_request__init(target)
    if let value = self.profile {
      unsafe target.pointee.profile_f1 = arena.message(value)
    }
    if let value = self.updateMask {
      unsafe target.pointee.update_mask_f2 = arena.message(value)
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ChooseAvatarRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__ChooseAvatarRequest.self, fullName: "rollcall.profiles.v1.ChooseAvatarRequest",
    initialise: { unsafe rollcall_profiles_v1__choose_avatar_request__init($0) })

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

@_spi(GeneratedCode) extension ChooseAvatarRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__ChooseAvatarRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.profiles.v1.ChooseAvatarRequest.user_id")
    self.avatarName = try unsafe String(reading: source.pointee.avatar_name_f2, field: "rollcall.profiles.v1.ChooseAvatarRequest.avatar_name")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.ChooseAvatarRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__ChooseAvatarRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__choose_avatar_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.avatar_name_f2 = arena.data(self.avatarName)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchProfilesRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__WatchProfilesRequest.self, fullName: "rollcall.profiles.v1.WatchProfilesRequest",
    initialise: { unsafe rollcall_profiles_v1__watch_profiles_request__init($0) })

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

@_spi(GeneratedCode) extension WatchProfilesRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__WatchProfilesRequest.self)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f1, field: "rollcall.profiles.v1.WatchProfilesRequest.resume_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.WatchProfilesRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__WatchProfilesRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__watch_profiles_request__init(target)
    unsafe target.pointee.resume_token_f1 = arena.data(self.resumeToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchProfilesResponse {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__WatchProfilesResponse.self, fullName: "rollcall.profiles.v1.WatchProfilesResponse",
    initialise: { unsafe rollcall_profiles_v1__watch_profiles_response__init($0) })

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

@_spi(GeneratedCode) extension WatchProfilesResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__WatchProfilesResponse.self)
    self.changes = try unsafe [ProfileChange](reading: source.pointee.changes_f1, count: source.pointee.n_changes_f1)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.profiles.v1.WatchProfilesResponse.resume_token")
    self.caughtUp = unsafe source.pointee.caught_up_f3 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.WatchProfilesResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__WatchProfilesResponse.self, capacity: 1)
    unsafe rollcall_profiles_v1__watch_profiles_response__init(target)
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

extension ProfileChange {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__ProfileChange.self, fullName: "rollcall.profiles.v1.ProfileChange",
    initialise: { unsafe rollcall_profiles_v1__profile_change__init($0) })

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

@_spi(GeneratedCode) extension ProfileChange: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__ProfileChange.self)
    switch unsafe source.pointee.change_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.present_f1 {
        self.change = .present(try unsafe Profile(reading: value))
      }
    case 2:
      self.change = .deletedUserID(try unsafe String(reading: source.pointee.deleted_user_id_f2, field: "rollcall.profiles.v1.ProfileChange.deleted_user_id"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.ProfileChange")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__ProfileChange.self, capacity: 1)
    unsafe rollcall_profiles_v1__profile_change__init(target)
    switch self.change {
    case .present(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.present_f1 = arena.message(value)
    case .deletedUserID(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.deleted_user_id_f2 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListAvatarsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__ListAvatarsRequest.self, fullName: "rollcall.profiles.v1.ListAvatarsRequest",
    initialise: { unsafe rollcall_profiles_v1__list_avatars_request__init($0) })

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

@_spi(GeneratedCode) extension ListAvatarsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__ListAvatarsRequest.self)
    self.style = unsafe AvatarStyle(rawValue: .init(truncatingIfNeeded: source.pointee.style_f1.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.ListAvatarsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__ListAvatarsRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__list_avatars_request__init(target)
    arena.expect(15)
    unsafe target.pointee.style_f1 = .init(rawValue: .init(truncatingIfNeeded: self.style.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListAvatarsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__ListAvatarsResponse.self, fullName: "rollcall.profiles.v1.ListAvatarsResponse",
    initialise: { unsafe rollcall_profiles_v1__list_avatars_response__init($0) })

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

@_spi(GeneratedCode) extension ListAvatarsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__ListAvatarsResponse.self)
    self.avatars = try unsafe [Avatar](reading: source.pointee.avatars_f1, count: source.pointee.n_avatars_f1)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.ListAvatarsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__ListAvatarsResponse.self, capacity: 1)
    unsafe rollcall_profiles_v1__list_avatars_response__init(target)
    unsafe target.pointee.n_avatars_f1 = self.avatars.count
    unsafe target.pointee.avatars_f1 = arena.messages(self.avatars)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetAvatarImageRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__GetAvatarImageRequest.self, fullName: "rollcall.profiles.v1.GetAvatarImageRequest",
    initialise: { unsafe rollcall_profiles_v1__get_avatar_image_request__init($0) })

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

@_spi(GeneratedCode) extension GetAvatarImageRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__GetAvatarImageRequest.self)
    self.format = unsafe ImageFormat(rawValue: .init(truncatingIfNeeded: source.pointee.format_f3.rawValue))
    self.size = unsafe source.pointee.size_f4
    self.background = unsafe ImageBackground(rawValue: .init(truncatingIfNeeded: source.pointee.background_f5.rawValue))
    self.ifNoneMatch = try unsafe String(reading: source.pointee.if_none_match_f6, field: "rollcall.profiles.v1.GetAvatarImageRequest.if_none_match")
    switch unsafe source.pointee.subject_oneof0_case.rawValue {
    case 1:
      self.subject = .avatarName(try unsafe String(reading: source.pointee.avatar_name_f1, field: "rollcall.profiles.v1.GetAvatarImageRequest.avatar_name"))
    case 2:
      self.subject = .userID(try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.profiles.v1.GetAvatarImageRequest.user_id"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.GetAvatarImageRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__GetAvatarImageRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__get_avatar_image_request__init(target)
    arena.expect(45)
    unsafe target.pointee.format_f3 = .init(rawValue: .init(truncatingIfNeeded: self.format.rawValue))
    unsafe target.pointee.size_f4 = self.size
    unsafe target.pointee.background_f5 = .init(rawValue: .init(truncatingIfNeeded: self.background.rawValue))
    unsafe target.pointee.if_none_match_f6 = arena.data(self.ifNoneMatch)
    switch self.subject {
    case .avatarName(let value)?:
      unsafe target.pointee.subject_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.avatar_name_f1 = arena.data(value)
    case .userID(let value)?:
      unsafe target.pointee.subject_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.user_id_f2 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetAvatarImageResponse {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__GetAvatarImageResponse.self, fullName: "rollcall.profiles.v1.GetAvatarImageResponse",
    initialise: { unsafe rollcall_profiles_v1__get_avatar_image_response__init($0) })

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

@_spi(GeneratedCode) extension GetAvatarImageResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__GetAvatarImageResponse.self)
    switch unsafe source.pointee.part_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.image_f1 {
        self.part = .image(try unsafe ImageDescription(reading: value))
      }
    case 2:
      self.part = .data(unsafe [UInt8](reading: source.pointee.data_f2))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.GetAvatarImageResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__GetAvatarImageResponse.self, capacity: 1)
    unsafe rollcall_profiles_v1__get_avatar_image_response__init(target)
    switch self.part {
    case .image(let value)?:
      unsafe target.pointee.part_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.image_f1 = arena.message(value)
    case .data(let value)?:
      unsafe target.pointee.part_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.data_f2 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ImageDescription {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__ImageDescription.self, fullName: "rollcall.profiles.v1.ImageDescription",
    initialise: { unsafe rollcall_profiles_v1__image_description__init($0) })

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

@_spi(GeneratedCode) extension ImageDescription: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__ImageDescription.self)
    self.contentType = try unsafe String(reading: source.pointee.content_type_f1, field: "rollcall.profiles.v1.ImageDescription.content_type")
    self.etag = try unsafe String(reading: source.pointee.etag_f2, field: "rollcall.profiles.v1.ImageDescription.etag")
    self.size = unsafe source.pointee.size_f3
    self.side = unsafe source.pointee.side_f4
    self.notModified = unsafe source.pointee.not_modified_f5 != 0
    self.own = unsafe source.pointee.own_f6 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.ImageDescription")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__ImageDescription.self, capacity: 1)
    unsafe rollcall_profiles_v1__image_description__init(target)
    arena.expect(60)
    unsafe target.pointee.content_type_f1 = arena.data(self.contentType)
    unsafe target.pointee.etag_f2 = arena.data(self.etag)
    unsafe target.pointee.size_f3 = self.size
    unsafe target.pointee.side_f4 = self.side
    unsafe target.pointee.not_modified_f5 = self.notModified ? 1 : 0
    unsafe target.pointee.own_f6 = self.own ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UploadPictureRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__UploadPictureRequest.self, fullName: "rollcall.profiles.v1.UploadPictureRequest",
    initialise: { unsafe rollcall_profiles_v1__upload_picture_request__init($0) })

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

@_spi(GeneratedCode) extension UploadPictureRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__UploadPictureRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.profiles.v1.UploadPictureRequest.user_id")
    self.data = unsafe [UInt8](reading: source.pointee.data_f2)
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.UploadPictureRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__UploadPictureRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__upload_picture_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.data_f2 = arena.data(self.data)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DeletePictureRequest {
  private static let layout = unsafe MessageLayout(
    RollcallProfilesV1__DeletePictureRequest.self, fullName: "rollcall.profiles.v1.DeletePictureRequest",
    initialise: { unsafe rollcall_profiles_v1__delete_picture_request__init($0) })

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

@_spi(GeneratedCode) extension DeletePictureRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallProfilesV1__DeletePictureRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.profiles.v1.DeletePictureRequest.user_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.profiles.v1.DeletePictureRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallProfilesV1__DeletePictureRequest.self, capacity: 1)
    unsafe rollcall_profiles_v1__delete_picture_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
