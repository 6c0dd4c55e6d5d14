import EventLoop
import Protobuf
import RPCCore

/// One request, one reply.
final class UnaryServerCall<Request: Message, Response: Message>: ServerCall, @unchecked Sendable {
  typealias Handler = @Sendable (Request, CallContext) async throws -> Response

  private let handler: Handler
  private var request: Request?

  init(
    flow: CallFlow, context: CallContext, services: CallServices, carrier: any ServerCallCarrier,
    handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(flow: flow, context: context, services: services, carrier: carrier)
  }

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    guard request == nil else {
      throw RPCError(
        .invalidArgument, "\(context.method.path) takes one message, and a second one came")
    }
    request = try MessageCoding.decode(Request.self, message, of: "the request")
    carrier.consumed(message.byteCount, isDrained: true, by: self)
  }

  override func peerFinished() throws(RPCError) {
    guard let request else {
      throw RPCError(.invalidArgument, "\(context.method.path) takes one message, and none came")
    }
    run { [self] in
      let outcome: Result<Response, RPCError>
      do {
        outcome = .success(try await respond(to: request))
      } catch {
        outcome = .failure(status(of: error))
      }
      if loop.isCurrent {
        finish(outcome)
      } else {
        onLoop { _ in self.finish(outcome) }
      }
    }
  }

  private func respond(to request: Request) async throws -> Response {
    guard !services.interceptors.isEmpty else { return try await handler(request, context) }
    return try await Self.respond(
      to: request, context, through: services.interceptors[...], handler)
  }

  private static func respond(
    to request: Request, _ context: CallContext, through rest: ArraySlice<any ServerInterceptor>,
    _ handler: Handler
  ) async throws -> Response {
    guard let first = rest.first else { return try await handler(request, context) }
    return try await first.unary(request, context) { request, context in
      try await respond(to: request, context, through: rest.dropFirst(), handler)
    }
  }

  private func finish(_ outcome: Result<Response, RPCError>) {
    handlerReturned()
    guard !isOver else { return }
    switch outcome {
    case .success(let response):
      let head = takeHead()
      do throws(RPCError) {
        try carrier.finish(self, head: head, with: response, trailers: context.trailers)
      } catch {
        fail(error)
        return
      }
      close(Self.isOverError)
    case .failure(let error): fail(error)
    }
  }
}
