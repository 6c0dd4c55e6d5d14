import LoadGenerator
import Testing

@Suite("Schedule of a load")
struct ScheduleTests {
  struct Plan: CustomTestStringConvertible, Sendable {
    let name: String
    let plan: RatePlan
    let calls: Int
    var testDescription: String { name }
  }

  static let plans = [
    Plan(name: "constant", plan: RatePlan([.steady(10_000, seconds: 2)]), calls: 20_000),
    Plan(
      name: "steps",
      plan: RatePlan([
        .steady(100, seconds: 1), .steady(200, seconds: 1), .steady(400, seconds: 1),
      ]), calls: 700),
    Plan(
      name: "ramp", plan: RatePlan([.init(from: 0, to: 1000, seconds: 4)]), calls: 2000),
    Plan(
      name: "ramp down", plan: RatePlan([.init(from: 1000, to: 0, seconds: 4)]), calls: 2000),
    Plan(
      name: "spike",
      plan: RatePlan([
        .steady(50, seconds: 2), .steady(5000, seconds: 0.5), .steady(50, seconds: 2),
      ]), calls: 2700),
    Plan(name: "less than one a second", plan: RatePlan([.steady(0.5, seconds: 10)]), calls: 5),
  ]

  private func instants(
    _ plan: RatePlan, _ arrivals: Arrivals = .even, share: Share = .whole
  ) -> [UInt64] {
    var schedule = ArrivalSchedule(plan, arrivals, share: share, seed: 5)
    var instants: [UInt64] = []
    while let instant = schedule.next() { instants.append(instant) }
    return instants
  }

  @Test("makes exactly the calls of the plan", arguments: plans)
  func count(_ row: Plan) {
    #expect(instants(row.plan).count == row.calls)
  }

  @Test("has begun at any moment the calls that the rate asks for by then", arguments: plans)
  func accuracy(_ row: Plan) {
    for (index, instant) in instants(row.plan).enumerated() {
      let asked = row.plan.calls(by: Double(instant) / 1e9)
      #expect(abs(asked - Double(index)) < 0.01)
    }
  }

  @Test(
    "the shares of several generators are together the schedule of the whole", arguments: plans,
    [2, 3, 7])
  func shares(_ row: Plan, _ count: Int) {
    let parts = (0..<count).flatMap {
      instants(row.plan, share: Share(index: $0, count: count))
    }
    #expect(parts.sorted() == instants(row.plan))
  }

  @Test("shares of shares are shares")
  func nestedShares() {
    let nested = (0..<2).flatMap { outer in
      (0..<3).map { Share(index: outer, count: 2).part($0, of: 3) }
    }
    #expect(nested.map(\.index).sorted() == Array(0..<6))
    #expect(nested.allSatisfy { $0.count == 6 })
    for number in [0, 1, 5, 64, 1001] {
      #expect(nested.reduce(0) { $0 + $1.part(of: number) } == number)
    }
  }

  @Test("random arrivals keep the rate and have gaps as many callers together have")
  func poisson() {
    let instants = instants(RatePlan([.steady(10_000, seconds: 20)]), .poisson)
    // Five standard deviations of a Poisson process.
    #expect(abs(instants.count - 200_000) < 2240)
    let gaps = zip(instants.dropFirst(), instants).map { Double($0 - $1) / 1e5 }
    let mean = gaps.reduce(0, +) / Double(gaps.count)
    let variance = gaps.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(gaps.count)
    #expect(abs(variance - 1) < 0.05, "of an exponential distribution it is 1: \(variance)")
  }

  @Test("random shares differ, and add up to the rate")
  func poissonShares() {
    let plan = RatePlan([.steady(10_000, seconds: 10)])
    let parts = (0..<4).map { instants(plan, .poisson, share: Share(index: $0, count: 4)) }
    #expect(Set(parts.map { $0[0] }).count == 4)
    #expect(abs(parts.reduce(0) { $0 + $1.count } - 100_000) < 1600)
  }

  @Test("a time to warm up comes before the plan, at the rate with which it begins")
  func warmUp() {
    let plan = RatePlan([.init(from: 100, to: 300, seconds: 2)]).preceded(by: 3)
    #expect(plan.calls == 700)
    #expect(plan.rate(at: 1) == 100)
    #expect(plan.rate(at: 4) == 200)
  }
}
