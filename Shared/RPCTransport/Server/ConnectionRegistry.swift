import EventLoop
import LinuxIO
import RPCCore

/// The connections of a server, kept by the loop that they live on, and what a drain waits for.
final class ConnectionRegistry: Sendable {
  /// One loop's share; touched on that loop only.
  private final class Share: @unchecked Sendable {
    let loop: Loop
    var connections: [ObjectIdentifier: any ServerConnection] = [:]
    var isDraining = false
    /// While there are connections and they have limits.
    var nextLook: LoopTimer?

    init(loop: Loop) { self.loop = loop }
  }

  private struct State {
    var count = 0
    var handshakes = 0
    /// Somebody waits for a handshake to end, and is to be told.
    var isAccepting = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let shares: [Share]
  private let state = Lock(State())
  private let maximumHandshakes: Int
  /// How often to look whether a connection has reached one of its limits; `nil`: never.
  private let period: Duration?
  private let whenHandshakesEnded: @Sendable () -> Void

  /// - Parameter whenHandshakesEnded: Hears that there is room for handshakes again after
  ///   ``hasRoomForHandshake()`` has said that there is none. From any of the loops.
  init(
    loops: [Loop], maximumHandshakes: Int, period: Duration?,
    whenHandshakesEnded: @escaping @Sendable () -> Void
  ) {
    shares = loops.map(Share.init)
    self.maximumHandshakes = maximumHandshakes
    self.period = period
    self.whenHandshakesEnded = whenHandshakesEnded
  }

  /// Open connections, on all loops.
  var count: Int { state.withLock { $0.count } }

  var handshakeCount: Int { state.withLock { $0.handshakes } }

  /// Counts a connection that is about to be made, unless there are that many already.
  func reserve(limit: Int) -> Bool {
    state.withLock { state in
      guard state.count < limit else { return false }
      state.count += 1
      return true
    }
  }

  /// Whether another handshake may begin; if not, somebody is told when it may.
  func hasRoomForHandshake() -> Bool {
    state.withLock { state in
      state.isAccepting = state.handshakes < maximumHandshakes
      return state.isAccepting
    }
  }

  func handshakeBegan() { state.withLock { $0.handshakes += 1 } }

  /// Those who wait are told when half of the room is free, so that they come and go in batches.
  func handshakeEnded() {
    let isWanted = state.withLock { state in
      state.handshakes -= 1
      guard !state.isAccepting, state.handshakes <= maximumHandshakes / 2 else { return false }
      state.isAccepting = true
      return true
    }
    if isWanted { whenHandshakesEnded() }
  }

  /// A reserved connection has ended, or came to nothing.
  func release() {
    let waiting = state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Keeps a connection until ``remove(_:from:)``. On its loop.
  func add(_ connection: any ServerConnection) {
    guard let share = shares.first(where: { $0.loop === connection.loop }) else { return }
    share.connections[ObjectIdentifier(connection)] = connection
    if share.isDraining { connection.drain() }
    planLook(share)
  }

  private func planLook(_ share: Share) {
    guard let period, share.nextLook == nil, !share.connections.isEmpty else { return }
    share.nextLook = share.loop.schedule(at: ContinuousClock.now.advanced(by: period)) {
      [self, unowned share] in
      share.nextLook = nil
      let now = ContinuousClock.now
      // A connection that ends takes itself out of the books.
      for connection in Array(share.connections.values) { connection.look(now) }
      planLook(share)
    }
  }

  /// On the connection's loop.
  func remove(_ id: ObjectIdentifier, from loop: Loop) {
    guard let share = shares.first(where: { $0.loop === loop }) else { return }
    // The last reference may be this one, and the caller is still in the connection's own code.
    guard let connection = share.connections.removeValue(forKey: id) else { return }
    let keep = Keep(connection)
    loop.execute { keep.drop() }
    release()
  }

  /// Holds a connection until the end of the turn; touched on its loop only.
  private final class Keep: @unchecked Sendable {
    private var connection: (any ServerConnection)?
    init(_ connection: any ServerConnection) { self.connection = connection }
    func drop() { connection = nil }
  }

  func drain() {
    for share in shares {
      share.loop.execute {
        share.isDraining = true
        for connection in share.connections.values { connection.drain() }
      }
    }
  }

  func endNow(_ error: RPCError) {
    for share in shares {
      share.loop.execute { for connection in share.connections.values { connection.endNow(error) } }
    }
  }

  /// Suspends until no connection is left.
  func waitUntilEmpty() async {
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if state.count > 0 { state.waiting.append(continuation) }
        return state.count == 0
      }
      if isEmpty { continuation.resume() }
    }
  }
}
