// Generated from rollcall/profiles/v1/profiles.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport

/// The methods of rollcall.profiles.v1.Profiles.
public enum ProfilesMethods {
  /// Everybody in the user directory has a profile.
  public static let getProfile = MethodDescriptor(
    service: "rollcall.profiles.v1.Profiles",
    name: "GetProfile",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator", "user-directory", "group-service"], users: .signedIn)
  )

  /// Many profiles in one call, for lists.
  public static let batchGetProfiles = MethodDescriptor(
    service: "rollcall.profiles.v1.Profiles",
    name: "BatchGetProfiles",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator", "user-directory", "group-service"], users: .signedIn)
  )

  /// Changes the fields named by the mask.
  public static let updateProfile = MethodDescriptor(
    service: "rollcall.profiles.v1.Profiles",
    name: "UpdateProfile",
    kind: .unary,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "profile.user_id"))
  )

  /// Saves an avatar's name to a user.
  public static let chooseAvatar = MethodDescriptor(
    service: "rollcall.profiles.v1.Profiles",
    name: "ChooseAvatar",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each profile is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with. Profiles that
  /// nobody has changed yet aren't told.
  public static let watchProfiles = MethodDescriptor(
    service: "rollcall.profiles.v1.Profiles",
    name: "WatchProfiles",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .callers(["operator", "gateway", "user-directory", "group-service"])
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [getProfile, batchGetProfiles, updateProfile, chooseAvatar, watchProfiles]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.profiles.v1.Profiles",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: getProfile,
        documentation: "Everybody in the user directory has a profile.",
        input: GetProfileRequest.self,
        output: Profile.self
      ),
      MethodSchema(
        descriptor: batchGetProfiles,
        documentation: "Many profiles in one call, for lists.",
        input: BatchGetProfilesRequest.self,
        output: BatchGetProfilesResponse.self
      ),
      MethodSchema(
        descriptor: updateProfile,
        documentation: "Changes the fields named by the mask.",
        input: UpdateProfileRequest.self,
        output: Profile.self
      ),
      MethodSchema(
        descriptor: chooseAvatar,
        documentation: "Saves an avatar's name to a user.",
        input: ChooseAvatarRequest.self,
        output: Profile.self
      ),
      MethodSchema(
        descriptor: watchProfiles,
        documentation: "What has changed since a resume token was given out, and then every\nchange, without end. Each profile is told as it is now, in the order of\nthe last changes: at least once and never before an earlier one. After any\nfailure, call again with the last token that was dealt with. Profiles that\nnobody has changed yet aren't told.",
        input: WatchProfilesRequest.self,
        output: WatchProfilesResponse.self
      ),
    ]
  )
}

public protocol ProfilesService: RPCService {
  /// Everybody in the user directory has a profile.
  func getProfile(_ request: GetProfileRequest, context: CallContext) async throws -> Profile

  /// Many profiles in one call, for lists.
  func batchGetProfiles(_ request: BatchGetProfilesRequest, context: CallContext) async throws -> BatchGetProfilesResponse

  /// Changes the fields named by the mask.
  func updateProfile(_ request: UpdateProfileRequest, context: CallContext) async throws -> Profile

  /// Saves an avatar's name to a user.
  func chooseAvatar(_ request: ChooseAvatarRequest, context: CallContext) async throws -> Profile

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each profile is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with. Profiles that
  /// nobody has changed yet aren't told.
  func watchProfiles(_ request: WatchProfilesRequest, responses: ResponseWriter<WatchProfilesResponse>, context: CallContext) async throws
}

