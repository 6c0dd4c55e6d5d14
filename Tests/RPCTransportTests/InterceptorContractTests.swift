import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

/// What interceptors see and can do, on every transport.
@Suite("Interceptors of calls", .timeLimit(.minutes(1)))
struct InterceptorContractTests {
  /// Notes calls, and refuses those that carry "refuse".
  final class Gatekeeper: ServerInterceptor {
    let log = Lock<[String]>([])

    func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
      log.withLock { $0.append(context.method.name) }
      if context.metadata["refuse"] != nil {
        throw RPCError(.failedPrecondition, "refused on the way in")
      }
      try await body()
    }
  }

  /// Changes requests on their way in and answers on their way out.
  struct Marker: ServerInterceptor {
    let mark: String

    func unary<Request: Sendable, Response: Sendable>(
      _ request: Request, _ context: CallContext,
      next: (Request, CallContext) async throws -> Response
    ) async throws -> Response {
      let response = try await next(marked(request), context)
      return marked(response)
    }

    func stream<Request: Sendable, Response: Sendable>(
      _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
      _ context: CallContext,
      next: (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
    ) async throws {
      try await next(
        requests,
        ResponseWriter { (response) async throws(RPCError) in
          try await responses.send(marked(response))
        }, context)
    }

    private func marked<M>(_ message: M) -> M {
      if var request = message as? GetUserRequest {
        request.id += mark
        return request as? M ?? message
      }
      if var user = message as? User {
        user.id += mark.uppercased()
        return user as? M ?? message
      }
      return message
    }
  }

  /// Adds metadata, and answers by itself what asks for nobody.
  struct Cache: ClientInterceptor {
    func unary<Request: Sendable, Response: Sendable>(
      _ request: Request, _ call: ClientCall,
      next: (Request, ClientCall) async throws(RPCError) -> Response
    ) async throws(RPCError) -> Response {
      if let request = request as? GetUserRequest, request.id == "nobody",
        let answer = User(id: "cached") as? Response
      {
        return answer
      }
      var call = call
      try call.options.metadata.append("from", "cache")
      return try await next(request, call)
    }

    func startStream(_ call: ClientCall) async throws(RPCError) -> ClientCall {
      throw RPCError(.unimplemented, "no streams through the cache")
    }
  }

  @Test(
    "the server's first interceptor is the outermost, on calls and streams",
    arguments: Wiring.allCases)
  func order(_ wiring: Wiring) async throws {
    let gatekeeper = Gatekeeper()
    var configuration = ServerConfiguration()
    configuration.interceptors = [gatekeeper, Marker(mark: "a"), Marker(mark: "b")]
    try await Wired.with(wiring, server: configuration) { wired in
      let user: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(id: "x"), options: CallOptions())
      #expect(user.id == "xabBA")
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.count, GetUserRequest(id: "1"), options: CallOptions())
      var ids: [String] = []
      for try await user in responses { ids.append(user.id) }
      #expect(ids == ["0BA"])
      #expect(gatekeeper.log.withLock { $0 } == ["Echo", "Count"])
    }
  }

  @Test("a server's interceptor can end a call before its handler", arguments: Wiring.allCases)
  func refusal(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.interceptors = [Gatekeeper()]
    try await Wired.with(wiring, server: configuration) { wired in
      let error = await #expect(throws: RPCError.self) {
        let _: User = try await wired.channel.unary(
          Probe.hang, GetUserRequest(), options: CallOptions(metadata: ["refuse": "1"]))
      }
      #expect(error?.code == .failedPrecondition)
      #expect(wired.probe.events.all.isEmpty)
    }
  }

  @Test(
    "a client's interceptor changes calls, answers them, and refuses streams",
    arguments: Wiring.allCases)
  func client(_ wiring: Wiring) async throws {
    var configuration = ChannelConfiguration()
    configuration.interceptors = [Cache()]
    try await Wired.with(wiring, channel: configuration) { wired in
      let seen = Lock<ResponseMetadata?>(nil)
      var options = CallOptions()
      options.whenEnded = { metadata in seen.withLock { $0 = metadata } }
      let user: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(id: "x"), options: options)
      #expect(user.id == "x")
      #expect(seen.withLock { $0 }?.initial["from"] == "cache")
      let cached: User = try await wired.channel.unary(
        Probe.hang, GetUserRequest(id: "nobody"), options: CallOptions())
      #expect(cached.id == "cached")
      let error = await #expect(throws: RPCError.self) {
        let _: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.count, GetUserRequest(id: "1"), options: CallOptions())
      }
      #expect(error?.code == .unimplemented)
    }
  }
}
