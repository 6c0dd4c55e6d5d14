import Synchronization

/// How many durations lay below each of a few bounds.
public final class Histogram: MetricSeries {
  public static let typeName = "histogram"

  /// From 50 µs to 10 s.
  public static let usualBounds: [Duration] = [
    .microseconds(50), .microseconds(100), .microseconds(250), .microseconds(500),
    .milliseconds(1), .microseconds(2500), .milliseconds(5), .milliseconds(10),
    .milliseconds(25), .milliseconds(50), .milliseconds(100), .milliseconds(250),
    .milliseconds(500), .seconds(1), .milliseconds(2500), .seconds(5), .seconds(10),
  ]

  /// An atomic in an array: arrays don't hold noncopyable values.
  private final class Bucket: Sendable {
    let bound: Int64
    /// As the label "le" writes it, in seconds.
    let label: String
    let count = Atomic<UInt64>(0)

    init(bound: Int64, label: String) {
      self.bound = bound
      self.label = label
    }
  }

  /// Each with the durations between the bound before it and its own; the last has no bound.
  private let buckets: [Bucket]
  private let nanoseconds = Atomic<UInt64>(0)

  /// - Parameter bounds: Growing.
  init(bounds: [Duration]) {
    buckets =
      bounds.map {
        Bucket(bound: Self.nanoseconds($0), label: PrometheusText.number(Self.seconds($0)))
      } + [Bucket(bound: .max, label: "+Inf")]
  }

  public func observe(_ duration: Duration) {
    let value = max(0, Self.nanoseconds(duration))
    // Few enough that a search costs more than it saves.
    for bucket in buckets where value <= bucket.bound {
      bucket.count.add(1, ordering: .relaxed)
      break
    }
    nanoseconds.add(UInt64(value), ordering: .relaxed)
  }

  public func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label]) {
    var total: UInt64 = 0
    for bucket in buckets {
      total += bucket.count.load(ordering: .relaxed)
      text.sample("\(name)_bucket", labels + [.init(name: "le", value: bucket.label)], "\(total)")
    }
    let sum = Double(nanoseconds.load(ordering: .relaxed)) / 1e9
    text.sample("\(name)_sum", labels, PrometheusText.number(sum))
    text.sample("\(name)_count", labels, "\(total)")
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole + attoseconds / 1_000_000_000
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(nanoseconds(duration)) / 1e9
  }
}
