import LoadGenerator
import Testing

@Suite("Pace of a load")
struct PaceTests {
  private static let second: UInt64 = 1_000_000_000
  private static let millisecond: UInt64 = 1_000_000

  /// 1,000 calls a second for a second.
  private func open(_ maximum: Int, end: UInt64 = .max, count: Int = .max) -> Pace {
    Pace(
      open: ArrivalSchedule(RatePlan([.steady(1000, seconds: 1)]), .even),
      maximumInFlight: maximum, end: end, count: count)
  }

  private func departures(_ pace: inout Pace, at now: UInt64) -> [Pace.Departure] {
    var departures: [Pace.Departure] = []
    while let departure = pace.departure(at: now) { departures.append(departure) }
    return departures
  }

  @Test("the open loop begins what is due and doesn't wait for answers")
  func neverWaits() {
    var pace = open(10_000)
    #expect(departures(&pace, at: 100 * Self.millisecond).count == 101)
    #expect(pace.inFlight == 101)
    #expect(pace.nextInstant == 101 * Self.millisecond)
    #expect(departures(&pace, at: Self.second).count == 899)
    #expect(pace.isOver(at: Self.second))
  }

  @Test("calls that are due while as many as may are running begin late, with their own instants")
  func heldBack() {
    var pace = open(2)
    #expect(departures(&pace, at: 10 * Self.millisecond).map(\.planned) == [0, Self.millisecond])
    #expect(pace.nextInstant == nil, "only the end of a call brings on the next")
    pace.ended(at: 11 * Self.millisecond)
    let late = departures(&pace, at: 11 * Self.millisecond)
    #expect(late.map(\.planned) == [2 * Self.millisecond])
    #expect(late.map(\.wasHeldBack) == [true])
  }

  @Test("once it has caught up, lateness is the generator's own again")
  func caughtUp() {
    var pace = open(2)
    _ = departures(&pace, at: 2 * Self.millisecond)
    pace.ended(at: 3 * Self.millisecond)
    pace.ended(at: 3 * Self.millisecond)
    #expect(departures(&pace, at: 3 * Self.millisecond).map(\.wasHeldBack) == [true, true])
    pace.ended(at: 3 * Self.millisecond)
    pace.ended(at: 3 * Self.millisecond)
    #expect(departures(&pace, at: 3 * Self.millisecond).isEmpty)
    #expect(departures(&pace, at: 5 * Self.millisecond).map(\.wasHeldBack) == [false, false])
  }

  @Test("what could not be sent before the end is counted, each with its instant")
  func unsent() {
    var pace = open(1, end: 10 * Self.millisecond)
    _ = departures(&pace, at: 9 * Self.millisecond)
    #expect(Array(pace.unsent) == (1...9).map { UInt64($0) * Self.millisecond })
    #expect(departures(&pace, at: 10 * Self.millisecond).isEmpty)
    #expect(pace.isOver(at: 10 * Self.millisecond))
  }

  @Test("what was to begin before the end begins after it if it is only the generator that is late")
  func lateAtTheEnd() {
    var pace = open(10_000, end: 10 * Self.millisecond)
    #expect(departures(&pace, at: 8 * Self.millisecond).count == 9)
    #expect(!pace.isOver(at: 11 * Self.millisecond))
    #expect(departures(&pace, at: 11 * Self.millisecond).map(\.planned) == [9 * Self.millisecond])
    #expect(pace.isOver(at: 11 * Self.millisecond))
    #expect(Array(pace.unsent).isEmpty)
  }

  @Test("the closed loop begins a call when another has ended")
  func closed() {
    var pace = Pace(closed: 3, end: Self.second)
    #expect(departures(&pace, at: 0).count == 3)
    #expect(departures(&pace, at: 1).isEmpty)
    pace.ended(at: 5)
    #expect(departures(&pace, at: 5).map(\.planned) == [5])
    #expect(pace.mostInFlight == 3)
    pace.ended(at: Self.second)
    #expect(departures(&pace, at: Self.second).isEmpty)
    #expect(pace.isOver(at: Self.second))
  }

  @Test("a caller who found nobody there rests before the next call")
  func rest() {
    var pace = Pace(closed: 1)
    _ = departures(&pace, at: 0)
    pace.ended(at: 1, foundNobody: true)
    #expect(departures(&pace, at: 1).isEmpty)
    #expect(pace.nextInstant == 1 + Pace.rest)
    #expect(departures(&pace, at: 1 + Pace.rest).count == 1)
  }

  @Test("no more calls begin than were asked for", arguments: [0, 1, 17])
  func count(_ count: Int) {
    var closed = Pace(closed: 100, count: count)
    #expect(departures(&closed, at: 0).count == count)
    #expect(closed.isOver(at: 0))
    var open = open(1000, count: count)
    #expect(departures(&open, at: Self.second).count == count)
    #expect(open.unsent.map { $0 }.isEmpty)
  }

  @Test("stopping it ends it then")
  func stop() {
    var pace = open(1000)
    _ = departures(&pace, at: 10 * Self.millisecond)
    pace.stop(at: 20 * Self.millisecond)
    #expect(departures(&pace, at: 20 * Self.millisecond).isEmpty)
    #expect(pace.isOver(at: 20 * Self.millisecond))
    #expect(
      Array(pace.unsent).isEmpty, "nothing kept them from being sent but the one who stopped it")
  }
}
