/// A text as the search compares it: once as it is spelled, once without its accents.
///
/// Both are case-folded NFKC. Folding goes scalar by scalar, so what a prefix of a text folds to is
/// a prefix of what the text folds to: the next letter typed never loses somebody found before.
package struct SearchText: Hashable, Sendable {
  /// With its accents: "léon".
  package let spelled: String

  /// Without: "leon".
  package let folded: String

  package init(_ text: String) {
    spelled = UnicodeMapping.caseFolded(text)
    folded = Self.withoutAccents(spelled)
  }

  /// Letters that keep their stroke or ligature in every normal form of Unicode, and what people
  /// type for them.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d",
    "þ": "th",
  ]

  private static func withoutAccents(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var plain = String.UnicodeScalarView()
    for scalar in UnicodeMapping.decomposed(text).unicodeScalars where !scalar.isAccent {
      if let letters = plainLetters[scalar] {
        plain.append(contentsOf: letters.unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}

extension Unicode.Scalar {
  /// A mark that readers can do without. Not the marks that make another letter or syllable of it:
  /// those of class 0 (vowel signs), 7 (nukta), 8 (kana voicing) and 9 (virama).
  fileprivate var isAccent: Bool {
    guard properties.generalCategory == .nonspacingMark else { return false }
    return ![0, 7, 8, 9].contains(properties.canonicalCombiningClass.rawValue)
  }
}

extension EmailAddress {
  /// Every way of writing the address that a search may find a part of; the first is how people
  /// read it. Most addresses have one.
  package var searchTexts: [SearchText] {
    var texts: [SearchText] = []
    for text in [readable, normalized, written].map(SearchText.init) where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }
}
