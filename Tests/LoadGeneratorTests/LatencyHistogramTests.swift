import LoadGenerator
import Testing

@Suite("Latency histogram")
struct LatencyHistogramTests {
  private func filled(_ count: Int, stream: UInt64) -> [UInt64] {
    var random = SeededRandom(seed: 7, stream: stream)
    // From nanoseconds to minutes, each order of magnitude as often as the next.
    return (0..<count).map { _ in random.next() >> (random.next() % 40 + 24) }
  }

  private func histogram(_ times: [UInt64]) -> LatencyHistogram {
    var histogram = LatencyHistogram()
    for time in times { histogram.add(time) }
    return histogram
  }

  @Test("several that are merged are the same as one that got all the times", arguments: 1...8)
  func merging(_ parts: Int) {
    var merged = LatencyHistogram()
    var all: [UInt64] = []
    for part in 0..<parts {
      let times = filled(part * 211, stream: UInt64(part))
      merged.merge(histogram(times))
      all += times
    }
    #expect(merged == histogram(all))
  }

  @Test("quantiles are at most 0.8 % off", arguments: [0.0, 0.01, 0.5, 0.9, 0.99, 0.999, 1])
  func error(_ share: Double) {
    let times = filled(10_000, stream: 3).sorted()
    let exact = Double(times[min(Int(share * 10_000), 9999)]) / 1000
    let told = histogram(times).quantile(share)
    #expect(abs(told - exact) <= exact * 0.008 + 0.001, "\(told) for \(exact)")
  }

  @Test("a quantile is never more than the greatest time nor less than the least")
  func bounds() {
    let one = histogram([1_000_003])
    #expect(one.quantile(0.5) == 1000.003)
    #expect(one.quantile(1) == 1000.003)
    #expect(histogram([]).quantile(0.99) == 0)
  }

  @Test("takes any time there is")
  func extremes() {
    let histogram = histogram([0, .max])
    #expect(histogram.total == 2)
    #expect(histogram.least == 0)
    #expect(histogram.greatest == .max)
  }

  @Test("counts the times over one")
  func over() {
    let histogram = histogram([10, 20, 5000, 1_000_000, 2_000_000])
    #expect(histogram.count(over: 20) == 3)
    #expect(histogram.count(over: 1_000_000) == 1)
    #expect(histogram.count(over: 3_000_000) == 0)
  }
}
