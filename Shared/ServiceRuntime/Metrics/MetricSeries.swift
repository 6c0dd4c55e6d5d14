import Synchronization

/// One line, or group of lines, of a metric: its values for one combination of labels.
public protocol MetricSeries: Sendable {
  /// The word for the type in the text format.
  static var typeName: String { get }

  func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label])
}

/// A number that only grows, until the process ends.
public final class Counter: MetricSeries {
  public static let typeName = "counter"
  private let count = Atomic<UInt64>(0)

  init() {}

  public var value: UInt64 { count.load(ordering: .relaxed) }

  public func increment(by amount: UInt64 = 1) {
    count.add(amount, ordering: .relaxed)
  }

  public func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label]) {
    text.sample(name, labels, "\(value)")
  }
}

/// A number that grows and shrinks.
public final class Gauge: MetricSeries {
  public static let typeName = "gauge"
  private let current = Atomic<Int64>(0)

  init() {}

  public var value: Int64 { current.load(ordering: .relaxed) }

  public func set(_ value: Int64) { current.store(value, ordering: .relaxed) }
  public func increment() { current.add(1, ordering: .relaxed) }
  public func decrement() { current.subtract(1, ordering: .relaxed) }

  public func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label]) {
    text.sample(name, labels, "\(value)")
  }
}

/// A number that is asked for when somebody looks.
final class Measurement: MetricSeries {
  static let typeName = "gauge"
  private let measure: @Sendable () -> Double?

  init(_ measure: @escaping @Sendable () -> Double?) { self.measure = measure }

  func write(to text: inout PrometheusText, name: String, labels: [PrometheusText.Label]) {
    if let value = measure() { text.sample(name, labels, PrometheusText.number(value)) }
  }
}
