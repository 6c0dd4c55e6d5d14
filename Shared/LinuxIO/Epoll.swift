internal import CLinux

/// What a descriptor is ready for, or is watched for.
package struct Readiness: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: EPOLLIN.rawValue)
  package static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
  /// The peer is gone or the descriptor failed. Always watched.
  package static let closed = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
  /// Told once for each change, not for as long as it lasts.
  package static let edge = Readiness(rawValue: EPOLLET.rawValue)
}

/// The kernel's list of watched descriptors. Source: epoll(7).
package struct Epoll: ~Copyable, Sendable {
  private let descriptor: FileDescriptor

  package init() throws(SystemError) {
    let number = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard number >= 0 else { throw SystemError("epoll_create1") }
    descriptor = FileDescriptor(owning: number)
  }

  package func add(_ fd: Int32, for interest: Readiness, token: UInt64) throws(SystemError) {
    try control(EPOLL_CTL_ADD, fd, interest, token)
  }

  package func change(_ fd: Int32, to interest: Readiness, token: UInt64) throws(SystemError) {
    try control(EPOLL_CTL_MOD, fd, interest, token)
  }

  /// Nothing to report: a descriptor that isn't watched any more is what was asked for.
  package func remove(_ fd: Int32) {
    _ = rollcall_epoll_control(descriptor.number, EPOLL_CTL_DEL, fd, 0, 0)
  }

  private func control(_ operation: Int32, _ fd: Int32, _ interest: Readiness, _ token: UInt64)
    throws(SystemError)
  {
    guard rollcall_epoll_control(descriptor.number, operation, fd, interest.rawValue, token) == 0
    else { throw SystemError("epoll_ctl") }
  }

  /// Room for the events of one wait.
  @safe package struct Events: ~Copyable {
    fileprivate let storage: UnsafeMutableBufferPointer<epoll_event>

    package init(capacity: Int) {
      unsafe storage = .allocate(capacity: capacity)
      unsafe storage.initialize(repeating: epoll_event())
    }

    deinit { unsafe storage.deallocate() }

    package func token(at index: Int) -> UInt64 {
      unsafe rollcall_epoll_token(storage.baseAddress! + index)
    }

    package func readiness(at index: Int) -> Readiness {
      Readiness(rawValue: unsafe rollcall_epoll_events(storage.baseAddress! + index))
    }
  }

  /// Blocks the thread until something is ready or the time is up.
  ///
  /// - Parameter milliseconds: -1 waits without end.
  /// - Returns: How many of `events` are set; 0 if the time was up or a signal came.
  package func wait(_ events: borrowing Events, milliseconds: Int32) throws(SystemError) -> Int {
    let count = unsafe epoll_wait(
      descriptor.number, events.storage.baseAddress, Int32(events.storage.count), milliseconds)
    if count >= 0 { return Int(count) }
    guard rollcall_errno() == EINTR else { throw SystemError("epoll_wait") }
    return 0
  }
}
