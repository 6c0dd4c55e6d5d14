import EventLoop
public import Protobuf
public import RPCCore

/// A message that waits for credit.
struct KeptMessage: Sendable {
  let pack: KeptPacking
}

/// The sending end of a streaming call, as the function of its method sees it, which is compiled into
/// the module that knows the messages.
@usableFromInline struct StreamSender: Sendable {
  let call: ServerCall
  let queue: SendQueue<KeptMessage>

  /// Sends a message if that needs no waiting, which is the usual case.
  ///
  /// - Returns: Whether it has been sent.
  @usableFromInline func sendNow(_ pack: MessagePacking) throws(RPCError) -> Bool {
    guard queue.isReady else { return false }
    try call.carrier.send(call, head: call.takeHead(), pack)
    return true
  }

  /// Suspends while the peer has given no credit.
  @usableFromInline func send(_ pack: @escaping KeptPacking) async throws(RPCError) {
    try await queue.send(KeptMessage(pack: pack))
  }

  /// Calls the handler, inside of the server's interceptors.
  @usableFromInline func pass<Request: Message, Response: Message>(
    _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
    _ context: CallContext,
    to handler:
      @Sendable (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
  ) async throws {
    try await Self.pass(
      requests, responses, context, through: call.services.interceptors[...], to: handler)
  }

  private static func pass<Request: Message, Response: Message>(
    _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
    _ context: CallContext, through rest: ArraySlice<any ServerInterceptor>,
    to handler:
      @Sendable (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
  ) async throws {
    guard let first = rest.first else { return try await handler(requests, responses, context) }
    guard first.isNeeded(for: context) else {
      return try await pass(requests, responses, context, through: rest.dropFirst(), to: handler)
    }
    try await first.stream(requests, responses, context) { requests, responses, context in
      try await pass(requests, responses, context, through: rest.dropFirst(), to: handler)
    }
  }
}
