/// How far away a goal is.
public enum GoalTerm: String, Sendable, Hashable, CaseIterable {
  case short
  case long
}

/// The "new goal" screen: a text, short or long term, and a number of points to reach.
///
/// A value with no I/O: `save()` returns what is to be stored.
public struct NewGoalScreen: Sendable, Hashable {
  /// The colour of the chosen term's button.
  public static let selectedColor = RGBColor(red: 0x2e, green: 0x7d, blue: 0x32)
  /// The colour of the other term's button.
  public static let deselectedColor = RGBColor(red: 0xc8, green: 0xe6, blue: 0xc9)

  /// What a goal's text may count without the white space at its ends, in Unicode scalars: as the
  /// service counts them.
  public static let textLengths = 1...200
  /// What a goal may ask for.
  public static let pointCounts = 1...1_000_000

  /// What keeps a goal from being saved.
  public enum Problem: Sendable, Hashable {
    case textMissing
    case textTooLong
    /// A line break, a tab or another control character, pasted into it.
    case textHasControlCharacter
    case pointsOutOfRange
  }

  /// A goal to store.
  public struct Draft: Sendable, Hashable {
    /// Without white space at its ends.
    public let text: String
    public let term: GoalTerm
    public let points: Int
  }

  public var text: String
  public var term: GoalTerm = .short

  /// To reach.
  public var points: Int

  /// Where the view that is bound to the keyboard stands.
  public private(set) var keyboard = KeyboardBinding()

  public init(text: String = "", points: Int = 0) {
    self.text = text
    self.points = points
  }

  /// Takes a tap on the button of a term. One of the two is always chosen.
  public mutating func choose(_ term: GoalTerm) {
    self.term = term
  }

  /// Whether a term's button is the chosen one.
  public func isSelected(_ button: GoalTerm) -> Bool { button == term }

  /// Whether the Save button can be tapped.
  public var isSaveEnabled: Bool { problems.isEmpty }

  /// The colour of a term's button: the selected colour for the chosen one, the deselected colour
  /// for the other.
  public func color(of button: GoalTerm) -> RGBColor {
    isSelected(button) ? Self.selectedColor : Self.deselectedColor
  }

  /// Takes the keyboard's opening, change of height or closing.
  ///
  /// - Returns: The move for the view that is bound to it.
  public mutating func keyboardWillChange(_ change: KeyboardChange) -> ViewMove {
    keyboard.follow(change)
  }

  /// Everything that keeps the goal from being saved; empty if nothing does.
  public var problems: [Problem] {
    var problems: [Problem] = []
    let text = trimmedText
    if text.isEmpty { problems.append(.textMissing) }
    if text.unicodeScalars.count > Self.textLengths.upperBound { problems.append(.textTooLong) }
    if text.unicodeScalars.contains(where: Self.isControl) {
      problems.append(.textHasControlCharacter)
    }
    if !Self.pointCounts.contains(points) { problems.append(.pointsOutOfRange) }
    return problems
  }

  /// The goal to store, or `nil` while there are problems.
  public func save() -> Draft? {
    problems.isEmpty ? Draft(text: trimmedText, term: term, points: points) : nil
  }

  /// What the service doesn't take on one line: controls, line breaks, and what overrides the
  /// direction of the text around it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  private var trimmedText: String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
