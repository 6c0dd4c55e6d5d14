internal import Normalization
internal import ServiceStore

/// Somebody whom the search can find, as a block keeps them.
struct SearchPerson: Sendable {
  /// The entry of a ``SearchBlock``.
  let texts: [UInt8]
  let record: [UInt8]

  /// Columns of an account.
  struct Account {
    let key: Int64
    let id: [UInt8]
    let email: [UInt8]
    /// The normal form.
    let address: [UInt8]
    let displayName: [UInt8]
    let createTime: Int64
    let updateTime: Int64
    let revision: UInt64
  }

  init(_ account: Account) {
    if let main = Self.plainAddress(account) {
      let name = Self.plain(account.displayName)
      if let name {
        let folded =
          name == main ? main : main + [SearchMatcher.lineBreak] + name
        texts = Self.entry(account.key, normalized: [], folded: folded, spelled: [])
      } else {
        let name = SearchText.ofName(String(decoding: account.displayName, as: UTF8.self))
        let folded = main + [SearchMatcher.lineBreak] + Array(name.folded.utf8)
        let spelled =
          name.spelled == name.folded
          ? [] : main + [SearchMatcher.lineBreak] + Array(name.spelled.utf8)
        texts = Self.entry(account.key, normalized: [], folded: folded, spelled: spelled)
      }
    } else {
      let document = SearchDocument(
        address: String(decoding: account.address, as: UTF8.self),
        written: String(decoding: account.email, as: UTF8.self),
        displayName: String(decoding: account.displayName, as: UTF8.self))
      let folded = Array(document.folded.utf8)
      let isMain = folded.prefix { $0 != SearchMatcher.lineBreak }.elementsEqual(account.address)
      texts = Self.entry(
        account.key, normalized: isMain ? [] : account.address, folded: folded,
        spelled: document.spelled.map { Array($0.utf8) } ?? [])
    }
    let main = texts[Self.mainLine(of: texts)]
    record = SearchRecord.bytes(
      id: account.id, createTime: account.createTime, updateTime: account.updateTime,
      revision: account.revision,
      email: main.elementsEqual(account.email) ? nil : account.email,
      displayName: account.displayName)
  }

  var entry: SearchBlock.Entry {
    SearchBlock.entry(at: 0, in: texts.span)
      ?? SearchBlock.Entry(
        index: 0, start: 0, end: 0, foldedStart: 0, spelledStart: 0, key: 0)
  }

  static func precedes(_ left: SearchPerson, _ right: SearchPerson) -> Bool {
    SearchPlace.compare(left.entry, left.texts.span, right.entry, right.texts.span) < 0
  }

  func precedes(_ other: SearchBlock.Entry, of block: SearchBlock) -> Bool {
    SearchPlace.compare(entry, texts.span, other, block.texts.span) < 0
  }

  private static func mainLine(of texts: [UInt8]) -> Range<Int> {
    guard let entry = SearchBlock.entry(at: 0, in: texts.span) else { return 0..<0 }
    return SearchPlace.parts(of: entry, in: texts.span).main
  }

  /// Most addresses are plain letters in one form. The long way comes to the same for them.
  private static func plainAddress(_ account: Account) -> [UInt8]? {
    guard let folded = plain(account.email), folded == account.address else { return nil }
    // A domain of Unicode can be read in another form.
    for start in folded.indices.dropLast(3)
    where folded[start..<start + 4].elementsEqual("xn--".utf8) { return nil }
    return folded
  }

  /// - Returns: A text of printable ASCII in small letters; `nil` for any other.
  private static func plain(_ text: [UInt8]) -> [UInt8]? {
    guard text.allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
    return text.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func entry(
    _ key: Int64, normalized: [UInt8], folded: [UInt8], spelled: [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = SearchBlock.headerBytes + normalized.count + folded.count + spelled.count
    bytes.reserveCapacity(count)
    for length in [count, normalized.count, folded.count] {
      bytes.append(number: UInt64(length), bytes: 2)
    }
    bytes.append(number: UInt64(bitPattern: key), bytes: 8)
    bytes.append(contentsOf: normalized)
    bytes.append(contentsOf: folded)
    bytes.append(contentsOf: spelled)
    return bytes
  }
}
