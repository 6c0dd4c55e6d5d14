internal import Glibc

/// An instant by the calendar, in whole microseconds: what databases keep and answers show.
///
/// Deadlines and intervals use the monotonic clock instead; this one can jump.
package struct WallTime: Hashable, Comparable, Sendable {
  /// Since 1970-01-01T00:00:00Z.
  package let microseconds: Int64

  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  package static func now() -> WallTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return WallTime(
      microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }

  /// The two numbers of `google.protobuf.Timestamp`.
  package var secondsAndNanoseconds: (seconds: Int64, nanoseconds: Int32) {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    // Nanoseconds count forward, before 1970 too.
    return rest < 0
      ? (seconds - 1, Int32((rest + 1_000_000) * 1_000)) : (seconds, Int32(rest * 1_000))
  }

  package static func < (left: WallTime, right: WallTime) -> Bool {
    left.microseconds < right.microseconds
  }

  package static func - (time: WallTime, span: Duration) -> WallTime {
    let (seconds, attoseconds) = span.components
    return WallTime(
      microseconds: time.microseconds - seconds * 1_000_000 - attoseconds / 1_000_000_000_000)
  }

  package static func + (time: WallTime, span: Duration) -> WallTime { time - (.zero - span) }

  /// The span from one instant to a later one.
  package static func - (later: WallTime, earlier: WallTime) -> Duration {
    .microseconds(later.microseconds - earlier.microseconds)
  }
}

/// Where a store takes the time from; tests bring their own.
package typealias WallClock = @Sendable () -> WallTime
