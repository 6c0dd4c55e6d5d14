import LinuxIO
import RPCCore
import RPCTransport

/// Writes what happens to a service's channels into the log and counts it.
final class ChannelEventLog: Sendable {
  private let logger: Logger
  /// Why addresses can't be reached, by address: what the log has said already.
  private let known = Lock<[String: String]>([:])
  private let retries: MetricFamily<Counter>
  private let refusedRetries: MetricFamily<Counter>
  private let hedges: MetricFamily<Counter>
  private let connectFailures: MetricFamily<Counter>
  private let ejections: MetricFamily<Counter>
  private let lookUpFailures: MetricFamily<Counter>

  init(_ logger: Logger, _ metrics: MetricsRegistry) {
    self.logger = logger
    retries = metrics.counters(
      "rollcall_client_retries_total",
      help: "Calls that were sent again, by whether a server may have looked at them before.",
      labels: ["service", "method", "processed"])
    refusedRetries = metrics.counters(
      "rollcall_client_retries_refused_total",
      help: "Calls that were not sent again although that might have helped, by reason.",
      labels: ["service", "method", "reason"])
    hedges = metrics.counters(
      "rollcall_client_hedges_total",
      help: "Attempts that were sent beside others of the same call.",
      labels: ["service", "method"])
    connectFailures = metrics.counters(
      "rollcall_client_connect_failures_total",
      help: "Attempts to connect that failed.", labels: ["target"])
    ejections = metrics.counters(
      "rollcall_client_ejections_total",
      help: "Addresses that got no calls for a while because too many went wrong.",
      labels: ["target"])
    lookUpFailures = metrics.counters(
      "rollcall_client_look_up_failures_total",
      help: "Names that could not be looked up.", labels: ["target"])
  }

  func record(_ event: ChannelEvent) {
    switch event {
    case .retried(let method, let error, let pause, let neverProcessed):
      retries.with(method.service, method.name, neverProcessed ? "no" : "maybe").increment()
      logger.debug(
        "call sent again",
        [
          "method": .string(method.path), "after": .string("\(error)"),
          "pause_ms": .milliseconds(pause),
        ])
    case .retryRefused(let method, let error, let reason):
      refusedRetries.with(method.service, method.name, reason.rawValue).increment()
      logger.debug(
        "call not sent again",
        [
          "method": .string(method.path), "after": .string("\(error)"),
          "reason": .string(reason.rawValue),
        ])
    case .hedged(let method):
      hedges.with(method.service, method.name).increment()
    case .connectFailed(let target, let address, let reason):
      connectFailures.with(target).increment()
      let isNews = known.withLock { $0.updateValue(reason, forKey: address) != reason }
      logger.log(
        isNews ? .warning : .debug, "can't connect",
        ["target": .string(target), "address": .string(address), "reason": .string(reason)])
    case .connectionOpened(let target, let address):
      known.withLock { $0[address] = nil }
      logger.debug("connected", ["target": .string(target), "address": .string(address)])
    case .connectionClosed(let target, let address, let reason):
      logger.debug(
        "disconnected",
        ["target": .string(target), "address": .string(address), "reason": .string(reason)])
    case .resolved(let target, let addresses):
      logger.debug(
        "name looked up",
        ["target": .string(target), "addresses": .string(addresses.joined(separator: ", "))])
    case .lookUpFailed(let target, let reason):
      lookUpFailures.with(target).increment()
      logger.warning(
        "can't look up a name", ["target": .string(target), "reason": .string(reason)])
    case .addressEjected(let target, let address, let time, let error):
      ejections.with(target).increment()
      logger.warning(
        "address ejected",
        [
          "target": .string(target), "address": .string(address), "after": .string("\(error)"),
          "time_ms": .milliseconds(time),
        ])
    case .addressRestored(let target, let address):
      logger.info(
        "address gets calls again", ["target": .string(target), "address": .string(address)])
    }
  }
}
