import EventLoop
import Protobuf
import RPCCore

/// The three kinds of call with a stream in them.
final class StreamingOutgoingCall<Request: Message, Response: Message>: OutgoingCall,
  @unchecked Sendable
{
  private let inbox: MessageInbox<Response>
  private var outgoing: SendQueue<Request>?

  override init(
    _ method: MethodDescriptor, options: CallOptions, deadline: Deadline?, loop: Loop
  ) {
    inbox = MessageInbox(loop: loop)
    super.init(method, options: options, deadline: deadline, loop: loop)
    inbox.whenRead { [unowned self] bytes, isDrained in
      connection?.consumed(bytes, isDrained: isDrained, by: self)
    }
    outgoing = SendQueue(
      loop: loop,
      maySend: { [unowned self] in connection?.maySend(self) ?? false },
      transmit: { [unowned self] request throws(RPCError) in try connection?.send(request, on: self)
      }
    )
  }

  // MARK: The connection's side

  override func begin(_ flow: CallFlow, on connection: NativeClientConnection) throws(RPCError) {
    try connection.begin(self, flow)
    outgoing?.advance()
  }

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    let response = try MessageCoding.decode(Response.self, message, of: "a message of the answer")
    inbox.put(response, bytes: message.byteCount)
  }

  override func creditGranted() { outgoing?.advance() }

  override func ended(_ ending: Ending) {
    switch ending {
    case .ok: inbox.finish(nil)
    case .failed(let error), .neverProcessed(let error):
      // What the server sent before it failed is still the caller's to read.
      if isLocal(error) {
        discard(error)
      } else {
        inbox.finish(error)
      }
    }
    outgoing?.finish(
      ending.error
        ?? RPCError(.cancelled, "\(method.path) has ended; the server takes no more messages"))
  }

  /// Messages that nobody will read make room for others on the connection.
  private func discard(_ error: RPCError) {
    let unread = inbox.abandon(error)
    if unread > 0 { connection?.consumed(unread, isDrained: true, by: self) }
  }

  private func isLocal(_ error: RPCError) -> Bool {
    error.code == .cancelled || error.code == .deadlineExceeded
  }

  // MARK: The caller's side, from any thread

  func start(on connection: NativeClientConnection) {
    loop.perform { connection.start(self) }
  }

  func send(_ request: Request) async throws(RPCError) {
    guard let outgoing else { return }
    do throws(RPCError) {
      try await outgoing.send(request)
    } catch {
      cancelIfTaskWas()
      throw error
    }
  }

  func finishSending() {
    loop.perform { [self] in connection?.halfClose(self) }
  }

  func next() async throws(RPCError) -> Response? {
    do throws(RPCError) {
      return try await inbox.next()
    } catch {
      cancelIfTaskWas()
      throw error
    }
  }

  /// The caller has no more use for the call.
  func release() {
    loop.perform { [self] in
      cancelledByCaller()
      discard(RPCError(.cancelled, "the caller let go of \(method.path)"))
    }
  }

  private func cancelIfTaskWas() {
    if Task.isCancelled { release() }
  }
}
