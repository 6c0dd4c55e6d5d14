package import People
package import ProfilesAPI
package import RPCCore
internal import Screens
internal import ServiceRequests

/// What there is to choose from, what it looks like, and people's own pictures.
package struct AvatarsHandlers: AvatarsService {
  let store: any ProfileStore
  let directory: any PeopleDirectory
  let studio: ImageStudio
  let uploadTime: Duration

  /// - Parameter uploadTime: In which a picture has to have come: uploads under way share memory, and
  ///   one that stops would keep its part.
  package init(
    store: any ProfileStore, directory: any PeopleDirectory, studio: ImageStudio,
    uploadTime: Duration = .seconds(60)
  ) {
    self.store = store
    self.directory = directory
    self.studio = studio
    self.uploadTime = uploadTime
  }

  package func listAvatars(
    _ request: ListAvatarsRequest, context: CallContext
  ) async throws -> ListAvatarsResponse {
    let avatars: [Screens.Avatar]
    switch request.style {
    case .unspecified: avatars = AvatarCatalogue.all
    case .dark: avatars = AvatarCatalogue.avatars(of: .dark)
    case .light: avatars = AvatarCatalogue.avatars(of: .light)
    case .unrecognized(let number):
      throw RPCError.invalidArgument([
        FieldViolation(
          field: "style", description: "is \(number), which is no style; there are dark and light")
      ])
    }
    return ListAvatarsResponse(avatars: avatars.map(ProfilesAPI.Avatar.init))
  }
}

extension FieldViolations {
  /// An avatar by its name.
  mutating func avatar(_ name: String, in field: String) -> Screens.Avatar? {
    if let avatar = AvatarCatalogue.avatar(named: name) { return avatar }
    let last = AvatarCatalogue.countPerStyle - 1
    add(
      field,
      "names no avatar: \(Self.quoted(name)); there are dark0 to dark\(last) and light0 to "
        + "light\(last)")
    return nil
  }
}

extension ProfilesAPI.Avatar {
  init(_ avatar: Screens.Avatar) {
    let style: ProfilesAPI.AvatarStyle =
      switch avatar.style {
      case .dark: .dark
      case .light: .light
      }
    self.init(name: avatar.name, style: style, background: avatar.background.hex)
  }
}
