internal import Glibc
internal import Normalization

/// Finds a term in the texts of a person and says how well it fits.
///
/// Works on UTF-8: a sequence of scalars is inside another exactly if its bytes are.
struct SearchMatcher: Sendable {
  /// The texts of one person stand in lines; no term has a line break.
  static let lineBreak = UInt8(ascii: "\n")

  private enum Place: Int, Comparable {
    case start
    case word
    case inside

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  private let spelled: [UInt8]
  private let folded: [UInt8]

  private let rareIndex: Int

  /// Of two spellings that differ, at least one has an accent: the term's, or the person's.
  private let isPlain: Bool

  init(_ text: SearchText) {
    spelled = Array(text.spelled.utf8)
    folded = Array(text.folded.utf8)
    isPlain = spelled == folded
    rareIndex = Self.rareIndex(of: folded)
  }

  /// Goes through the people of a block who match, until there are no more or `body` stops.
  func matches(
    in block: Span<UInt8>,
    _ body: (SearchBlock.Entry, SearchRank) -> SearchWalk.Step
  ) -> SearchWalk.Step {
    var next = 0
    var index = 0
    // Most people of most blocks don't match, and to skip to the next one who may is quick.
    while let hit = hit(in: block, from: next) {
      while let entry = SearchBlock.entry(at: next, in: block, index: index) {
        next = entry.end
        index += 1
        guard next > hit else { continue }
        let folded = block.extracting(entry.foldedStart..<entry.spelledStart)
        let spelled =
          entry.hasAccents ? block.extracting(entry.spelledStart..<entry.end) : nil
        if let rank = rank(folded: folded, spelled: spelled),
          case .stop = body(entry, rank)
        {
          return .stop
        }
        break
      }
      if next <= hit { break }
    }
    return .next
  }

  /// Where the term is, in whatever text or none.
  private func hit(in block: Span<UInt8>, from start: Int) -> Int? {
    unsafe folded.withUnsafeBufferPointer { term in
      unsafe block.withUnsafeBufferPointer { bytes in
        guard let text = term.baseAddress, let base = bytes.baseAddress else {
          return nil
        }
        var index = start
        while index + term.count <= bytes.count {
          let room = bytes.count - index - term.count + 1
          let rare = unsafe memchr(base + index + rareIndex, Int32(text[rareIndex]), room)
          guard let rare = unsafe rare else { return nil }
          index = unsafe UnsafeRawPointer(rare) - UnsafeRawPointer(base) - rareIndex
          if unsafe memcmp(base + index, text, term.count) == 0 { return index }
          index += 1
        }
        return nil
      }
    }
  }

  /// Where the term has the byte that few others will have.
  private static func rareIndex(of term: [UInt8]) -> Int {
    func commonness(_ byte: UInt8) -> Int {
      // Those that begin a letter of some script are the same for all its letters.
      if byte >= 0xc0 { return 100 }
      return commonBytes.firstIndex(of: byte).map { 99 - $0 } ?? 0
    }
    return term.indices.min { commonness(term[$0]) < commonness(term[$1]) } ?? 0
  }

  /// What addresses and names are mostly made of, the most common first.
  private static let commonBytes = Array("ealm.oxpcn@ris tudhkgybvzw_f1234567890".utf8)

  /// - Parameters:
  ///   - folded: The texts without accents, the main one first.
  ///   - spelled: The texts with them; `nil` if they are the same.
  /// - Returns: `nil` if the term isn't there. Never `.whole`, which is a matter of the normal form.
  func rank(folded: Span<UInt8>, spelled: Span<UInt8>?) -> SearchRank? {
    guard let place = Self.place(of: self.folded.span, in: folded) else { return nil }
    let isSpelledThere: Bool
    if let spelled {
      isSpelledThere = Self.place(of: self.spelled.span, in: spelled) == place
    } else {
      isSpelledThere = isPlain
    }
    switch place {
    case .start: return isSpelledThere ? .prefix : .prefixButAccents
    case .word: return isSpelledThere ? .word : .wordButAccents
    case .inside: return isSpelledThere ? .inside : .insideButAccents
    }
  }

  /// The best place of the term in a text.
  private static func place(of term: Span<UInt8>, in text: Span<UInt8>) -> Place? {
    guard !term.isEmpty, term.count <= text.count else { return nil }
    let head = term[0]
    var best: Place?
    for start in 0...(text.count - term.count) where text[start] == head {
      var length = 1
      while length < term.count && text[start + length] == term[length] { length += 1 }
      guard length == term.count else { continue }
      if start == 0 { return .start }
      if isWordStart(start, in: text) {
        best = .word
      } else if best == nil {
        best = .inside
      }
    }
    return best
  }

  private static func isWordStart(_ index: Int, in text: Span<UInt8>) -> Bool {
    isWordCharacter(text[index]) && (index == 0 || !isWordCharacter(text[index - 1]))
  }

  /// ASCII letters and digits, and everything beyond ASCII.
  @inline(__always)
  static func isWordCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
