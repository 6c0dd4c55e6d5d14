import EventLoop
import Glibc
import LinuxIO
import Testing

@Suite("A loop that is blocked", .timeLimit(.minutes(1)))
struct LoopStallTests {
  /// Blocks its loop at once, or after a suspension, or both.
  private final class Blocking: LoopWork, @unchecked Sendable {
    let label: String
    private let blocksFirst: Bool
    private let pause: (() async -> Void)?
    private let end: @Sendable () -> Void
    private let loop: Loop?

    init(
      _ label: String, on loop: Loop? = nil, blocksFirst: Bool = true,
      pause: (() async -> Void)? = nil,
      end: @escaping @Sendable () -> Void = {}
    ) {
      self.label = label
      self.loop = loop
      self.blocksFirst = blocksFirst
      self.pause = pause
      self.end = end
    }

    func begin(in task: LoopTask) -> Body? {
      {
        if self.blocksFirst { usleep(60_000) }
        guard let pause = self.pause else { return self.end() }
        await pause()
        usleep(60_000)
        // As calls do when they end: the next piece of work may begin in the same breath.
        _ = self.loop?.readClock()
        self.end()
      }
    }
  }

  private let loop: Loop
  private let stalls: AsyncStream<LoopStall>

  init() throws {
    loop = try Loop(name: "test")
    let (stream, continuation) = AsyncStream.makeStream(of: LoopStall.self)
    stalls = stream
    loop.reportStalls(above: .milliseconds(40)) { continuation.yield($0) }
  }

  /// The first stall of this work: a machine that is busy elsewhere may stop the loop at any time.
  private func stall(of label: String) async -> LoopStall? {
    await stalls.first { $0.work == label }
  }

  @Test("tells which work blocked it, for how long at least, and which loop it is")
  func blame() async throws {
    loop.execute { [loop] in
      loop.add(Blocking("first", blocksFirst: false, pause: {}))
      loop.add(Blocking("second"))
    }
    let stall = try #require(await stall(of: "second"))
    #expect(stall.loop == "test")
    #expect(stall.duration >= .milliseconds(50))
    loop.stop()
  }

  @Test("tells so of work that blocks it after a suspension, among others that wait")
  func afterSuspension() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    await withCheckedContinuation { continuation in
      loop.execute { [loop] in
        for number in 0..<20 {
          loop.add(
            Blocking(
              "waits \(number)", blocksFirst: false,
              pause: { try? await Task.sleep(for: .seconds(60)) }))
        }
        loop.add(
          Blocking(
            "late", on: loop, blocksFirst: false, pause: { for await _ in gate.stream { break } }))
        for number in 20..<40 {
          loop.add(
            Blocking(
              "waits \(number)", blocksFirst: false,
              pause: { try? await Task.sleep(for: .seconds(60)) }))
        }
        loop.carryOutWork()
        continuation.resume()
      }
    }
    gate.continuation.yield()
    #expect(await stall(of: "late") != nil)
    loop.stop()
  }

  @Test("tells of what isn't work without a name")
  func elsewhere() async throws {
    loop.execute { usleep(60_000) }
    #expect(await stalls.first { $0.work == nil && $0.duration >= .milliseconds(50) } != nil)
    loop.stop()
  }

  @Test("says nothing of short work, however much of it there is")
  func short() async throws {
    let quiet = try Loop(name: "quiet")
    let count = Lock(0)
    quiet.reportStalls(above: .seconds(30)) { _ in count.withLock { $0 += 1 } }
    await withCheckedContinuation { continuation in
      quiet.execute {
        for _ in 0..<5_000 { quiet.add(Blocking("short", blocksFirst: false)) }
        quiet.add(Blocking("last", blocksFirst: false, end: { continuation.resume() }))
      }
    }
    #expect(count.withLock { $0 } == 0)
    quiet.stop()
  }

  @Test("counts its turns, and how long they took")
  func lag() async throws {
    await withCheckedContinuation { continuation in
      loop.execute { [loop] in
        usleep(60_000)
        // The turn that counts it has to be over.
        loop.execute { loop.execute { continuation.resume() } }
      }
    }
    let lag = loop.lag.read()
    let long = zip(loop.lag.bounds, lag.counts.dropFirst()).filter { $0.0 >= 50_000_000 }
    #expect(long.reduce(0) { $0 + $1.1 } >= 1)
    #expect(lag.sum >= 60_000_000)
    loop.stop()
  }
}
