import EventLoop
import LinuxIO
import Synchronization
import Testing

@Suite("Event loop", .timeLimit(.minutes(1)))
struct LoopTests {
  @Test("a task that prefers the loop runs on its thread, before and after it waits")
  func executor() async throws {
    let loop = try Loop(name: "test")
    let places = await Task(executorPreference: loop) {
      let before = loop.isCurrent
      await Task.yield()
      return (before, loop.isCurrent)
    }.value
    #expect(places == (true, true))
    #expect(!loop.isCurrent)
    loop.stop()
  }

  @Test("a call of an actor stays on the loop, and what follows it, too")
  func actors() async throws {
    let loop = try Loop(name: "test")
    let places = await Task(executorPreference: loop) {
      let inside = await Witness().isOn(loop)
      return (inside, loop.isCurrent)
    }.value
    #expect(places == (true, true))
    loop.stop()
  }

  actor Witness {
    func isOn(_ loop: Loop) -> Bool { loop.isCurrent }
  }

  @Test("actions of many threads all run on the loop, each thread's in order")
  func actions() async throws {
    let loop = try Loop(name: "test")
    let log = Log(loop)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for number in 0..<500 { loop.execute { log.add((thread, number)) } }
        }
      }
    }
    let entries = await withCheckedContinuation { continuation in
      loop.execute { continuation.resume(returning: log.entries) }
    }
    #expect(entries.count == 2000)
    for thread in 0..<4 {
      #expect(entries.filter { $0.0 == thread }.map(\.1) == Array(0..<500))
    }
    loop.stop()
  }

  /// Touched on the loop only.
  final class Log: @unchecked Sendable {
    private let loop: Loop
    private(set) var entries: [(Int, Int)] = []
    init(_ loop: Loop) { self.loop = loop }

    func add(_ entry: (Int, Int)) {
      precondition(loop.isCurrent)
      entries.append(entry)
    }
  }

  @Test("timers fire in the order of their instants, and cancelled ones not at all")
  func timers() async throws {
    let loop = try Loop(name: "test")
    let fired: [Int] = await withCheckedContinuation { continuation in
      loop.execute {
        let log = TimerLog()
        let start = ContinuousClock.now
        var cancelled: [LoopTimer] = []
        for number in [5, 1, 4, 2, 3, 9, 7, 8, 6] {
          let timer = loop.schedule(at: start.advanced(by: .milliseconds(number))) {
            log.fired.append(number)
          }
          if number % 3 == 0 { cancelled.append(timer) }
        }
        for timer in cancelled { loop.cancel(timer) }
        _ = loop.schedule(at: start.advanced(by: .milliseconds(10))) {
          continuation.resume(returning: log.fired)
        }
      }
    }
    #expect(fired == [1, 2, 4, 5, 7, 8])
    loop.stop()
  }

  final class TimerLog { var fired: [Int] = [] }

  @Test("a descriptor's owner is told, and no more once it stops watching")
  func watching() async throws {
    let loop = try Loop(name: "test")
    let counted: Int = await withCheckedContinuation { continuation in
      loop.execute {
        do {
          let pair = try Socket.Pair()
          let reader = Reader(pair, loop) { continuation.resume(returning: $0) }
          try reader.start()
        } catch {
          continuation.resume(returning: -1)
        }
      }
    }
    #expect(counted == 3)
    loop.stop()
  }

  /// Reads one byte at a time and stops after the third.
  final class Reader: ReadinessHandler {
    private let pair: Socket.Pair
    private let loop: Loop
    private let done: (Int) -> Void
    private var watch: Watch?
    private var count = 0

    init(_ pair: consuming Socket.Pair, _ loop: Loop, _ done: @escaping (Int) -> Void) {
      self.pair = pair
      self.loop = loop
      self.done = done
    }

    func start() throws {
      watch = try loop.watch(pair.first.number, for: .readable, self)
      let bytes: [UInt8] = [1, 2, 3, 4, 5]
      _ = try unsafe pair.second.send(bytes.span.bytes)
    }

    func ready(_ readiness: Readiness) {
      var byte: [UInt8] = [0]
      guard let read = try? pair.first.read(into: &byte), read == 1 else { return }
      count += 1
      guard count == 3, let watch else { return }
      loop.unwatch(watch)
      // Told of the others after the turn in which it stopped, if it were told at all.
      _ = loop.schedule(at: ContinuousClock.now.advanced(by: .milliseconds(20))) { [self] in
        done(count)
      }
    }
  }
}
