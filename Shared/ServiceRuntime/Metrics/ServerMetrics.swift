import RPCCore

/// Counts and times the calls that a server carries out, whatever protocol they came by.
///
/// Each method's series are looked up once, at the start: a call that succeeds takes no lock.
final class ServerMetrics: ServerInterceptor {
  private final class Method: Sendable {
    /// Kept, so that its identity stands for no other object.
    let descriptor: MethodDescriptor
    private let succeededNatively: Counter
    private let succeededOverGRPC: Counter
    let duration: Histogram
    let inFlight: Gauge

    init(
      _ descriptor: MethodDescriptor, succeeded: (CallProtocol) -> Counter, duration: Histogram,
      inFlight: Gauge
    ) {
      self.descriptor = descriptor
      succeededNatively = succeeded(.native)
      succeededOverGRPC = succeeded(.grpc)
      self.duration = duration
      self.inFlight = inFlight
    }

    func succeeded(_ callProtocol: CallProtocol) -> Counter {
      switch callProtocol {
      case .native: succeededNatively
      case .grpc: succeededOverGRPC
      }
    }
  }

  /// By the identity of the descriptor, which costs no look at its text.
  private let methods: [ObjectIdentifier: Method]
  /// For a service that makes its descriptors anew each time that it is asked for its methods.
  private let methodsByPath: [String: Method]
  private let calls: MetricFamily<Counter>

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
        method,
        succeeded: { callProtocol in
          calls.with(method.service, method.name, callProtocol.rawValue, StatusCode.ok.name)
        },
        duration: durations.with(method.service, method.name),
        inFlight: inFlight.with(method.service, method.name))
    }
    self.calls = calls
    self.methods = Dictionary(
      series.map { (ObjectIdentifier($0.descriptor), $0) }, uniquingKeysWith: { first, _ in first })
    methodsByPath = Dictionary(
      series.map { ($0.descriptor.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
    let found = methods[ObjectIdentifier(context.method)] ?? methodsByPath[context.method.path]
    guard let method = found else { return try await body() }
    let start = ContinuousClock.now
    method.inFlight.increment()
    defer {
      method.inFlight.decrement()
      method.duration.observe(ContinuousClock.now - start)
    }
    do {
      try await body()
      method.succeeded(context.callProtocol).increment()
    } catch {
      let code = CallOutcome.code(of: error, in: context)
      calls.with(
        context.method.service, context.method.name, context.callProtocol.rawValue, code.name
      ).increment()
      throw error
    }
  }
}
