/// What came of a load: all that reports are made of, and nothing that can't be put together from the
/// parts of several generators exactly.
package struct LoadResult: Sendable, Hashable, Codable {
  /// The calls of one method, in the order of the plan.
  package struct Method: Sendable, Hashable, Codable {
    package let name: String
    package var tally: CallTally

    package init(name: String, tally: CallTally) {
      self.name = name
      self.tally = tally
    }
  }

  /// What it cost the generator, and how well it kept up.
  package struct Overhead: Sendable, Hashable, Codable {
    /// Of all its threads.
    package var processorNanoseconds: UInt64 = 0
    /// Those that make calls.
    package var threads = 0
    /// How much later than planned calls were sent that had not to wait for others to end.
    package var lag = LatencyHistogram()
    package var mostInFlight = 0

    package init() {}
  }

  package var methods: [Method]
  package var intervals: [LoadInterval]
  /// What was measured, without the time to warm up.
  package var seconds: Double
  package var overhead: Overhead
  /// Whether somebody ended it before its time.
  package var isInterrupted: Bool

  package init(
    methods: [Method], intervals: [LoadInterval] = [], seconds: Double,
    overhead: Overhead = Overhead(), isInterrupted: Bool = false
  ) {
    self.methods = methods
    self.intervals = intervals
    self.seconds = seconds
    self.overhead = overhead
    self.isInterrupted = isInterrupted
  }

  /// Of all methods together.
  package var total: CallTally {
    methods.reduce(into: CallTally()) { $0.merge($1.tally) }
  }

  /// Calls that ended, by themselves and before the load was over, a second.
  package var rate: Double { seconds > 0 ? Double(total.endedInTime) / seconds : 0 }

  /// The share of the time of its threads that it was busy.
  package var busyShare: Double {
    let capacity = seconds * Double(max(1, overhead.threads)) * 1e9
    return capacity > 0 ? min(1, Double(overhead.processorNanoseconds) / capacity) : 0
  }

  package var processorMicrosecondsPerCall: Double {
    let calls = total.begun
    return calls == 0 ? 0 : Double(overhead.processorNanoseconds) / 1000 / Double(calls)
  }

  /// Why the figures may say more of the generator than of the server.
  package enum Doubt: Sendable, Hashable {
    /// It used all that its threads could get: a share of their time.
    case busy(Double)
    /// Calls were sent that much too late, in microseconds at the 99th percentile, with nothing but the
    /// generator to blame.
    case late(Double)
    /// So many calls waited for others to end since no more may run at once.
    case heldBack(Int)
  }

  package var doubts: [Doubt] {
    var doubts: [Doubt] = []
    if busyShare >= 0.9 { doubts.append(.busy(busyShare)) }
    let lag = overhead.lag.quantile(0.99)
    if lag >= 5000 { doubts.append(.late(lag)) }
    let total = total
    if total.heldBack + total.unsent > 0 { doubts.append(.heldBack(total.heldBack + total.unsent)) }
    return doubts
  }

  /// Adds what another generator did in the same load at the same time.
  package mutating func merge(_ other: LoadResult) {
    for (index, method) in other.methods.enumerated() {
      if methods.indices.contains(index) {
        methods[index].tally.merge(method.tally)
      } else {
        methods.append(method)
      }
    }
    for (index, interval) in other.intervals.enumerated() {
      if intervals.indices.contains(index) {
        intervals[index].merge(interval)
      } else {
        intervals.append(interval)
      }
    }
    seconds = max(seconds, other.seconds)
    overhead.processorNanoseconds += other.overhead.processorNanoseconds
    overhead.threads += other.overhead.threads
    overhead.lag.merge(other.overhead.lag)
    overhead.mostInFlight += other.overhead.mostInFlight
    isInterrupted = isInterrupted || other.isInterrupted
  }
}
