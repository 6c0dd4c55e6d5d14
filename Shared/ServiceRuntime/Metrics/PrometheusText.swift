import EventLoop

/// Text in the exposition format of Prometheus, version 0.0.4.
public struct PrometheusText: Sendable {
  public struct Label: Sendable, Hashable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var bytes: [UInt8] = []

  mutating func begin(_ name: String, type: String, help: String) {
    bytes += "# HELP \(name) ".utf8
    append(escaping: help, quotes: false)
    bytes += "\n# TYPE \(name) \(type)\n".utf8
  }

  public mutating func sample(_ name: String, _ labels: [Label], _ value: String) {
    bytes += name.utf8
    for (index, label) in labels.enumerated() {
      bytes += "\(index == 0 ? "{" : ",")\(label.name)=\"".utf8
      append(escaping: label.value, quotes: true)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += "\(labels.isEmpty ? "" : "}") \(value)\n".utf8
  }

  /// A histogram of nanoseconds, in seconds.
  mutating func seconds(
    _ name: String, _ labels: [Label], _ counts: Distribution.Counts, bounds: [UInt64]
  ) {
    histogram(name, labels, counts, bounds: bounds, unit: 1e9)
  }

  /// A histogram of bytes.
  mutating func bytes(
    _ name: String, _ labels: [Label], _ counts: Distribution.Counts, bounds: [UInt64]
  ) {
    histogram(name, labels, counts, bounds: bounds, unit: 1)
  }

  private mutating func histogram(
    _ name: String, _ labels: [Label], _ counts: Distribution.Counts, bounds: [UInt64],
    unit: Double
  ) {
    var total: UInt64 = 0
    for (index, count) in counts.counts.enumerated() {
      total += count
      let bound = index < bounds.count ? Self.number(Double(bounds[index]) / unit) : "+Inf"
      sample("\(name)_bucket", labels + [Label(name: "le", value: bound)], "\(total)")
    }
    sample("\(name)_sum", labels, Self.number(Double(counts.sum) / unit))
    sample("\(name)_count", labels, "\(total)")
  }

  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  /// A help text escapes the backslash and the line break; a label's value the quote, too.
  private mutating func append(escaping text: String, quotes: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\"") where quotes: bytes += "\\\"".utf8
      default: bytes.append(byte)
      }
    }
  }
}
