package import ProfilesAPI
internal import RPCCore
internal import RPCTransport
package import Screens

/// Avatars from the profile service, in one call for a list.
///
/// People who have chosen nothing have their first avatar there too, so a profile service that is away
/// or slow costs no more than what people have chosen since.
package struct RemotePortraits: PortraitSource {
  private let client: ProfilesClient

  /// A list of people is shown without waiting for it any longer.
  private static let patience = CallOptions(timeout: .milliseconds(500))

  package init(_ client: ProfilesClient) {
    self.client = client
  }

  package func portraits(of people: [String]) async -> [String: Portrait] {
    var portraits = await FirstPortraits().portraits(of: people)
    guard !people.isEmpty,
      let found = try? await client.batchGetProfiles(
        BatchGetProfilesRequest(userIDs: people), options: Self.patience)
    else { return portraits }
    for profile in found.profiles {
      guard let name = profile.avatar?.name, let avatar = AvatarCatalogue.avatar(named: name) else {
        continue
      }
      portraits[profile.userID] = Portrait(
        avatar: avatar, background: RGBColor(hex: profile.background))
    }
    return portraits
  }
}
