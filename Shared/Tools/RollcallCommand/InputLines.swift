import LinuxIO

/// The lines of standard input, for one reader.
///
/// A thread of its own reads them, since reading blocks; it is at most `ahead` lines ahead, so an
/// endless input takes bounded memory. Cancelling the reader's task ends its wait at once; the
/// thread then sits in its read until the process ends.
final class InputLines: Sendable {
  private static let ahead = 64
  private let stream: AsyncStream<String>
  private let unread = Monitor(0)

  /// Starts to read.
  init(_ readLine: @escaping @Sendable () -> String?) throws(SystemError) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    self.stream = stream
    try OSThread.start(name: "input") { [unread] in
      while let line = readLine() {
        guard case .enqueued = continuation.yield(line) else { return }
        unread.withLock { $0 += 1 }
        unread.wait { $0 < Self.ahead ? () : nil }
      }
      continuation.finish()
    }
  }

  /// Hands over each line, and returns after the last or when the task is cancelled.
  func deliver<Failure: Error>(_ body: (String) async throws(Failure) -> Void)
    async throws(Failure)
  {
    for await line in stream {
      unread.withLock { $0 -= 1 }
      try await body(line)
    }
  }
}
