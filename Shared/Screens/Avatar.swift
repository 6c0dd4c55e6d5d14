/// Which of the two sets an avatar belongs to.
public enum AvatarStyle: String, Sendable, Hashable, CaseIterable {
  case dark
  case light

  /// What avatars of this style lie on: dark ones on light gray, light ones on dark gray.
  public var background: RGBColor {
    switch self {
    case .dark: .lightGray
    case .light: .darkGray
    }
  }
}

/// One avatar of the catalogue.
public struct Avatar: Sendable, Hashable, Identifiable {
  public let style: AvatarStyle
  /// The place within its style, from 0.
  public let number: Int

  /// Only the catalogue makes avatars, so each one exists.
  init(style: AvatarStyle, number: Int) {
    self.style = style
    self.number = number
  }

  /// "dark0" to "dark27", "light0" to "light27": what is saved to the user.
  public var name: String { "\(style.rawValue)\(number)" }

  public var background: RGBColor { style.background }

  public var id: String { name }
}
