import RPCCore
import Testing

@testable import RPCTransport

@Suite("Choice of addresses")
struct AddressChoiceTests {
  private static let start = ContinuousClock.now

  private func at(_ seconds: Double) -> ContinuousClock.Instant {
    Self.start.advanced(by: .seconds(seconds))
  }

  @Test("the less busy of two is preferred, whatever small difference in latency there is")
  func load() {
    #expect(SmoothedLatency.prefersFirst(load: 1, .milliseconds(3), over: 2, .milliseconds(2)))
    #expect(!SmoothedLatency.prefersFirst(load: 2, .milliseconds(2), over: 1, .milliseconds(3)))
    #expect(SmoothedLatency.prefersFirst(load: 1, nil, over: 2, .milliseconds(90)))
  }

  @Test("a slow address is worth as many calls under way as it is slower")
  func latency() {
    let (slow, fast) = (Duration.milliseconds(40), Duration.milliseconds(4))
    #expect(!SmoothedLatency.prefersFirst(load: 0, slow, over: 6, fast))
    #expect(SmoothedLatency.prefersFirst(load: 0, slow, over: 7, fast))
    // Under a few milliseconds, differences are chance.
    #expect(SmoothedLatency.prefersFirst(load: 0, .milliseconds(9), over: 0, .microseconds(20)))
  }

  @Test("the average follows what happens now, and is forgotten when nothing happens")
  func average() throws {
    let latency = SmoothedLatency()
    #expect(latency.estimate(at: at(0)) == nil)
    for _ in 0..<(SmoothedLatency.minimumCalls - 1) {
      latency.record(.milliseconds(100), at: at(0))
      #expect(latency.estimate(at: at(0)) == nil)
    }
    latency.record(.milliseconds(100), at: at(0))
    #expect(latency.estimate(at: at(0)) == .milliseconds(100))
    #expect(latency.estimate(at: at(2)) == .milliseconds(50))
    for step in 1...600 { latency.record(.milliseconds(10), at: at(10 + Double(step) / 10)) }
    let now = try #require(latency.estimate(at: at(70)))
    #expect(now < .milliseconds(11) && now >= .milliseconds(10))
  }

  @Test("an address is ejected after failures in a row, and one success between them is enough")
  func inARow() {
    var policy = EjectionPolicy()
    policy.minimumCalls = .max
    var detector = OutlierDetector(policy, now: at(0))
    for _ in 0..<10 {
      for number in 0..<9 {
        let isOut = detector.record(isFailure: number < 4, at: at(0))
        #expect(!isOut)
      }
    }
    for _ in 0..<4 { _ = detector.record(isFailure: true, at: at(1)) }
    let isOut = detector.record(isFailure: true, at: at(1))
    #expect(isOut)
  }

  @Test("an address is ejected by the share of its failures, if there were calls enough to tell")
  func rate() {
    var policy = EjectionPolicy()
    policy.consecutiveFailures = .max
    var detector = OutlierDetector(policy, now: at(0))
    for number in 1...19 {
      let isOut = detector.record(isFailure: number % 2 == 0, at: at(1))
      #expect(!isOut)
    }
    let isOut = detector.record(isFailure: true, at: at(1))
    #expect(isOut)
    // Another window knows nothing of the one before.
    let isOutAgain = detector.record(isFailure: true, at: at(12))
    #expect(!isOutAgain)
  }

  @Test(
    "the time away doubles while it goes on, up to its limit, and starts anew after a good time")
  func growth() {
    var detector = OutlierDetector(EjectionPolicy(), now: at(0))
    var now = 0.0
    var times: [Duration] = []
    for _ in 0..<7 {
      times.append(detector.eject(at: at(now), random: 0))
      now += Double(times.last?.components.seconds ?? 0)
      detector.restore(at: at(now))
    }
    #expect(
      times == [10, 20, 40, 80, 160, 300, 300].map { .seconds($0) })
    let anew = detector.eject(at: at(now + 301), random: 0)
    #expect(anew == .seconds(10))
    var other = OutlierDetector(EjectionPolicy(), now: at(0))
    let jittered = other.eject(at: at(0), random: 1)
    #expect(jittered == .seconds(12))
  }
}
