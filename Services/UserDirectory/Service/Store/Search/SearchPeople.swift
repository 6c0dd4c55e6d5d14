/// Everybody whom the search can find: blocks of neighbours in the order of results, and which of them
/// have a ``SearchGram``.
struct SearchPeople {
  /// By slot.
  private(set) var blocks: [SearchBlock] = []
  private(set) var order: SearchOrder
  private(set) var grams = SearchGramTable()

  /// How many times blocks have come, gone or been divided. A walk over them begins anew where it is then.
  private(set) var divisions = 0

  /// The block of each person by their key; 0 for none, or the slot and 1.
  private var slots: [UInt32] = []

  private let blockBytes: Int
  /// Sets that are filled and emptied for every block.
  private let before = SearchGramScratch()
  private let after = SearchGramScratch()

  /// - Parameters:
  ///   - blocks: In the order of results.
  ///   - blockBytes: A block with more is divided.
  init(_ blocks: [SearchBlock] = [], blockBytes: Int) {
    self.blocks = blocks
    self.blockBytes = blockBytes
    order = SearchOrder(count: blocks.count)
    for (slot, block) in blocks.enumerated() {
      after.fill(with: block)
      for gram in after.grams { grams.insert(gram, slot, of: blocks.count) }
      note(block, in: slot)
      setHead(at: slot)
    }
  }

  /// Somebody is as they are now; `nil` for somebody who isn't to be found.
  mutating func put(_ person: SearchPerson?, key: Int64) {
    remove(key)
    if let person { insert(person) }
  }

  /// The position of the block that has a place; `nil` if there are no blocks.
  func position(of place: SearchPlace) -> Int? {
    let same = order.positions(of: SearchOrder.head(of: place.main.span))
    var (lower, upper) = (same.lowerBound, same.upperBound)
    while lower < upper {
      let middle = (lower + upper) >> 1
      let block = blocks[Int(order.slots[middle])]
      guard let first = SearchBlock.entry(at: 0, in: block.texts.span) else { return nil }
      if place.compare(to: first, in: block.texts.span) > 0 {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return order.count == 0 ? nil : max(0, lower - 1)
  }

  private mutating func setHead(at position: Int) {
    let block = blocks[Int(order.slots[position])]
    guard let first = SearchBlock.entry(at: 0, in: block.texts.span) else { return }
    let main = SearchPlace.parts(of: first, in: block.texts.span).main
    order.setHead(SearchOrder.head(of: block.texts.span.extracting(main)), at: position)
  }

  private mutating func insert(_ person: SearchPerson) {
    guard let position = position(of: SearchPlace(of: person.entry, in: person.texts)) else {
      let slot = newSlot(at: 0)
      divisions += 1
      blocks[slot] = SearchBlock().inserting(person)
      setHead(at: 0)
      return finish(person, in: slot)
    }
    let slot = Int(order.slots[position])
    blocks[slot] = blocks[slot].inserting(person)
    setHead(at: position)
    finish(person, in: slot)
    if blocks[slot].byteCount > blockBytes { divide(slot, at: position, growingBy: person) }
  }

  private mutating func finish(_ person: SearchPerson, in slot: Int) {
    note(person.entry.key, in: slot)
    after.fill(with: person.entry, of: SearchBlock(texts: person.texts, records: []))
    for gram in after.grams { grams.insert(gram, slot, of: order.slotCount) }
  }

  private mutating func divide(_ slot: Int, at position: Int, growingBy person: SearchPerson) {
    let block = blocks[slot]
    let last = block.entries.last
    let pieces = block.pieces(
      usualBytes: blockBytes,
      isAtEnd: position == order.count - 1 && last?.key == person.entry.key)
    guard let first = pieces.first, pieces.count > 1 else { return }
    divisions += 1
    before.fill(with: block)
    after.fill(with: first)
    for gram in before.grams where !after.contains(gram) { grams.remove(gram, slot) }
    blocks[slot] = first
    for (index, piece) in pieces.enumerated().dropFirst() {
      let slot = newSlot(at: position + index)
      blocks[slot] = piece
      setHead(at: position + index)
      after.fill(with: piece)
      for gram in after.grams { grams.insert(gram, slot, of: order.slotCount) }
      for entry in piece.entries { note(entry.key, in: slot) }
    }
  }

  private mutating func remove(_ key: Int64) {
    guard key >= 0, key < slots.count, slots[Int(key)] != 0 else { return }
    let slot = Int(slots[Int(key)]) - 1
    guard let entry = blocks[slot].entry(of: key) else { return }
    slots[Int(key)] = 0
    before.fill(with: blocks[slot])
    blocks[slot] = blocks[slot].removing(entry)
    after.fill(with: blocks[slot])
    for gram in before.grams where !after.contains(gram) { grams.remove(gram, slot) }
    let position = order.position(of: slot)
    guard blocks[slot].isEmpty else { return setHead(at: position) }
    divisions += 1
    order.remove(at: position)
  }

  private mutating func newSlot(at position: Int) -> Int {
    let slot = order.insert(at: position)
    if slot == blocks.count { blocks.append(SearchBlock()) }
    return slot
  }

  private mutating func note(_ block: SearchBlock, in slot: Int) {
    var start = 0
    while let entry = SearchBlock.entry(at: start, in: block.texts.span) {
      note(entry.key, in: slot)
      start = entry.end
    }
  }

  private mutating func note(_ key: Int64, in slot: Int) {
    let key = Int(key)
    if key >= slots.count {
      slots.reserveCapacity(max(key + 1, slots.count + slots.count / 4))
      while slots.count <= key { slots.append(0) }
    }
    slots[key] = UInt32(slot + 1)
  }
}
