import LinuxIO
import Testing

@testable import ServiceStore

@Suite("Turns to write", .timeLimit(.minutes(1)))
struct WriteTurnsTests {
  private let thing = RecordID(value: 1)

  private final class Inside: Sendable {
    let counts = Lock((now: 0, most: 0, all: 0))
  }

  @Test("one at a time writes a thing, and all of them do")
  func oneAtATime() async throws {
    let turns = WriteTurns()
    let (inside, thing) = (Inside(), thing)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<50 {
        tasks.addTask {
          try await turns.inTurn(for: thing) {
            inside.counts.withLock {
              $0.now += 1
              $0.all += 1
              $0.most = max($0.most, $0.now)
            }
            await Task.yield()
            inside.counts.withLock { $0.now -= 1 }
          }
        }
      }
      try await tasks.waitForAll()
    }
    #expect(inside.counts.withLock { $0.most } == 1)
    #expect(inside.counts.withLock { $0.all } == 50)
    #expect(turns.lineCount == 0)
  }

  @Test("who gives up waiting leaves the line, and the next one's turn comes")
  func cancellation() async throws {
    let (turns, thing) = (WriteTurns(), thing)
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await turns.inTurn(for: thing) {
        enter.finish()
        for await _ in gate {}
      }
    }
    for await _ in entered {}
    let second = Task { try await turns.inTurn(for: thing) { true } }
    let third = Task { try await turns.inTurn(for: thing) { true } }
    second.cancel()
    await #expect {
      _ = try await second.value
    } throws: { error in
      if case .cancelled? = error as? StoreFailure { true } else { false }
    }
    // Another thing isn't held up.
    #expect(try await turns.inTurn(for: RecordID(value: 2)) { true })
    open.finish()
    try await first.value
    #expect(try await third.value)
    #expect(turns.lineCount == 0)
  }

  @Test("a line that is full takes nobody, and a turn is there again once it has moved")
  func full() async throws {
    let (turns, thing) = (WriteTurns(maximumWaiting: 0), thing)
    try await turns.inTurn(for: thing) { () async throws(StoreFailure) in
      let refusal = await #expect(throws: StoreFailure.self) {
        try await turns.inTurn(for: thing) {}
      }
      guard case .overloaded? = refusal else {
        Issue.record("\(String(describing: refusal))")
        return
      }
    }
    try await turns.inTurn(for: thing) {}
    #expect(turns.lineCount == 0)
  }
}
