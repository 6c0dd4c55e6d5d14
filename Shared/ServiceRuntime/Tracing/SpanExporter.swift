import LinuxIO
import RPCCore
import RPCTransport
import TraceExportAPI
import Tracing

/// Sends spans to a collector, by OTLP over gRPC.
///
/// Source: OpenTelemetry Protocol, "OTLP/gRPC". A collector that is away costs spans, which are
/// counted, and nothing else.
final class SpanExporter: Sendable {
  private let queue: SpanQueue
  private let channel: Channel
  private let client: TraceServiceClient
  private let resource: Resource
  private let logger: Logger
  private let exported: Counter
  private let lost: MetricFamily<Counter>
  /// What the log has said is wrong.
  private let problem = Lock<String?>(nil)

  /// How long spans wait for others to be sent with.
  private static let patience = Duration.seconds(1)
  /// Spans in one message.
  private static let most = 512
  /// For one message, retries and all.
  private static let timeout = Duration.seconds(10)

  init(
    of queue: SpanQueue, over channel: Channel, as service: String, _ logger: Logger,
    _ metrics: MetricsRegistry
  ) {
    self.queue = queue
    self.channel = channel
    client = TraceServiceClient(channel)
    resource = Resource(attributes: [.text("service.name", service)])
    self.logger = logger
    exported = metrics.counter(
      "rollcall_trace_spans_exported_total", help: "Spans that the collector took.")
    lost = metrics.counters(
      "rollcall_trace_spans_lost_total", help: "Spans that didn't get to the collector.",
      labels: ["reason"])
    for reason in Loss.allCases { _ = lost.with(reason.rawValue) }
    metrics.counter(
      "rollcall_trace_spans_dropped_total",
      help: "Spans that found no room in the queue to the collector."
    ) { Double(queue.droppedCount) }
  }

  private enum Loss: String, CaseIterable {
    case notSent = "not_sent"
    case refused = "refused"
  }

  /// Returns once the queue is closed and what was in it has been sent, or has been tried to.
  func run() async {
    while let spans = await queue.next(within: Self.patience) {
      for start in stride(from: 0, to: spans.count, by: Self.most) {
        await send(spans[start..<min(start + Self.most, spans.count)])
      }
    }
    channel.close()
  }

  private func send(_ spans: ArraySlice<Tracing.Span>) async {
    let scope = ScopeSpans(
      scope: InstrumentationScope(name: "rollcall"), spans: spans.map(TraceExportAPI.Span.init))
    let request = ExportTraceServiceRequest(resourceSpans: [
      ResourceSpans(resource: resource, scopeSpans: [scope])
    ])
    do throws(RPCError) {
      let response = try await client.export(request, options: CallOptions(timeout: Self.timeout))
      let rejected = min(max(0, Int(response.partialSuccess?.rejectedSpans ?? 0)), spans.count)
      exported.increment(by: UInt64(spans.count - rejected))
      lost.with(Loss.refused.rawValue).increment(by: UInt64(rejected))
      tell(rejected > 0 ? response.partialSuccess?.errorMessage : nil)
    } catch {
      lost.with(Loss.notSent.rawValue).increment(by: UInt64(spans.count))
      tell("\(error)")
    }
  }

  /// Once for each trouble, and once when it is over.
  private func tell(_ reason: String?) {
    let before = problem.withLock { problem in
      defer { problem = reason }
      return problem
    }
    guard reason != before else { return }
    if let reason {
      logger.warning("spans don't get to the collector", ["reason": .string(reason)])
    } else {
      logger.info("spans get to the collector again")
    }
  }
}

extension TraceExportAPI.Span {
  fileprivate init(_ span: Tracing.Span) {
    let (seconds, attoseconds) = span.duration.components
    let nanoseconds = UInt64(max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
    self.init(
      traceID: span.context.traceID.bytes, spanID: span.context.spanID.bytes,
      traceState: span.context.state, parentSpanID: span.parent?.bytes ?? [], name: span.name,
      kind: SpanKind(span.kind), startTimeUnixNano: span.start,
      endTimeUnixNano: span.start + nanoseconds,
      attributes: span.attributes.map { KeyValue($0.key, $0.value) },
      status: Status(span.outcome), flags: 1)
  }
}

extension TraceExportAPI.Span.SpanKind {
  fileprivate init(_ kind: Tracing.Span.Kind) {
    switch kind {
    case .server: self = .server
    case .client: self = .client
    case .inside: self = .internal
    }
  }
}

extension TraceExportAPI.Status {
  /// OpenTelemetry, "Set Status": success is left unset, which is for whoever reads to judge.
  fileprivate init?(_ outcome: Tracing.Span.Outcome) {
    guard case .failed(let message) = outcome else { return nil }
    self.init(message: message, code: .error)
  }
}

extension KeyValue {
  fileprivate init(_ key: String, _ value: Tracing.Span.Value) {
    switch value {
    case .text(let text): self = .text(key, text)
    case .integer(let number): self.init(key: key, value: AnyValue(value: .intValue(Int64(number))))
    }
  }

  fileprivate static func text(_ key: String, _ text: String) -> KeyValue {
    KeyValue(key: key, value: AnyValue(value: .stringValue(text)))
  }
}
