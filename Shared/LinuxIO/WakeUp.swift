internal import CLinux

/// Wakes a thread out of ``Epoll/wait(_:milliseconds:)``. Source: eventfd(2).
package struct WakeUp: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  package var number: Int32 { descriptor.number }

  package init() throws(SystemError) {
    let number = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard number >= 0 else { throw SystemError("eventfd") }
    descriptor = FileDescriptor(owning: number)
  }

  /// From any thread. Watched with ``Readiness/edge`` its count is never read, which saves a call.
  package func signal() {
    var one: UInt64 = 1
    _ = unsafe write(descriptor.number, &one, MemoryLayout<UInt64>.size)
  }
}
