/// How an animation runs over time. Named by the number that the system uses, so that a curve it
/// adds later is passed on as it came.
public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let easeInOut = AnimationCurve(rawValue: 0)
  public static let easeIn = AnimationCurve(rawValue: 1)
  public static let easeOut = AnimationCurve(rawValue: 2)
  public static let linear = AnimationCurve(rawValue: 3)
  /// The keyboard's own, which has no public name.
  public static let keyboard = AnimationCurve(rawValue: 7)
}

/// What the system announces before the keyboard moves: opens, changes its height, or closes.
public struct KeyboardChange: Sendable, Hashable {
  /// The upper edge before, in points from the top of the screen.
  public let beginY: Double
  /// The upper edge after, in points from the top of the screen.
  public let endY: Double
  public let durationSeconds: Double
  public let curve: AnimationCurve

  public init(beginY: Double, endY: Double, durationSeconds: Double, curve: AnimationCurve) {
    self.beginY = beginY
    self.endY = endY
    self.durationSeconds = durationSeconds
    self.curve = curve
  }
}

/// A move for the view to make.
public struct ViewMove: Sendable, Hashable {
  /// In points; negative is upwards.
  public let deltaY: Double
  public let durationSeconds: Double
  public let curve: AnimationCurve
}

/// Keeps a view above the keyboard: it moves as far as the keyboard does, with the keyboard's own
/// duration and curve.
public struct KeyboardBinding: Sendable, Hashable {
  /// How far the view is from where it was laid out, in points; negative is upwards.
  public private(set) var offsetY = 0.0

  public init() {}

  /// Follows the keyboard by (end y − begin y).
  public mutating func follow(_ change: KeyboardChange) -> ViewMove {
    let deltaY = change.endY - change.beginY
    offsetY += deltaY
    return ViewMove(
      deltaY: deltaY, durationSeconds: change.durationSeconds, curve: change.curve)
  }
}
