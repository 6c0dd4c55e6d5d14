import SQLite
import Testing

@testable import ServiceStore

@Suite("A line of work")
struct WorkLineTests {
  private final class Piece: StoreWork {
    let name: String

    init(_ name: String) { self.name = name }

    func begin() -> Bool { true }
    func attempt(on connection: SQLiteConnection) throws(StoreFailure) {}
    func acknowledge() {}
    func fail(_ failure: StoreFailure) {}
  }

  private func names(_ work: [any StoreWork]?) -> [String]? {
    work?.compactMap { ($0 as? Piece)?.name }
  }

  @Test("gives bulk work every other turn, a piece at a time, and the other work the rest")
  func lanes() {
    let line = WorkLine(maximumWaiting: 10)
    for name in ["A", "B", "C"] { #expect(line.add(Piece(name), to: .bulk) == nil) }
    for name in ["1", "2", "3"] { #expect(line.add(Piece(name)) == nil) }
    #expect(names(line.take(upTo: 2)) == ["A"])
    #expect(names(line.take(upTo: 2)) == ["1", "2"])
    #expect(names(line.take(upTo: 2)) == ["B"])
    #expect(names(line.take(upTo: 2)) == ["3"])
    #expect(names(line.take(upTo: 2)) == ["C"])
    line.close()
    #expect(line.take(upTo: 2) == nil)
  }

  @Test("does what waits in either lane before it ends")
  func close() {
    let line = WorkLine(maximumWaiting: 10)
    #expect(line.add(Piece("1")) == nil)
    #expect(line.add(Piece("A"), to: .bulk) == nil)
    line.close()
    guard case .closed? = line.add(Piece("2"), to: .bulk) else {
      Issue.record("took work after it was closed")
      return
    }
    #expect([names(line.take(upTo: 9)), names(line.take(upTo: 9))] == [["A"], ["1"]])
    #expect(line.take(upTo: 9) == nil)
  }

  @Test("is bounded in each lane, and one that is full leaves the other alone")
  func bounded() {
    let line = WorkLine(maximumWaiting: 1)
    #expect(line.add(Piece("A"), to: .bulk) == nil)
    guard case .overloaded? = line.add(Piece("B"), to: .bulk) else {
      Issue.record("took more than it may")
      return
    }
    #expect(line.add(Piece("1")) == nil)
  }
}
