import EventLoop
import LinuxIO
import RPCCore

/// Whose a listening socket is, and so what becomes of the connections in its queue when this process
/// listens no more.
enum ListenerOwnership: Sendable, Hashable {
  /// This process's: nobody else could take them.
  case own
  /// This process's, beside those of others at the same address, who could take them but for the
  /// kernel, which has given each of them to one socket.
  case shared
  /// Somebody's who keeps it, and gives it to the next process.
  case inherited
}

/// Accepts connections on one socket and hands each to the next loop.
final class Listener: ReadinessHandler, @unchecked Sendable {
  // On `loop` only, but for `address`, which never changes.
  private let loop: Loop
  private var socket: Socket?
  private let ownership: ListenerOwnership
  private var watch: Watch?
  private var isStopping = false
  private let hasRoom: () -> Bool
  private let accepted: (consuming Socket) -> Void
  private let failed: (String) -> Void
  let address: SocketAddress

  /// - Parameters:
  ///   - hasRoom: Whether another connection can be taken now; if not, they wait in the kernel's
  ///     queue until ``start()`` is called again.
  ///   - accepted: Takes over each connection. Called on the loop.
  ///   - failed: Hears that none can be accepted for a while. Called on the loop.
  init(
    _ socket: consuming Socket, _ ownership: ListenerOwnership, loop: Loop,
    hasRoom: @escaping () -> Bool,
    accepted: @escaping (consuming Socket) -> Void, failed: @escaping (String) -> Void
  ) {
    address = socket.localAddress ?? .unix(path: "")
    self.ownership = ownership
    self.loop = loop
    self.hasRoom = hasRoom
    self.accepted = accepted
    self.failed = failed
    self.socket = consume socket
  }

  func start() {
    loop.perform { [self] in resume() }
  }

  /// Suspends until this process listens no more.
  ///
  /// What the kernel has taken in for the socket already is accepted, or it would be reset.
  func stop() async {
    await withCheckedContinuation { continuation in
      loop.perform { [self] in
        isStopping = true
        unwatch()
        guard ownership == .shared, dropsNewHandshakes() else {
          close()
          continuation.resume()
          return
        }
        _ = loop.schedule(at: ContinuousClock.now.advanced(by: Self.handshakeTime)) { [self] in
          close()
          continuation.resume()
        }
      }
    }
  }

  private func close() {
    if ownership != .inherited { acceptQueued() }
    socket = nil
  }

  /// However many they are: the queue is bounded, and nobody adds to it for long.
  private func acceptQueued() {
    while true {
      do {
        guard let connection = try socket?.accept() else { return }
        accepted(connection)
      } catch {
        failed("\(error)")
        return
      }
    }
  }

  /// Not for a unix socket, nor where the kernel allows no filter: then the few that come between
  /// the last look at the queue and the close are reset.
  private func dropsNewHandshakes() -> Bool {
    do {
      try socket?.dropNewHandshakes()
      return true
    } catch {
      return false
    }
  }

  private func unwatch() {
    if let watch { loop.unwatch(watch) }
    watch = nil
  }

  private func resume() {
    guard let number = socket?.number, watch == nil, !isStopping else { return }
    do {
      watch = try loop.watch(number, for: .readable, self)
    } catch {
      pause(after: error)
    }
  }

  func ready(_ readiness: Readiness) {
    // A bounded share of a turn; what is left makes the socket ready again.
    for _ in 0..<Self.acceptsPerTurn {
      guard hasRoom() else {
        unwatch()
        return
      }
      do {
        guard let connection = try socket?.accept() else { return }
        accepted(connection)
      } catch {
        pause(after: error)
        return
      }
    }
  }

  /// Out of descriptors or memory: the listening socket stays ready, and asking again at once would
  /// only spin.
  private func pause(after error: SystemError) {
    failed("\(error)")
    unwatch()
    _ = loop.schedule(at: ContinuousClock.now.advanced(by: Self.pauseAfterFailure)) { [self] in
      resume()
    }
  }

  private static let acceptsPerTurn = 64
  private static let pauseAfterFailure = Duration.milliseconds(100)
  /// For the last of three segments of those handshakes that have begun: a round trip.
  private static let handshakeTime = Duration.milliseconds(100)
}
