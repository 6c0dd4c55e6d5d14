internal import CLinux

/// Wakes whoever watches it at an instant, far more exactly than the milliseconds of
/// ``Epoll/wait(_:milliseconds:)``. Source: timerfd_create(2).
package struct PreciseTimer: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  package var number: Int32 { descriptor.number }

  package init() throws(SystemError) {
    let number = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard number >= 0 else { throw SystemError("timerfd_create") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Sets the one instant at which it fires, as ``MonotonicClock`` counts, and forgets the one before.
  /// Watched with ``Readiness/edge`` its count is never read, which saves a call.
  package func set(at nanoseconds: UInt64) throws(SystemError) {
    // An instant of 0 would stop it.
    guard rollcall_set_timer(descriptor.number, max(1, nanoseconds)) == 0 else {
      throw SystemError("timerfd_settime")
    }
  }
}
