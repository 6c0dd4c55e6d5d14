import Testing

@testable import RPCTransport

@Suite("An adaptive limit")
struct AdaptiveLimitTests {
  /// A machine with so many processors and so long a service time: what comes on top waits.
  private struct Machine {
    let processors: Int
    var service: Double

    func latency(_ running: Int) -> Double {
      service * max(1, Double(running) / Double(processors))
    }
  }

  /// Windows in which as many run as may, or as are there.
  private func run(
    _ limit: inout AdaptiveLimit, on machine: Machine, windows: Int, offered: Int = .max
  ) {
    for _ in 0..<(windows * 32) {
      let running = min(limit.limit, offered)
      limit.sample(machine.latency(running), running: running)
    }
  }

  @Test(
    "settles where calls take about twice what they take alone, from above and from below",
    arguments: [4, 8, 64, 400], [2, 10, 50])
  func settling(_ initial: Int, _ processors: Int) {
    var limit = AdaptiveLimit(floor: 2, ceiling: 1000, initial: initial)
    let machine = Machine(processors: processors, service: 0.005)
    // What calls take alone is seen before the load comes.
    run(&limit, on: machine, windows: 2, offered: 1)
    run(&limit, on: machine, windows: 200)
    #expect(limit.limit >= processors)
    #expect(machine.latency(limit.limit) <= 0.005 * 3.1)
  }

  @Test("never sinks below its floor, however slow the calls become")
  func floor() {
    var limit = AdaptiveLimit(floor: 4, ceiling: 1000)
    run(&limit, on: Machine(processors: 1000, service: 0.001), windows: 10)
    for seconds in [0.1, 1, 10, 100] {
      for _ in 0..<3200 { limit.sample(seconds, running: limit.limit) }
      #expect(limit.limit >= 4)
    }
  }

  @Test("never grows over its ceiling")
  func ceiling() {
    var limit = AdaptiveLimit(floor: 2, ceiling: 50)
    run(&limit, on: Machine(processors: 100_000, service: 0.001), windows: 1000)
    #expect(limit.limit == 50)
    #expect(AdaptiveLimit(floor: 8, ceiling: 3).limit == 8)
  }

  @Test("isn't moved by calls that are only few, slow as some of them may be")
  func unused() {
    var limit = AdaptiveLimit(floor: 2, ceiling: 1000)
    for index in 0..<100_000 {
      limit.sample(index % 7 == 0 ? 0.2 : 0.0001, running: 1 + index % 10)
    }
    #expect(limit.limit == 32)
  }

  @Test("takes differences of microseconds for noise: quick handlers aren't throttled")
  func noise() {
    var limit = AdaptiveLimit(floor: 2, ceiling: 1000)
    // 25 µs, and now and then what the scheduler adds.
    for index in 0..<100_000 {
      limit.sample(index % 5 == 0 ? 0.0004 : 0.000025, running: limit.limit)
    }
    #expect(limit.limit > 32)
  }

  @Test("comes back when calls are quick again, and isn't stuck when they are slow for good")
  func recovery() {
    var limit = AdaptiveLimit(floor: 2, ceiling: 200)
    let quick = Machine(processors: 1000, service: 0.005)
    run(&limit, on: quick, windows: 100)
    let before = limit.limit
    run(&limit, on: Machine(processors: 1000, service: 0.05), windows: 40)
    #expect(limit.limit < before / 2)
    var forgiven = limit
    run(&forgiven, on: quick, windows: 300)
    #expect(forgiven.limit >= before * 9 / 10)
    run(&limit, on: Machine(processors: 1000, service: 0.05), windows: 2000)
    #expect(limit.limit >= 12)
  }
}
