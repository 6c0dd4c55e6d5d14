internal import LinuxIO
internal import RPCCore
internal import ServiceRuntime
internal import ServiceStore
internal import WellKnownTypes

/// What can be seen from outside of how well a service follows the user directory.
final class FollowerMetrics: Sendable {
  private struct Times {
    var caughtUp: WallTime?
    var lastChange: Timestamp?
  }

  private let connected: Gauge
  private let forgotten: Counter
  private let interruptions: MetricFamily<Counter>
  private let times: Shared

  /// The registry keeps it for as long as it may be asked.
  private final class Shared: Sendable {
    let value = Lock(Times())
  }

  init(in metrics: MetricsRegistry) {
    connected = metrics.gauge(
      "rollcall_people_followed",
      help: "Whether the user directory's stream of changes is being read: 1 or 0.")
    forgotten = metrics.counter(
      "rollcall_people_forgotten_total",
      help: "Deletions of people that have been dealt with, each as often as it was told.")
    interruptions = metrics.counters(
      "rollcall_people_interruptions_total",
      help: "Ends of the user directory's stream of changes, by status.", labels: ["code"])
    let times = Shared()
    self.times = times
    metrics.gauge(
      "rollcall_people_caught_up_timestamp_seconds",
      help: "When the service last knew that no deletion was missing, in seconds since 1970."
    ) {
      times.value.withLock { $0.caughtUp }.map { Double($0.microseconds) / 1e6 }
    }
    metrics.gauge(
      "rollcall_people_last_change_timestamp_seconds",
      help: "When the last deletion that was dealt with was made, in seconds since 1970."
    ) {
      times.value.withLock { $0.lastChange }.map { Double($0.seconds) + Double($0.nanos) / 1e9 }
    }
  }

  func began() { connected.set(1) }

  func ended(_ code: StatusCode) {
    connected.set(0)
    interruptions.with(code.name).increment()
  }

  func applied(_ count: Int, lastChange: Timestamp?, isCaughtUp: Bool) {
    forgotten.increment(by: UInt64(count))
    times.value.withLock { times in
      if let lastChange { times.lastChange = lastChange }
      if isCaughtUp { times.caughtUp = .now() }
    }
  }
}
