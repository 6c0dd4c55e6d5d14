import EventLoop
import LinuxIO
import Testing

@Suite("A loop's tasks", .timeLimit(.minutes(1)))
struct LoopTaskTests {
  @Test("work begins in the order in which it came, and in the same turn")
  func order() async throws {
    let loop = try Loop(name: "test")
    let begun: [Int] = await withCheckedContinuation { continuation in
      loop.execute {
        let log = Log()
        for number in 0..<1000 {
          loop.add(Work { log.add(number) })
        }
        loop.carryOutWork()
        continuation.resume(returning: log.numbers)
      }
    }
    #expect(begun == Array(0..<1000))
    loop.stop()
  }

  @Test("work that waits holds up none behind it, and goes on where it began")
  func suspension() async throws {
    let loop = try Loop(name: "test")
    let log = Log()
    let gate = Gate()
    await withCheckedContinuation { continuation in
      loop.execute {
        loop.add(
          Work {
            await gate.wait()
            log.add(loop.isCurrent ? 2 : -1)
            continuation.resume()
          })
        loop.add(
          Work {
            log.add(1)
            gate.open()
          })
      }
    }
    #expect(log.numbers == [1, 2])
    loop.stop()
  }

  @Test("cancelled work is told, and other work isn't")
  func cancellation() async throws {
    let loop = try Loop(name: "test")
    let log = Log()
    await withCheckedContinuation { continuation in
      loop.execute {
        let stubborn = Work {
          while !Task.isCancelled { await Task.yield() }
          log.add(1)
        }
        loop.add(stubborn)
        loop.carryOutWork()
        stubborn.task?.cancel()
        loop.add(
          Work {
            log.add(Task.isCancelled ? -1 : 0)
            await stubborn.end.wait()
            continuation.resume()
          })
      }
    }
    #expect(log.numbers.sorted() == [0, 1])
    // A task that was cancelled isn't used again.
    await withCheckedContinuation { continuation in
      loop.execute {
        for _ in 0..<3 {
          loop.add(Work { log.add(Task.isCancelled ? -1 : 0) })
        }
        loop.carryOutWork()
        continuation.resume()
      }
    }
    #expect(log.numbers.sorted() == [0, 0, 0, 0, 1])
    loop.stop()
  }

  @Test("work that has nothing left to do is passed over")
  func droppedWork() async throws {
    let loop = try Loop(name: "test")
    let begun: [Int] = await withCheckedContinuation { continuation in
      loop.execute {
        let log = Log()
        loop.add(Work(nil))
        loop.add(Work { log.add(1) })
        loop.add(Work(nil))
        loop.carryOutWork()
        continuation.resume(returning: log.numbers)
      }
    }
    #expect(begun == [1])
    loop.stop()
  }

  /// Touched on the loop only, but for `end`.
  final class Work: LoopWork, @unchecked Sendable {
    private let body: Body?
    private(set) var task: LoopTask?
    let end = Gate()

    init(_ body: Body?) { self.body = body }

    func begin(in task: LoopTask) -> Body? {
      guard let body else { return nil }
      self.task = task
      return { [end] in
        await body()
        end.open()
      }
    }
  }

  final class Log: Sendable {
    private let state = Lock<[Int]>([])
    var numbers: [Int] { state.withLock { $0 } }
    func add(_ number: Int) { state.withLock { $0.append(number) } }
  }

  /// Lets whoever waits go on, once it is open.
  final class Gate: Sendable {
    private struct State {
      var isOpen = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    func open() {
      let waiting = state.withLock { state in
        state.isOpen = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }

    func wait() async {
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isOpen { state.waiting.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
    }
  }
}
