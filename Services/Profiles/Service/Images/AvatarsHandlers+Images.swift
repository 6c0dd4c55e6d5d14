internal import People
package import ProfilesAPI
package import RPCCore
internal import Screens
internal import ServiceRequests
internal import ServiceStore

/// Pictures of avatars and of people.
extension AvatarsHandlers {
  private static let sizes = 32...512
  private static let usualSize = 128
  /// Bytes of a file in one response.
  private static let pieceBytes = 32 << 10

  package func getAvatarImage(
    _ request: GetAvatarImageRequest, responses: ResponseWriter<GetAvatarImageResponse>,
    context: CallContext
  ) async throws {
    var fields = FieldViolations()
    let checkedFormat = fields.format(request.format, in: "format")
    let checkedSize = fields.size(request.size, in: "size", allowed: Self.sizes)
    let checkedBackground = fields.background(request.background, in: "background")
    var avatar: Screens.Avatar?
    var user: RecordID?
    switch request.subject {
    case .avatarName(let name):
      avatar = fields.avatar(name, in: "avatar_name")
      if checkedBackground == .profile {
        fields.add("background", "is a profile's, and an avatar has no profile; name a user_id")
      }
    case .userID(let text): user = fields.id(text, in: "user_id")
    case nil: fields.add("subject", "is missing: name an avatar_name or a user_id")
    }
    let (format, size, background) = try fields.checked(
      checkedFormat, checkedSize, checkedBackground)
    let side = size == 0 ? Self.usualSize : size
    if let avatar {
      let image = try await studio.avatar(
        avatar, format, side: side, on: background == .avatar ? avatar.background : nil)
      try await send(image, isOwn: false, request, to: responses)
    } else if let user {
      let (image, isOwn) = try await image(of: user, format, side: side, background)
      try await send(image, isOwn: isOwn, request, to: responses)
    }
  }

  private func image(
    of user: RecordID, _ format: RenderedImage.Format, side: Int, _ background: Background
  ) async throws(RPCError) -> (RenderedImage, isOwn: Bool) {
    _ = try await directory.requirePerson(user)
    let (profile, picture) = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.picture(of: user, atLeast: side)
    }
    let avatar = AvatarCatalogue.avatar(of: user, profile)
    let color: RGBColor? =
      switch background {
      case .none: nil
      case .avatar: avatar.background
      case .profile: profile?.background ?? avatar.background
      }
    guard let picture, let hash = profile?.picture else {
      return (try await studio.avatar(avatar, format, side: side, on: color), false)
    }
    guard format != .svg else {
      throw RPCError(
        .failedPrecondition,
        "\(user) has a picture of their own, which can't be an SVG: ask for PNG or WebP")
    }
    return (try await studio.picture(picture, hash: hash, format, on: color), true)
  }

  private func send(
    _ image: RenderedImage, isOwn: Bool, _ request: GetAvatarImageRequest,
    to responses: ResponseWriter<GetAvatarImageResponse>
  ) async throws(RPCError) {
    let isKnown = request.ifNoneMatch == image.hash
    let description = ImageDescription(
      contentType: image.format.contentType, etag: image.hash, size: UInt64(image.file.count),
      side: UInt32(image.side), notModified: isKnown, own: isOwn)
    try await responses.send(GetAvatarImageResponse(part: .image(description)))
    guard !isKnown else { return }
    for start in stride(from: 0, to: image.file.count, by: Self.pieceBytes) {
      let piece = image.file[start..<min(start + Self.pieceBytes, image.file.count)]
      try await responses.send(GetAvatarImageResponse(part: .data(Array(piece))))
    }
  }
}

/// What lies under a picture.
private enum Background {
  case none, avatar, profile
}

extension FieldViolations {
  fileprivate mutating func format(
    _ format: ImageFormat, in field: String
  ) -> RenderedImage.Format? {
    switch format {
    case .unspecified, .webp: return .webP
    case .svg: return .svg
    case .png: return .png
    case .unrecognized(let number):
      add(field, "is \(number), which is no format; there are SVG, PNG and WebP")
      return nil
    }
  }

  fileprivate mutating func size(
    _ size: UInt32, in field: String, allowed: ClosedRange<Int>
  ) -> Int? {
    if size == 0 || allowed.contains(Int(size)) { return Int(size) }
    add(field, "is \(size); \(allowed.lowerBound) to \(allowed.upperBound) pixels are allowed")
    return nil
  }

  fileprivate mutating func background(
    _ background: ImageBackground, in field: String
  ) -> Background? {
    switch background {
    case .unspecified: return Background.none
    case .avatar: return .avatar
    case .profile: return .profile
    case .unrecognized(let number):
      add(field, "is \(number), which is no background; there are the avatar's and the profile's")
      return nil
    }
  }
}
