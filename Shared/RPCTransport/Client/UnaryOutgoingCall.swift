import EventLoop
import RPCCore
import RPCWire

/// One request, one reply, both packed.
final class UnaryOutgoingCall: OutgoingCall, @unchecked Sendable {
  /// How one attempt went.
  enum Outcome: Sendable {
    case done(Result<[UInt8], RPCError>)
    /// It may be tried again on another connection.
    case neverProcessed(RPCError)
  }

  private let request: KeptPacking
  private var answer: [UInt8]?
  private var wait: LoopWait<Outcome>?

  init(
    _ method: MethodDescriptor, _ request: @escaping KeptPacking, options: CallOptions,
    deadline: Deadline?, loop: Loop
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
    try connection?.begin(self, with: request)
  }

  override func received(_ message: borrowing RawSpan, counting bytes: Int) throws(RPCError) {
    guard answer == nil else {
      throw RPCError(.internalError, "\(method.path) answers once, and a second answer came")
    }
    answer = message.array
    connection?.consumed(bytes, isDrained: true, by: self)
  }

  override func ended(_ ending: Ending) {
    let outcome: Outcome =
      switch ending {
      case .ok:
        answer.map { .done(.success($0)) }
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
