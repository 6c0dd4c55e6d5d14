public import Protobuf
public import RPCCore

/// A unary call as the function of its method sees it, which is compiled into the module that knows
/// the messages. All of it is for the call's loop.
@usableFromInline struct PendingUnaryCall: Sendable {
  /// Takes the request out of its bytes, and gives back what is left to do.
  @usableFromInline typealias Begin =
    @Sendable (borrowing RawSpan, PendingUnaryCall) throws(RPCError) -> Work

  /// The handler with its request, and what is done with its answer.
  @usableFromInline typealias Work = nonisolated(nonsending) @Sendable () async -> Void

  let call: UnaryServerCall

  init(call: UnaryServerCall) { self.call = call }

  @usableFromInline var context: CallContext { call.context }

  @usableFromInline var isIntercepted: Bool {
    call.services.interceptors.contains { $0.isNeeded(for: call.context) }
  }

  @usableFromInline func intercept<Request: Message, Response: Message>(
    _ request: Request, _ handler: @Sendable (Request, CallContext) async throws -> Response
  ) async throws -> Response {
    try await Self.respond(to: request, context, through: call.services.interceptors[...], handler)
  }

  private static func respond<Request: Message, Response: Message>(
    to request: Request, _ context: CallContext, through rest: ArraySlice<any ServerInterceptor>,
    _ handler: @Sendable (Request, CallContext) async throws -> Response
  ) async throws -> Response {
    guard let first = rest.first else { return try await handler(request, context) }
    guard first.isNeeded(for: context) else {
      return try await respond(to: request, context, through: rest.dropFirst(), handler)
    }
    return try await first.unary(request, context) { request, context in
      try await respond(to: request, context, through: rest.dropFirst(), handler)
    }
  }

  @usableFromInline static func undecodable(_ schema: MessageSchema, _ failure: DecodingFailure)
    -> RPCError
  {
    MessageCoding.undecodable("the request", schema, failure)
  }

  @usableFromInline func admits(_ whose: () -> String?) -> Bool { call.admits(whose) }

  @usableFromInline func answer(_ pack: MessagePacking) { call.answer(pack) }

  @usableFromInline func answer(error: any Error) { call.answer(error: error) }
}
