public import Protobuf
public import RPCCore

/// The messages of a server's answer, as they come.
///
/// One task reads them, once. Reading gives the server credit to send more. Letting go of the
/// stream, or cancelling the task that reads it, cancels the call.
public struct ResponseStream<Response: Message>: AsyncSequence, Sendable {
  let handle: any ResponseSource<Response>

  public struct Iterator: AsyncIteratorProtocol {
    let handle: any ResponseSource<Response>

    /// Suspends until a message comes; `nil` after the last, if the call ended with OK.
    ///
    /// - Throws: The status of the call, after the messages that came before it.
    public mutating func next() async throws(RPCError) -> Response? { try await handle.next() }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(RPCError)
      -> Response?
    { try await handle.next() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }
}

/// Where the messages of an answer come from.
package protocol ResponseSource<Response>: AnyObject, Sendable {
  associatedtype Response: Message
  func next() async throws(RPCError) -> Response?
}

/// Ends the call when the last of its handles is let go of.
final class CallHandle<Request: Message, Response: Message>: ResponseSource {
  private enum Way {
    case direct(StreamAttempts<Request, Response>)
    case intercepted(ClientStream<Request, Response>)
  }

  private let way: Way

  init(_ call: StreamAttempts<Request, Response>) { way = .direct(call) }

  /// The call as interceptors have wrapped it.
  init(_ stream: ClientStream<Request, Response>) { way = .intercepted(stream) }

  deinit { cancel() }

  func next() async throws(RPCError) -> Response? {
    switch way {
    case .direct(let call): try await call.next()
    case .intercepted(let stream): try await stream.next()
    }
  }

  func send(_ request: Request) async throws(RPCError) {
    switch way {
    case .direct(let call): try await call.send(request)
    case .intercepted(let stream): try await stream.send(request)
    }
  }

  func finishSending() {
    switch way {
    case .direct(let call): call.finishSending()
    case .intercepted(let stream): stream.finishSending()
    }
  }

  func cancel() {
    switch way {
    case .direct(let call): call.release()
    case .intercepted(let stream): stream.cancel()
    }
  }

  /// What the innermost interceptor gets.
  var stream: ClientStream<Request, Response> {
    ClientStream(
      send: { (request) async throws(RPCError) in try await self.send(request) },
      finishSending: { self.finishSending() },
      next: { () async throws(RPCError) in try await self.next() },
      cancel: { self.cancel() })
  }
}

/// A call that takes a stream of messages and answers once.
public struct ClientStreamingCall<Request: Message, Response: Message>: Sendable {
  let handle: CallHandle<Request, Response>
  let method: MethodDescriptor

  /// Suspends while the server has given no credit.
  ///
  /// - Throws: The status of the call if it is over.
  public func send(_ request: Request) async throws(RPCError) { try await handle.send(request) }

  /// Says that no more messages come, and suspends until the answer is there.
  public func response() async throws(RPCError) -> Response {
    handle.finishSending()
    guard let response = try await handle.next() else {
      throw RPCError(.internalError, "\(method.path) ended with OK and without an answer")
    }
    guard try await handle.next() == nil else {
      throw RPCError(.internalError, "\(method.path) answers once, and a second answer came")
    }
    return response
  }

  public func cancel() { handle.cancel() }
}

/// A call with a stream each way.
public struct BidirectionalCall<Request: Message, Response: Message>: Sendable {
  let handle: CallHandle<Request, Response>

  /// Suspends while the server has given no credit.
  ///
  /// - Throws: The status of the call if it is over.
  public func send(_ request: Request) async throws(RPCError) { try await handle.send(request) }

  /// Says that no more messages come. The answer may go on.
  public func finishSending() { handle.finishSending() }

  public var responses: ResponseStream<Response> { ResponseStream(handle: handle) }

  public func cancel() { handle.cancel() }
}
