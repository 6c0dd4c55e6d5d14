import LinuxIO
import Synchronization

/// One piece of work kept a loop from everything else for too long.
package struct LoopStall: Sendable, Hashable {
  package let loop: String
  package let duration: Duration
  /// Which: the ``LoopWork/label`` of a call, or `nil` for something else, such as a handshake.
  package let work: String?

  package init(loop: String, duration: Duration, work: String?) {
    self.loop = loop
    self.duration = duration
    self.work = work
  }
}

/// From how long on a loop's pieces of work are told of, and to whom.
final class StallReport: Sendable {
  /// In nanoseconds.
  private let limit = Atomic<UInt64>(.max)
  private let tell = Lock<@Sendable (LoopStall) -> Void>({ _ in })

  func set(above limit: Duration, _ tell: @escaping @Sendable (LoopStall) -> Void) {
    self.tell.withLock { $0 = tell }
    self.limit.store(UInt64(max(0, limit.nanoseconds)), ordering: .relaxed)
  }

  func isStall(_ nanoseconds: UInt64) -> Bool { nanoseconds > limit.load(ordering: .relaxed) }

  func report(_ stall: LoopStall) { tell.withLock { $0 }(stall) }
}
