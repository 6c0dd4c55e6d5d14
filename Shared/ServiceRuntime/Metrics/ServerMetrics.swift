import RPCCore

/// Counts and times the calls that a server carries out, whatever protocol they came by.
///
/// Each method's series are looked up once, at the start: a call that succeeds takes no lock.
final class ServerMetrics: Sendable {
  final class Method: Sendable {
    /// Kept, so that its identity stands for no other object.
    let descriptor: MethodDescriptor
    private let calls: MetricFamily<Counter>
    private let succeededNatively: Counter
    private let succeededOverGRPC: Counter
    let duration: Histogram
    let inFlight: Gauge

    init(
      _ descriptor: MethodDescriptor, calls: MetricFamily<Counter>, duration: Histogram,
      inFlight: Gauge
    ) {
      self.descriptor = descriptor
      self.calls = calls
      let succeeded = { (callProtocol: CallProtocol) in
        calls.with(
          descriptor.service, descriptor.name, callProtocol.rawValue, StatusCode.ok.name)
      }
      succeededNatively = succeeded(.native)
      succeededOverGRPC = succeeded(.grpc)
      self.duration = duration
      self.inFlight = inFlight
    }

    fileprivate func ended(_ callProtocol: CallProtocol, _ code: StatusCode) {
      switch (code, callProtocol) {
      case (.ok, .native): succeededNatively.increment()
      case (.ok, .grpc): succeededOverGRPC.increment()
      default:
        calls.with(descriptor.service, descriptor.name, callProtocol.rawValue, code.name)
          .increment()
      }
    }
  }

  /// By the identity of the descriptor, which costs no look at its text.
  private let methods: [ObjectIdentifier: Method]
  /// For a service that makes its descriptors anew each time that it is asked for its methods.
  private let methodsByPath: [String: Method]

  /// A call that has begun.
  struct Measured {
    fileprivate let method: Method?
    fileprivate let callProtocol: CallProtocol
    let start: ContinuousClock.Instant

    func end(_ code: StatusCode) {
      guard let method else { return }
      method.inFlight.decrement()
      method.duration.observe(ContinuousClock.now - start)
      method.ended(callProtocol, code)
    }
  }

  /// - Parameter methods: All that the server serves.
  init(_ methods: [MethodDescriptor], in registry: MetricsRegistry) {
    let labels = ["service", "method"]
    let calls = registry.counters(
      "rollcall_server_calls_total", help: "Calls that have ended, by their status.",
      labels: labels + ["protocol", "code"])
    let durations = registry.histograms(
      "rollcall_server_call_duration_seconds",
      help: "From the whole request to the end of the handler.", labels: labels)
    let inFlight = registry.gauges(
      "rollcall_server_calls_in_flight", help: "Calls whose handler runs now.", labels: labels)
    let series = methods.map { method in
      Method(
        method, calls: calls, duration: durations.with(method.service, method.name),
        inFlight: inFlight.with(method.service, method.name))
    }
    self.methods = Dictionary(
      series.map { (ObjectIdentifier($0.descriptor), $0) }, uniquingKeysWith: { first, _ in first })
    methodsByPath = Dictionary(
      series.map { ($0.descriptor.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// To be followed by one ``Measured/end(_:)``.
  func begin(_ context: CallContext) -> Measured {
    let method = methods[ObjectIdentifier(context.method)] ?? methodsByPath[context.method.path]
    method?.inFlight.increment()
    return Measured(method: method, callProtocol: context.callProtocol, start: .now)
  }
}
