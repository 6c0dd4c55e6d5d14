import LinuxIO

/// The metrics of a process.
///
/// Names follow the conventions of Prometheus: the base unit in the name, counters end in "_total".
public final class MetricsRegistry: Sendable {
  private struct Entry: Sendable {
    let name: String
    let type: String
    let help: String
    let write: @Sendable (inout PrometheusText) -> Void
  }

  private let entries = Lock<[Entry]>([])

  public init() {}

  public func counter(_ name: StaticString, help: StaticString) -> Counter {
    counters(name, help: help, labels: []).with()
  }

  public func counters(_ name: StaticString, help: StaticString, labels: [String])
    -> MetricFamily<Counter>
  {
    add(name, help, labels) { Counter() }
  }

  public func gauge(_ name: StaticString, help: StaticString) -> Gauge {
    gauges(name, help: help, labels: []).with()
  }

  public func gauges(_ name: StaticString, help: StaticString, labels: [String])
    -> MetricFamily<Gauge>
  {
    add(name, help, labels) { Gauge() }
  }

  /// A gauge whose value is asked for when somebody looks; `nil` leaves it out.
  ///
  /// - Parameter measure: Called on the admin port's thread: quick, and without waiting.
  public func gauge(
    _ name: StaticString, help: StaticString, measure: @escaping @Sendable () -> Double?
  ) {
    _ = add(name, help, []) { Measurement(measure) }.with()
  }

  /// A metric whose samples are written when somebody looks.
  ///
  /// - Parameter write: Called on the admin port's thread: quick, and without waiting.
  func samples(
    _ name: StaticString, type: String, help: StaticString,
    write: @escaping @Sendable (inout PrometheusText, _ name: String) -> Void
  ) {
    let text = name.description
    add(Entry(name: text, type: type, help: help.description) { write(&$0, text) })
  }

  /// Gauges whose labels and values are asked for when somebody looks.
  ///
  /// - Parameter rows: The values of the labels, in their order, and the value of the gauge.
  func gauges(
    _ name: StaticString, help: StaticString, labels: [String],
    rows: @escaping @Sendable () -> [(labels: [String], value: Double)]
  ) {
    samples(name, type: Gauge.typeName, help: help) { Self.write(rows(), labels, $1, &$0) }
  }

  /// The same for numbers that only grow.
  func counters(
    _ name: StaticString, help: StaticString, labels: [String],
    rows: @escaping @Sendable () -> [(labels: [String], value: Double)]
  ) {
    samples(name, type: Counter.typeName, help: help) { Self.write(rows(), labels, $1, &$0) }
  }

  private static func write(
    _ rows: [(labels: [String], value: Double)], _ labels: [String], _ name: String,
    _ text: inout PrometheusText
  ) {
    for row in rows {
      let pairs = zip(labels, row.labels).map { PrometheusText.Label(name: $0, value: $1) }
      text.sample(name, pairs, PrometheusText.number(row.value))
    }
  }

  /// The same for a number that only grows.
  func counter(
    _ name: StaticString, help: StaticString, measure: @escaping @Sendable () -> Double?
  ) {
    _ = add(name, help, [], type: Counter.typeName) { Measurement(measure) }.with()
  }

  public func histogram(
    _ name: StaticString, help: StaticString, bounds: [Duration] = Histogram.usualBounds
  ) -> Histogram {
    histograms(name, help: help, labels: [], bounds: bounds).with()
  }

  public func histograms(
    _ name: StaticString, help: StaticString, labels: [String],
    bounds: [Duration] = Histogram.usualBounds
  ) -> MetricFamily<Histogram> {
    add(name, help, labels) { Histogram(bounds: bounds) }
  }

  /// All metrics in the order in which they were made, as Prometheus reads them.
  func render() -> [UInt8] {
    var text = PrometheusText()
    for entry in entries.withLock({ $0 }) {
      text.begin(entry.name, type: entry.type, help: entry.help)
      entry.write(&text)
    }
    return text.bytes
  }

  private func add<Series: MetricSeries>(
    _ name: StaticString, _ help: StaticString, _ labels: [String],
    type: String = Series.typeName, make: @escaping @Sendable () -> Series
  ) -> MetricFamily<Series> {
    let family = MetricFamily(labels: labels, make: make)
    let text = name.description
    add(Entry(name: text, type: type, help: help.description) { family.write(to: &$0, name: text) })
    return family
  }

  private func add(_ entry: Entry) {
    entries.withLock { entries in
      precondition(!entries.contains { $0.name == entry.name }, "\(entry.name) is there already")
      entries.append(entry)
    }
  }

  /// Name, type and meaning of each metric, in the order in which they were made.
  var descriptions: [(name: String, type: String, help: String)] {
    entries.withLock { $0 }.map { ($0.name, $0.type, $0.help) }
  }
}
