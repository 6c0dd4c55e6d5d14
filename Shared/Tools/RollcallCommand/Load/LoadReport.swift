import FoundationEssentials
import LoadGenerator

/// What is kept of a load, in a file or between processes.
struct LoadReport: Codable, Sendable {
  struct Kept: Codable, Sendable, Hashable {
    let text: String
    /// In microseconds, calls a second, or a share.
    let value: Double
    let isMet: Bool
  }

  /// What most readers want, so that they need not know of buckets. Latencies are in microseconds.
  struct Summary: Codable, Sendable {
    struct Latency: Codable, Sendable {
      let p50, p75, p90, p95, p99, p999, max, mean: Double

      init(_ histogram: LatencyHistogram) {
        p50 = histogram.quantile(0.5)
        p75 = histogram.quantile(0.75)
        p90 = histogram.quantile(0.9)
        p95 = histogram.quantile(0.95)
        p99 = histogram.quantile(0.99)
        p999 = histogram.quantile(0.999)
        max = Double(histogram.greatest) / 1000
        mean = histogram.mean
      }
    }

    let rate: Double
    let begun, succeeded, failed, cutOff, unsent: Int
    let errorShare: Double
    let latencyFromSchedule: Latency
    let latencyFromSend: Latency
    let generatorBusyShare: Double
    let generatorMicrosecondsPerCall: Double
    let warnings: [String]

    init(_ result: LoadResult) {
      let total = result.total
      rate = result.rate
      begun = total.begun
      succeeded = total.succeeded
      failed = total.failed
      cutOff = total.cutOff
      unsent = total.unsent
      errorShare = total.errorShare
      latencyFromSchedule = Latency(total.scheduled)
      latencyFromSend = Latency(total.sending)
      generatorBusyShare = result.busyShare
      generatorMicrosecondsPerCall = result.processorMicrosecondsPerCall
      warnings = result.doubts.map(LoadText.warning)
    }
  }

  static let format = "rollcall load 1"

  var format = LoadReport.format
  /// For pages that show several.
  let name: String
  let startedAt: String
  let targets: [String]
  let methods: [String]
  /// "open loop, 10,000 calls/s, …"
  let load: String
  let thresholds: [Kept]
  let summary: Summary
  let plan: LoadPlan
  let result: LoadResult

  /// Whether calls followed a schedule.
  var isOpen: Bool {
    switch plan.mode {
    case .open: true
    case .closed: false
    }
  }

  /// - Throws: `UsageError` for a file that isn't one.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) can't be read")
    }
    do {
      self = try JSONDecoder().decode(LoadReport.self, from: data)
    } catch {
      throw UsageError("\(path) is no report that `rollcall load --report FILE.json` wrote")
    }
    guard format == Self.format else {
      throw UsageError("\(path) is of another version, \"\(format)\"")
    }
  }

  init(
    name: String, startedAt: String, targets: [String], load: String, thresholds: [Threshold],
    plan: LoadPlan, result: LoadResult
  ) {
    self.name = name
    self.startedAt = startedAt
    self.targets = targets
    methods = result.methods.map(\.name)
    self.load = load
    self.thresholds = thresholds.map {
      Kept(text: $0.text, value: $0.value(of: result), isMet: $0.isMet(by: result))
    }
    summary = Summary(result)
    self.plan = plan
    self.result = result
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// A row for each span of the load; latencies in microseconds, from the schedule.
  var csv: String {
    let header =
      "from_s,to_s,begun,succeeded,failed,in_flight,rate_per_s,p50_us,p90_us,p99_us,max_us\n"
    return header
      + result.intervals.map { interval in
        let latency = interval.scheduled
        let numbers = [
          interval.from, interval.to, Double(interval.begun), Double(interval.succeeded),
          Double(interval.failed), Double(interval.inFlight), interval.endedPerSecond,
          latency.quantile(0.5), latency.quantile(0.9), latency.quantile(0.99),
          Double(latency.greatest) / 1000,
        ]
        return numbers.map { LoadText.plain($0) }.joined(separator: ",") + "\n"
      }.joined()
  }
}
