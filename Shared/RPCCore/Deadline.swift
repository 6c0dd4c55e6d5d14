/// The instant by which a call has to have ended.
///
/// It crosses the wire as the time left, so the clocks of two machines needn't agree.
public struct Deadline: Sendable, Hashable, Comparable {
  public let instant: ContinuousClock.Instant

  public init(at instant: ContinuousClock.Instant) {
    self.instant = instant
  }

  /// This long from now. Spans over a hundred years count as a hundred years.
  public static func after(_ span: Duration) -> Deadline {
    Deadline(at: ContinuousClock.now.advanced(by: min(span, longestSpan)))
  }

  /// The time left; negative once it has passed.
  public var remaining: Duration { ContinuousClock.now.duration(to: instant) }

  public var hasPassed: Bool { remaining <= .zero }

  /// The deadline of the call whose handler is running, if there is one: calls made from it
  /// inherit it, unless they ask for a nearer one.
  @TaskLocal public static var current: Deadline?

  public static func < (left: Deadline, right: Deadline) -> Bool { left.instant < right.instant }

  private static let longestSpan = Duration.seconds(100 * 365 * 24 * 3600)
}
