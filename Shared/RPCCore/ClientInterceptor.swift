/// A call as a client is about to make it.
public struct ClientCall: Sendable {
  public let method: MethodDescriptor
  /// An interceptor may change these before it passes the call on. By wrapping `whenEnded` it sees,
  /// and can change, what the server sends beside its messages.
  public var options: CallOptions

  package init(method: MethodDescriptor, options: CallOptions) {
    self.method = method
    self.options = options
  }
}

/// The client's end of a call with a stream in it, as an interceptor gets and gives it.
///
/// To see or change messages, or the status that `next` throws, give back one whose functions wrap
/// those of the one that came. To answer without asking the server, make one of your own.
public struct ClientStream<Request: Sendable, Response: Sendable>: Sendable {
  /// Suspends while the server has given no credit.
  public var send: @Sendable (Request) async throws(RPCError) -> Void
  public var finishSending: @Sendable () -> Void
  /// The next message of the answer; `nil` after the last, if the call ended with OK.
  public var next: @Sendable () async throws(RPCError) -> Response?
  /// The caller has no more use for the call. Also called when the call has ended.
  public var cancel: @Sendable () -> Void

  public init(
    send: @escaping @Sendable (Request) async throws(RPCError) -> Void,
    finishSending: @escaping @Sendable () -> Void,
    next: @escaping @Sendable () async throws(RPCError) -> Response?,
    cancel: @escaping @Sendable () -> Void
  ) {
    self.send = send
    self.finishSending = finishSending
    self.next = next
    self.cancel = cancel
  }
}

/// Wraps every call that a channel makes, retries and all.
///
/// It can see and change a call's options, messages and status, and answer without asking the
/// server: for unary calls in ``unary(_:_:next:)``, for the three streaming kinds in
/// ``stream(_:next:)``. What it doesn't implement passes through.
public protocol ClientInterceptor: Sendable {
  func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response

  /// A side that has one message is a stream of one.
  ///
  /// - Parameter next: Starts the call.
  func stream<Request: Sendable, Response: Sendable>(
    _ call: ClientCall,
    next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
  ) async throws(RPCError) -> ClientStream<Request, Response>
}

extension ClientInterceptor {
  public func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response {
    try await next(request, call)
  }

  public func stream<Request: Sendable, Response: Sendable>(
    _ call: ClientCall,
    next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
  ) async throws(RPCError) -> ClientStream<Request, Response> {
    try await next(call)
  }
}
