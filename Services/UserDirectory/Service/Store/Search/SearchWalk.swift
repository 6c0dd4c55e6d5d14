internal import Normalization

/// The blocks that may hold people of one rank for a term, in the order of people.
struct SearchWalk {
  /// What a block must have to be looked at.
  private enum Condition {
    case none
    /// All the grams of one of these.
    case grams([[SearchGram]])
    /// Nobody can be of the rank.
    case impossible
  }

  enum Step {
    case next
    case stop
  }

  /// Blocks lent at a time, and where the next ones are.
  private struct Batch {
    var blocks: [SearchBlock] = []
    var next: Int?
    var isStale = false
  }

  /// The blocks that meet the condition.
  private enum Found {
    /// All of the order from one position to another.
    case range(Range<Int>)
    /// The slots of few, in order.
    case few([UInt32])
    case many(SearchSlots, Range<Int>)

    func isFew(_ limit: Int) -> Bool {
      if limit == .max { return true }
      if case .few(let slots) = self { return slots.count <= limit }
      return false
    }

    var start: Int {
      switch self {
      case .range(let range), .many(_, let range): range.lowerBound
      case .few: 0
      }
    }
  }

  private let condition: Condition
  /// Every address of the rank begins with this.
  private let prefix: [UInt8]?

  /// So many are put in order. More than that are close together where they are.
  private static let few = 512

  /// Most searches have a page after a block or two.
  private static let firstBatch = 2
  private static let usualBatch = 24

  /// Whether the order of addresses alone leads to the people of a rank: nearly everybody whose
  /// address begins with a plain term is spelled like it, and few are whose address begins with it
  /// but for accents.
  static func isInOrder(_ rank: SearchRank, for term: SearchText) -> Bool {
    switch rank {
    case .whole, .prefix, .prefixButAccents:
      rank.isSpelled == (term.spelled == term.folded)
    case .word, .wordButAccents, .inside, .insideButAccents: false
    }
  }

  init(of rank: SearchRank, for term: SearchText) {
    let isPlain = term.spelled == term.folded
    let canStartWord = term.folded.utf8.first.map(SearchMatcher.isWordCharacter) ?? false
    let isAtWord: Bool
    switch rank {
    case .whole, .prefix, .prefixButAccents:
      prefix = Array(term.folded.utf8)
      isAtWord = canStartWord
    case .word, .wordButAccents:
      prefix = nil
      isAtWord = true
    case .inside, .insideButAccents:
      prefix = nil
      isAtWord = false
    }
    if isAtWord && !canStartWord {
      condition = .impossible
    } else if Self.isInOrder(rank, for: term) {
      condition = .none
    } else {
      var grams: [[SearchGram]] = []
      if rank.isSpelled || !isPlain {
        let text = rank.isSpelled ? term.spelled : term.folded
        grams.append(Self.grams(of: text, isAtWord: isAtWord, flag: 0))
      }
      if !rank.isSpelled {
        // Who is spelled otherwise than the term has accents, or the term has some.
        grams.append(Self.grams(of: term.folded, isAtWord: isAtWord, flag: SearchGram.foldedFlag))
      }
      condition = .grams(grams)
    }
  }

  /// Goes through the blocks, from the one to which a place belongs. Whatever changes meanwhile, nobody
  /// is left out who is there all the time.
  ///
  /// - Parameter body: Is told after which place of the block people are new to it.
  /// - Returns: Whether it went to the end.
  @discardableResult
  func go(
    over people: ReadersLock<SearchPeople>, after place: SearchPlace?,
    body: (SearchBlock, SearchPlace?) throws -> Step
  ) rethrows -> Bool {
    try go(over: people, after: place, atMost: .max, body: body) ?? true
  }

  /// As ``go(over:after:body:)``, if there are few blocks in all.
  ///
  /// - Returns: `nil` if there are more.
  func goIfFew(
    _ few: Int, over people: ReadersLock<SearchPeople>,
    body: (SearchBlock, SearchPlace?) throws -> Step
  ) rethrows -> Bool? {
    try go(over: people, after: nil, atMost: few, body: body)
  }

  private func go(
    over people: ReadersLock<SearchPeople>, after place: SearchPlace?, atMost limit: Int,
    body: (SearchBlock, SearchPlace?) throws -> Step
  ) rethrows -> Bool? {
    var after = place
    while true {
      let (found, divisions, first) = people.read { people in
        let found = blocks(of: people, after: after)
        // Only the first time, or those who were there already wouldn't be found.
        if place == after, !(found?.isFew(limit) ?? true) { return (found, -1, Batch()) }
        return (
          found, people.divisions, nextBatch(of: found, from: found?.start, people, Self.firstBatch)
        )
      }
      if divisions < 0 { return nil }
      guard let found else { return true }
      var batch = first
      while !batch.isStale {
        for block in batch.blocks {
          if case .stop = try body(block, after) { return false }
          // Only the first block has people before the place.
          after = nil
        }
        guard let next = batch.next else { return true }
        let last = batch.blocks.last
        batch = people.read { people in
          guard people.divisions == divisions else { return Batch(isStale: true) }
          return nextBatch(of: found, from: next, people, Self.usualBatch)
        }
        if batch.isStale, let last, let entry = last.entries.last {
          after = SearchPlace(of: entry, in: last.texts)
        }
      }
    }
  }

