package import EventLoop
package import RPCCore

/// Two ends of a stream of bytes inside the process, each on its loop: for tests of services
/// without sockets and certificates.
///
/// All rules of a connection hold on it, flow control among them; what is on its way is bounded.
package final class MemoryTransport: ByteTransport, @unchecked Sendable {
  package let loop: Loop
  package let peerAddress: String
  private let peer: PeerIdentity?

  // Touched on `loop` only, as every ByteTransport; `other` is set before either end is used.
  private weak var other: MemoryTransport?
  private var owner: (any ByteTransportOwner)?
  private var received: [[UInt8]] = []
  private var inFlight = 0
  private var isPaused = false
  private var isOpen = false
  private var wantsToSend = false
  private var otherHasClosed = false

  /// What an end sends before it waits for the other to read.
  private static let bufferBytes = 256 * 1024

  private init(loop: Loop, address: String, peer: PeerIdentity?) {
    self.loop = loop
    self.peerAddress = address
    self.peer = peer
  }

  /// - Parameters:
  ///   - client: Who the server end sees.
  ///   - server: Who the client end sees.
  package static func pair(
    clientLoop: Loop, serverLoop: Loop, client: PeerIdentity?, server: PeerIdentity?
  ) -> (client: MemoryTransport, server: MemoryTransport) {
    let clientEnd = MemoryTransport(loop: clientLoop, address: "memory:server", peer: server)
    let serverEnd = MemoryTransport(loop: serverLoop, address: "memory:client", peer: client)
    clientEnd.other = serverEnd
    serverEnd.other = clientEnd
    return (clientEnd, serverEnd)
  }

  package func open(for owner: any ByteTransportOwner) {
    self.owner = owner
    isOpen = true
    owner.transportOpened(peer: peer)
    deliver()
  }

  package func send(_ bytes: [UInt8], from start: Int) -> Int {
    let room = Self.bufferBytes - inFlight
    let count = min(room, bytes.count - start)
    if count < bytes.count - start { wantsToSend = true }
    guard count > 0, let other else { return 0 }
    inFlight += count
    let piece = Array(bytes[start..<(start + count)])
    other.loop.execute { other.arrive(piece) }
    return count
  }

  package func pauseReading(_ isPaused: Bool) {
    self.isPaused = isPaused
    if !isPaused { loop.execute { self.deliver() } }
  }

  package func close() {
    owner = nil
    received = []
    guard let other else { return }
    other.loop.execute {
      other.otherHasClosed = true
      other.deliver()
    }
  }

  private func arrive(_ piece: [UInt8]) {
    received.append(piece)
    deliver()
  }

  private func deliver() {
    guard isOpen else { return }
    while !isPaused, let owner, !received.isEmpty {
      let piece = received.removeFirst()
      if let other { other.loop.execute { other.took(piece.count) } }
      // Sound: a UInt8 has no padding that could be read.
      unsafe owner.transportReceived(piece.span.bytes)
    }
    if otherHasClosed, received.isEmpty, let owner {
      self.owner = nil
      owner.transportClosed(.closedByPeer)
    }
  }

  private func took(_ bytes: Int) {
    inFlight -= bytes
    guard wantsToSend else { return }
    wantsToSend = false
    owner?.transportCanSend()
  }
}
