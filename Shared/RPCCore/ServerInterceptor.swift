/// Wraps every call that a server carries out: sees it come in, can change what goes through, and
/// can end it early, by an answer of its own or by throwing a status.
///
/// What it passes on is what the next one, and at last the handler, gets: other messages, a context
/// with other metadata. What it throws in the place of what came back is the status that the caller
/// gets; trailers are set on the context.
///
/// One that only needs to know when a call begins and how it ends implements ``around(_:_:)``; one
/// that looks at messages implements ``unary(_:_:next:)`` and ``stream(_:_:_:next:)``.
public protocol ServerInterceptor: Sendable {
  /// Whether it has something to do for a call. One that says no costs that call almost nothing.
  func isNeeded(for context: CallContext) -> Bool

  func around(_ context: CallContext, _ body: () async throws -> Void) async throws

  func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ context: CallContext,
    next: (Request, CallContext) async throws -> Response
  ) async throws -> Response

  /// The three streaming kinds: a side that has one message is a stream of one.
  func stream<Request: Sendable, Response: Sendable>(
    _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
    _ context: CallContext,
    next: (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
  ) async throws
}

extension ServerInterceptor {
  public func isNeeded(for context: CallContext) -> Bool { true }

  public func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
    try await body()
  }

  public func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ context: CallContext,
    next: (Request, CallContext) async throws -> Response
  ) async throws -> Response {
    var response: Response?
    try await around(context) { response = try await next(request, context) }
    guard let response else { throw RPCError(.internalError, Interception.skipped) }
    return response
  }

  public func stream<Request: Sendable, Response: Sendable>(
    _ requests: RequestStream<Request>, _ responses: ResponseWriter<Response>,
    _ context: CallContext,
    next: (RequestStream<Request>, ResponseWriter<Response>, CallContext) async throws -> Void
  ) async throws {
    try await around(context) { try await next(requests, responses, context) }
  }
}

enum Interception {
  static let skipped = "an interceptor ended the call without an answer and without an error"
}
