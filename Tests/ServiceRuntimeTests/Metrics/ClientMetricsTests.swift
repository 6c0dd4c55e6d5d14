import LinuxIO
import RPCCore
import RPCTransport
import Testing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The metrics and the log of channels", .timeLimit(.minutes(1)))
struct ClientMetricsTests {
  /// Fails with UNAVAILABLE as often as it is told, and then answers.
  private final class Moody: RPCService {
    static let get = method("Get", .unary)
    static let watch = method("Watch", .serverStreaming)

    private static func method(_ name: String, _ kind: MethodDescriptor.Kind) -> MethodDescriptor {
      MethodDescriptor(
        service: "test.Moody", name: name, kind: kind, idempotency: .noSideEffects,
        access: .anyPeer)
    }

    let failures = Lock(0)

    var methods: [ServerMethod] {
      [
        .unary(Self.get) { [self] (_: Empty, _) -> Empty in
          let fails = failures.withLock { left in
            left -= 1
            return left >= 0
          }
          if fails { throw RPCError(.unavailable, "not now") }
          return Empty()
        },
        .serverStreaming(Self.watch) { (_: Empty, responses: ResponseWriter<Empty>, _) in
          for _ in 0..<3 { try await responses.send(Empty()) }
        },
      ]
    }
  }

  private let moody = Moody()
  private let registry = MetricsRegistry()
  private let pipe = LogPipe()
  private let channel: Channel

  init() throws {
    let server = try Server(inMemoryServing: [moody])
    let log = ChannelEventLog(pipe.logger(), registry)
    var configuration = ChannelConfiguration()
    configuration.report = { log.record($0) }
    configuration.interceptors = [ClientMetrics(in: registry)]
    channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"),
      configuration: configuration)
  }

  private func value(_ series: String) -> String? {
    String(decoding: registry.render(), as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("\(series) ")
    }.map { String($0.dropFirst(series.count + 1)) }
  }

  @Test("count calls by their last status, and retries apart")
  func calls() async throws {
    moody.failures.withLock { $0 = 2 }
    let _: Empty = try await channel.unary(Moody.get, Empty(), options: CallOptions())
    moody.failures.withLock { $0 = 3 }
    await #expect(throws: RPCError.self) {
      let _: Empty = try await channel.unary(Moody.get, Empty(), options: CallOptions())
    }
    let labels = "service=\"test.Moody\",method=\"Get\""
    #expect(value("rollcall_client_calls_total{\(labels),code=\"OK\"}") == "1")
    #expect(value("rollcall_client_calls_total{\(labels),code=\"UNAVAILABLE\"}") == "1")
    #expect(value("rollcall_client_call_duration_seconds_count{\(labels)}") == "2")
    #expect(value("rollcall_client_retries_total{\(labels),processed=\"maybe\"}") == "4")
    #expect(
      value("rollcall_client_retries_refused_total{\(labels),reason=\"attempts used up\"}") == "1")
    #expect(pipe.lines().contains { $0.contains("call sent again") && $0.contains("not now") })
    channel.close()
  }

  @Test("count a stream once, by how it ended")
  func streams() async throws {
    let whole: ResponseStream<Empty> = try await channel.serverStreaming(
      Moody.watch, Empty(), options: CallOptions())
    for try await _ in whole {}
    do {
      let part: ResponseStream<Empty> = try await channel.serverStreaming(
        Moody.watch, Empty(), options: CallOptions())
      for try await _ in part { break }
    }
    let labels = "service=\"test.Moody\",method=\"Watch\""
    #expect(value("rollcall_client_calls_total{\(labels),code=\"OK\"}") == "1")
    #expect(value("rollcall_client_calls_total{\(labels),code=\"CANCELLED\"}") == "1")
    #expect(value("rollcall_client_call_duration_seconds_count{\(labels)}") == "2")
    channel.close()
  }

  @Test("name the address that failed and the system's own words")
  func troubles() {
    let log = ChannelEventLog(pipe.logger(level: .warning), MetricsRegistry())
    // Said once, however often it happens.
    for _ in 0..<3 {
      log.record(
        .connectFailed(
          target: "dns:///users:7401", address: "10.0.0.7:7401",
          reason: "connecting: connect to 10.0.0.7:7401: Connection refused"))
    }
    log.record(
      .addressEjected(
        target: "dns:///users:7401", address: "10.0.0.8:7401", for: .seconds(10),
        after: RPCError(.internalError, "its disk is full")))
    log.record(.connectionOpened(target: "dns:///users:7401", address: "10.0.0.7:7401"))
    let lines = pipe.lines()
    #expect(lines.count == 2)
    #expect(lines[0].contains("\"address\":\"10.0.0.7:7401\""), "\(lines[0])")
    #expect(lines[0].contains("Connection refused"))
    #expect(lines[1].contains("\"address\":\"10.0.0.8:7401\""))
    #expect(lines[1].contains("INTERNAL: its disk is full"))
  }
}
