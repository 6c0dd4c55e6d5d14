import EventLoop
public import Protobuf
public import RPCCore

/// One request, one reply.
///
/// It isn't generic: what depends on the types of the messages is in the function that
/// ``ServerMethod/unary(_:_:)`` makes, compiled where they are known.
@usableFromInline final class UnaryServerCall: ServerCall, @unchecked Sendable {
  /// Takes the request out of its bytes, and gives back what is left to do.
  @usableFromInline typealias Begin =
    @Sendable (borrowing RawSpan, UnaryServerCall) throws(RPCError) -> ServerCall.Work

  private let begin: Begin
  private var work: Work?

  init(
    id: UInt64, flow: CallFlow?, context: CallContext, services: CallServices,
    carrier: any ServerCallCarrier,
    begin: @escaping Begin
  ) {
    self.begin = begin
    super.init(id: id, flow: flow, context: context, services: services, carrier: carrier)
  }

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    guard work == nil else {
      throw RPCError(
        .invalidArgument, "\(context.method.path) takes one message, and a second one came")
    }
    work = try begin(message, self)
    carrier.consumed(message.byteCount, isDrained: true, by: self)
  }

  override func peerFinished() throws(RPCError) {
    guard let work else {
      throw RPCError(.invalidArgument, "\(context.method.path) takes one message, and none came")
    }
    run(work)
  }

  override func ended(_ error: RPCError) { work = nil }

  // MARK: For the function of the method

  @usableFromInline static func undecodable(_ schema: MessageSchema, _ failure: DecodingFailure)
    -> RPCError
  {
    MessageCoding.undecodable("the request", schema, failure)
  }

  @usableFromInline var isIntercepted: Bool { !services.interceptors.isEmpty }

  @usableFromInline func intercept<Request: Message, Response: Message>(
    _ request: Request, _ handler: @Sendable (Request, CallContext) async throws -> Response
  ) async throws -> Response {
    try await Self.respond(to: request, context, through: services.interceptors[...], handler)
  }

  private static func respond<Request: Message, Response: Message>(
    to request: Request, _ context: CallContext, through rest: ArraySlice<any ServerInterceptor>,
    _ handler: @Sendable (Request, CallContext) async throws -> Response
  ) async throws -> Response {
    guard let first = rest.first else { return try await handler(request, context) }
    return try await first.unary(request, context) { request, context in
      try await respond(to: request, context, through: rest.dropFirst(), handler)
    }
  }

  /// Whether the handler has ended on the loop, as it does unless it went elsewhere and stayed.
  @usableFromInline var isOnLoop: Bool { loop.isCurrent }

  @usableFromInline func later(_ action: @escaping @Sendable (UnaryServerCall) -> Void) {
    loop.execute { action(self) }
  }

  /// The handler's answer.
  @usableFromInline func answer(_ pack: MessagePacking) {
    handlerReturned()
    guard !isOver else { return }
    let head = takeHead()
    do throws(RPCError) {
      try carrier.finish(self, head: head, trailers: context.trailers, pack)
    } catch {
      fail(error)
      return
    }
    close(Self.isOverError)
  }

  /// The handler failed.
  @usableFromInline func answer(error: any Error) {
    let status = status(of: error)
    if isOnLoop { failed(status) } else { later { $0.failed(status) } }
  }

  private func failed(_ error: RPCError) {
    handlerReturned()
    fail(error)
  }
}
