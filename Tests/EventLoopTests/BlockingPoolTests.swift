import EventLoop
import LinuxIO
import Testing

@Suite("Blocking pool", .timeLimit(.minutes(1)))
struct BlockingPoolTests {
  struct Failure: Error {}

  @Test("gives what the work gives, and throws what it throws")
  func results() async throws {
    let pool = try BlockingPool(threads: 2)
    #expect(try await pool.run { 42 } == 42)
    await #expect(throws: Failure.self) { try await pool.run { throw Failure() } }
    pool.stop()
  }

  @Test("runs no more at once than it has threads")
  func bounded() async throws {
    let pool = try BlockingPool(threads: 2)
    let load = Monitor((running: 0, most: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await pool.run {
            load.withLock { load in
              load.running += 1
              load.most = max(load.most, load.running)
            }
            load.withLock { $0.running -= 1 }
          }
        }
      }
      try await group.waitForAll()
    }
    let peak = load.withLock { $0.most }
    #expect((1...2).contains(peak))
    pool.stop()
  }

  @Test("work whose task was cancelled while it waited doesn't run")
  func cancelled() async throws {
    let pool = try BlockingPool(threads: 1)
    let gate = Gate()
    let first = Task { try await pool.run { gate.pass() } }
    await gate.someoneWaits()
    let hasRun = Monitor(false)
    let second = Task { try await pool.run { hasRun.withLock { $0 = true } } }
    second.cancel()
    gate.open()
    try await first.value
    await #expect(throws: CancellationError.self) { try await second.value }
    let ran = hasRun.withLock { $0 }
    #expect(!ran)
    pool.stop()
  }

  @Test("a stopped pool refuses work")
  func stopped() async throws {
    let pool = try BlockingPool(threads: 1)
    pool.stop()
    await #expect(throws: CancellationError.self) { try await pool.run { 1 } }
  }
}
