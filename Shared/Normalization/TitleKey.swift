/// What decides whether two titles are the same one to people.
///
/// Case, width, the spelling of composed letters, characters that nobody sees and the amount of white
/// space make no difference; accents do: "Chœur  Léon" is "CHŒUR léon" and not "Chœur Leon".
package struct TitleKey: Hashable, Sendable {
  /// NFKC_Casefold, with one space for each run of white space and none at the ends.
  package let text: String

  package init(_ title: String) {
    text = UnicodeMapping.caseFolded(title).unicodeScalars
      .split(whereSeparator: { $0.properties.isWhitespace })
      .map { String($0) }.joined(separator: " ")
  }

  /// Whether nothing of the title can be seen.
  package var isEmpty: Bool { text.isEmpty }
}
