import EventLoop
import RPCCore
import RPCTransport

/// What a server has counted of its calls, whatever protocol they came by, as metrics.
///
/// The counting is the server's own: here it is only written down when somebody looks.
enum ServerMetrics {
  private typealias Label = PrometheusText.Label

  /// - Parameter tallies: Those of all methods; asked for when somebody looks.
  static func register(
    _ tallies: @escaping @Sendable () -> [MethodTally], in registry: MetricsRegistry
  ) {
    registry.samples(
      "rollcall_server_calls_total", type: Counter.typeName,
      help: "Calls that have ended, by their status."
    ) { text, name in
      for tally in tallies() { writeOutcomes(of: tally, name, to: &text) }
    }
    registry.samples(
      "rollcall_server_call_duration_seconds", type: Histogram.typeName,
      help: "From the beginning of the handler to the end of the call."
    ) { text, name in
      for tally in tallies() {
        let times = tally.durations.read().reduced(
          from: tally.durations.bounds, to: Distribution.times)
        text.seconds(name, labels(of: tally), times, bounds: Distribution.times)
      }
    }
    registry.gauges(
      "rollcall_server_calls_in_flight", help: "Calls that have begun and aren't over.",
      labels: ["service", "method"]
    ) {
      tallies().map { tally in
        (labels: [tally.method.service, tally.method.name], value: Double(tally.inFlight))
      }
    }
    registerSizes(
      "rollcall_server_request_size_bytes", "Messages of requests, before compression.", tallies,
      \.received, in: registry)
    registerSizes(
      "rollcall_server_response_size_bytes", "Messages of answers, before compression.", tallies,
      \.sent, in: registry)
  }

  /// Of methods that have been called: most services have many that hardly ever are.
  private static func registerSizes(
    _ name: StaticString, _ help: StaticString,
    _ tallies: @escaping @Sendable () -> [MethodTally],
    _ sizes: @escaping @Sendable (MethodTally) -> Distribution, in registry: MetricsRegistry
  ) {
    registry.samples(name, type: Histogram.typeName, help: help) { text, name in
      for tally in tallies() {
        let counts = sizes(tally).read()
        guard counts.total > 0 else { continue }
        text.bytes(name, labels(of: tally), counts, bounds: Distribution.sizes)
      }
    }
  }

  /// OK is there from the start, so that an alert can tell none from no service.
  private static func writeOutcomes(
    of tally: MethodTally, _ name: String, to text: inout PrometheusText
  ) {
    for callProtocol in CallProtocol.allCases {
      for code in StatusCode.allCases {
        let count = tally.ended(callProtocol, code)
        guard count > 0 || code == .ok else { continue }
        let labels =
          labels(of: tally) + [
            Label(name: "protocol", value: callProtocol.rawValue),
            Label(name: "code", value: code.name),
          ]
        text.sample(name, labels, "\(count)")
      }
    }
  }

  private static func labels(of tally: MethodTally) -> [Label] {
    [
      Label(name: "service", value: tally.method.service),
      Label(name: "method", value: tally.method.name),
    ]
  }
}
