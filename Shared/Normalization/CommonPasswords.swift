/// The passwords that are tried first: those that many people choose.
///
/// They follow a few habits, so the rules for the habits find more of them than any list: a common
/// word with a few digits or signs around it, letters replaced by digits that look like them; keys
/// that lie in a row; something short over and over; a date.
enum CommonPasswords {
  /// - Parameter folded: The password, case-folded.
  static func include(_ folded: String) -> Bool {
    let characters = Array(folded)
    return isWord(characters) || isOverAndOver(characters) || isRowOfKeys(characters)
      || isDate(characters)
  }

  // MARK: Words

  /// Signs and digits around a word that still leave it a common password.
  private static let mostInFront = 3
  private static let mostBehind = 5

  private static func isWord(_ characters: [Character]) -> Bool {
    for front in 0...mostInFront {
      guard characters.prefix(front).allSatisfy({ !$0.isLetter }) else { break }
      for behind in 0...mostBehind where front + behind < characters.count {
        guard characters.suffix(behind).allSatisfy({ !$0.isLetter }) else { break }
        let core = characters.dropFirst(front).dropLast(behind)
        if isKnown(String(core)) || isKnown(String(core.map { lookalikes[$0] ?? $0 })) {
          return true
        }
      }
    }
    return false
  }

  /// A word of the list, or one that is there twice, with or without something in between.
  private static func isKnown(_ text: String) -> Bool {
    if CommonWords.all.contains(text[...]) { return true }
    let plain = text.filter { $0.isLetter || $0.isNumber }
    if plain != text, CommonWords.all.contains(plain[...]) { return true }
    let half = plain.prefix(plain.count / 2)
    return plain.count.isMultiple(of: 2) && half == plain.suffix(plain.count / 2)
      && CommonWords.all.contains(half)
  }

  private static let lookalikes: [Character: Character] = [
    "0": "o", "1": "l", "!": "i", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t",
    "8": "b", "9": "g", "€": "e", "|": "l", "+": "t",
  ]

  // MARK: Patterns

  /// Up to four characters that fill the password by being repeated: "aaaaaaaa", "12121212".
  private static func isOverAndOver(_ characters: [Character]) -> Bool {
    guard characters.count >= 6 else { return false }
    return (1...4).contains { period in
      (period..<characters.count).allSatisfy { characters[$0] == characters[$0 - period] }
    }
  }

  private static let rows: [[Character]] = {
    let rows = [
      "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "qsdfghjklm",
      "wxcvbn", "yxcvbnm", "abcdefghijklmnopqrstuvwxyz", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю",
      "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "147258369",
      "!@#$%^&*()", "a1b2c3d4e5f6g7", "1a2b3c4d5e6f7g",
    ].map(Array.init)
    return rows + rows.map { $0.reversed() }
  }()

  /// At most three pieces of rows of keys, of three keys or more, and perhaps a sign at the end.
  private static func isRowOfKeys(_ characters: [Character]) -> Bool {
    var rest = characters[...]
    if let last = rest.last, !last.isLetter, !last.isNumber { rest = rest.dropLast() }
    var pieces = 0
    while !rest.isEmpty {
      let longest = rows.map { longestPiece(of: rest, in: $0) }.max() ?? 0
      pieces += 1
      guard longest >= 3, pieces <= 3 else { return false }
      rest = rest.dropFirst(longest)
    }
    return pieces > 0
  }

  /// How many characters at the start of a text lie side by side in a row.
  private static func longestPiece(of text: ArraySlice<Character>, in row: [Character]) -> Int {
    row.indices.reduce(0) { longest, start in
      max(longest, zip(text, row[start...]).prefix { $0 == $1 }.count)
    }
  }

  /// A day of the years from 1900 on, in digits, with or without signs between them.
  private static func isDate(_ characters: [Character]) -> Bool {
    let parts = characters.filter { !["-", ".", "/", " "].contains($0) }
    guard parts.count == 8, parts.allSatisfy({ ("0"..."9").contains($0) }) else { return false }
    let digits = parts.compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
      (1900...2099).contains(year) && (1...12).contains(month) && (1...31).contains(day)
    }
    return isDay(number(0..<4), number(4..<6), number(6..<8))
      || isDay(number(4..<8), number(2..<4), number(0..<2))
      || isDay(number(4..<8), number(0..<2), number(2..<4))
  }
}
