internal import CLinux

/// An open descriptor, closed with the value that owns it.
package struct FileDescriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Takes over a descriptor that nobody else closes.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit { _ = close(number) }

  /// - Returns: How many bytes came; 0 at the end; `nil` when there are none now.
  package func read(into bytes: inout [UInt8]) throws(SystemError) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe CLinux.read(number, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      switch rollcall_errno() {
      case EINTR: continue
      case EAGAIN: return nil
      default: throw SystemError("read")
      }
    }
  }

  /// Writes to a socket without raising SIGPIPE.
  ///
  /// - Returns: How many bytes were taken; `nil` when the peer takes none now.
  package func send(_ bytes: RawSpan) throws(SystemError) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe CLinux.send(number, $0.baseAddress, $0.count, Int32(ROLLCALL_SEND_FLAGS))
      }
      if count >= 0 { return count }
      switch rollcall_errno() {
      case EINTR: continue
      case EAGAIN: return nil
      default: throw SystemError("write")
      }
    }
  }
}
