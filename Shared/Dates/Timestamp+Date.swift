public import FoundationEssentials
public import WellKnownTypes

// Apart from WellKnownTypes, so that a service which needs no dates of Foundation's doesn't carry it.

extension Timestamp {
  public static var now: Timestamp { Timestamp(Date.now) }

  /// To the nearest nanosecond that a `Date` can tell, which near today is about a hundred of them.
  ///
  /// - Returns: The first or the last moment of the years 1 to 9999 for what is outside.
  public init(_ date: Date) {
    self = Timestamp().advanced(by: .seconds(date.timeIntervalSince1970))
  }
}

extension Date {
  public init(_ timestamp: Timestamp) {
    self.init(
      timeIntervalSince1970: Double(timestamp.seconds) + Double(timestamp.nanos) / 1_000_000_000)
  }
}
