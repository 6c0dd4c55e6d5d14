/// A call as a client is about to make it.
public struct ClientCall: Sendable {
  public let method: MethodDescriptor
  /// An interceptor may change these before it passes the call on.
  public var options: CallOptions

  package init(method: MethodDescriptor, options: CallOptions) {
    self.method = method
    self.options = options
  }
}

/// Wraps every call that a channel makes.
///
/// A unary call can be seen and changed as a whole, or answered without asking the server. A
/// streaming call can be seen and changed as it starts.
public protocol ClientInterceptor: Sendable {
  func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response

  /// - Returns: The call to start.
  /// - Throws: The error that the caller gets instead.
  func startStream(_ call: ClientCall) async throws(RPCError) -> ClientCall
}

extension ClientInterceptor {
  public func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response {
    try await next(request, call)
  }

  public func startStream(_ call: ClientCall) async throws(RPCError) -> ClientCall { call }
}
