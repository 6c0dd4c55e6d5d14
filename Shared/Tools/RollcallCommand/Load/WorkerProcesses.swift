internal import Glibc
import LinuxIO
import LoadGenerator

/// Processes that share one load, and what they tell, put together exactly.
struct WorkerProcesses: Sendable {
  let count: Int
  /// What the command line of each has behind the command's name and its share.
  let words: [String]

  private enum Event: Sendable {
    case message(WorkerMessage, worker: Int)
    case ended(worker: Int, status: Int32)
  }

  /// - Throws: What the operating system says, or that one of them failed; that one has told why.
  func run(observe: (LoadEngine.Progress) -> Void) async throws -> LoadResult {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    var children: [pid_t] = []
    for index in 0..<count {
      let (pid, output) = try Self.spawn(
        [LoadCommand.syntax.name, "--worker", "\(index)/\(count)"] + words)
      children.append(pid)
      try OSThread.start(name: "worker-\(index)") {
        for line in Lines(output) {
          if let message = try? WorkerMessage(line: line) {
            continuation.yield(.message(message, worker: index))
          }
        }
        close(output)
        var status: Int32 = 0
        while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
        continuation.yield(.ended(worker: index, status: status))
      }
    }
    let running = Lock(children)
    let watch = Task {
      // Ctrl-C is for this process, which passes it on.
      while !Task.isCancelled, !InterruptSignal.hasCome {
        try? await Task.sleep(for: .milliseconds(50))
      }
      if InterruptSignal.hasCome { running.withLock { for child in $0 { kill(child, SIGINT) } } }
    }
    defer { watch.cancel() }
    return try await collect(events, running, observe)
  }

  private func collect(
    _ events: AsyncStream<Event>, _ running: borrowing Lock<[pid_t]>,
    _ observe: (LoadEngine.Progress) -> Void
  ) async throws -> LoadResult {
    var results: [LoadResult] = []
    var intervals: [[(LoadInterval, Double)]] = Array(repeating: [], count: count)
    var left = count
    var failed: Int?
    for await event in events {
      switch event {
      case .message(.result(let result), _): results.append(result)
      case .message(.progress(let interval, let seconds), let worker):
        intervals[worker].append((interval, seconds))
        guard intervals.allSatisfy({ !$0.isEmpty }) else { continue }
        // One of each: what all did in the same span.
        var merged = intervals[0][0].0
        for other in 1..<count { merged.merge(intervals[other][0].0) }
        observe(.init(interval: merged, seconds: intervals[0][0].1))
        for other in 0..<count { intervals[other].removeFirst() }
      case .ended(let worker, let status):
        left -= 1
        if status != 0, failed == nil {
          failed = worker
          running.withLock { for child in $0 { kill(child, SIGTERM) } }
        }
        guard left == 0 else { continue }
        guard failed == nil, results.count == count else {
          throw WorkerFailure(worker: failed ?? 0)
        }
        return results.dropFirst().reduce(into: results[0]) { $0.merge($1) }
      }
    }
    throw CancellationError()
  }

  /// Starts this program again.
  ///
  /// - Returns: Also where its standard output can be read.
  private static func spawn(_ words: [String]) throws -> (pid_t, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else {
      throw SystemError(number: errno, operation: "make a pipe")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // A group of its own, which a terminal's Ctrl-C doesn't reach.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var child: pid_t = 0
    let texts = unsafe (["rollcall"] + words).map { unsafe strdup($0) }
    defer { for index in unsafe texts.indices { unsafe free(texts[index]) } }
    let code = unsafe posix_spawn(
      &child, "/proc/self/exe", &actions, &attributes, texts + [nil], environ)
    guard code == 0 else { throw SystemError(number: code, operation: "start a worker") }
    return (child, ends[0])
  }
}

struct WorkerFailure: Error, CustomStringConvertible {
  let worker: Int
  var description: String { "worker \(worker) failed, so the load has no result" }
}

/// The lines that come through a pipe; reading blocks.
private struct Lines: Sequence, IteratorProtocol {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  mutating func next() -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
