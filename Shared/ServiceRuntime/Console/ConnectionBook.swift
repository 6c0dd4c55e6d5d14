import LinuxIO
import RPCCore

/// The open connections of a server, for the console.
final class ConnectionBook: Sendable {
  struct Connection: Sendable {
    let address: String
    let peer: PeerIdentity?
    let callProtocol: CallProtocol
    let since: ContinuousClock.Instant
  }

  private struct State {
    /// By address: connections of a local socket have none of their own.
    var open: [String: [Connection]] = [:]
    var count = 0
  }

  private let state = Lock(State())

  func opened(_ address: String, _ peer: PeerIdentity?, _ callProtocol: CallProtocol) {
    let connection = Connection(
      address: address, peer: peer, callProtocol: callProtocol, since: .now)
    state.withLock { state in
      state.open[address, default: []].append(connection)
      state.count += 1
    }
  }

  func closed(_ address: String) {
    state.withLock { state in
      guard var connections = state.open.removeValue(forKey: address) else { return }
      connections.removeFirst()
      if !connections.isEmpty { state.open[address] = connections }
      state.count -= 1
    }
  }

  /// The newest of them, and how many there are.
  func newest(_ most: Int) -> (connections: [Connection], count: Int) {
    let (all, count) = state.withLock { (Array($0.open.values), $0.count) }
    return (Array(all.joined().sorted { $0.since > $1.since }.prefix(most)), count)
  }

  /// How many there are by peer and protocol, the most first.
  func byPeer() -> [(peer: String, callProtocol: CallProtocol, count: Int)] {
    struct Key: Hashable {
      let peer: String
      let callProtocol: CallProtocol
    }
    var counts: [Key: Int] = [:]
    for connection in state.withLock({ Array($0.open.values) }).joined() {
      let peer = connection.peer?.uri ?? "unknown"
      counts[Key(peer: peer, callProtocol: connection.callProtocol), default: 0] += 1
    }
    return counts.map { ($0.peer, $0.callProtocol, $1) }.sorted { left, right in
      (right.count, left.peer) < (left.count, right.peer)
    }
  }
}
