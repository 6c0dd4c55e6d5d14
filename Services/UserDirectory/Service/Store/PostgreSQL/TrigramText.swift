/// Texts as the trigram index has them. A piece of a text is a piece of it here too; what the index
/// finds beyond that is looked at once more.
///
/// Every line is there twice: as it is, and with a 0 around each character, which makes trigrams of
/// single characters and of pairs, for terms that have no more. What isn't a–z or 0–9 is written as
/// three of those, so that punctuation and every script can be found.
enum TrigramText {
  static func of(_ lines: [ArraySlice<UInt8>]) -> String {
    var text: [UInt8] = []
    for line in lines {
      append(line, to: &text)
      text.append(blank)
    }
    for line in lines { appendPairs(of: line, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What everybody has in that text who has the term in a text of theirs.
  static func pieces(of term: String) -> [UInt8] {
    let bytes = Array(term.utf8)
    var text: [UInt8] = []
    if term.unicodeScalars.count > 2 {
      append(bytes[...], to: &text)
    } else {
      appendPairs(of: bytes[...], to: &text)
    }
    return text
  }

  /// As numbers.
  static func trigrams(in text: [UInt8]) -> [UInt32] {
    guard text.count >= 3 else { return [] }
    return (0...(text.count - 3)).map { index in
      text[index..<index + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static let blank = UInt8(ascii: " ")
  private static let filler = UInt8(ascii: "0")

  private static func append(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      appendCode(scalar.value, to: &text)
    }
  }

  private static func appendPairs(of line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(filler)
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      appendCode(scalar.value, to: &text)
      text.append(filler)
    }
  }

  private static func appendCode(_ scalar: UInt32, to text: inout [UInt8]) {
    switch scalar {
    case 0x30...0x39, 0x61...0x7a: text.append(UInt8(truncatingIfNeeded: scalar))
    default:
      // Spreads neighbours, as characters of one script are (Knuth's multiplicative hash).
      let number = Int((scalar &* 2_654_435_761) >> 8) % (symbols.count * symbols.count)
      text += [UInt8(ascii: "z"), symbols[number / symbols.count], symbols[number % symbols.count]]
    }
  }

  private static let symbols = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}
