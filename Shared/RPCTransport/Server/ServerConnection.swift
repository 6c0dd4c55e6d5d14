import EventLoop
import RPCCore

/// A connection of a server as the server sees it, whatever protocol it speaks. On its loop.
protocol ServerConnection: AnyObject {
  var loop: Loop { get }

  /// To be called from time to time: ends the connection if one of its limits asks for it.
  func look(_ now: ContinuousClock.Instant)

  /// Takes no new calls; closes once the running ones are done.
  func drain()

  /// Ends whatever still runs, with this, and closes.
  func endNow(_ error: RPCError)
}
