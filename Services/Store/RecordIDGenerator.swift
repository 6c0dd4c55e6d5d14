internal import LinuxIO

/// Makes ids that grow: every one is greater than all before it, whatever the clock does.
///
/// RFC 9562, section 5.7, with section 6.2, method 3: the 12 bits after the milliseconds hold the
/// fraction of the millisecond, and count on when the clock doesn't.
package final class RecordIDGenerator: Sendable {
  /// Milliseconds since 1970 and, in the low 12 bits, their 4096th parts.
  private let latest: Lock<UInt64>

  /// - Parameter id: An id that the new ones must follow: the greatest one in the database.
  package init(after id: RecordID? = nil) {
    latest = Lock(id.map(Self.ticks) ?? 0)
  }

  package func next(at time: WallTime) -> RecordID {
    let ticks = latest.withLock { latest in
      latest = max(latest + 1, Self.ticks(time))
      return latest
    }
    var generator = SystemRandomNumberGenerator()
    let random = generator.next()
    let version: UInt64 = 0x7000
    let variant: UInt64 = 0x8000_0000_0000_0000
    let high = (ticks >> 12) << 16 | version | ticks & 0xfff
    let low = variant | random >> 2
    return RecordID(value: UInt128(high) << 64 | UInt128(low))
  }

  private static func ticks(_ time: WallTime) -> UInt64 {
    let (milliseconds, rest) = UInt64(max(0, time.microseconds)).quotientAndRemainder(
      dividingBy: 1_000)
    return milliseconds << 12 | rest * 4_096 / 1_000
  }

  private static func ticks(_ id: RecordID) -> UInt64 {
    let high = UInt64(truncatingIfNeeded: id.value >> 64)
    return (high >> 16) << 12 | high & 0xfff
  }
}
