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

  /// Changes the metadata that comes in and that goes out, and the status.
  struct Scribe: ServerInterceptor {
    func unary<Request: Sendable, Response: Sendable>(
      _ request: Request, _ context: CallContext,
      next: (Request, CallContext) async throws -> Response
    ) async throws -> Response {
      let inner = try translated(context)
      do {
        let response = try await next(request, inner)
        finish(inner)
        return response
      } catch let error as RPCError {
        throw RPCError(.notFound, "translated: \(error.message)")
      }
    }

    func stream<Request: Sendable, Response: Sendable>(
      _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
      _ context: CallContext,
      next: (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
    ) async throws {
      let inner = try translated(context)
      try await next(requests, responses, inner)
      finish(inner)
      throw RPCError(.aborted, "translated")
    }

    private func translated(_ context: CallContext) throws -> CallContext {
      var metadata = context.metadata
      try metadata.append("language", "latin")
      return context.with(metadata: metadata)
    }

    private func finish(_ context: CallContext) {
      var trailers = context.trailers
      trailers.append(contentsOf: ["translated-by": "monk"])
      context.trailers = trailers
    }
  }

  /// Answers by itself, without the handler.
  struct Oracle: ServerInterceptor {
    func unary<Request: Sendable, Response: Sendable>(
      _ request: Request, _ context: CallContext,
      next: (Request, CallContext) async throws -> Response
    ) async throws -> Response {
      guard let answer = User(id: "oracle") as? Response else {
        return try await next(request, context)
      }
      return answer
    }

    func stream<Request: Sendable, Response: Sendable>(
      _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
      _ context: CallContext,
      next: (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
    ) async throws {
      guard let answer = User(id: "oracle") as? Response else { return }
      try await responses.send(answer)
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

    func stream<Request: Sendable, Response: Sendable>(
      _ call: ClientCall,
      next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
    ) async throws(RPCError) -> ClientStream<Request, Response> {
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
    "a server's interceptor changes metadata both ways, and the status", arguments: Wiring.allCases)
  func translation(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.interceptors = [Scribe()]
    try await Wired.with(wiring, server: configuration) { wired in
      let seen = Lock<ResponseMetadata?>(nil)
      var options = CallOptions(metadata: ["tenant": "blue"])
      options.whenEnded = { metadata in seen.withLock { $0 = metadata } }
      let _: User = try await wired.channel.unary(Probe.echo, GetUserRequest(), options: options)
      let metadata = seen.withLock { $0 }
      #expect(metadata?.initial["tenant"] == "blue")
      // The handler sends back what it got.
      #expect(metadata?.initial["language"] == "latin")
      #expect(metadata?.trailers["bye"] == "now")
      #expect(metadata?.trailers["translated-by"] == "monk")
      let error = await #expect(throws: RPCError.self) {
        let _: User = try await wired.channel.unary(
          Probe.fail, GetUserRequest(id: "violations"), options: CallOptions())
      }
      #expect(error?.code == .notFound)
      #expect(error?.message.hasPrefix("translated: email has no @") == true)
      let stream = await #expect(throws: RPCError.self) {
        let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.count, GetUserRequest(id: "2"), options: options)
        for try await _ in responses {}
      }
      #expect(stream?.code == .aborted)
      #expect(seen.withLock { $0 }?.trailers["counted"] == "2")
      #expect(seen.withLock { $0 }?.trailers["translated-by"] == "monk")
    }
  }

  @Test(
    "a server's interceptor answers calls and streams without their handler",
    arguments: Wiring.allCases)
  func shortcut(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.interceptors = [Oracle()]
    try await Wired.with(wiring, server: configuration) { wired in
      let user: User = try await wired.channel.unary(
        Probe.hang, GetUserRequest(), options: CallOptions())
      #expect(user.id == "oracle")
      // The answer may be there before the request has gone out.
      for _ in 0..<100 {
        let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.flood, GetUserRequest(), options: CallOptions())
        var ids: [String] = []
        for try await user in responses { ids.append(user.id) }
        #expect(ids == ["oracle"])
      }
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

  /// Sees and changes all of a stream: metadata both ways, messages both ways, and its status.
  struct Translator: ClientInterceptor {
    let log: EventLog

    func stream<Request: Sendable, Response: Sendable>(
      _ call: ClientCall,
      next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
    ) async throws(RPCError) -> ClientStream<Request, Response> {
      var call = call
      try call.options.metadata.append("translated", "yes")
      let whenEnded = call.options.whenEnded
      call.options.whenEnded = { metadata in
        var metadata = metadata
        metadata.trailers.append(contentsOf: ["translated": "too"])
        whenEnded?(metadata)
      }
      let name = call.method.name
      var stream = try await next(call)
      let (send, receive, cancel) = (stream.send, stream.next, stream.cancel)
      stream.send = { (request) async throws(RPCError) in
        guard var changed = request as? GetUserRequest else { return try await send(request) }
        changed.id = "to " + changed.id
        try await send(changed as? Request ?? request)
      }
      stream.next = { () async throws(RPCError) in
        do throws(RPCError) {
          guard let response = try await receive() else {
            log.record("\(name) ended with OK")
            return nil
          }
          guard var changed = response as? User else { return response }
          changed.id = "from " + changed.id
          return changed as? Response ?? response
        } catch {
          log.record("\(name) ended with \(error.code)")
          throw RPCError(.aborted, "translated: \(error.message)")
        }
      }
      stream.cancel = {
        log.record("\(name) let go")
        cancel()
      }
      return stream
    }
  }

  /// Answers streams by itself.
  struct Playback: ClientInterceptor {
    func stream<Request: Sendable, Response: Sendable>(
      _ call: ClientCall,
      next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
    ) async throws(RPCError) -> ClientStream<Request, Response> {
      let left = Lock(["1", "2"])
      return ClientStream(
        send: { (_) async throws(RPCError) in },
        finishSending: {},
        next: { () async throws(RPCError) in
          let id = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
          return id.flatMap { User(id: $0) as? Response }
        },
        cancel: {})
    }
  }

  @Test(
    "a client's interceptor sees and changes a stream's metadata, messages and status",
    arguments: Wiring.allCases)
  func clientStream(_ wiring: Wiring) async throws {
    let log = EventLog()
    var configuration = ChannelConfiguration()
    configuration.interceptors = [Translator(log: log)]
    try await Wired.with(wiring, channel: configuration) { wired in
      let seen = Lock<ResponseMetadata?>(nil)
      var options = CallOptions()
      options.whenEnded = { metadata in seen.withLock { $0 = metadata } }
      let chat: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: options)
      var answers = chat.responses.makeAsyncIterator()
      try await chat.send(GetUserRequest(id: "x"))
      #expect(try await answers.next()?.id == "from to x")
      chat.finishSending()
      #expect(try await answers.next() == nil)
      #expect(log.all.contains("Chat ended with OK"))
      #expect(seen.withLock { $0 }?.trailers["translated"] == "too")
      let collect: ClientStreamingCall<GetUserRequest, User> =
        try await wired.channel.clientStreaming(Probe.collect, options: CallOptions())
      try await collect.send(GetUserRequest(id: "abc"))
      let collected = try await collect.response()
      #expect(collected.id == "from 1")
      #expect(collected.email == "6")
      let failing: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.method("Nope", .serverStreaming), GetUserRequest(), options: CallOptions())
      let error = await #expect(throws: RPCError.self) { for try await _ in failing {} }
      #expect(error?.code == .aborted)
      #expect(error?.message.hasPrefix("translated: ") == true)
      #expect(log.all.contains("Nope ended with UNIMPLEMENTED"))
    }
  }

  @Test("letting go of a stream reaches through its interceptors", arguments: Wiring.allCases)
  func letGo(_ wiring: Wiring) async throws {
    let log = EventLog()
    var configuration = ChannelConfiguration()
    configuration.interceptors = [Translator(log: log)]
    try await Wired.with(wiring, channel: configuration) { wired in
      do {
        let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.flood, GetUserRequest(), options: CallOptions())
        for try await _ in responses { break }
      }
      await log.wait(for: "Flood let go")
      await wired.probe.events.wait(for: "flood ended")
    }
  }

  @Test("a client's interceptor can answer a stream without the server")
  func playback() async throws {
    var configuration = ChannelConfiguration()
    configuration.interceptors = [Playback()]
    try await Wired.with(.memory, channel: configuration) { wired in
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.flood, GetUserRequest(), options: CallOptions())
      var ids: [String] = []
      for try await user in responses { ids.append(user.id) }
      #expect(ids == ["1", "2"])
      #expect(wired.probe.events.all.isEmpty)
      #expect(wired.server.connectionCount == 0)
    }
  }
}
