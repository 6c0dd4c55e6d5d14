import Glibc

/// Where log lines go: a descriptor that may be slow.
///
/// Not thread-safe: ``Logger`` calls it under its lock.
struct LogOutput: ~Copyable {
  enum Outcome {
    case written
    /// The reader is behind: waiting for it would stop the event loop that logs.
    case lost
  }

  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  static let standardError: Int32 = 2

  /// Writes the line with one system call, or not at all.
  ///
  /// A pipe that is ready takes PIPE_BUF bytes without blocking, and no line is longer. Files and
  /// terminals are always ready.
  func write(_ line: [UInt8]) -> Outcome {
    var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&readiness, 1, 0) == 1, readiness.revents & Int16(POLLOUT) != 0 else {
      return .lost
    }
    while true {
      let count = unsafe Glibc.write(descriptor, line, line.count)
      if count == line.count { return .written }
      guard count < 0, errno == EINTR else { return .lost }
    }
  }
}
