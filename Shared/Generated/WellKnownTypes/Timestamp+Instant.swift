/// A point in time, to compute with: `deadline.advanced(by: .seconds(5))`.
extension Timestamp: InstantProtocol {
  /// The years 1 to 9999, which protobuf allows.
  private static let secondsAllowed: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Whether it is a time as protobuf wants one: of the years 1 to 9999, with less than a second of
  /// nanoseconds, which count forward.
  public var isValid: Bool {
    Self.secondsAllowed.contains(seconds) && (0...999_999_999).contains(nanos)
  }

  /// To nanoseconds. Beyond the years that protobuf allows it is the first or the last moment of
  /// them.
  public func advanced(by duration: Duration) -> Timestamp {
    let first = Duration.seconds(Self.secondsAllowed.lowerBound)
    let last = .seconds(Self.secondsAllowed.upperBound) + Duration.nanoseconds(999_999_999)
    // Bounded first, so that the sum is one that Swift can tell.
    let step = min(max(duration, first - last), last - first)
    let sum = min(max(min(max(since1970, first), last) + step, first), last)
    var (seconds, attoseconds) = sum.components
    if attoseconds < 0 {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    }
    return Timestamp(seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))
  }

  private var since1970: Duration { .seconds(seconds) + .nanoseconds(Int64(nanos)) }

  public func duration(to other: Timestamp) -> Duration {
    other.since1970 - since1970
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanos) < (right.seconds, right.nanos)
  }
}