  private func nextBatch(
    of found: Found?, from start: Int?, _ people: borrowing SearchPeople, _ size: Int
  ) -> Batch {
    var batch = Batch()
    guard let found, var index = start else { return batch }
    switch found {
    case .few(let slots):
      let end = min(slots.count, index + size)
      for slot in slots[index..<end] { batch.blocks.append(people.blocks[Int(slot)]) }
      batch.next = end < slots.count ? end : nil
    case .range(let range):
      let end = min(range.upperBound, index + size)
      while index < end {
        batch.blocks.append(people.blocks[Int(people.order.slots[index])])
        index += 1
      }
      batch.next = end < range.upperBound ? end : nil
    case .many(let slots, let range):
      while index < range.upperBound, batch.blocks.count < size {
        let slot = Int(people.order.slots[index])
        if slots.contains(slot) { batch.blocks.append(people.blocks[slot]) }
        index += 1
      }
      batch.next = index < range.upperBound ? index : nil
    }
    return batch
  }

  private func blocks(of people: borrowing SearchPeople, after place: SearchPlace?) -> Found? {
    var grams: [[SearchGram]] = []
    switch condition {
    case .impossible: return nil
    case .none: break
    case .grams(let alternatives): grams = alternatives
    }
    guard let range = range(in: people, after: place) else { return nil }
    guard !grams.isEmpty else { return .range(range) }
    var few: [UInt32] = []
    var many: SearchSlots?
    for grams in grams {
      guard
        let slots = people.grams.addSlots(
          withAll: grams, of: people.order.slotCount, to: &few)
      else { continue }
      many?.formUnion(slots)
      many = many ?? slots
    }
    if var slots = many {
      for slot in few { slots.insert(Int(slot)) }
      if slots.count > Self.few { return .many(slots, range) }
      few.removeAll(keepingCapacity: true)
      slots.visit { few.append(UInt32($0)) }
    }
    return sorted(few, range, people)
  }

  /// Puts slots in the order of their blocks, each once, without those outside of a range.
  private func sorted(
    _ slots: [UInt32], _ range: Range<Int>, _ people: borrowing SearchPeople
  ) -> Found? {
    if slots.isEmpty { return nil }
    var found: [(label: UInt64, slot: UInt32)] = []
    found.reserveCapacity(slots.count)
    let first = people.order.label(of: Int(people.order.slots[range.lowerBound]))
    let last = people.order.label(of: Int(people.order.slots[range.upperBound - 1]))
    for slot in slots {
      let label = people.order.label(of: Int(slot))
      if label >= first, label <= last { found.append((label, slot)) }
    }
    found.sort { $0.label < $1.label }
    var result: [UInt32] = []
    result.reserveCapacity(found.count)
    for (_, slot) in found where result.last != slot { result.append(slot) }
    return result.isEmpty ? nil : .few(result)
  }

  /// Where in the order the blocks are.
  private func range(in people: borrowing SearchPeople, after place: SearchPlace?) -> Range<Int>? {
    var start = 0
    var end = people.order.count
    if let prefix {
      guard let first = people.position(of: SearchPlace(main: prefix)),
        // Greater than every text with the prefix and smaller than every greater text: no address
        // has the last scalar of Unicode.
        let last = people.position(of: SearchPlace(main: prefix + Array("\u{10FFFF}".utf8)))
      else { return nil }
      (start, end) = (first, last + 1)
    }
    if let place, let position = people.position(of: place) { start = max(start, position) }
    return start < end ? start..<end : nil
  }

  private static func grams(of term: String, isAtWord: Bool, flag: UInt64) -> [SearchGram] {
    let length = min(3, term.unicodeScalars.count)
    var grams: [SearchGram] = []
    var start: SearchGram?
    var position = 0
    var scanner = SearchGramScanner(flag: flag)
    scanner.scan(Array(term.utf8).span) { gram in
      if gram.bits & SearchGram.wordFlag != 0 {
        if gram.length == position { start = gram }
        return
      }
      if gram.length == 1 { position += 1 }
      if gram.length == length || gram.length == 4 { grams.append(gram) }
    }
    // The first gram as well as that a word begins with it.
    if isAtWord, let start { return [start] + grams.dropFirst() }
    return grams
  }
}
