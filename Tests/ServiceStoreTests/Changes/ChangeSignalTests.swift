import Testing

@testable import ServiceStore

@Suite("A signal of changes", .timeLimit(.minutes(1)))
struct ChangeSignalTests {
  let signal = ChangeSignal(latest: ChangeNumber(5))

  /// Returns once somebody waits.
  func awaited(by count: Int = 1) async {
    while signal.waiterCount < count { await Task.yield() }
  }

  @Test("answers at once when the change was made before anybody waited")
  func past() async throws {
    #expect(try await signal.wait(past: ChangeNumber(4), atMost: .seconds(60)) == .changed)
  }

  @Test("wakes everybody who waits, and only for a change that they don't know")
  func wakes() async throws {
    async let first = signal.wait(past: ChangeNumber(5), atMost: .seconds(60))
    async let second = signal.wait(past: ChangeNumber(5), atMost: .seconds(60))
    async let later = signal.wait(past: ChangeNumber(6), atMost: .seconds(60))
    await awaited(by: 3)
    signal.advance(to: ChangeNumber(5))
    #expect(signal.waiterCount == 3)
    signal.advance(to: ChangeNumber(6))
    #expect(try await first == .changed)
    #expect(try await second == .changed)
    #expect(signal.waiterCount == 1)
    signal.advance(to: ChangeNumber(9))
    #expect(try await later == .changed)
  }

  @Test("lets go of who has waited long enough")
  func quiet() async throws {
    #expect(try await signal.wait(past: ChangeNumber(5), atMost: .milliseconds(1)) == .quiet)
    #expect(signal.waiterCount == 0)
  }

  @Test("ends every wait, begun and to come, when it is closed")
  func close() async throws {
    async let waiting = signal.wait(past: ChangeNumber(5), atMost: .seconds(60))
    await awaited()
    signal.close()
    #expect(try await waiting == .closed)
    #expect(try await signal.wait(past: ChangeNumber(5), atMost: .seconds(60)) == .closed)
  }

  @Test("keeps nothing of a wait that is cancelled, before it begins or after")
  func cancelled() async {
    let running = Task { [signal] in
      try await signal.wait(past: ChangeNumber(5), atMost: .seconds(60))
    }
    await awaited()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(signal.waiterCount == 0)
    let early = Task { [signal] in
      while !Task.isCancelled { await Task.yield() }
      return try await signal.wait(past: ChangeNumber(5), atMost: .seconds(60))
    }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(signal.waiterCount == 0)
  }

  @Test("loses no wake-up between a look and the wait after it")
  func race() async throws {
    let last = ChangeNumber(500)
    let writer = Task { [signal] in
      for number in 6...500 as ClosedRange<Int64> {
        signal.advance(to: ChangeNumber(number))
        await Task.yield()
      }
    }
    var seen = ChangeNumber(5)
    while seen < last {
      #expect(try await signal.wait(past: seen, atMost: .seconds(60)) == .changed)
      seen = ChangeNumber(seen.value + 1)
    }
    await writer.value
  }
}
