import EventLoop
import Protobuf
import RPCCore

/// What a call on the server needs of the connection that carries it; the seam between the calls
/// and a protocol. Everything is called on the connection's loop.
protocol ServerCallCarrier: AnyObject {
  var loop: Loop { get }
  var lingering: LingeringHandlers { get }

  /// Whether a message of the call may go out now. When that changes, the call is told.
  func maySend(_ call: ServerCall) -> Bool

  /// Sends a message, and the initial metadata before the first.
  func send<M: Message>(_ message: M, head: Metadata?, on call: ServerCall) throws(RPCError)

  /// Ends the call with its only message.
  func finish<M: Message>(_ call: ServerCall, head: Metadata?, with message: M, trailers: Metadata)
    throws(RPCError)

  /// Ends the call; `nil` is OK. The call is out of the connection after this.
  func finish(_ call: ServerCall, with error: RPCError?, head: Metadata?, trailers: Metadata)

  /// The handler read a message of that many bytes, or the call ended with it unread.
  func consumed(_ bytes: Int, isDrained: Bool, by call: ServerCall)
}
