extension DurationMessage {
  /// Rounds towards zero, to nanoseconds.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))
  }
}

extension Duration {
  public init(_ message: DurationMessage) {
    self = .seconds(message.seconds) + .nanoseconds(Int64(message.nanos))
  }
}
