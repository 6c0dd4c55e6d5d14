import Testing

@testable import LinuxIO

@Suite("Processor quota")
struct ProcessorQuotaTests {
  @Test(
    "is the control group's quota in whole cores, rounded up",
    arguments: [
      ("100000 100000\n", 1), ("150000 100000\n", 2), ("50000 100000\n", 1), ("400000 100000", 4),
    ])
  func quota(_ text: String, _ cores: Int) {
    #expect(ProcessorQuota.cores(cpuMax: text) == cores)
  }

  @Test(
    "is none without a limit or with text that says nothing",
    arguments: ["max 100000\n", "", "x y"])
  func none(_ text: String) {
    #expect(ProcessorQuota.cores(cpuMax: text) == nil)
  }

  @Test("is never less than one core")
  func atLeastOne() {
    #expect(ProcessorQuota.cores >= 1)
  }
}
