internal import LinuxIO

/// A thread that works a line off, with state that never leaves it: a connection.
///
/// It is an executor, because the work is written to be able to wait for a database elsewhere. What
/// the thread does for a file never waits, so it runs through; if it did, it would go on here.
final class StoreThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isOver = false
  }

  private let state = Monitor(State())

  private init() {}

  /// Starts the thread and blocks until it has set itself up.
  ///
  /// - Parameter setUp: Runs on the new thread. It gives back what `start` returns, how many pieces
  ///   of work to take at a time, and what to do with them.
  /// - Throws: What `setUp` throws; the thread has ended then.
  @discardableResult
  static func start<Value: Sendable>(
    name: String, over line: WorkLine, count: ThreadCount,
    setUp:
      @escaping @Sendable () throws -> (
        value: Value, batch: Int, carryOut: ([any StoreWork]) async -> Void
      )
  ) throws -> Value {
    let outcome = Monitor<Result<Value, any Error>?>(nil)
    let thread = StoreThread()
    try OSThread.start(name: name) {
      thread.run {
        do {
          let (value, batch, carryOut) = try setUp()
          outcome.withLock { $0 = .success(value) }
          while let work = line.take(upTo: batch) { await carryOut(work) }
        } catch {
          outcome.withLock { $0 = .failure(error) }
        }
      }
      count.ended()
    }
    return try outcome.wait { $0 }.get()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  /// Runs `body` to its end on the calling thread.
  private func run(_ body: @escaping @Sendable () async -> Void) {
    Task.immediate(executorPreference: self) {
      await body()
      state.withLock { $0.isOver = true }
    }
    while let jobs = nextJobs() {
      // Sound: this is the thread that the executor stands for.
      for job in jobs { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  /// - Returns: `nil` once the body has ended.
  private func nextJobs() -> [UnownedJob]? {
    state.wait { state -> [UnownedJob]?? in
      if !state.jobs.isEmpty {
        defer { state.jobs = [] }
        return .some(state.jobs)
      }
      return state.isOver ? .some(nil) : nil
    }
  }
}

/// How many threads of a store still run, and who waits for the last to end.
final class ThreadCount: Sendable {
  private struct State {
    var running: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Lock<State>

  init(_ count: Int) {
    state = Lock(State(running: count))
  }

  func ended() {
    let waiting = state.withLock { state in
      state.running -= 1
      guard state.running <= 0 else { return [] as [CheckedContinuation<Void, Never>] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func waitUntilNone() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.running > 0 { state.waiting.append(continuation) }
        return state.running <= 0
      }
      if isOver { continuation.resume() }
    }
  }
}
