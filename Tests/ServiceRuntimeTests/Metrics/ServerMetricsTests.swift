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
  private let recent = RecentCalls()
  private let channel: Channel

  init() throws {
    let service = Waiting()
    var configuration = ServerConfiguration()
    let (recent, log) = (recent, LogPipe())
    let events = ServerEventLog(log.logger(level: .error), registry, recent: recent)
    configuration.report = { events.record($0) }
    let server = try Server(inMemoryServing: [service], configuration: configuration)
    ServerMetrics.register({ server.tallies }, in: registry)
    server.reportCalls(slowerThan: .zero)
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

  @Test("count the sizes of messages of methods that have been called")
  func sizes() async throws {
    _ = try await call(0)
    let wait = "service=\"test.Sample\",method=\"Wait\""
    for name in ["rollcall_server_request_size_bytes", "rollcall_server_response_size_bytes"] {
      #expect(line("\(name)_count{\(wait)}") == "\(name)_count{\(wait)} 1")
      #expect(line("\(name)_bucket{\(wait),le=\"64\"}") == "\(name)_bucket{\(wait),le=\"64\"} 1")
      #expect(line("\(name)_count{service=\"test.Sample\",method=\"Watch\"}") == nil)
    }
  }

  @Test("count calls whose deadline ended them, and those that failed are kept")
  func interruption() async throws {
    await #expect(throws: RPCError.self) { try await call(60, timeout: .milliseconds(20)) }
    // The server's own deadline may come a little after the client's.
    while recent.failed.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    let failed = try #require(recent.failed.first)
    #expect(failed.code == "DEADLINE_EXCEEDED")
    #expect(failed.method == "test.Sample/Wait")
    #expect(failed.stages.last?.name == "handler, interrupted")
    let series = "rollcall_server_calls_interrupted_total{code=\"DEADLINE_EXCEEDED\"}"
    #expect(line(series) == "\(series) 1")
    let inFlight = "rollcall_server_calls_in_flight{service=\"test.Sample\",method=\"Wait\"}"
    #expect(line(inFlight) == "\(inFlight) 0")
  }

  @Test("keep the slowest calls that went well, without streams")
  func slowest() async throws {
    _ = try await call(0)
    let responses: ResponseStream<Empty> = try await channel.serverStreaming(
      Waiting.watch, DurationMessage(seconds: 1), options: CallOptions())
    for try await _ in responses {}
    #expect(recent.slowest.map(\.method) == ["test.Sample/Wait"])
    #expect(recent.slowest.first?.code == "OK")
    #expect(recent.failed.isEmpty)
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
