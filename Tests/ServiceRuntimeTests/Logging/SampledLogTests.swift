import Testing

@testable import ServiceRuntime

@Suite("A sampled log")
struct SampledLogTests {
  @Test("lets one of a kind through in each span, and tells how many it left out")
  func sampling() {
    let log = SampledLog<String>(every: .seconds(1))
    let start = ContinuousClock.now
    func admit(_ kind: String, _ seconds: Double) -> Int? {
      log.admit(kind, at: start.advanced(by: .seconds(seconds)))
    }
    #expect(admit("a", 0) == 0)
    #expect(admit("a", 0.1) == nil)
    #expect(admit("b", 0.2) == 0)
    #expect(admit("a", 0.9) == nil)
    #expect(admit("a", 1) == 2)
    #expect(admit("a", 1.5) == nil)
    #expect(admit("a", 9) == 1)
  }
}
