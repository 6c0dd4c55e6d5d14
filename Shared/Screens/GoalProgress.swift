/// How far somebody has come with a goal: counts up to its points and stops there.
public struct GoalProgress: Sendable, Hashable {
  /// To reach.
  public let points: Int
  /// Reached so far: 0 to `points`.
  public private(set) var reached: Int

  /// - Parameters:
  ///   - points: What the goal asks for. Below 0 counts as 0.
  ///   - reached: What is reached already, taken into 0 to `points`.
  public init(points: Int, reached: Int = 0) {
    self.points = max(0, points)
    self.reached = min(max(0, reached), self.points)
  }

  public var isComplete: Bool { reached == points }

  /// Adds points, up to those of the goal. Progress never goes back: below 1 adds nothing.
  public mutating func record(_ points: Int) {
    reached += min(max(0, points), self.points - reached)
  }
}
