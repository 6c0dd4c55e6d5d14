/// What varies about a log message, in the order in which it is written.
///
/// ```swift
/// logger.warning("connection refused", ["address": .string(address), "open": 17])
/// ```
public struct LogMetadata: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  public enum Value: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case strings([String])

    public static func description(_ value: some CustomStringConvertible) -> Value {
      .string(value.description)
    }

    /// In milliseconds; the name of the pair ends in "_ms".
    public static func milliseconds(_ duration: Duration) -> Value {
      let (seconds, attoseconds) = duration.components
      let microseconds = Double(seconds) * 1e6 + (Double(attoseconds) / 1e12).rounded()
      return .double(microseconds / 1000)
    }
  }

  struct Pair: Sendable, Hashable {
    let name: String
    let value: Value
  }

  private(set) var pairs: [Pair]

  public init(dictionaryLiteral elements: (String, Value)...) {
    pairs = elements.map { Pair(name: $0.0, value: $0.1) }
  }

  public mutating func append(_ name: String, _ value: Value) {
    pairs.append(Pair(name: name, value: value))
  }
}

extension LogMetadata.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
