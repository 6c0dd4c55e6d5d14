import EventLoop
import Protobuf
import RPCCore
import RPCWire

/// One request, one reply.
///
/// It isn't generic: what depends on the types of the messages is in the function that
/// ``ServerMethod/unary(_:_:)`` makes, compiled where they are known.
final class UnaryServerCall: ServerCall, @unchecked Sendable {
  private var work: PendingUnaryCall.Work?

  override func received(_ message: borrowing RawSpan) throws(RPCError) {
    guard work == nil else {
      throw RPCError(
        .invalidArgument, "\(context.method.path) takes one message, and a second one came")
    }
    guard case .unary(let begin) = method.implementation else { return }
    if messageIsCompressed { context.noteRequest(isCompressed: true) }
    work = try begin(message, PendingUnaryCall(call: self))
    carrier.consumed(Wire.credit(of: message.byteCount), isDrained: true, by: self)
  }

  override func peerFinished() throws(RPCError) {
    guard work != nil else {
      throw RPCError(.invalidArgument, "\(context.method.path) takes one message, and none came")
    }
    run()
  }

  override func takeWork() -> Body {
    guard let work else { return {} }
    self.work = nil
    return work
  }

  override func ended(_ error: RPCError) { work = nil }

  /// - Parameter whose: Whom the request is about.
  /// - Returns: Whether the handler is to be called; if not, the call has ended.
  func admits(_ whose: () -> String?) -> Bool {
    !isForThemselves || admit(aboutPerson: whose())
  }

  /// Ends the call with the handler's answer.
  func answer(_ pack: MessagePacking) {
    handlerReturned()
    guard !isOver else { return }
    let head = takeHead()
    do throws(RPCError) {
      try carrier.finish(self, head: head, trailers: context.trailers, pack)
    } catch {
      fail(error)
      return
    }
    close(Self.isOverError, as: .ok)
  }

  /// Ends the call with what the handler threw.
  func answer(error: any Error) {
    handlerReturned()
    fail(status(of: error))
  }
}
