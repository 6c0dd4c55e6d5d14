internal import CLinux

/// A thread of the operating system, for work that blocks and for event loops.
package enum OSThread {
  private final class Start {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a detached thread; it ends when `body` returns.
  ///
  /// - Parameter name: At most 15 bytes of it are shown by ps and top.
  package static func start(name: String, _ body: @escaping @Sendable () -> Void)
    throws(SystemError)
  {
    let start = Start {
      _ = unsafe String(name.prefix(15)).withCString {
        unsafe pthread_setname_np(pthread_self(), $0)
      }
      body()
    }
    let argument = unsafe Unmanaged.passRetained(start).toOpaque()
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { argument in
        // Balances passRetained above; this thread is the only one that gets the pointer.
        if let argument = unsafe argument {
          unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      }, argument)
    guard code == 0 else {
      unsafe Unmanaged<Start>.fromOpaque(argument).release()
      throw SystemError(number: code, operation: "start a thread")
    }
    pthread_detach(thread)
  }

  /// A number that no other living thread has.
  package static var current: UInt { UInt(rollcall_thread_self()) }
}
