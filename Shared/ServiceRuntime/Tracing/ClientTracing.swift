import RPCCore
import RPCTransport
import Tracing

/// Gives the trace of the running task on with the calls that are made from it, each of them a span
/// of its own, and each further attempt one within that.
struct ClientTracing: ClientInterceptor {
  let callProtocol: CallProtocol

  func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response {
    guard let current = ActiveSpan.current else { return try await next(request, call) }
    guard let span = span(of: call, in: current) else {
      return try await next(request, Self.pass(current.context, to: call))
    }
    do throws(RPCError) {
      let response = try await Self.within(span) { () async throws(RPCError) in
        try await next(request, Self.pass(span.context, to: call))
      }
      span.end(.ok)
      return response
    } catch {
      span.end(error.code)
      throw error
    }
  }

  /// The span of a stream that nobody reads to its end is over when it is let go of.
  func stream<Request: Sendable, Response: Sendable>(
    _ call: ClientCall,
    next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
  ) async throws(RPCError) -> ClientStream<Request, Response> {
    guard let current = ActiveSpan.current else { return try await next(call) }
    guard let span = span(of: call, in: current) else {
      return try await next(Self.pass(current.context, to: call))
    }
    var stream: ClientStream<Request, Response>
    do throws(RPCError) {
      stream = try await Self.within(span) { () async throws(RPCError) in
        try await next(Self.pass(span.context, to: call))
      }
    } catch {
      span.end(error.code)
      throw error
    }
    let (receive, cancel) = (stream.next, stream.cancel)
    stream.next = { () async throws(RPCError) in
      do throws(RPCError) {
        // Another attempt is made here, and told of.
        let response = try await Self.within(span, receive)
        if response == nil { span.end(.ok) }
        return response
      } catch {
        span.end(error.code)
        throw error
      }
    }
    stream.cancel = {
      span.end(.cancelled)
      cancel()
    }
    return stream
  }

  /// An attempt that comes after another one is reported in the task of its call.
  static func record(_ event: ChannelEvent) {
    guard case .retried(_, let error, _, _) = event else { return }
    ActiveSpan.current?.beginAttempt(after: error.code.name)
  }

  /// `withValue` doesn't know of typed errors.
  private static func within<Value>(
    _ span: ActiveSpan, _ body: () async throws(RPCError) -> Value
  ) async throws(RPCError) -> Value {
    let outcome: Result<Value, RPCError> = await ActiveSpan.$current.withValue(span) {
      do throws(RPCError) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private func span(of call: ClientCall, in current: ActiveSpan) -> ActiveSpan? {
    guard current.context.isSampled else { return nil }
    return current.child(call.method.path, .client, call.method.spanAttributes(callProtocol))
  }

  /// A caller that has put a trace into the metadata itself knows better.
  private static func pass(_ context: TraceContext, to call: ClientCall) -> ClientCall {
    var call = call
    guard call.options.metadata[TraceContext.parentKey] == nil else { return call }
    // What the standard's grammar allows is allowed in metadata; what came in its place isn't sent.
    try? call.options.metadata.append(TraceContext.parentKey, context.parent)
    if !context.state.isEmpty {
      try? call.options.metadata.append(TraceContext.stateKey, context.state)
    }
    return call
  }
}
