import LoadGenerator

/// How many calls a second, as people type it.
///
/// "1000" is steady, "100..1000" grows evenly, and "100,200,400" are steps of equal length. With a
/// span behind each, "100:20s,2000:2s,100:20s", it says how long as well: a spike.
enum RateText {
  private static let example =
    "write calls a second: 1000, a ramp 100..1000, steps 100,200,400, or 100:20s,2000:2s,100:20s"

  /// - Parameter seconds: How long all of it takes, where the text doesn't say so.
  static func parse(_ text: String, seconds: Double?) throws(UsageError) -> RatePlan {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let hasSpans = words.contains { $0.contains(":") }
    if hasSpans, seconds != nil {
      throw UsageError("--rate \(text) says how long it takes; leave out --duration")
    }
    var stages: [RatePlan.Stage] = []
    for word in words {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == (hasSpans ? 2 : 1) else {
        throw UsageError("--rate \"\(text)\": every stage takes a span or none does; \(example)")
      }
      let (from, to) = try rates(parts[0], text)
      let share = (seconds ?? 10) / Double(words.count)
      let span = hasSpans ? try TimeoutText.parse(parts[1]) / .seconds(1) : share
      stages.append(.init(from: from, to: to, seconds: span))
    }
    let plan = RatePlan(stages)
    guard plan.calls >= 1 else { throw UsageError("--rate \(text) makes no call") }
    return plan
  }

  private static func rates(_ word: String, _ text: String) throws(UsageError) -> (Double, Double) {
    guard let dots = word.firstRange(of: "..") else {
      let rate = try rate(word, text)
      return (rate, rate)
    }
    return (
      try rate(String(word[..<dots.lowerBound]), text),
      try rate(String(word[dots.upperBound...]), text)
    )
  }

  private static func rate(_ word: String, _ text: String) throws(UsageError) -> Double {
    guard let rate = Double(word), rate >= 0, rate <= 1e8, word.first?.isNumber == true else {
      throw UsageError("--rate \"\(text)\": \"\(word)\" is no rate; \(example)")
    }
    return rate
  }
}
