import RPCCore
import RPCTransport
import Testing
import Tracing

@testable import ServiceRuntime

@Suite("The traces of a service's own calls")
struct ClientTracingTests {
  private static let method = MethodDescriptor(
    service: "test.Sample", name: "Watch", kind: .serverStreaming, idempotency: .noSideEffects,
    access: .anyPeer)

  private let queue = SpanQueue()
  private let tracing = ClientTracing(callProtocol: .grpc)

  private func server(_ parent: String? = nil) throws -> ActiveSpan {
    let tracer = Tracer(into: queue, sampling: Sampling(share: 1), seed: 5)
    return try #require(
      tracer.serverSpan("test.Caller/Ask", parent: parent, state: nil) { [] })
  }

  private func spans() async -> [Span] {
    queue.close()
    return await queue.next(within: .zero) ?? []
  }

  @Test("tell an attempt that a stream makes while it is read as a part of the stream's span")
  func streamAttempts() async throws {
    let server = try server()
    try await ActiveSpan.$current.withValue(server) {
      let stream: ClientStream<Int, Int> = try await tracing.stream(
        ClientCall(method: Self.method, options: CallOptions())
      ) { call async throws(RPCError) in
        #expect(call.options.metadata["traceparent"] != server.context.parent)
        return ClientStream<Int, Int>(
          send: { _ async throws(RPCError) in }, finishSending: {},
          next: { () async throws(RPCError) in
            ClientTracing.record(
              .retried(
                Self.method, after: RPCError(.unavailable, "ann@example.com is gone"),
                in: .zero, neverProcessed: false))
            return nil
          }, cancel: {})
      }
      #expect(try await stream.next() == nil)
    }
    server.end()
    let spans = await spans()
    let call = try #require(spans.first { $0.parent == server.context.spanID })
    #expect(call.kind == .client && call.name == Self.method.path)
    #expect(call.attributes.contains { $0.key == "rpc.system" && $0.value == .text("grpc") })
    let attempt = try #require(spans.first { $0.parent == call.context.spanID })
    #expect(attempt.kind == .client)
    #expect(
      attempt.attributes.contains {
        $0.key == "rollcall.attempt.after" && $0.value == .text("UNAVAILABLE")
      })
    #expect(spans.count == 3)
  }

  @Test("pass on a trace that isn't recorded, and make no span of it")
  func unsampled() async throws {
    let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
    let server = try server(parent)
    try await ActiveSpan.$current.withValue(server) {
      _ = try await tracing.unary(
        1, ClientCall(method: Self.method, options: CallOptions())
      ) { (request: Int, call) async throws(RPCError) -> Int in
        #expect(call.options.metadata["traceparent"] == parent)
        return request
      }
    }
    #expect(await spans().isEmpty)
  }
}
