import Testing

@testable import ServiceStore

@Suite("A record id")
struct RecordIDTests {
  static let time = WallTime(microseconds: 1_645_557_742_000_000)

  @Test("is written and read as RFC 9562 says")
  func text() throws {
    let text = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
    let id = try #require(RecordID(text))
    #expect(id.description == text)
    #expect(id == RecordID(text.uppercased()))
    #expect(id.bytes.first == 0x01)
    #expect(RecordID(bytes: id.bytes) == id)
  }

  @Test(
    "is not read from another text",
    arguments: [
      "", "17", "017f22e279b07cc398c4dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "017f22e2-79b0-7cc3-98c4dc0c0c07398f--",
      "{17f22e2-79b0-7cc3-98c4-dc0c0c07398f}", "017f22e2-79b0-7cc3-98c4-dc0c0c0739é",
    ])
  func badText(_ text: String) {
    #expect(RecordID(text) == nil)
  }

  @Test("holds its time, the version and the variant")
  func layout() {
    let id = RecordIDGenerator().next(at: Self.time)
    #expect(id.description.hasPrefix("017f22e2-79b0-7"))
    #expect(id.bytes[8] & 0xc0 == 0x80)
  }

  @Test("is greater than every one before, in the same instant and with a clock that goes back")
  func monotony() {
    let generator = RecordIDGenerator()
    var times = Array(repeating: Self.time, count: 10_000)
    times.append(WallTime(microseconds: Self.time.microseconds - 60_000_000))
    times.append(WallTime(microseconds: -5))
    let ids = times.map { generator.next(at: $0) }
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  @Test("follows the greatest one of the database after a restart")
  func restart() {
    let before = RecordIDGenerator().next(at: Self.time)
    let after = RecordIDGenerator(after: before).next(at: WallTime(microseconds: 0))
    #expect(after > before)
  }

  @Test("is made once, whoever asks at the same time")
  func parallel() async {
    let generator = RecordIDGenerator()
    let ids = await withTaskGroup(of: [RecordID].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<1_000).map { _ in generator.next(at: Self.time) } }
      }
      return await group.reduce(into: Set<RecordID>()) { $0.formUnion($1) }
    }
    #expect(ids.count == 8_000)
  }
}

@Suite("Wall time")
struct WallTimeTests {
  @Test(
    "splits into the two numbers of a timestamp",
    arguments: [
      (0, 0, 0), (1_500_000, 1, 500_000_000), (-1, -1, 999_999_000), (-1_000_000, -1, 0),
    ] as [(Int64, Int64, Int32)])
  func split(microseconds: Int64, seconds: Int64, nanoseconds: Int32) {
    let parts = WallTime(microseconds: microseconds).secondsAndNanoseconds
    #expect(parts.seconds == seconds)
    #expect(parts.nanoseconds == nanoseconds)
  }
}
