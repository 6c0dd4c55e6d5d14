import LinuxIO

/// The series of one metric, by the values of its labels.
public final class MetricFamily<Series: MetricSeries>: Sendable {
  private let labels: [String]
  private let make: @Sendable () -> Series
  private let series = Lock<[[String]: Series]>([:])

  init(labels: [String], make: @escaping @Sendable () -> Series) {
    self.labels = labels
    self.make = make
  }

  /// More than anybody can read, and a bound on what a label with too many values costs.
  static var maximumSeries: Int { 2000 }

  /// The value that stands for all values past ``maximumSeries``.
  static var overflowValue: String { "(others)" }

  /// The series with these values, one for each label in their order; made when first asked for.
  ///
  /// Takes a lock: what counts often keeps the series.
  public func with(_ values: String...) -> Series {
    precondition(values.count == labels.count, "one value for each of \(labels)")
    return series.withLock { series in
      if let found = series[values] { return found }
      let key =
        series.count < Self.maximumSeries
        ? values : values.map { _ in Self.overflowValue }
      if let found = series[key] { return found }
      let made = make()
      series[key] = made
      return made
    }
  }

  /// Sorted, so that two scrapes can be compared by eye.
  func write(to text: inout PrometheusText, name: String) {
    let sorted = series.withLock { $0 }.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key)
    }
    for (values, series) in sorted {
      let pairs = zip(labels, values).map { PrometheusText.Label(name: $0, value: $1) }
      series.write(to: &text, name: name, labels: pairs)
    }
  }
}
