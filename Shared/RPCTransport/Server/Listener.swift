import EventLoop
import LinuxIO
import RPCCore

/// Accepts connections on one socket and hands each to the next loop.
final class Listener: ReadinessHandler, @unchecked Sendable {
  // On `loop` only, but for `address`, which never changes.
  private let loop: Loop
  private var socket: Socket?
  private var watch: Watch?
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
    _ socket: consuming Socket, loop: Loop, hasRoom: @escaping () -> Bool,
    accepted: @escaping (consuming Socket) -> Void, failed: @escaping (String) -> Void
  ) {
    address = socket.localAddress ?? .unix(path: "")
    self.loop = loop
    self.hasRoom = hasRoom
    self.accepted = accepted
    self.failed = failed
    self.socket = consume socket
  }

  func start() {
    loop.perform { [self] in resume() }
  }

  /// Suspends until this process listens no more. Connections that the kernel has accepted for the
  /// socket already are refused, unless another process has the same socket.
  func stop() async {
    await withCheckedContinuation { continuation in
      loop.perform { [self] in
        unwatch()
        socket = nil
        continuation.resume()
      }
    }
  }

  private func unwatch() {
    if let watch { loop.unwatch(watch) }
    watch = nil
  }

  private func resume() {
    guard let number = socket?.number, watch == nil else { return }
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
}
