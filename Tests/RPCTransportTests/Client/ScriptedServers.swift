import EventLoop
import LinuxIO
import RPCCore
import RPCWire

@testable import RPCTransport

/// Servers that a test plays itself, frame by frame: the next connection of a channel goes to the
/// next of them.
final class ScriptedServers: Connector, Sendable {
  private struct State {
    var peers: [RawPeer] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let loops: LoopGroup
  private let state = Lock(State())
  let settings = Wire.defaults
  let openTimeout = Duration.seconds(30)

  let keepAlive: KeepAlive?
  let compressedAbove: Int?

  init(keepAlive: KeepAlive? = nil, compressedAbove: Int? = nil) throws {
    loops = try EventLoops.shared()
    self.keepAlive = keepAlive
    self.compressedAbove = compressedAbove
  }

  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport {
    let ends = MemoryTransport.pair(
      clientLoop: loop, serverLoop: loops.next(), client: nil, server: nil)
    let peer = RawPeer(serving: ends.server)
    let waiting = state.withLock { state in
      state.peers.append(peer)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
    return ends.client
  }

  /// Suspends until that many connections have been made before it; the connection then opens.
  func peer(_ index: Int) async -> RawPeer {
    while true {
      let peer: RawPeer? = state.withLock { $0.peers.count > index ? $0.peers[index] : nil }
      if let peer { return peer }
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.peers.count <= index { state.waiting.append(continuation) }
          return state.peers.count > index
        }
        if isThere { continuation.resume() }
      }
    }
  }

  /// The same, with the server's settings sent, so that calls come.
  func opened(_ index: Int) async -> RawPeer {
    let peer = await peer(index)
    peer.send { $0.append(callID: 0, .settings(Wire.defaults)) }
    return peer
  }

  func channel(
    to target: String = "unix:scripted",
    _ configure: (inout ChannelConfiguration) -> Void = { _ in }
  ) throws -> Channel {
    var configuration = ChannelConfiguration()
    configure(&configuration)
    return try Channel(
      to: try ChannelTarget(target), loops: loops, connector: self, configuration: configuration)
  }
}

extension RawPeer {
  /// The next call: its id, once its first frame has come.
  func call(after id: UInt64 = 0) async -> UInt64? {
    await frame { $0.frame.begin != nil && $0.frame.callID > id }?.frame.callID
  }

  /// Ends a call with an answer whose id is that text.
  func answer(_ id: UInt64, _ text: String) {
    send { writer in
      writer.append(callID: id, .end(.init())) {
        $0 += [0x0a, UInt8(text.utf8.count)] + Array(text.utf8)
      }
    }
  }
}
