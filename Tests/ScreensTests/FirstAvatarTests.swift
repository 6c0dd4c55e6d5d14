import Screens
import Testing

@Suite("Everybody's first avatar")
struct FirstAvatarTests {
  /// A change of these would change people's faces.
  static let faces: [(String, String)] = [
    ("00000000-0000-7000-8000-000000000001", "light1"),
    ("0190c1a2-0000-7000-8000-000000000001", "dark27"),
    ("0190c1a2-7f3b-7abc-9def-0123456789ab", "light17"),
    ("0190C1A2-7F3B-7ABC-9DEF-0123456789AB", "light17"),
    ("ffffffff-ffff-ffff-ffff-ffffffffffff", "light1"),
  ]

  @Test("is the same for ever, however the id is written", arguments: faces)
  func pinned(id: String, avatar: String) {
    #expect(AvatarCatalogue.first(forUserID: id)?.name == avatar)
  }

  @Test("is the same by the bytes of the id and by its text")
  func bytes() {
    let bytes: [UInt8] = [
      0x01, 0x90, 0xc1, 0xa2, 0x7f, 0x3b, 0x7a, 0xbc, 0x9d, 0xef, 0x01, 0x23, 0x45, 0x67, 0x89,
      0xab,
    ]
    #expect(AvatarCatalogue.first(for: bytes).name == "light17")
  }

  @Test(
    "is nobody's whose id is none",
    arguments: [
      "", "1", "0190c1a27f3b7abc9def0123456789ab", "0190c1a2-7f3b-7abc-9def-0123456789ag",
      "0190c1a2-7f3b-7abc-9def0-123456789ab", "0190c1a2-7f3b-7abc-9def-0123456789abc",
      "0190c1a2-7f3b-7abc-9def-0123456789é",
    ])
  func noID(_ text: String) {
    #expect(AvatarCatalogue.first(forUserID: text) == nil)
  }

  /// Ids as they are made one after another: they differ in few bits.
  static let seriesOfIDs: [(name: String, id: @Sendable (UInt64) -> [UInt8])] = [
    ("ids that count", { bytes(0x0190_c1a2_0000_7000, 0x8000_0000_0000_0000 + $0) }),
    ("ids of one millisecond each", { bytes(0x0190_c1a2_0000_7000 + $0 << 16, 1 << 63) }),
    (
      "ids with random ends",
      { bytes(0x0190_c1a2_0000_7000 + $0 << 14, $0 &* 0x9e37_79b9_7f4a_7c15 | 1 << 63) }
    ),
  ]

  static func bytes(_ high: UInt64, _ low: UInt64) -> [UInt8] {
    [high, low].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * $0)) }
    }
  }

  @Test("is each of the 56 about equally often, whatever the ids have in common", arguments: 0..<3)
  func spread(_ series: Int) {
    let people = 56_000
    var counts: [Avatar: Int] = [:]
    for number in 0..<people {
      let id = Self.seriesOfIDs[series].id(UInt64(number))
      counts[AvatarCatalogue.first(for: id), default: 0] += 1
    }
    #expect(counts.count == 56)
    // Chi-squared with 55 degrees of freedom: chance alone gives more than 93 once in a thousand.
    let expected = Double(people) / 56
    let deviation = counts.values.reduce(0) {
      $0 + (Double($1) - expected) * (Double($1) - expected)
    }
    #expect(deviation / expected < 93, "\(Self.seriesOfIDs[series].name)")
  }
}
