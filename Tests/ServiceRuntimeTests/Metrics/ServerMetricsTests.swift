import RPCCore
import RPCTransport
import Testing
import Tracing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The metrics of a server")
struct ServerMetricsTests {
  /// Does what it is sent: a negative duration is an error, a long one waits to be cancelled.
  private struct Waiting: RPCService {
    static let wait = MethodDescriptor(
      service: "test.Sample", name: "Wait", kind: .unary, idempotency: .noSideEffects,
      access: .anyPeer)
    static let watch = MethodDescriptor(
      service: "test.Sample", name: "Watch", kind: .serverStreaming, idempotency: .noSideEffects,
      access: .anyPeer)

    struct Broken: Error {}

    var methods: [ServerMethod] {
      [
        .unary(Self.wait) { (request: DurationMessage, _) in
          if request.seconds == -1 { throw RPCError(.notFound, "there is no such time") }
          if request.seconds < 0 { throw Broken() }
          try await Task.sleep(for: Duration(request))
          return Empty()
        },
        .serverStreaming(Self.watch) {
          (request: DurationMessage, responses: ResponseWriter<Empty>, _) in
          for _ in 0..<request.seconds { try await responses.send(Empty()) }
        },
      ]
    }
  }

  private let registry = MetricsRegistry()
  private let channel: Channel

  init() throws {
    let service = Waiting()
    var configuration = ServerConfiguration()
    configuration.interceptors = [
      CallObserver(
        metrics: ServerMetrics(service.methods.map(\.descriptor), in: registry),
        tracer: Tracer(into: nil, sampling: .never, seed: 1),
        log: CallLog(Logger(service: "sample", level: .error), share: nil))
    ]
    let server = try Server(inMemoryServing: [service], configuration: configuration)
    channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
  }

  private func call(_ seconds: Int64, timeout: Duration? = nil) async throws(RPCError) -> Empty {
    try await channel.unary(
      Waiting.wait, DurationMessage(seconds: seconds), options: CallOptions(timeout: timeout))
  }

  private func line(_ start: String) -> String? {
    String(decoding: registry.render(), as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(start)
    }.map(String.init)
  }

  @Test("count and time calls by method and status")
  func counting() async throws {
    _ = try await call(0)
    _ = try await call(0)
    await #expect(throws: RPCError.self) { try await call(-1) }
    await #expect(throws: RPCError.self) { try await call(-2) }
    let wait = "service=\"test.Sample\",method=\"Wait\""
    let calls = "rollcall_server_calls_total{\(wait),protocol=\"rollcall\""
    #expect(line("\(calls),code=\"OK\"}") == "\(calls),code=\"OK\"} 2")
    #expect(line("\(calls),code=\"NOT_FOUND\"}") == "\(calls),code=\"NOT_FOUND\"} 1")
    #expect(line("\(calls),code=\"UNKNOWN\"}") == "\(calls),code=\"UNKNOWN\"} 1")
    let duration = "rollcall_server_call_duration_seconds_count{\(wait)}"
    #expect(line(duration) == "\(duration) 4")
    let inFlight = "rollcall_server_calls_in_flight{\(wait)}"
    #expect(line(inFlight) == "\(inFlight) 0")
  }

  @Test("count streams when they end")
  func streams() async throws {
    let responses: ResponseStream<Empty> = try await channel.serverStreaming(
      Waiting.watch, DurationMessage(seconds: 3), options: CallOptions())
    var count = 0
    for try await _ in responses { count += 1 }
    #expect(count == 3)
    let series =
      "rollcall_server_calls_total{service=\"test.Sample\",method=\"Watch\",protocol=\"rollcall\","
      + "code=\"OK\"}"
    #expect(line(series) == "\(series) 1")
  }

  @Test("show methods that nobody has called yet")
  func zeroes() {
    let series =
      "rollcall_server_calls_total{service=\"test.Sample\",method=\"Watch\",protocol=\"rollcall\","
      + "code=\"OK\"}"
    #expect(line(series) == "\(series) 0")
  }

  @Test("tell the status that the caller got", arguments: [true, false])
  func outcome(isPast: Bool) {
    let deadline = Deadline(at: ContinuousClock.now.advanced(by: .seconds(isPast ? -1 : 60)))
    let context = CallContext(
      method: Waiting.wait, peer: nil, address: "a", metadata: Metadata(), deadline: deadline)
    #expect(
      CallOutcome.code(of: CancellationError(), in: context)
        == (isPast ? .deadlineExceeded : .cancelled))
    #expect(CallOutcome.code(of: Waiting.Broken(), in: context) == .unknown)
    #expect(CallOutcome.code(of: RPCError(.aborted, "a"), in: context) == .aborted)
  }
}
