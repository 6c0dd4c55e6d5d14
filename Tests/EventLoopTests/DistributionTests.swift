import EventLoop
import Testing

@Suite("A distribution")
struct DistributionTests {
  @Test("counts each value below the first bound that it doesn't exceed")
  func places() {
    let bounds: [UInt64] = [10, 11, 100, 1_000]
    for value: UInt64 in [0, 1, 9, 10, 11, 12, 99, 100, 101, 999, 1_000, 1_001, .max] {
      let distribution = Distribution(bounds: bounds)
      distribution.record(value)
      let expected = bounds.firstIndex { value <= $0 } ?? bounds.count
      let counts = distribution.read()
      #expect(counts.counts.indices.filter { counts.counts[$0] == 1 } == [expected], "\(value)")
      #expect(counts.total == 1)
      #expect(counts.sum == value)
    }
  }

  @Test("has all of the coarse times among the fine ones, growing")
  func times() {
    #expect(Set(Distribution.times).isSubset(of: Distribution.fineTimes))
    #expect(Distribution.fineTimes == Distribution.fineTimes.sorted())
    #expect(Set(Distribution.fineTimes).count == Distribution.fineTimes.count)
  }

  @Test("is the same by fewer bounds as if they had been there from the start")
  func reduction() {
    let (fine, coarse) = (
      Distribution(bounds: Distribution.fineTimes), Distribution(bounds: Distribution.times)
    )
    var value: UInt64 = 1
    while value < 60_000_000_000 {
      for one in [value, value + 1] {
        fine.record(one)
        coarse.record(one)
      }
      value = value * 5 / 4 + 1
    }
    let reduced = fine.read().reduced(from: Distribution.fineTimes, to: Distribution.times)
    #expect(reduced == coarse.read())
  }

  @Test("estimates percentiles between its bounds")
  func percentiles() throws {
    let distribution = Distribution(bounds: [100, 200, 400])
    #expect(distribution.read().percentile(0.5, of: distribution.bounds) == nil)
    for _ in 0..<90 { distribution.record(150) }
    for _ in 0..<10 { distribution.record(300) }
    let counts = distribution.read()
    let bounds = distribution.bounds
    #expect(try #require(counts.percentile(0.45, of: bounds)) == 150)
    #expect(try #require(counts.percentile(0.95, of: bounds)) == 300)
    distribution.record(5_000)
    #expect(distribution.read().percentile(1, of: bounds) == 400)
  }

  @Test("loses nothing that several threads record at once")
  func threads() async {
    let distribution = Distribution(bounds: [10])
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for value: UInt64 in 0..<10_000 { distribution.record(value % 20) } }
      }
    }
    let counts = distribution.read()
    #expect(counts.counts == [22_000, 18_000])
    #expect(counts.sum == 4 * 500 * 190)
  }
}
