extension DurationMessage {
  /// The longest span that protobuf allows, about 10,000 years.
  private static let longestSeconds: Int64 = 315_576_000_000

  /// Rounds towards zero, to nanoseconds. What is longer than protobuf allows becomes the longest.
  public init(_ duration: Duration) {
    let longest = Duration.seconds(Self.longestSeconds)
    let (seconds, attoseconds) = min(max(duration, .zero - longest), longest).components
    self.init(seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))
  }

  /// Whether it is a span as protobuf wants one: not too long, less than a second of nanoseconds,
  /// and both parts with the same sign.
  public var isValid: Bool {
    (-Self.longestSeconds...Self.longestSeconds).contains(seconds)
      && (-999_999_999...999_999_999).contains(nanos)
      && (seconds == 0 || nanos == 0 || (seconds < 0) == (nanos < 0))
  }
}

extension Duration {
  /// Any message is a span of Swift's, valid or not.
  public init(_ message: DurationMessage) {
    self = .seconds(message.seconds) + .nanoseconds(Int64(message.nanos))
  }
}
