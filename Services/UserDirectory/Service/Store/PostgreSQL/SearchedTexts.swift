internal import Normalization

/// The texts by which somebody is found, as PostgreSQL keeps and searches them.
///
/// Its own notions of letters, words and case depend on how the database was made, so none of them is
/// used: what is kept has the beginnings of words marked, and the trigrams are those of a text of
/// nothing but a–z and 0–9, which pg_trgm takes the same way everywhere.
struct SearchedTexts: Hashable {
  /// In the order of results: see ``SearchPlace``.
  let place: String

  /// Every text without accents, a line each, with ``mark`` before every word.
  let folded: String

  /// The same with accents; `nil` if there are none.
  let spelled: String?

  /// What is found inside of texts: see ``TrigramText``.
  let grams: String

  /// Every word, in the form of PostgreSQL's type `tsvector`, whose index finds words by how they begin.
  let words: String

  /// The beginning of a word. No text has it otherwise: control characters are left out.
  static let mark: UInt8 = 1

  /// - Parameter address: In its normal form.
  init(_ document: SearchDocument, address: String) {
    let folded = Self.withoutControls(document.folded)
    let spelled = document.spelled.map(Self.withoutControls)
    let main = folded.prefix { $0 != SearchMatcher.lineBreak }
    place = String(decoding: main + [SearchMatcher.lineBreak] + address.utf8, as: UTF8.self)
    self.folded = Self.marked(folded)
    self.spelled = spelled.map { Self.marked($0) }
    var lines = Self.lines(folded)
    for line in Self.lines(spelled ?? []) where !lines.contains(line) { lines.append(line) }
    grams = TrigramText.of(lines)
    words = Set(lines.flatMap(Self.words)).map { "'\(String(decoding: $0, as: UTF8.self))'" }
      .joined(separator: " ")
  }

  /// No longer than the type allows.
  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { !SearchMatcher.isWordCharacter($0) }.map { $0.prefix(2_000) }
  }

  /// What words somebody has who has the term in a text, in the form of the type `tsquery`: the last
  /// one may be the beginning of one.
  ///
  /// - Parameters:
  ///   - isStart: Whether the term is at the beginning of a word.
  ///   - isCommon: Words that nearly everybody has are left out, if there are others.
  /// - Returns: `nil` if the term doesn't tell.
  static func wordQuery(
    _ term: String, isStart: Bool, isCommon: (String) -> Bool
  ) -> String? {
    let bytes = Array(term.utf8)
    var words = words(bytes[...]).map { String(decoding: $0, as: UTF8.self) }
    let isOpen = bytes.last.map(SearchMatcher.isWordCharacter) ?? false
    var last = isOpen ? words.popLast() : nil
    if !isStart, bytes.first.map(SearchMatcher.isWordCharacter) ?? false {
      // It may be the end of one.
      if words.isEmpty { last = nil } else { words.removeFirst() }
    }
    // A few say enough, and to ask how common each is takes time.
    words = Array(words.prefix(4))
    if let word = last, !words.isEmpty, isCommon(word) { last = nil }
    let rare = words.count > 1 ? words.filter { !isCommon($0) } : words
    let parts = (rare.isEmpty ? words : rare).map { "'\($0)'" } + (last.map { ["'\($0)':*"] } ?? [])
    return parts.isEmpty ? nil : parts.joined(separator: " & ")
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: SearchMatcher.lineBreak)
  }

  private static func withoutControls(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 >= 0x20 && $0 != 0x7f || $0 == SearchMatcher.lineBreak }
  }

  /// - Parameter isStart: Whether the text begins where a word may begin.
  static func marked(_ text: some Sequence<UInt8>, isStart: Bool = true) -> String {
    var bytes: [UInt8] = []
    var isInWord = !isStart
    for byte in text {
      let isWord = SearchMatcher.isWordCharacter(byte)
      if isWord, !isInWord { bytes.append(mark) }
      bytes.append(byte)
      isInWord = isWord
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was marked.
  static func unmarked(_ text: String) -> [UInt8] { text.utf8.filter { $0 != mark } }
}
