import EventLoop
import LinuxIO
import RPCCore
import RPCTransport

/// What happened to each method in each of the last spans of time, for plots.
final class TrafficHistory: Sendable {
  /// What one method did in one span.
  struct Sample: Sendable, Hashable {
    var succeeded = 0
    var failed = 0
    /// In milliseconds; `nil` without calls.
    var median: Double?
    var p90: Double?
    var p99: Double?
  }

  /// What the process did in one span.
  struct Span: Sendable {
    /// Growing by one.
    let number: Int
    /// Milliseconds since 1970, of its end.
    let time: Int
    let seconds: Double
    /// Of one processor.
    let processor: Double
    /// The part of its time in which the busiest loop was.
    let busy: Double
    /// In milliseconds; `nil` if nothing happened.
    let lag: Double?
    let inFlight: Int
    let connections: Int
    /// By the method's path; those without calls are left out.
    let methods: [String: Sample]
    /// All of them together.
    let total: Sample
  }

  /// Calls that have ended. Durations are counted apart, so one may tell of a call that the other
  /// doesn't know yet: how many failed is never a difference between the two.
  private struct Outcomes {
    var succeeded = 0
    var failed = 0

    init() {}

    init(of tally: MethodTally) {
      for callProtocol in CallProtocol.allCases {
        for code in StatusCode.allCases {
          let count = Int(tally.ended(callProtocol, code))
          if code == .ok { succeeded += count } else { failed += count }
        }
      }
    }

    static func - (left: Outcomes, right: Outcomes) -> Outcomes {
      var rest = left
      rest.succeeded -= right.succeeded
      rest.failed -= right.failed
      return rest
    }
  }

  private struct Before {
    var at = ContinuousClock.now
    var processor = 0.0
    var durations: [String: Distribution.Counts] = [:]
    var outcomes: [String: Outcomes] = [:]
    var lags: [Distribution.Counts] = []
  }

  private struct State {
    var before = Before()
    var spans: [Span] = []
    var next = 1
  }

  static let period = Duration.seconds(2)
  /// Five minutes.
  static let kept = 150

  private let loops: [Loop]
  private let state = Lock(State())

  init(_ loops: [Loop]) {
    self.loops = loops
    state.withLock { state in
      state.before.processor = ProcessMetrics.cpuSeconds() ?? 0
      state.before.lags = loops.map { $0.lag.read() }
    }
  }

  /// Those after the one with this number.
  func spans(after number: Int) -> [Span] {
    state.withLock { $0.spans.filter { $0.number > number } }
  }

  /// A span of time is over.
  func sample(_ tallies: [MethodTally], connections: Int, time: Int) {
    let now = ContinuousClock.now
    let processor = ProcessMetrics.cpuSeconds() ?? 0
    let lags = loops.map { $0.lag.read() }
    let counts = tallies.map { tally in
      (
        path: tally.method.path, durations: tally.durations.read(),
        outcomes: Outcomes(of: tally)
      )
    }
    let inFlight = tallies.reduce(0) { $0 + $1.inFlight }
    state.withLock { state in
      let before = state.before
      let seconds = Self.seconds(before.at.duration(to: now))
      var methods: [String: Sample] = [:]
      var all = Distribution.Counts(
        counts: [UInt64](repeating: 0, count: Distribution.fineTimes.count + 1), sum: 0)
      var allOutcomes = Outcomes()
      for (path, durations, outcomes) in counts {
        let new = before.durations[path].map { durations - $0 } ?? durations
        let newOutcomes = outcomes - (before.outcomes[path] ?? Outcomes())
        guard new.total > 0 || newOutcomes.succeeded + newOutcomes.failed > 0 else { continue }
        methods[path] = Self.sample(new, newOutcomes)
        allOutcomes.succeeded += newOutcomes.succeeded
        allOutcomes.failed += newOutcomes.failed
        for index in all.counts.indices { all.counts[index] += new.counts[index] }
      }
      let newLags = zip(lags, before.lags).map { $0 - $1 }
      let lag = newLags.compactMap { $0.percentile(0.99, of: Distribution.times) }.max()
      state.spans.append(
        Span(
          number: state.next, time: time, seconds: seconds,
          processor: seconds > 0 ? (processor - before.processor) / seconds : 0,
          busy: seconds > 0 ? min(1, Double(newLags.map(\.sum).max() ?? 0) / 1e9 / seconds) : 0,
          lag: lag.map { $0 / 1e6 }, inFlight: inFlight, connections: connections,
          methods: methods, total: Self.sample(all, allOutcomes)))
      state.next += 1
      if state.spans.count > Self.kept { state.spans.removeFirst() }
      state.before = Before(
        at: now, processor: processor,
        durations: Dictionary(uniqueKeysWithValues: counts.map { ($0.path, $0.durations) }),
        outcomes: Dictionary(uniqueKeysWithValues: counts.map { ($0.path, $0.outcomes) }),
        lags: lags)
    }
  }

  private static func sample(_ durations: Distribution.Counts, _ outcomes: Outcomes) -> Sample {
    let milliseconds = { (share: Double) in
      durations.percentile(share, of: Distribution.fineTimes).map { $0 / 1e6 }
    }
    return Sample(
      succeeded: outcomes.succeeded, failed: outcomes.failed,
      median: milliseconds(0.5), p90: milliseconds(0.9), p99: milliseconds(0.99))
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
