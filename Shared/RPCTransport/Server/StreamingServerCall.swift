import EventLoop
import Protobuf
import RPCCore

/// The three kinds of call with a stream in them; a side that has one message is a stream of one.
final class StreamingServerCall<Request: Message, Response: Message>: ServerCall,
  @unchecked Sendable
{
  typealias Handler =
    @Sendable (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void

  private let handler: Handler
  private let inbox: MessageInbox<Request>
  private var outgoing: SendQueue<Response>?

  init(
    _ method: ServedMethod, id: UInt64, flow: CallFlow?, context: CallContext,
    services: CallServices,
    carrier: any ServerCallCarrier,
    handler: @escaping Handler
  ) {
    self.handler = handler
    inbox = MessageInbox(loop: carrier.loop)
    super.init(
      method, id: id, flow: flow, context: context, services: services, carrier: carrier)
    inbox.whenRead { [unowned self] bytes, isDrained in
      self.carrier.consumed(bytes, isDrained: isDrained, by: self)
    }
    inbox.whenCompressionChanges { isCompressed in
      context.noteRequest(isCompressed: isCompressed)
    }
    outgoing = SendQueue(
      loop: carrier.loop,
      maySend: { [unowned self] in self.carrier.maySend(self) },
      transmit: { [unowned self] response throws(RPCError) in
        try self.carrier.send(self, head: takeHead()) { output throws(EncodingFailure) in
          try response.pack(into: &output)
        }
      })
  }

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    let request = try MessageCoding.decode(Request.self, message, of: "a message of the request")
    inbox.put(request, bytes: message.byteCount, isCompressed: messageIsCompressed)
  }

  override func peerFinished() throws(RPCError) { inbox.finish(nil) }
  override func creditGranted() { outgoing?.advance() }

  override func ended(_ error: RPCError) {
    let unread = inbox.abandon(error)
    if unread > 0 { carrier.consumed(unread, isDrained: true, by: self) }
    outgoing?.finish(error)
  }

  /// The handler starts with the call, before its messages.
  override func start() { run() }

  override func takeWork() -> Body { { [self] in await carryOut() } }

  private func carryOut() async {
    guard let outgoing else { return }
    let requests = RequestStream<Request> { [inbox] () async throws(RPCError) in
      try await inbox.next()
    }
    let responses = ResponseWriter<Response> { (response) async throws(RPCError) in
      try await outgoing.send(response)
    }
    do {
      try await Self.pass(
        requests, responses, context, through: services.interceptors[...], to: handler)
    } catch {
      handlerReturned()
      fail(status(of: error))
      return
    }
    handlerReturned()
    succeed()
  }

  private static func pass(
    _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
    _ context: CallContext, through rest: ArraySlice<any ServerInterceptor>, to handler: Handler
  ) async throws {
    guard let first = rest.first else { return try await handler(requests, responses, context) }
    try await first.stream(requests, responses, context) { requests, responses, context in
      try await pass(requests, responses, context, through: rest.dropFirst(), to: handler)
    }
  }
}
