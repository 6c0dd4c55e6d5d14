/// The avatars there are: 28 dark and 28 light ones.
public enum AvatarCatalogue {
  /// How many avatars each style has.
  public static let countPerStyle = 28

  /// Every avatar, the dark ones first, each style by number.
  public static let all = AvatarStyle.allCases.flatMap(avatars(of:))

  /// The avatars of one style, by number.
  public static func avatars(of style: AvatarStyle) -> [Avatar] {
    (0..<countPerStyle).map { Avatar(style: style, number: $0) }
  }

  /// The avatar with exactly this name, or `nil` if there is none: "dark28", "dark05" and "Dark5"
  /// name nothing.
  public static func avatar(named name: String) -> Avatar? {
    all.first { $0.name == name }
  }
}
