/// How many calls are to begin when: stages of a steady or an evenly changing rate, one after another.
///
/// Steps are steady stages, a ramp is one whose rate changes, and a spike is a short one between two
/// others.
package struct RatePlan: Sendable, Hashable, Codable {
  package struct Stage: Sendable, Hashable, Codable {
    /// Calls a second when the stage begins.
    package var from: Double
    /// Calls a second when it ends.
    package var to: Double
    package var seconds: Double

    package init(from: Double, to: Double, seconds: Double) {
      self.from = from
      self.to = to
      self.seconds = seconds
    }

    package static func steady(_ rate: Double, seconds: Double) -> Stage {
      Stage(from: rate, to: rate, seconds: seconds)
    }

    var calls: Double { (from + to) / 2 * seconds }

    /// When so many of its calls have begun. The root of `from * t + (to - from) / 2 / seconds * t²`
    /// in the form that needs no case of its own for a steady rate.
    func instant(of calls: Double) -> Double {
      let slope = (to - from) / seconds
      let rate = (from * from + 2 * slope * calls).squareRoot()
      let sum = from + rate
      return sum > 0 ? min(seconds, 2 * calls / sum) : 0
    }

    func calls(by second: Double) -> Double {
      from * second + (to - from) / seconds * second * second / 2
    }
  }

  package let stages: [Stage]

  package init(_ stages: [Stage]) { self.stages = stages.filter { $0.seconds > 0 } }

  package var seconds: Double { stages.reduce(0) { $0 + $1.seconds } }
  /// All that it makes.
  package var calls: Double { stages.reduce(0) { $0 + $1.calls } }

  /// With the rate of its beginning for so long before it.
  package func preceded(by warmUp: Double) -> RatePlan {
    guard warmUp > 0, let first = stages.first else { return self }
    return RatePlan([.steady(first.from, seconds: warmUp)] + stages)
  }

  /// The second at which so many calls have begun; `nil` if the plan doesn't make that many.
  package func instant(of call: Double) -> Double? {
    var rest = call
    var begin = 0.0
    for stage in stages {
      // A call that the next stage would begin at once is its, and one after the last is nobody's. What
      // is less than a thousandth of a call is the rounding of sums.
      if rest < stage.calls - 0.001 { return begin + stage.instant(of: max(0, rest)) }
      rest -= stage.calls
      begin += stage.seconds
    }
    return nil
  }

  /// How many calls have begun by then.
  package func calls(by second: Double) -> Double {
    var calls = 0.0
    var begin = 0.0
    for stage in stages where second > begin {
      calls += stage.calls(by: min(second - begin, stage.seconds))
      begin += stage.seconds
    }
    return calls
  }

  /// The rate at that second.
  package func rate(at second: Double) -> Double {
    var begin = 0.0
    for stage in stages {
      if second < begin + stage.seconds {
        return stage.from + (stage.to - stage.from) * (second - begin) / stage.seconds
      }
      begin += stage.seconds
    }
    return 0
  }
}
