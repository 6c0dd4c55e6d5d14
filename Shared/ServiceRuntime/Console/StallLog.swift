import EventLoop
import LinuxIO

/// Tells of work that blocked an event loop: in the log, once in a while for each method, in the
/// metrics and on the console.
final class StallLog: Sendable {
  struct Record: Sendable {
    let at: ContinuousClock.Instant
    let stall: LoopStall
  }

  private let logger: Logger
  private let count: MetricFamily<Counter>
  private let sampled: SampledLog<String>
  private let records = Lock<[Record]>([])

  private static let kept = 20

  /// What isn't a call: handshakes, timers, whatever the service has put on the loop by itself.
  static let unknown = "(no call)"

  init(_ logger: Logger, _ metrics: MetricsRegistry, every span: Duration = .seconds(10)) {
    self.logger = logger
    sampled = SampledLog(every: span)
    count = metrics.counters(
      "rollcall_loop_stalls_total",
      help: "How often one piece of work blocked an event loop for longer than allowed.",
      labels: ["method"])
    _ = count.with(Self.unknown)
  }

  func watch(_ loops: [Loop], above limit: Duration) {
    for loop in loops {
      loop.reportStalls(above: limit) { [weak self] in self?.record($0) }
    }
  }

  /// The last first.
  var recent: [Record] { records.withLock { $0 }.reversed() }

  func record(_ stall: LoopStall) {
    let method = stall.work ?? Self.unknown
    count.with(method).increment()
    records.withLock { records in
      if records.count == Self.kept { records.removeFirst() }
      records.append(Record(at: .now, stall: stall))
    }
    guard let leftOut = sampled.admit(method, at: .now) else { return }
    logger.warning(
      "an event loop was blocked",
      [
        "method": .string(method), "loop": .string(stall.loop),
        "duration_ms": .milliseconds(stall.duration), "left_out": .integer(leftOut),
      ])
  }
}
