import Testing

@testable import ServiceRuntime

@Suite("The metrics")
struct MetricsTests {
  let registry = MetricsRegistry()
  private var text: String { String(decoding: registry.render(), as: UTF8.self) }

  @Test("are rendered as Prometheus reads them, in the order in which they were made")
  func rendering() {
    let calls = registry.counters("calls_total", help: "All calls.", labels: ["method", "code"])
    calls.with("Get", "OK").increment()
    calls.with("Get", "OK").increment(by: 2)
    calls.with("Create", "OK").increment()
    let open = registry.gauge("open", help: "Open connections.")
    open.increment()
    open.increment()
    open.decrement()
    registry.gauge("share", help: "A share.") { 0.25 }
    registry.gauge("unknown", help: "Nobody knows.") { nil }
    registry.counter("errors_total", help: "Errors.").increment()
    #expect(
      text == """
        # HELP calls_total All calls.
        # TYPE calls_total counter
        calls_total{method="Create",code="OK"} 1
        calls_total{method="Get",code="OK"} 3
        # HELP open Open connections.
        # TYPE open gauge
        open 1
        # HELP share A share.
        # TYPE share gauge
        share 0.25
        # HELP unknown Nobody knows.
        # TYPE unknown gauge
        # HELP errors_total Errors.
        # TYPE errors_total counter
        errors_total 1

        """)
  }

  @Test("escape what the text format takes for its own")
  func escaping() {
    let family = registry.gauges("a", help: "back\\slash and\nline", labels: ["path"])
    family.with("C:\\DIR\n\"x\" é").set(-3)
    #expect(
      text == """
        # HELP a back\\\\slash and\\nline
        # TYPE a gauge
        a{path="C:\\\\DIR\\n\\"x\\" é"} -3

        """)
  }

  @Test("count durations up to each bound, and all of them in the last")
  func histogram() {
    let histogram = registry.histogram(
      "wait_seconds", help: "Waits.", bounds: [.milliseconds(1), .milliseconds(5), .seconds(1)])
    for duration: Duration in [
      .zero, .milliseconds(1), .microseconds(1001), .milliseconds(500), .seconds(2),
      .seconds(-1),
    ] {
      histogram.observe(duration)
    }
    #expect(
      text == """
        # HELP wait_seconds Waits.
        # TYPE wait_seconds histogram
        wait_seconds_bucket{le="0.001"} 3
        wait_seconds_bucket{le="0.005"} 4
        wait_seconds_bucket{le="1"} 5
        wait_seconds_bucket{le="+Inf"} 6
        wait_seconds_sum 2.502001
        wait_seconds_count 6

        """)
  }

  @Test("survive the longest duration there is")
  func longestDuration() {
    let histogram = registry.histogram("wait_seconds", help: "Waits.", bounds: [.seconds(1)])
    histogram.observe(.seconds(Int64.max))
    #expect(text.contains("wait_seconds_bucket{le=\"+Inf\"} 1\n"))
  }

  static let writtenNumbers: [(Double, String)] = [
    (0, "0"), (1, "1"), (-2, "-2"), (0.1, "0.1"), (1e-5, "1e-05"), (1e20, "1e+20"),
    (.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN"),
  ]

  @Test("write numbers as Prometheus parses them", arguments: writtenNumbers)
  func writtenNumber(_ number: Double, _ text: String) {
    #expect(PrometheusText.number(number) == text)
  }

  @Test("put a label with too many values into one series")
  func tooManySeries() {
    let family = registry.counters("hits_total", help: "Hits.", labels: ["path"])
    let limit = MetricFamily<Counter>.maximumSeries
    for index in 0..<(limit + 50) { family.with("/\(index)").increment() }
    #expect(text.split(separator: "\n").count == limit + 3)
    #expect(text.contains("hits_total{path=\"(others)\"} 50\n"))
    family.with("/1").increment()
    #expect(text.contains("hits_total{path=\"/1\"} 2\n"))
  }

  @Test("count right when many count at once")
  func concurrency() async {
    let counter = registry.counter("hits_total", help: "Hits.")
    let histogram = registry.histogram("wait_seconds", help: "Waits.", bounds: [.seconds(1)])
    let family = registry.counters("named_total", help: "Named.", labels: ["name"])
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            counter.increment()
            histogram.observe(.milliseconds(1))
            family.with("\(task % 2)").increment()
          }
        }
      }
    }
    #expect(counter.value == 8000)
    #expect(text.contains("wait_seconds_count 8000\n"))
    #expect(family.with("0").value == 4000)
    #expect(family.with("1").value == 4000)
  }

  @Test("tell of the process what the operating system knows")
  func process() throws {
    ProcessMetrics.register(in: registry)
    let values = Dictionary(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), Double(words[1]) ?? -1)
      }, uniquingKeysWith: { first, _ in first })
    #expect(try #require(values["process_start_time_seconds"]) > 1_700_000_000)
    #expect(try #require(values["process_cpu_seconds_total"]) > 0)
    #expect(try #require(values["process_resident_memory_bytes"]) > 1_000_000)
    #expect(try #require(values["process_open_fds"]) >= 3)
    #expect(text.contains("# TYPE process_cpu_seconds_total counter\n"))
  }

  @Test(
    "leave the memory out when the operating system doesn't tell",
    arguments: [nil, "", "12", "a b"])
  func noMemory(_ statm: String?) {
    #expect(ProcessMetrics.residentBytes(ofStatm: statm, pageBytes: 4096) == nil)
  }
}
