/// Somebody whom a search can find.
///
/// Two persons are the same one if their ids are equal: an e-mail can change between two searches.
public struct Person: Sendable, Hashable, Identifiable {
  public let id: String
  public let email: String
  public let displayName: String
  /// `nil` while it isn't known.
  public let portrait: Portrait?

  public init(id: String, email: String, displayName: String = "", portrait: Portrait? = nil) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.portrait = portrait
  }
}

/// How somebody looks in a list: their avatar, and what it lies on.
public struct Portrait: Sendable, Hashable {
  public let avatar: Avatar
  public let background: RGBColor

  /// - Parameter background: The avatar's own unless the person chose a colour.
  public init(avatar: Avatar, background: RGBColor? = nil) {
    self.avatar = avatar
    self.background = background ?? avatar.background
  }
}
