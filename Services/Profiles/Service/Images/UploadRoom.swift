internal import LinuxIO
internal import RPCCore

/// Memory that all uploads under way share, counted as it fills: whoever is slow holds little.
final class UploadRoom: Sendable {
  private let free: Lock<Int>

  init(bytes: Int) {
    free = Lock(bytes)
  }

  var freeBytes: Int { free.withLock { $0 } }

  /// What one upload holds. It goes back when this ends.
  final class Share: Sendable {
    private let room: UploadRoom
    private let held = Lock(0)

    init(of room: UploadRoom) {
      self.room = room
    }

    deinit { room.give(back: held.withLock { $0 }) }

    /// - Throws: RESOURCE_EXHAUSTED if the others hold too much.
    func grow(by bytes: Int) throws(RPCError) {
      try room.take(bytes)
      held.withLock { $0 += bytes }
    }
  }

  private func take(_ bytes: Int) throws(RPCError) {
    let isTaken = free.withLock { free in
      guard free >= bytes else { return false }
      free -= bytes
      return true
    }
    guard isTaken else {
      throw RPCError(
        .resourceExhausted, "too many pictures are being sent already",
        details: [.retryInfo(delay: .seconds(1))])
    }
  }

  private func give(back bytes: Int) {
    free.withLock { $0 += bytes }
  }
}
