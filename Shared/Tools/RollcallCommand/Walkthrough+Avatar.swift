import DirectoryAPI
import ProfilesAPI
import RPCCore
import Screens

extension Walkthrough {
  /// Picks an avatar, and looks at the profile that shows it.
  func avatar(_ profiles: ProfilesClient, _ avatars: AvatarsClient, width: Double) async throws {
    chapter("Avatar")
    let offered = try await avatars.listAvatars(ListAvatarsRequest(), options: Self.patience)
    guard offered.avatars.map(\.name) == AvatarCatalogue.all.map(\.name) else {
      throw WalkthroughFailure("the profile service offers other avatars than the screen shows")
    }
    let request = GetProfileRequest(userID: caller.id)
    let before = try await profiles.getProfile(request, options: Self.patience)
    var screen = AvatarPickerScreen(
      width: width, picked: AvatarCatalogue.avatar(named: before.avatar?.name ?? ""))

    step("Open the picker: the switch is at dark")
    show(screen)
    step("Turn the switch")
    screen.toggleStyle()
    show(screen)
    guard let avatar = screen.pick(at: 7) else {
      throw WalkthroughFailure("there is no eighth avatar")
    }
    step("Tap \(avatar.name)")
    _ = try await profiles.chooseAvatar(
      ChooseAvatarRequest(userID: caller.id, avatarName: avatar.name), options: Self.patience)
    show(screen)
    let after = try await profiles.getProfile(request, options: Self.patience)
    console.writeLine(
      "\n\(after.displayName)'s profile shows \(after.avatar?.name ?? "no avatar")"
        + " on \(after.avatar?.background ?? "nothing")")
  }

  private func show(_ screen: AvatarPickerScreen) {
    console.writeLine(ScreenText.avatarPicker(screen))
  }
}
