/// Says for every ``SearchGram`` which blocks have it: few of all blocks, because neighbours have
/// most of their grams in common.
struct SearchGramTable {
  /// Numbers of postings, by the index of a plain gram; 0 for none.
  private var plain = [UInt32](repeating: 0, count: SearchGram.plainCount)
  private var others: [UInt64: UInt32] = [:]
  /// The first one belongs to no gram.
  private var postings = [SearchPosting()]

  /// More grams of a term would find out little more.
  private static let maximumAsked = 8

  func posting(of gram: SearchGram) -> SearchPosting { postings[number(of: gram)] }

  /// - Parameter slots: How many there are in all.
  mutating func insert(_ gram: SearchGram, _ slot: Int, of slots: Int) {
    var number = number(of: gram)
    if number == 0 {
      number = postings.count
      postings.append(SearchPosting())
      if let index = gram.plainIndex {
        plain[index] = UInt32(number)
      } else {
        others[gram.bits] = UInt32(number)
      }
    }
    postings[number].insert(slot, of: slots)
  }

  mutating func remove(_ gram: SearchGram, _ slot: Int) {
    let number = number(of: gram)
    if number != 0 { postings[number].remove(slot) }
  }

  /// The blocks that have all of some grams, or a few more than those.
  ///
  /// - Parameter found: A list that they are added to, if they are few.
  /// - Returns: All of them if they are many.
  func addSlots(
    withAll grams: [SearchGram], of slots: Int, to found: inout [UInt32]
  ) -> SearchSlots? {
    var numbers: [Int] = []
    numbers.reserveCapacity(grams.count)
    for gram in grams { numbers.append(number(of: gram)) }
    numbers.sort { postings[$0].count < postings[$1].count }
    guard let rarest = numbers.first else { return nil }
    let others = numbers.dropFirst().prefix(Self.maximumAsked - 1)
    if postings[rarest].isFew {
      postings[rarest].visitFew { slot in
        for number in others where !postings[number].contains(slot) { return }
        found.append(UInt32(slot))
      }
      return nil
    }
    var result = SearchSlots(count: slots)
    postings[rarest].add(to: &result)
    for number in others { postings[number].restrict(&result) }
    return result
  }

  /// How many grams the blocks have, each counted once for every block that has it.
  var count: Int { postings.reduce(0) { $0 + $1.count } }

  @inline(__always)
  private func number(of gram: SearchGram) -> Int {
    if let index = gram.plainIndex { return Int(plain[index]) }
    return others[gram.bits].map(Int.init) ?? 0
  }
}

/// A set of grams that is filled for one block after the other.
final class SearchGramScratch {
  private var held = SearchGramSet()

  var grams: [SearchGram] { held.grams }

  func contains(_ gram: SearchGram) -> Bool { held.contains(gram) }

  /// Every gram of the block.
  func fill(with block: SearchBlock) {
    held.removeAll()
    var start = 0
    while let entry = SearchBlock.entry(at: start, in: block.texts.span) {
      block.insertGrams(of: entry, into: &held)
      start = entry.end
    }
  }

  /// Those of one entry.
  func fill(with entry: SearchBlock.Entry, of block: SearchBlock) {
    held.removeAll()
    block.insertGrams(of: entry, into: &held)
  }
}
