import EventLoop
import Protobuf
import RPCCore

/// One request, one reply.
final class UnaryOutgoingCall<Request: Message, Response: Message>: OutgoingCall,
  @unchecked Sendable
{
  /// How one attempt went.
  enum Outcome: Sendable {
    case done(Result<Response, RPCError>)
    /// It may be tried again on another connection.
    case neverProcessed(RPCError)
  }

  private let request: Request
  private var response: Response?
  private var wait: LoopWait<Outcome>?

  init(
    _ method: MethodDescriptor, _ request: Request, options: CallOptions, deadline: Deadline?,
    loop: Loop
  ) {
    self.request = request
    super.init(method, options: options, deadline: deadline, loop: loop)
  }

  /// Makes the call on a connection and suspends until it has ended. Cancelling the task cancels
  /// the call.
  func carryOut(on connection: ClientConnection) async -> Outcome {
    await LoopWait.wait(
      on: loop,
      cancel: { wait in
        self.wait = wait
        self.cancelledByCaller()
      },
      start: { wait in
        self.wait = wait
        connection.start(self)
      })
  }

  override func begin() throws(RPCError) {
    try connection?.begin(self) { output throws(EncodingFailure) in try request.pack(into: &output)
    }
  }

  override func received(_ message: borrowing RawSpan, counting bytes: Int) throws(RPCError) {
    guard response == nil else {
      throw RPCError(.internalError, "\(method.path) answers once, and a second answer came")
    }
    response = try MessageCoding.decode(Response.self, message, of: "the answer")
    connection?.consumed(bytes, isDrained: true, by: self)
  }

  override func ended(_ ending: Ending) {
    let outcome: Outcome =
      switch ending {
      case .ok:
        response.map { .done(.success($0)) }
          ?? .done(
            .failure(RPCError(.internalError, "\(method.path) ended with OK and without an answer"))
          )
      case .failed(let error): .done(.failure(error))
      case .neverProcessed(let error): .neverProcessed(error)
      }
    wait?.resume(outcome)
    wait = nil
  }
}
