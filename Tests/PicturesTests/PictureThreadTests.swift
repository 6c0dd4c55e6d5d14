import LinuxIO
import Testing

@testable import Pictures

@Suite("The thread for pictures", .timeLimit(.minutes(5)))
struct PictureThreadTests {
  private struct Failure: Error {}

  /// Keeps the thread busy until it is opened.
  private final class Gate: Sendable {
    private let state = Monitor((entered: false, open: false))

    func pass() {
      state.withLock { $0.entered = true }
      state.wait { $0.open ? () : nil }
    }
    func waitUntilEntered() { state.wait { $0.entered ? () : nil } }
    func open() { state.withLock { $0.open = true } }
  }

  @Test("gives back what the work gives, or throws what it throws")
  func outcomes() async throws {
    let thread = try PictureThread(name: "test", maximumWaiting: 2)
    #expect(try await thread.run { 6 * 7 } == 42)
    await #expect(throws: Failure.self) { try await thread.run { throw Failure() } }
    #expect(try await thread.run { 1 } == 1)
  }

  @Test("refuses what is more than may wait, and takes work again when there is room")
  func bounded() async throws {
    let thread = try PictureThread(name: "test", maximumWaiting: 2)
    let gate = Gate()
    async let first: Void = thread.run { gate.pass() }
    await Task.detached { gate.waitUntilEntered() }.value
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<5 {
        group.addTask {
          do {
            try await thread.run {}
            return true
          } catch is PictureThread.Busy {
            return false
          }
        }
      }
      // Three of five are refused at once; the others wait for the gate.
      for _ in 0..<3 { #expect(try await group.next() == false) }
      gate.open()
      while let isDone = try await group.next() { #expect(isDone) }
    }
    try await first
    #expect(try await thread.run { true })
  }

  @Test("work that nobody waits for any more is left out, and its place is free")
  func cancelled() async throws {
    let thread = try PictureThread(name: "test", maximumWaiting: 8)
    let gate = Gate()
    let count = Lock(0)
    async let first: Void = thread.run { gate.pass() }
    await Task.detached { gate.waitUntilEntered() }.value
    let waiting = Task { try await thread.run { count.withLock { $0 += 1 } } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.open()
    try await first
    try await thread.run {}
    #expect(count.withLock { $0 } == 0)
  }

  @Test("work that nobody waits for any more lets go of its place and of what it holds at once")
  func cancelledPlace() async throws {
    final class File: Sendable {}
    let thread = try PictureThread(name: "test", maximumWaiting: 1)
    let gate = Gate()
    async let first: Void = thread.run { gate.pass() }
    await Task.detached { gate.waitUntilEntered() }.value
    weak var kept: File?
    do {
      let file = File()
      kept = file
      let waiting = Task { [file] in try await thread.run { withExtendedLifetime(file) {} } }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
    }
    #expect(kept == nil)
    // The gate is still closed: this one waits in the place of the other.
    async let second = thread.run { 2 }
    gate.open()
    try await first
    #expect(try await second == 2)
  }

  @Test("a closed thread finishes what waits and takes nothing more")
  func closed() async throws {
    let thread = try PictureThread(name: "test", maximumWaiting: 8)
    thread.close()
    await #expect(throws: PictureThread.Busy.self) { try await thread.run {} }
  }
}
