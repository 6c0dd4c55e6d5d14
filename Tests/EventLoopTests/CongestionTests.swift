import Testing

@testable import EventLoop

@Suite("Congestion of a loop")
struct CongestionTests {
  /// A loop by a clock of its own, in milliseconds.
  private struct Turns {
    var congestion = Congestion()
    var now = 0.0
    private var nanoseconds: UInt64 { UInt64(now * 1_000_000) }

    /// A turn of so many calls that take so long each.
    ///
    /// - Returns: How many of them were begun.
    mutating func turn(_ calls: Int, of milliseconds: Double) -> Int {
      congestion.turnBegins(at: nanoseconds)
      var begun = 0
      for _ in 0..<calls where !congestion.isCongested || congestion.admits(at: nanoseconds) {
        congestion.begins()
        begun += 1
        now += milliseconds
      }
      congestion.turnEnds(at: nanoseconds)
      return begun
    }

    /// What comes in meanwhile is twice what gets done, until there is congestion.
    mutating func overload(_ milliseconds: Double) {
      var calls = 4
      while !congestion.isCongested, calls < 1_000_000 {
        _ = turn(calls, of: milliseconds)
        calls *= 2
      }
    }
  }

  @Test("is there when no turn has been short for a while, and not after a burst")
  func beginning() {
    var turns = Turns()
    // 50 ms of work at once, again and again, with a rest after each.
    for _ in 0..<100 {
      #expect(turns.turn(500, of: 0.1) == 500)
      #expect(turns.turn(1, of: 0.1) == 1)
    }
    #expect(!turns.congestion.isCongested)
    turns.overload(0.1)
    #expect(turns.congestion.isCongested)
  }

  @Test("lets begin what comes early in a turn, and refuses the rest")
  func refusing() {
    var turns = Turns()
    turns.overload(0.1)
    let begun = turns.turn(100, of: 0.1)
    #expect((5...12).contains(begun), "\(begun) of 100")
    // As much in each turn: it's no matter of luck.
    #expect(turns.turn(100, of: 0.1) == begun)
  }

  @Test("always lets one begin, however long it takes")
  func progress() {
    var turns = Turns()
    turns.overload(200)
    #expect(turns.congestion.isCongested)
    for _ in 0..<10 { #expect(turns.turn(20, of: 200) >= 1) }
  }

  @Test("ends when nothing has had to be refused for a while")
  func end() {
    var turns = Turns()
    turns.overload(0.1)
    _ = turns.turn(100, of: 0.1)
    for _ in 0..<100 {
      #expect(turns.turn(2, of: 0.1) == 2)
      #expect(turns.congestion.isCongested)
      turns.now += 0.5
    }
    turns.now += 100
    #expect(turns.turn(1, of: 0.1) == 1)
    #expect(!turns.congestion.isCongested)
    #expect(turns.turn(100, of: 0.1) == 100)
  }

  @Test("isn't there for calls that are done as fast as refused")
  func cheap() {
    var turns = Turns()
    for _ in 0..<100 { #expect(turns.turn(10_000, of: 0.002) == 10_000) }
    #expect(!turns.congestion.isCongested)
  }

  @Test("isn't there for single calls that take long")
  func long() {
    var turns = Turns()
    for _ in 0..<100 { #expect(turns.turn(1, of: 50) == 1) }
    #expect(!turns.congestion.isCongested)
  }
}
