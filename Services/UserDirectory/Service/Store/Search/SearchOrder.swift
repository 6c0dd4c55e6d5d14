/// The order of blocks, and which slots are taken.
///
/// A block keeps its slot for life. Its label is a number that is in the order of the blocks, so that a
/// few blocks found by their slots can be put in order without going through all. A new block gets a
/// label between its neighbours'; where none is left, all are given out anew, which is cheap and rare.
struct SearchOrder {
  /// The slots in the order of their blocks.
  private(set) var slots: [UInt32] = []
  /// The beginnings of the blocks' first addresses, in the same order: a look-up reads these, which lie
  /// together, before it reads blocks.
  private var heads: [UInt64] = []
  /// By slot.
  private var labels: [UInt64] = []
  private var free: [UInt32] = []

  private static let step: UInt64 = 1 << 32

  /// So many blocks in the slots 0, 1, 2, ….
  init(count: Int = 0) {
    slots = (0..<UInt32(count)).map { $0 }
    heads = [UInt64](repeating: 0, count: count)
    relabel()
  }

  var count: Int { slots.count }

  /// Slots that have been given out, now or once.
  var slotCount: Int { labels.count }

  func label(of slot: Int) -> UInt64 { labels[slot] }

  /// The place in the order.
  func position(of slot: Int) -> Int {
    let label = labels[slot]
    var (lower, upper) = (0, slots.count)
    while lower < upper {
      let middle = (lower + upper) >> 1
      if labels[Int(slots[middle])] < label { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// - Returns: The slot of a block that is to stand at the position.
  mutating func insert(at position: Int) -> Int {
    let slot: UInt32
    if let reused = free.popLast() {
      slot = reused
    } else {
      slot = UInt32(labels.count)
      labels.append(0)
    }
    let before = position > 0 ? labels[Int(slots[position - 1])] : 0
    let after =
      position < slots.count ? labels[Int(slots[position])] : before &+ 2 &* Self.step
    slots.insert(slot, at: position)
    heads.insert(0, at: position)
    if after > before, after - before > 1 {
      labels[Int(slot)] = before + (after - before) / 2
    } else {
      relabel()
    }
    return Int(slot)
  }

  mutating func remove(at position: Int) {
    free.append(slots.remove(at: position))
    heads.remove(at: position)
  }

  /// The block at the position begins with this address now.
  mutating func setHead(_ head: UInt64, at position: Int) { heads[position] = head }

  /// The first eight bytes of an address, which are in the order of addresses.
  static func head(of main: Span<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for index in 0..<8 { head = head << 8 | (index < main.count ? UInt64(main[index]) : 0) }
    return head
  }

  /// Where the blocks are that begin with the same head: before them all begin before it.
  func positions(of head: UInt64) -> Range<Int> {
    func first(where isBehind: (UInt64) -> Bool, from start: Int) -> Int {
      var (lower, upper) = (start, heads.count)
      while lower < upper {
        let middle = (lower + upper) >> 1
        if isBehind(heads[middle]) { upper = middle } else { lower = middle + 1 }
      }
      return lower
    }
    let start = first(where: { $0 >= head }, from: 0)
    var end = start
    while end < heads.count, heads[end] == head {
      // Few begin the same, but for long and common beginnings.
      if end - start == 8 { return start..<first(where: { $0 > head }, from: end) }
      end += 1
    }
    return start..<end
  }

  private mutating func relabel() {
    while labels.count < slots.count { labels.append(0) }
    for (position, slot) in slots.enumerated() {
      labels[Int(slot)] = UInt64(position + 1) * Self.step
    }
  }
}
