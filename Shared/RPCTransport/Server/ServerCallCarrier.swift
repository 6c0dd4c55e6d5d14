import EventLoop
public import Protobuf
import RPCCore

/// Appends one packed message, or nothing.
///
/// The calls hand this over rather than the message itself: the code that knows its type then stays
/// where it is compiled for that type, and no connection has to be generic.
@usableFromInline typealias MessagePacking = (inout [UInt8]) throws(EncodingFailure) -> Void

/// What a call on the server needs of the connection that carries it; the seam between the calls
/// and a protocol. Everything is called on the connection's loop.
protocol ServerCallCarrier: AnyObject {
  var loop: Loop { get }
  var lingering: LingeringHandlers { get }

  /// Whether a message of the call may go out now. When that changes, the call is told.
  func maySend(_ call: ServerCall) -> Bool

  /// Sends the message that `pack` appends, and the initial metadata before the first.
  func send(_ call: ServerCall, head: Metadata?, _ pack: MessagePacking) throws(RPCError)

  /// Ends the call with its only message.
  func finish(_ call: ServerCall, head: Metadata?, trailers: Metadata, _ pack: MessagePacking)
    throws(RPCError)

  /// Ends the call; `nil` is OK. The call is out of the connection after this.
  func finish(_ call: ServerCall, with error: RPCError?, head: Metadata?, trailers: Metadata)

  /// The handler read a message of that many bytes, or the call ended with it unread.
  func consumed(_ bytes: Int, isDrained: Bool, by call: ServerCall)
}
