package import EventLoop
import LinuxIO
package import RPCCore

/// A stream of bytes to one peer, on one loop: a TLS socket, or a pair in memory.
///
/// Everything is called on the loop.
package protocol ByteTransport: AnyObject {
  var loop: Loop { get }
  /// "127.0.0.1:41532".
  var peerAddress: String { get }
  /// What both ends agreed to speak in the handshake of TLS, by ALPN; `nil` if they didn't.
  var agreedProtocol: String? { get }

  /// Connects or shakes hands, then reads. The owner hears of each step.
  func open(for owner: any ByteTransportOwner)

  /// Sends what it can of `bytes` from `start` on.
  ///
  /// - Returns: How many bytes were taken. If not all, the owner hears when more can be; if none
  ///   can ever be, the owner hears that the transport closed.
  func send(_ bytes: [UInt8], from start: Int) -> Int

  /// While paused nothing is read, so the peer's sending stalls in its own buffers.
  func pauseReading(_ isPaused: Bool)

  /// Ends the stream now. The owner hears of it no more.
  func close()
}

extension ByteTransport {
  package var agreedProtocol: String? { nil }
}

/// Who uses a transport. Called on its loop.
package protocol ByteTransportOwner: AnyObject {
  /// The peer is known and bytes can flow.
  func transportOpened(peer: PeerIdentity?)
  func transportReceived(_ bytes: borrowing RawSpan)
  /// After a `send` that took less than all: more can be sent.
  func transportCanSend()
  /// The stream is over. Called once, and never after `close`.
  func transportClosed(_ end: TransportEnd)
}

/// Why a stream of bytes is over.
package enum TransportEnd: Sendable {
  /// The peer ended it in order.
  case closedByPeer
  /// It could not be made: who was asked, at which stage, and in whose words.
  case failedToOpen(stage: Stage, reason: String, refusal: ConnectionRefusal = .failed)
  /// It broke while in use.
  case broken(reason: String)

  package enum Stage: String, Sendable {
    case connecting
    case handshake = "TLS handshake"
  }
}

extension TransportEnd: CustomStringConvertible {
  package var description: String {
    switch self {
    case .closedByPeer: "the peer closed the connection"
    case .failedToOpen(let stage, let reason, _): "\(stage.rawValue): \(reason)"
    case .broken(let reason): "the connection broke: \(reason)"
    }
  }
}

extension SocketAddress {
  /// How a peer there is called; one of a unix socket has no address of its own.
  var label: String {
    if case .unix(let path) = self, path.isEmpty { "unix" } else { description }
  }
}
