internal import Normalization

/// What the search keeps of one address.
struct SearchDocument: Hashable {
  /// Where the address stands in the order of results: without accents first, then as it is.
  let place: String

  /// Every text without accents, a line each, the main one first.
  let folded: String

  /// The same texts with accents; `nil` if there are none.
  let spelled: String?

  /// Words kept longer than this aren't told apart by the index, only by ``SearchMatcher``.
  static let maximumWordScalars = 32

  init(_ email: EmailAddress) {
    let texts = email.searchTexts
    folded = texts.map(\.folded).joined(separator: "\n")
    let spelled = texts.map(\.spelled).joined(separator: "\n")
    self.spelled = spelled == folded ? nil : spelled
    place = "\(texts.first?.folded ?? "")\n\(email.normalized)"
  }

  /// One that was kept. What the index holds follows from its texts alone, so it can be taken out
  /// again even after the normaliser has learnt a new version of Unicode.
  init(place: String, folded: String, spelled: String?) {
    self.place = place
    self.folded = folded
    self.spelled = spelled
  }

  /// What follows each beginning of a word, but for the beginning of the main text, whose order
  /// `place` keeps.
  var words: Set<String> {
    var words: Set<String> = []
    for (number, line) in folded.split(separator: "\n").enumerated() {
      let scalars = Array(line.unicodeScalars)
      for start in scalars.indices where number > 0 || start > 0 {
        guard Self.isWordScalar(scalars[start]) else { continue }
        guard start == 0 || !Self.isWordScalar(scalars[start - 1]) else { continue }
        words.insert(Self.text(of: scalars[start...].prefix(Self.maximumWordScalars)))
      }
    }
    return words
  }

  /// Every letter and every pair of neighbours, as words of an index: their bytes in hexadecimal.
  var grams: String {
    var grams: Set<String> = []
    for line in folded.split(separator: "\n") {
      let scalars = Array(line.unicodeScalars)
      for start in scalars.indices {
        grams.insert(Self.gram(scalars[start...start]))
        if start + 1 < scalars.count { grams.insert(Self.gram(scalars[start...start + 1])) }
      }
    }
    // The index forgets a document only when it is told the very same text again.
    return grams.sorted().joined(separator: " ")
  }

  /// One or two scalars as a word of the index.
  static func gram(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    text(of: scalars).utf8.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.utf8.first.map(SearchMatcher.isWordCharacter) ?? false
  }

  private static func text(of scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
