internal import CLinux

/// Standard output and standard error, written at once and whole.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case errors = 2

  /// Blocks until all of it is written.
  package func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe CLinux.write(rawValue, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if rollcall_errno() != EINTR {
        throw SystemError("write to standard \(self)")
      }
    }
  }
}
