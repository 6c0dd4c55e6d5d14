import RPCCore
import Synchronization
import Testing

@Suite("Interceptors")
struct InterceptorTests {
  /// Sees only when a call begins and how it ends.
  final class Around: ServerInterceptor {
    let log = Mutex<[String]>([])

    func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
      log.withLock { $0.append("begin \(context.method.name)") }
      do {
        try await body()
        log.withLock { $0.append("ok") }
      } catch {
        log.withLock { $0.append("failed") }
        throw error
      }
    }
  }

  static let context = CallContext(
    method: MethodDescriptor(
      service: "a.v1.S", name: "M", kind: .unary, idempotency: .unknown, access: .anyPeer),
    peer: nil, address: "test", metadata: [:], deadline: nil)

  @Test("one that only goes around sees unary calls and streams alike")
  func around() async throws {
    let interceptor = Around()
    let answer = try await interceptor.unary(20, Self.context) { request, _ in request + 1 }
    #expect(answer == 21)
    let sent = Mutex<[Int]>([])
    try await interceptor.stream(
      RequestStream<Int> { nil },
      ResponseWriter<Int> { value in sent.withLock { $0.append(value) } },
      Self.context
    ) { _, responses, _ in try await responses.send(7) }
    #expect(sent.withLock { $0 } == [7])
    await #expect(throws: RPCError.self) {
      try await interceptor.unary(1, Self.context) { (_: Int, _) -> Int in
        throw RPCError(.notFound, "x")
      }
    }
    #expect(
      interceptor.log.withLock { $0 } == ["begin M", "ok", "begin M", "ok", "begin M", "failed"])
  }

  @Test("one that answers nothing and throws nothing is an internal error")
  func skipped() async {
    struct Skipping: ServerInterceptor {
      func around(_ context: CallContext, _ body: () async throws -> Void) async throws {}
    }
    let error = await #expect(throws: RPCError.self) {
      try await Skipping().unary(1, Self.context) { request, _ in request }
    }
    #expect(error?.code == .internalError)
  }
}
