/// The blocks that have a gram, by their slots.
///
/// While they are few, their numbers are kept in order; when they are many, a bit for each slot.
struct SearchPosting {
  private(set) var count = 0
  private var few: [UInt32] = []
  private var bits: [UInt64] = []

  /// A number takes as much memory as the bits of this many slots.
  private static let bitsPerNumber = 32
  /// Lists up to here stay lists, so that not every gram of a small directory has bits.
  private static let shortList = 16

  var isFew: Bool { bits.isEmpty }

  func contains(_ slot: Int) -> Bool {
    if isFew {
      let place = place(of: UInt32(slot))
      return place < few.count && few[place] == UInt32(slot)
    }
    return slot >> 6 < bits.count && bits[slot >> 6] >> UInt64(slot & 63) & 1 == 1
  }

  /// - Parameter slots: How many there are in all.
  mutating func insert(_ slot: Int, of slots: Int) {
    if isFew {
      if let last = few.last, last >= UInt32(slot) {
        let place = place(of: UInt32(slot))
        guard few[place] != UInt32(slot) else { return }
        few.insert(UInt32(slot), at: place)
      } else {
        few.append(UInt32(slot))
      }
      count += 1
      if count > Self.shortList, count * Self.bitsPerNumber > slots { spread(over: slots) }
      return
    }
    while bits.count <= slot >> 6 { bits.append(0) }
    let bit: UInt64 = 1 << UInt64(slot & 63)
    guard bits[slot >> 6] & bit == 0 else { return }
    bits[slot >> 6] |= bit
    count += 1
  }

  mutating func remove(_ slot: Int) {
    guard contains(slot) else { return }
    if isFew {
      few.remove(at: place(of: UInt32(slot)))
    } else {
      bits[slot >> 6] &= ~(1 << UInt64(slot & 63))
    }
    count -= 1
  }

  /// The slots of a short list.
  func visitFew(_ body: (Int) -> Void) {
    for slot in few { body(Int(slot)) }
  }

  func add(to result: inout SearchSlots) {
    for slot in few { result.insert(Int(slot)) }
    result.formUnion(bits)
  }

  func restrict(_ result: inout SearchSlots) {
    if isFew {
      var kept = SearchSlots(count: result.slotCount)
      for slot in few where result.contains(Int(slot)) { kept.insert(Int(slot)) }
      result = kept
    } else {
      result.formIntersection(bits)
    }
  }

  private mutating func spread(over slots: Int) {
    bits = [UInt64](repeating: 0, count: (slots + 63) >> 6)
    for slot in few { bits[Int(slot) >> 6] |= 1 << UInt64(slot & 63) }
    few = []
  }

  /// Where the number is or would be.
  private func place(of slot: UInt32) -> Int {
    var (lower, upper) = (0, few.count)
    while lower < upper {
      let middle = (lower + upper) >> 1
      if few[middle] < slot { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

/// A set of slots, a bit for each.
struct SearchSlots {
  private var bits: [UInt64]

  init(count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) >> 6) }

  var slotCount: Int { bits.count << 6 }

  /// How many are in the set.
  var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ slot: Int) -> Bool {
    slot >> 6 < bits.count && bits[slot >> 6] >> UInt64(slot & 63) & 1 == 1
  }

  mutating func insert(_ slot: Int) { bits[slot >> 6] |= 1 << UInt64(slot & 63) }

  mutating func formUnion(_ other: [UInt64]) {
    for index in 0..<min(bits.count, other.count) { bits[index] |= other[index] }
  }

  mutating func formUnion(_ other: SearchSlots) { formUnion(other.bits) }

  mutating func formIntersection(_ other: [UInt64]) {
    let shared = min(bits.count, other.count)
    for index in 0..<shared { bits[index] &= other[index] }
    for index in shared..<bits.count { bits[index] = 0 }
  }

  func visit(_ body: (Int) -> Void) {
    for (index, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        body(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
