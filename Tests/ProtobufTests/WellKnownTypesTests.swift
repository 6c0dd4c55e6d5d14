import Protobuf
import Testing
import WellKnownTypes

@Suite("Well-known types")
struct WellKnownTypesTests {
  struct TimeRow: Sendable, CustomTestStringConvertible {
    let text: String
    let seconds: Int64
    var nanos: Int32 = 0
    var testDescription: String { text }
  }

  static let times = [
    TimeRow(text: "1970-01-01T00:00:00Z", seconds: 0),
    TimeRow(text: "1969-12-31T23:59:59.999999999Z", seconds: -1, nanos: 999_999_999),
    TimeRow(text: "2000-02-29T12:30:45.120Z", seconds: 951_827_445, nanos: 120_000_000),
    TimeRow(text: "2026-07-31T08:00:00.000001Z", seconds: 1_785_484_800, nanos: 1000),
    TimeRow(text: "2100-02-28T23:59:59Z", seconds: 4_107_542_399),
    TimeRow(text: "2100-03-01T00:00:00Z", seconds: 4_107_542_400),
    TimeRow(text: "0001-01-01T00:00:00Z", seconds: -62_135_596_800),
    TimeRow(text: "9999-12-31T23:59:59Z", seconds: 253_402_300_799),
  ]

  @Test("write and read times", arguments: times)
  func writeAndRead(_ row: TimeRow) {
    let time = Timestamp(seconds: row.seconds, nanos: row.nanos)
    #expect(time.text == row.text)
    #expect(Timestamp(text: row.text) == time)
  }

  @Test(
    "refuse what is no time",
    arguments: [
      "", "2026-07-31", "2026-07-31T08:00:00", "2026-07-31 08:00:00Z", "2026-02-29T00:00:00Z",
      "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-32T00:00:00Z",
      "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z",
      "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.0000000001Z", "2026-01-01T00:00:00+0200",
      "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+00:01", "2026-01-01T00:00:00Zx",
      "+026-01-01T00:00:00Z", "2026-01-01T00:00:00٣Z",
    ])
  func noTimes(_ text: String) {
    #expect(Timestamp(text: text) == nil)
  }

  @Test("convert times to microseconds and back, before 1970 too")
  func microseconds() {
    for microseconds: Int64 in [0, 1, -1, 1_785_484_800_000_001, -62_135_596_800_000_000] {
      let time = Timestamp(microsecondsSince1970: microseconds)
      #expect(time.microsecondsSince1970 == microseconds)
      #expect((0..<1_000_000_000).contains(time.nanos))
    }
    #expect(Timestamp(seconds: .max).microsecondsSince1970 == nil)
  }

  @Test("order times")
  func order() {
    #expect(Timestamp(seconds: 1) < Timestamp(seconds: 1, nanos: 1))
    #expect(Timestamp(seconds: -1, nanos: 5) < Timestamp())
  }

  @Test("convert spans to Swift's and back")
  func durations() {
    for duration: Duration in [.zero, .milliseconds(1500), .nanoseconds(-1), .seconds(-90)] {
      #expect(Duration(DurationMessage(duration)) == duration)
    }
    let negative = DurationMessage(Duration.milliseconds(-1500))
    #expect(negative == DurationMessage(seconds: -1, nanos: -500_000_000))
  }

  @Test("say whether a mask names a field or what it is part of")
  func masks() {
    let mask: FieldMask = ["display_name", "avatar"]
    #expect(mask.contains("display_name"))
    #expect(mask.contains("avatar.name"))
    #expect(!mask.contains("about"))
    #expect(!mask.contains("avatars"))
  }
}
