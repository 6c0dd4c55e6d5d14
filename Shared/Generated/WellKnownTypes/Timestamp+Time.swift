internal import Protobuf

extension Timestamp {
  /// Since 1970-01-01T00:00:00Z, as databases keep it.
  public init(microsecondsSince1970 microseconds: Int64) {
    var (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest < 0 {
      seconds -= 1
      rest += 1_000_000
    }
    self.init(seconds: seconds, nanos: Int32(rest * 1000))
  }

  /// Since 1970-01-01T00:00:00Z; what is finer is cut off.
  ///
  /// - Returns: `nil` for seconds beyond what 64 bits of microseconds reach.
  public var microsecondsSince1970: Int64? {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflow2) = whole.addingReportingOverflow(Int64(nanos / 1000))
    return overflow || overflow2 ? nil : sum
  }

  /// RFC 3339: "2026-07-31T08:00:00.5Z".
  ///
  /// - Returns: `nil` outside of the years 1 to 9999, or if the nanoseconds aren't a fraction.
  public var text: String? {
    TimestampText.format(seconds: seconds, nanos: nanos)
  }

  /// Reads RFC 3339, with any offset from UTC.
  public init?(text: String) {
    guard let time = TimestampText.parse(text) else { return nil }
    self.init(seconds: time.seconds, nanos: time.nanos)
  }
}
