import EventLoop
import LinuxIO
import Protobuf
import RPCCore
import RPCWire

/// The three kinds of call with a stream in them; a side that has one message is a stream of one.
///
/// What it sends it doesn't know the type of; see ``StreamSender``.
final class StreamingServerCall<Request: Message>: ServerCall, @unchecked Sendable {
  typealias Handler =
    @Sendable (RequestStream<Request>, StreamSender, CallContext) async throws -> Void

  /// Whom a message is about, if the access rule asks for that.
  private let whose: (@Sendable (Request) -> String?)?
  private let handler: Handler
  private let inbox: MessageInbox<Request>
  private var outgoing: SendQueue<KeptMessage>?

  init(
    _ method: ServedMethod, id: UInt64, flow: CallFlow?, context: CallContext,
    services: CallServices,
    carrier: any ServerCallCarrier, whose: (@Sendable (Request) -> String?)?,
    handler: @escaping Handler
  ) {
    self.whose = whose
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
      transmit: { [unowned self] message throws(RPCError) in
        try self.carrier.send(self, head: takeHead(), message.pack)
      })
  }

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    let request = try MessageCoding.decode(Request.self, message, of: "a message of the request")
    inbox.put(
      request, bytes: Wire.credit(of: message.byteCount), isCompressed: messageIsCompressed)
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
    do {
      guard let requests = try await admittedRequests() else { return }
      try await handler(requests, StreamSender(call: self, queue: outgoing), context)
    } catch {
      handlerReturned()
      fail(status(of: error))
      return
    }
    handlerReturned()
    succeed()
  }

  /// The messages of the request, once it is known that the caller may send them: of a person's own
  /// call the first message says it.
  ///
  /// - Returns: `nil` if the call has ended because the person may not.
  private func admittedRequests() async throws -> RequestStream<Request>? {
    guard let whose, isForThemselves else {
      return RequestStream<Request> { [inbox] () async throws(RPCError) in try await inbox.next() }
    }
    let first = try await inbox.next()
    guard admit(aboutPerson: first.flatMap(whose)) else { return nil }
    // It is read again before the others; on the loop, as all of the stream's reader.
    let replay = FirstMessage(first)
    return RequestStream<Request> { [inbox] () async throws(RPCError) in
      if let first = replay.take() { return first }
      return try await inbox.next()
    }
  }

  /// Given out once.
  private final class FirstMessage: Sendable {
    private let message: Lock<Request?>

    init(_ message: Request?) { self.message = Lock(message) }

    func take() -> Request? {
      message.withLock { message in
        defer { message = nil }
        return message
      }
    }
  }
}
