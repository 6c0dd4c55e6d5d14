import DirectoryAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import Screens
import WellKnownTypes

extension Walkthrough {
  /// Picks an avatar, and looks at the profile that shows it.
  func avatar(_ cast: WalkthroughCast) async throws {
    chapter("Avatar")
    let offered = try await avatars.listAvatars(ListAvatarsRequest(), options: cast.asMarta)
    guard offered.avatars.map(\.name) == AvatarCatalogue.all.map(\.name) else {
      throw WalkthroughFailure("the profile service offers other avatars than the screen shows")
    }
    let before = try await profiles.getProfile(
      GetProfileRequest(userID: cast.marta.user.id), options: cast.asMarta)
    var screen = AvatarPickerScreen(
      width: width, picked: AvatarCatalogue.avatar(named: before.avatar?.name ?? ""))

    step("Open the picker: the switch is at dark, and so far Marta is \(Self.name(of: before))")
    show(screen)
    step("Turn the switch")
    screen.toggleStyle()
    show(screen)
    guard let avatar = screen.pick(at: 7) else {
      throw WalkthroughFailure("there is no eighth avatar")
    }
    step("Tap \(avatar.name)")
    try await fetchPicture(of: avatar, screen, cast.asMarta)
    let chosen = try await profiles.chooseAvatar(
      ChooseAvatarRequest(userID: cast.marta.user.id, avatarName: avatar.name),
      options: cast.asMarta)
    show(screen)

    step("Marta writes something about herself, and picks a colour of her own")
    let profile = try await profiles.updateProfile(
      UpdateProfileRequest(
        profile: Profile(
          userID: cast.marta.user.id, about: "I climb on Saturdays.", revision: chosen.revision,
          background: "#2e7d32"),
        updateMask: FieldMask(paths: ["about", "background"])),
      options: cast.asMarta)
    note("Saved at revision \(profile.revision).")

    step("What the others see of the three")
    let list = try await profiles.batchGetProfiles(
      BatchGetProfilesRequest(userIDs: cast.everybody.map(\.user.id)), options: cast.asMarta)
    for profile in list.profiles {
      let name = Columns.left(profile.displayName, width: 14)
      note("\(name)\(Self.name(of: profile)) on \(profile.background)  \(profile.about)")
    }
  }

  private static func name(of profile: Profile) -> String {
    profile.avatar?.name ?? "without an avatar"
  }

  private func show(_ screen: AvatarPickerScreen) {
    console.writeLine(ScreenText.avatarPicker(screen))
  }
}
