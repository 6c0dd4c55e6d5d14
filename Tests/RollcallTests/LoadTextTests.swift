import Foundation
import LoadGenerator
import RPCCore
import Testing

@testable import RollcallCommand

@Suite("What a load is asked and what it tells")
struct LoadTextTests {
  /// A hundred calls of 1 to 100 ms, of which one failed, in a second.
  private var result: LoadResult {
    var tally = CallTally()
    for number in 1...100 {
      tally.begins(wasHeldBack: false)
      let times = CallTally.Times(planned: 0, sent: 0, ended: UInt64(number) * 1_000_000)
      if number == 100 {
        tally.failed(RPCError(.deadlineExceeded, "too late"), times, inTime: true)
      } else {
        tally.ended(times, inTime: true)
      }
    }
    return LoadResult(methods: [.init(name: "M", tally: tally)], seconds: 1)
  }

  @Test(
    "knows whether a threshold is met",
    arguments: [
      ("p99<200ms", true), ("p50<20ms", false), ("p50 <= 52ms", true), ("max<100.5ms", true),
      ("mean>50ms", true), ("errors<2%", true), ("errors<0.1%", false), ("errors<=0.01", true),
      ("rate>99", true), ("rate>=100/s", true), ("rate>101", false), ("p99.9>90000us", true),
    ])
  func thresholds(_ text: String, _ isMet: Bool) throws {
    #expect(try Threshold(text).isMet(by: result) == isMet)
  }

  @Test("a load of which no call ended meets no threshold")
  func nothing() throws {
    let nothing = LoadResult(methods: [.init(name: "M", tally: CallTally())], seconds: 1)
    #expect(try !Threshold("errors<1%").isMet(by: nothing))
  }

  @Test(
    "refuses what is no threshold",
    arguments: ["p99", "p101<1ms", "p99<20", "errors<x", "speed>1", "<1ms", "rate>"])
  func noThreshold(_ text: String) {
    #expect(throws: UsageError.self) { try Threshold(text) }
  }

  @Test("reads rates: steady, ramps, steps and spikes")
  func rates() throws {
    #expect(try RateText.parse("1000", seconds: 5).stages == [.steady(1000, seconds: 5)])
    #expect(
      try RateText.parse("100..1000", seconds: 6).stages
        == [.init(from: 100, to: 1000, seconds: 6)])
    #expect(
      try RateText.parse("1,2,4", seconds: 6).stages
        == [.steady(1, seconds: 2), .steady(2, seconds: 2), .steady(4, seconds: 2)])
    #expect(
      try RateText.parse("10:1m,500..10:500ms", seconds: nil).stages
        == [.steady(10, seconds: 60), .init(from: 500, to: 10, seconds: 0.5)])
  }

  @Test(
    "refuses what is no rate",
    arguments: ["", "x", "-1", "1..", "1:2s,3", "0", "1:2", "inf", "nan"])
  func noRate(_ text: String) {
    #expect(throws: UsageError.self) { try RateText.parse(text, seconds: nil) }
  }

  @Test("a rate that says how long it takes leaves no room for a duration")
  func twoDurations() {
    #expect(throws: UsageError.self) { try RateText.parse("1:2s", seconds: 3) }
  }

  @Test("options that exclude each other are refused")
  func exclusive() throws {
    for words in [
      ["--rate", "1", "--inflight", "1"], ["--max-inflight", "3"], ["--arrivals", "even"],
      ["--rate", "1..2", "--count", "5"], ["--rate", "1", "--arrivals", "odd"], ["--count", "0"],
    ] {
      let arguments = try LoadCommand.syntax.parse(words + ["a:1", "M"])
      #expect(throws: UsageError.self, "\(words)") { try LoadSetup.plan(arguments) }
    }
  }

  @Test("the report has both latencies, statuses with their first message, and the thresholds")
  func report() throws {
    let rate = RatePlan([.steady(100, seconds: 1)])
    let plan = LoadPlan(.open(rate, .even, maximumInFlight: 9), seconds: 1)
    let report = LoadReport(
      name: "M", startedAt: "2030-01-31T12:00:00Z", targets: ["a:1"], load: LoadText.load(plan),
      thresholds: [try Threshold("p99<20ms")], plan: plan, result: result)
    let text = LoadText.report(report)
    #expect(text.contains("100 begun, 99 OK, 1 failed (1 %)"), "\(text)")
    #expect(text.contains("from schedule"))
    #expect(text.contains("from send"))
    #expect(text.contains("DEADLINE_EXCEEDED              1  first: too late"), "\(text)")
    #expect(text.contains("✗ p99<20ms: 100 ms"), "\(text)")
  }

  @Test("the page asks for nothing from outside, and no name ends its script")
  func page() throws {
    let plan = LoadPlan(.closed(callers: 1), seconds: 1)
    let report = LoadReport(
      name: "</script><b>", startedAt: "", targets: ["a:1"], load: "", thresholds: [], plan: plan,
      result: result)
    for reports in [[report], [report, report]] {
      let page = try ReportPage.html(reports)
      #expect(!page.contains("</script><b>"))
      #expect(page.contains("default-src 'none'"))
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
      #expect(page.components(separatedBy: "</script>").count == 3)
    }
  }

  @Test("what workers tell each other loses nothing")
  func workerMessages() throws {
    let line = try WorkerMessage.result(result).line
    #expect(!line.contains("\n"))
    guard case .result(let back) = try WorkerMessage(line: line) else {
      Issue.record("\(line)")
      return
    }
    #expect(back == result)
  }

  @Test("numbers read well")
  func numbers() {
    #expect(LoadText.number(1_234_567) == "1,234,567")
    #expect(LoadText.number(12.34) == "12.3")
    #expect(LoadText.number(0.5172) == "0.517")
    #expect(LoadText.time(210) == "0.210 ms")
    #expect(LoadText.time(1_500_000) == "1.50 s")
    #expect(LoadText.number(99.96) == "100")
  }
}
