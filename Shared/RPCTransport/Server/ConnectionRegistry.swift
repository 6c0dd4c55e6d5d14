import EventLoop
import LinuxIO
import RPCCore

/// The connections of a server, kept by the loop that they live on, and what a drain waits for.
final class ConnectionRegistry: Sendable {
  /// One loop's share; touched on that loop only.
  private final class Share: @unchecked Sendable {
    let loop: Loop
    var connections: [ObjectIdentifier: NativeServerConnection] = [:]
    var isDraining = false

    init(loop: Loop) { self.loop = loop }
  }

  private struct State {
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let shares: [Share]
  private let state = Lock(State())

  init(loops: [Loop]) {
    shares = loops.map(Share.init)
  }

  /// Open connections, on all loops.
  var count: Int { state.withLock { $0.count } }

  /// Counts a connection that is about to be made, unless there are that many already.
  func reserve(limit: Int) -> Bool {
    state.withLock { state in
      guard state.count < limit else { return false }
      state.count += 1
      return true
    }
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
  func add(_ connection: NativeServerConnection) {
    guard let share = shares.first(where: { $0.loop === connection.loop }) else { return }
    share.connections[ObjectIdentifier(connection)] = connection
    if share.isDraining { connection.drain() }
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
    private var connection: NativeServerConnection?
    init(_ connection: NativeServerConnection) { self.connection = connection }
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
