internal import CLinux

/// State that threads share, one at a time.
///
/// A pthread mutex, as the thread sanitizer knows it; it doesn't see the kernel hand over the
/// standard library's `Mutex` when threads contend for that, and reports races that there aren't.
/// Never hold it over `await` or while calling out.
@safe package struct Lock<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // The mutex guards `value`; both stay at one address for the life of this one.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  package init(_ initial: consuming sending Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe value = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe value.initialize(to: initial)
  }

  deinit {
    unsafe value.deinitialize(count: 1)
    unsafe pthread_mutex_destroy(mutex)
    unsafe value.deallocate()
    unsafe mutex.deallocate()
  }

  package borrowing func withLock<R: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending R
  ) throws(E) -> sending R {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&value.pointee)
  }
}
