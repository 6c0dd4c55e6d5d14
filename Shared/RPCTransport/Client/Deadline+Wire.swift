import RPCCore

extension Deadline {
  /// At least 1: 0 would mean that there is no deadline.
  var remainingMicroseconds: UInt64 {
    let (seconds, attoseconds) = remaining.components
    guard seconds >= 0, attoseconds >= 0 else { return 1 }
    let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
    guard !overflow, whole < UInt64.max - 1_000_000 else { return .max }
    return max(1, whole + UInt64(attoseconds / 1_000_000_000_000))
  }
}
