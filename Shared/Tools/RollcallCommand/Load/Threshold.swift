import LoadGenerator

/// What a load has to keep to: "p99<20ms", "errors<0.1%", "rate>5000".
struct Threshold: Sendable, Hashable {
  enum Measure: Sendable, Hashable {
    /// Of the latency from the schedule, in microseconds.
    case quantile(Double)
    case mean
    case greatest
    /// The share of the calls that ended which failed.
    case errors
    /// Calls a second.
    case rate
  }

  enum Relation: String, Sendable, Hashable, CaseIterable {
    // The longer ones first, as the shorter begin them.
    case atMost = "<="
    case atLeast = ">="
    case under = "<"
    case over = ">"
  }

  /// As it was typed.
  let text: String
  let measure: Measure
  let relation: Relation
  let bound: Double

  init(_ text: String) throws(UsageError) {
    let packed = text.filter { $0 != " " }
    self.text = packed
    guard let relation = Relation.allCases.first(where: { packed.contains($0.rawValue) }),
      let range = packed.firstRange(of: relation.rawValue)
    else { throw Self.misunderstood(text) }
    self.relation = relation
    let (name, value) = (String(packed[..<range.lowerBound]), String(packed[range.upperBound...]))
    guard let measure = Self.measure(name) else { throw Self.misunderstood(text) }
    self.measure = measure
    switch measure {
    case .quantile, .mean, .greatest:
      guard let bound = Self.microseconds(value) else { throw Self.misunderstood(text) }
      self.bound = bound
    case .errors:
      let isPercent = value.hasSuffix("%")
      guard let bound = Self.number(isPercent ? String(value.dropLast()) : value) else {
        throw Self.misunderstood(text)
      }
      self.bound = isPercent ? bound / 100 : bound
    case .rate:
      guard let bound = Self.number(value.hasSuffix("/s") ? String(value.dropLast(2)) : value)
      else { throw Self.misunderstood(text) }
      self.bound = bound
    }
  }

  private static func misunderstood(_ text: String) -> UsageError {
    UsageError(
      "\"\(text)\" is no threshold; write p99<20ms (or p50, p99.9, mean, max), errors<0.1% or "
        + "rate>5000")
  }

  private static func measure(_ name: String) -> Measure? {
    switch name {
    case "mean": return .mean
    case "max": return .greatest
    case "errors": return .errors
    case "rate": return .rate
    default:
      guard name.hasPrefix("p"), let percent = number(String(name.dropFirst())), percent <= 100
      else { return nil }
      return .quantile(percent / 100)
    }
  }

  private static func number(_ text: String) -> Double? {
    guard text.first?.isNumber == true, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  private static func microseconds(_ text: String) -> Double? {
    for unit in ["us", "µs"] where text.hasSuffix(unit) {
      return number(String(text.dropLast(unit.count)))
    }
    guard let span = try? TimeoutText.parse(text) else { return nil }
    return span / .microseconds(1)
  }

  /// What the load came to, in the unit of ``bound``.
  func value(of result: LoadResult) -> Double {
    let total = result.total
    switch measure {
    case .quantile(let share): return total.scheduled.quantile(share)
    case .mean: return total.scheduled.mean
    case .greatest: return Double(total.scheduled.greatest) / 1000
    case .errors: return total.errorShare
    case .rate: return result.rate
    }
  }

  /// A load of which no call ended keeps to nothing.
  func isMet(by result: LoadResult) -> Bool {
    guard result.total.ended > 0 else { return false }
    let value = value(of: result)
    return switch relation {
    case .atMost: value <= bound
    case .atLeast: value >= bound
    case .under: value < bound
    case .over: value > bound
    }
  }
}
