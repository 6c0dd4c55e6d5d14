import Testing

@testable import Normalization

@Suite("A search text")
struct SearchTextTests {
  struct Folding: Sendable, CustomTestStringConvertible {
    let written: String
    let spelled: String
    let folded: String
    var testDescription: String { written }
  }

  static let foldings = [
    Folding(written: "LEON", spelled: "leon", folded: "leon"),
    Folding(written: "Léon", spelled: "l\u{e9}on", folded: "leon"),
    Folding(written: "Le\u{301}on", spelled: "l\u{e9}on", folded: "leon"),
    Folding(written: "Łódź", spelled: "łódź", folded: "lodz"),
    Folding(written: "Ærøskøbing", spelled: "ærøskøbing", folded: "aeroskobing"),
    Folding(written: "İstanbul", spelled: "i\u{307}stanbul", folded: "istanbul"),
    Folding(written: "Straße", spelled: "strasse", folded: "strasse"),
    Folding(written: "Йод", spelled: "йод", folded: "иод"),
    Folding(written: "Nguyễn", spelled: "nguyễn", folded: "nguyen"),
    Folding(
      written: "שָׁלוֹם", spelled: "\u{5e9}\u{5b8}\u{5c1}\u{5dc}\u{5d5}\u{5b9}\u{5dd}", folded: "שלום"),
    Folding(written: "がく", spelled: "がく", folded: "か\u{3099}く"),
    Folding(written: "हिन्दी", spelled: "हिन्दी", folded: "हिन्दी"),
    Folding(written: "%_\\.-+@\"", spelled: "%_\\.-+@\"", folded: "%_\\.-+@\""),
  ]

  @Test("folds case and accents beyond Latin", arguments: foldings)
  func folding(_ row: Folding) {
    let text = SearchText(row.written)
    #expect(text.spelled == row.spelled)
    #expect(text.folded == row.folded)
  }

  @Test("of a prefix is a prefix of the whole one's", arguments: foldings)
  func prefixes(_ row: Folding) {
    let whole = Array(SearchText(row.written).folded.unicodeScalars)
    let scalars = Array(row.written.unicodeScalars)
    for length in 0...scalars.count {
      var prefix = String.UnicodeScalarView()
      prefix.append(contentsOf: scalars[..<length])
      let folded = Array(SearchText(String(prefix)).folded.unicodeScalars)
      #expect(whole.starts(with: folded), "after \(length) scalars")
    }
  }

  @Test("folded twice is what it was after once, for every scalar of Unicode")
  func idempotence() {
    var unsettled: [Unicode.Scalar] = []
    for scalar in (0...0x10ffff as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    where scalar.properties.generalCategory != .unassigned {
      let once = UnicodeMapping.caseFolded(String(scalar))
      if Array(UnicodeMapping.caseFolded(once).utf8) != Array(once.utf8) {
        unsettled.append(scalar)
      }
    }
    #expect(unsettled == [])
  }

  @Test("of an address has every way of writing it")
  func forms() throws {
    #expect(try EmailAddress("Ann@Example.com").searchTexts.map(\.spelled) == ["ann@example.com"])
    #expect(
      try EmailAddress("\"Ann\"@xn--bcher-kva.example").searchTexts.map(\.folded) == [
        "ann@bucher.example", "ann@xn--bcher-kva.example", "\"ann\"@xn--bcher-kva.example",
      ])
  }
}

@Suite("A search term")
struct SearchTermTests {
  @Test("is trimmed and normalised like an address")
  func normalisation() throws {
    let term = try SearchTerm("  LÉON ")
    #expect(term.text.spelled == "léon")
    #expect(term.text.folded == "leon")
    #expect(term.address == nil)
  }

  @Test("that is a whole address is known as one")
  func address() throws {
    #expect(try SearchTerm("A@X").address?.normalized == "a@x")
  }

  @Test(
    "is refused when there is nothing to search for", arguments: ["", "  ", "\u{301}", "\u{200d}"])
  func empty(_ text: String) {
    #expect(throws: SearchTerm.Refusal.empty) { try SearchTerm(text) }
  }

  @Test("may have 100 characters and no more")
  func length() throws {
    _ = try SearchTerm(String(repeating: "é", count: 100))
    #expect(throws: SearchTerm.Refusal.tooLong(characters: 101)) {
      try SearchTerm(String(repeating: "é", count: 101))
    }
  }

  @Test("may not have control characters", arguments: ["a\u{0}b", "a\nb"])
  func control(_ text: String) {
    #expect(throws: SearchTerm.Refusal.self) { try SearchTerm(text) }
  }
}
