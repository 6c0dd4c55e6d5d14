package import ProfilesAPI
package import RPCCore
internal import Screens

/// What there is to choose from.
package struct AvatarsHandlers: AvatarsService {
  package init() {}

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
