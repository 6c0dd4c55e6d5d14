import Glibc
import RPCCore
import RPCTransport
import Testing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The history of traffic")
struct TrafficHistoryTests {
  private static let method = MethodDescriptor(
    service: "test.Sample", name: "Do", kind: .unary, idempotency: .unknown, access: .anyPeer)

  private struct Service: RPCService {
    var methods: [ServerMethod] {
      [
        .unary(TrafficHistoryTests.method) { (request: DurationMessage, _) in
          if request.seconds < 0 { throw RPCError(.aborted, "no") }
          return Empty()
        }
      ]
    }
  }

  @Test("has what happened in each span, and nothing twice")
  func spans() async throws {
    let server = try Server(inMemoryServing: [Service()])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
    let history = TrafficHistory([])
    history.sample(server.tallies, connections: 0, time: 1)
    for seconds: Int64 in [1, 1, -1] {
      let _: Empty? = try? await channel.unary(
        Self.method, DurationMessage(seconds: seconds), options: CallOptions())
    }
    history.sample(server.tallies, connections: 7, time: 2)
    history.sample(server.tallies, connections: 0, time: 3)
    let spans = history.spans(after: 0)
    #expect(spans.map(\.number) == [1, 2, 3])
    #expect(spans.map(\.total.succeeded) == [0, 2, 0])
    #expect(spans.map(\.total.failed) == [0, 1, 0])
    #expect(spans[1].methods["test.Sample/Do"]?.failed == 1)
    #expect(spans[1].connections == 7)
    #expect(spans[1].total.p99 != nil)
    #expect(spans[2].methods.isEmpty)
    #expect(spans[2].total.p99 == nil)
    #expect(history.spans(after: 2).map(\.time) == [3])
  }

  @Test("keeps five minutes")
  func bound() {
    let history = TrafficHistory([])
    for number in 0..<(TrafficHistory.kept + 10) {
      history.sample([], connections: 0, time: number)
    }
    #expect(history.spans(after: 0).count == TrafficHistory.kept)
    #expect(history.spans(after: 0).first?.number == 11)
  }
}
