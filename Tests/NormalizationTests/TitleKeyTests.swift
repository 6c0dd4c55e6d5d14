import Testing

@testable import Normalization

@Suite("The key of a title")
struct TitleKeyTests {
  static let same = [
    ("Choir", "choir"), ("Choir", "  CHOIR\t"), ("Straße", "STRASSE"), ("Ｃhoir ﬁve", "choir five"),
    ("Cafe\u{301}", "CAFÉ"), ("Saturday  climbing", "saturday\u{a0}climbing"),
    ("Ch\u{200b}oi\u{ad}r", "Choir"), ("ΣΊΣΥΦΟΣ", "Σίσυφος"),
  ]

  @Test("is the same for what people take for the same", arguments: same)
  func equal(_ one: String, _ other: String) {
    #expect(TitleKey(one) == TitleKey(other))
  }

  static let different = [
    ("Leon", "Léon"), ("Choir", "Choirs"), ("Choir 1", "Choir1"), ("a-b", "a b"),
  ]

  @Test("tells apart what people write apart", arguments: different)
  func unequal(_ one: String, _ other: String) {
    #expect(TitleKey(one) != TitleKey(other))
  }

  @Test("is empty where nothing can be seen", arguments: ["", " \n\u{3000}", "\u{200b}\u{200d}"])
  func empty(_ title: String) {
    #expect(TitleKey(title).isEmpty)
  }
}
