import EventLoop

/// How many durations lay below each of a few bounds.
public final class Histogram: MetricSeries {
  public static let typeName = "histogram"

  /// From 50 µs to 10 s.
  public static let usualBounds: [Duration] = Distribution.times.map { .nanoseconds(Int64($0)) }

  private let distribution: Distribution

  /// - Parameter bounds: Growing.
  init(bounds: [Duration]) {
    distribution = Distribution(bounds: bounds.map { Self.nanoseconds($0) })
  }

  public func observe(_ duration: Duration) { distribution.record(Self.nanoseconds(duration)) }

  public func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label]) {
    text.seconds(name, labels, distribution.read(), bounds: distribution.bounds)
  }

  private static func nanoseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? UInt64(Int64.max) : UInt64(max(0, whole + attoseconds / 1_000_000_000))
  }
}