extension ProfilesService {
  public var methods: [ServerMethod] {
    [
      .unary(ProfilesMethods.getProfile) {
        (request: GetProfileRequest, context) async throws -> Profile in
        try await self.getProfile(request, context: context)
      },
      .unary(ProfilesMethods.batchGetProfiles) {
        (request: BatchGetProfilesRequest, context) async throws -> BatchGetProfilesResponse in
        try await self.batchGetProfiles(request, context: context)
      },
      .unary(
        ProfilesMethods.updateProfile,
        whose: { (request: UpdateProfileRequest) -> String? in
          guard let value1 = request.profile else { return nil }
          return value1.userID
        }
      ) {
        (request: UpdateProfileRequest, context) async throws -> Profile in
        try await self.updateProfile(request, context: context)
      },
      .unary(
        ProfilesMethods.chooseAvatar,
        whose: { (request: ChooseAvatarRequest) -> String? in
          return request.userID
        }
      ) {
        (request: ChooseAvatarRequest, context) async throws -> Profile in
        try await self.chooseAvatar(request, context: context)
      },
      .serverStreaming(ProfilesMethods.watchProfiles) {
        (request: WatchProfilesRequest, responses: ResponseWriter<WatchProfilesResponse>, context) in
        try await self.watchProfiles(request, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .profilesAPI
  }
}

/// Calls rollcall.profiles.v1.Profiles.
public struct ProfilesClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// Everybody in the user directory has a profile.
  public func getProfile(
    _ request: GetProfileRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Profile {
    try await channel.unary(
      ProfilesMethods.getProfile, request, options: options, returning: Profile.self
    )
  }

  /// Many profiles in one call, for lists.
  public func batchGetProfiles(
    _ request: BatchGetProfilesRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> BatchGetProfilesResponse {
    try await channel.unary(
      ProfilesMethods.batchGetProfiles, request, options: options, returning: BatchGetProfilesResponse.self
    )
  }

  /// Changes the fields named by the mask.
  public func updateProfile(
    _ request: UpdateProfileRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Profile {
    try await channel.unary(
      ProfilesMethods.updateProfile, request, options: options, returning: Profile.self
    )
  }

  /// Saves an avatar's name to a user.
  public func chooseAvatar(
    _ request: ChooseAvatarRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Profile {
    try await channel.unary(
      ProfilesMethods.chooseAvatar, request, options: options, returning: Profile.self
    )
  }

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each profile is told as it is now, in the order of
  /// the last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with. Profiles that
  /// nobody has changed yet aren't told.
  public func watchProfiles(
    _ request: WatchProfilesRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<WatchProfilesResponse> {
    try await channel.serverStreaming(
      ProfilesMethods.watchProfiles, request, options: options, returning: WatchProfilesResponse.self
    )
  }
}

/// The methods of rollcall.profiles.v1.Avatars.
public enum AvatarsMethods {
  /// All avatars, the dark ones first, in the order of the picker.
  public static let listAvatars = MethodDescriptor(
    service: "rollcall.profiles.v1.Avatars",
    name: "ListAvatars",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// The picture of an avatar or of a person: their own, if they have one, or
  /// else that of their avatar. The first response tells what comes, the others
  /// are its bytes.
  public static let getAvatarImage = MethodDescriptor(
    service: "rollcall.profiles.v1.Avatars",
    name: "GetAvatarImage",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .callers(["operator", "group-service"], users: .signedIn)
  )

  /// Takes somebody's own picture, which is shown in the place of their avatar
  /// from then on. A PNG, JPEG or WebP of at most 5 MB (5,242,880 bytes) and 40
  /// megapixels, that doesn't move. The square in its middle is kept, the right
  /// way up and in four sizes, and nothing else of what was in the file.
  ///
  /// INVALID_ARGUMENT says what is wrong with a picture; RESOURCE_EXHAUSTED that
  /// too many are being taken, and when to try again.
  public static let uploadPicture = MethodDescriptor(
    service: "rollcall.profiles.v1.Avatars",
    name: "UploadPicture",
    kind: .clientStreaming,
    idempotency: .unknown,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// Erases somebody's own picture; their avatar is shown again. Without one,
  /// nothing happens.
  public static let deletePicture = MethodDescriptor(
    service: "rollcall.profiles.v1.Avatars",
    name: "DeletePicture",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [listAvatars, getAvatarImage, uploadPicture, deletePicture]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.profiles.v1.Avatars",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: listAvatars,
        documentation: "All avatars, the dark ones first, in the order of the picker.",
        input: ListAvatarsRequest.self,
        output: ListAvatarsResponse.self
      ),
      MethodSchema(
        descriptor: getAvatarImage,
        documentation: "The picture of an avatar or of a person: their own, if they have one, or\nelse that of their avatar. The first response tells what comes, the others\nare its bytes.",
        input: GetAvatarImageRequest.self,
        output: GetAvatarImageResponse.self
      ),
      MethodSchema(
        descriptor: uploadPicture,
        documentation: "Takes somebody's own picture, which is shown in the place of their avatar\nfrom then on. A PNG, JPEG or WebP of at most 5 MB (5,242,880 bytes) and 40\nmegapixels, that doesn't move. The square in its middle is kept, the right\nway up and in four sizes, and nothing else of what was in the file.\n\nINVALID_ARGUMENT says what is wrong with a picture; RESOURCE_EXHAUSTED that\ntoo many are being taken, and when to try again.",
        input: UploadPictureRequest.self,
        output: Profile.self
      ),
      MethodSchema(
        descriptor: deletePicture,
        documentation: "Erases somebody's own picture; their avatar is shown again. Without one,\nnothing happens.",
        input: DeletePictureRequest.self,
        output: Profile.self
      ),
    ]
  )
}

public protocol AvatarsService: RPCService {
  /// All avatars, the dark ones first, in the order of the picker.
  func listAvatars(_ request: ListAvatarsRequest, context: CallContext) async throws -> ListAvatarsResponse

  /// The picture of an avatar or of a person: their own, if they have one, or
  /// else that of their avatar. The first response tells what comes, the others
  /// are its bytes.
  func getAvatarImage(_ request: GetAvatarImageRequest, responses: ResponseWriter<GetAvatarImageResponse>, context: CallContext) async throws

  /// Takes somebody's own picture, which is shown in the place of their avatar
  /// from then on. A PNG, JPEG or WebP of at most 5 MB (5,242,880 bytes) and 40
  /// megapixels, that doesn't move. The square in its middle is kept, the right
  /// way up and in four sizes, and nothing else of what was in the file.
  ///
  /// INVALID_ARGUMENT says what is wrong with a picture; RESOURCE_EXHAUSTED that
  /// too many are being taken, and when to try again.
  func uploadPicture(_ requests: RequestStream<UploadPictureRequest>, context: CallContext) async throws -> Profile

  /// Erases somebody's own picture; their avatar is shown again. Without one,
  /// nothing happens.
  func deletePicture(_ request: DeletePictureRequest, context: CallContext) async throws -> Profile
}

extension AvatarsService {
  public var methods: [ServerMethod] {
    [
      .unary(AvatarsMethods.listAvatars) {
        (request: ListAvatarsRequest, context) async throws -> ListAvatarsResponse in
        try await self.listAvatars(request, context: context)
      },
      .serverStreaming(AvatarsMethods.getAvatarImage) {
        (request: GetAvatarImageRequest, responses: ResponseWriter<GetAvatarImageResponse>, context) in
        try await self.getAvatarImage(request, responses: responses, context: context)
      },
      .clientStreaming(
        AvatarsMethods.uploadPicture,
        whose: { (request: UploadPictureRequest) -> String? in
          return request.userID
        }
      ) {
        (requests: RequestStream<UploadPictureRequest>, context) async throws -> Profile in
        try await self.uploadPicture(requests, context: context)
      },
      .unary(
        AvatarsMethods.deletePicture,
        whose: { (request: DeletePictureRequest) -> String? in
          return request.userID
        }
      ) {
        (request: DeletePictureRequest, context) async throws -> Profile in
        try await self.deletePicture(request, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .profilesAPI
  }
}

/// Calls rollcall.profiles.v1.Avatars.
public struct AvatarsClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// All avatars, the dark ones first, in the order of the picker.
  public func listAvatars(
    _ request: ListAvatarsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListAvatarsResponse {
    try await channel.unary(
      AvatarsMethods.listAvatars, request, options: options, returning: ListAvatarsResponse.self
    )
  }

  /// The picture of an avatar or of a person: their own, if they have one, or
  /// else that of their avatar. The first response tells what comes, the others
  /// are its bytes.
  public func getAvatarImage(
    _ request: GetAvatarImageRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<GetAvatarImageResponse> {
    try await channel.serverStreaming(
      AvatarsMethods.getAvatarImage, request, options: options, returning: GetAvatarImageResponse.self
    )
  }

  /// Takes somebody's own picture, which is shown in the place of their avatar
  /// from then on. A PNG, JPEG or WebP of at most 5 MB (5,242,880 bytes) and 40
  /// megapixels, that doesn't move. The square in its middle is kept, the right
  /// way up and in four sizes, and nothing else of what was in the file.
  ///
  /// INVALID_ARGUMENT says what is wrong with a picture; RESOURCE_EXHAUSTED that
  /// too many are being taken, and when to try again.
  public func uploadPicture(
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ClientStreamingCall<UploadPictureRequest, Profile> {
    try await channel.clientStreaming(
      AvatarsMethods.uploadPicture, options: options, sending: UploadPictureRequest.self, returning: Profile.self
    )
  }

  /// Erases somebody's own picture; their avatar is shown again. Without one,
  /// nothing happens.
  public func deletePicture(
    _ request: DeletePictureRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Profile {
    try await channel.unary(
      AvatarsMethods.deletePicture, request, options: options, returning: Profile.self
    )
  }
}
