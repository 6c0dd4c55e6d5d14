import EventLoop

/// How busy the event loops are, as metrics.
enum LoopMetrics {
  static func register(_ loops: [Loop], in registry: MetricsRegistry) {
    registry.samples(
      "rollcall_loop_lag_seconds", type: Histogram.typeName,
      help:
        "Turns of the event loops: what comes meanwhile waits for as long; the sum is busy time."
    ) { text, name in
      for loop in loops {
        let lag = loop.lag
        text.seconds(
          name, [PrometheusText.Label(name: "loop", value: loop.name)], lag.read(),
          bounds: lag.bounds)
      }
    }
  }
}
