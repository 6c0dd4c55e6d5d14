import LinuxIO

/// The lines of standard input, for one reader.
///
/// A thread of its own reads them, since reading blocks; it is at most `ahead` lines ahead, so an
/// endless input takes bounded memory. Cancelling the reader's task ends its wait at once; the
/// thread then sits in its read until the process ends.
struct InputLines: AsyncSequence {
  private static let ahead = 64
  private let stream: AsyncStream<String>
  private let unread: Monitor<Int>

  /// Starts to read.
  init(_ readLine: @escaping @Sendable () -> String?) throws(SystemError) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let unread = Monitor(0)
    self.stream = stream
    self.unread = unread
    try OSThread.start(name: "input") {
      while let line = readLine() {
        guard case .enqueued = continuation.yield(line) else { return }
        unread.withLock { $0 += 1 }
        unread.wait { $0 < Self.ahead ? () : nil }
      }
      continuation.finish()
    }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var lines: AsyncStream<String>.Iterator
    fileprivate let unread: Monitor<Int>

    /// The next line; `nil` after the last, or when the task is cancelled.
    mutating func next(isolation actor: isolated (any Actor)?) async -> String? {
      let line = await lines.next(isolation: actor)
      if line != nil { unread.withLock { $0 -= 1 } }
      return line
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(lines: stream.makeAsyncIterator(), unread: unread)
  }
}
