package import Screens
package import ServiceStore

/// What somebody changed of their profile.
package struct ProfileRecord: Hashable, Sendable {
  package let userID: RecordID
  /// `nil` while it is the user directory's.
  package var displayName: String?
  package var about: String
  /// `nil` until one is chosen.
  package var avatarName: String?
  /// What the avatar lies on; `nil` while it is the avatar's own.
  package var background: RGBColor?
  /// The hash of their own picture; `nil` if they have none.
  package var picture: [UInt8]?
  package var updateTime: WallTime
  package var revision: UInt64

  package init(
    userID: RecordID, displayName: String? = nil, about: String = "", avatarName: String? = nil,
    background: RGBColor? = nil, picture: [UInt8]? = nil, updateTime: WallTime, revision: UInt64
  ) {
    self.userID = userID
    self.displayName = displayName
    self.about = about
    self.avatarName = avatarName
    self.background = background
    self.picture = picture
    self.updateTime = updateTime
    self.revision = revision
  }
}

/// One field to change of a profile.
package enum ProfileChange: Hashable, Sendable {
  /// `nil` takes the user directory's name again.
  case displayName(String?)
  case about(String)
  case avatar(name: String)
  /// `nil` takes the avatar's own again.
  case background(RGBColor?)
}

/// What is told of a profile to those who watch.
package enum ProfileNews: Hashable, Sendable {
  case present(ProfileRecord)
  case erased(RecordID)
}

/// Where profiles are kept, once somebody has changed theirs.
package protocol ProfileStore: PictureStore {
  /// `nil` for a profile that nobody has changed yet.
  func profile(of user: RecordID) async throws(StoreFailure) -> ProfileRecord?

  /// Those of many people who have changed theirs.
  func profiles(of users: [RecordID]) async throws(StoreFailure) -> [RecordID: ProfileRecord]

  /// Changes a profile, or makes it. Changes that change nothing leave the revision as it is.
  ///
  /// - Throws: `.stale` if the profile isn't at the revision; one that nobody has changed is at 0.
  ///   `.notFound` if the person has been forgotten.
  func change(
    _ user: RecordID, _ changes: [ProfileChange], expecting revision: UInt64?
  ) async throws(StoreFailure) -> ProfileRecord

  /// Wakes those who watch.
  var changeSignal: ChangeSignal { get }

  /// What has happened to profiles after a change, in the order of their last changes.
  func news(
    after position: ChangeNumber, limit: Int
  ) async throws(StoreFailure) -> ChangePage<ProfileNews>
}
