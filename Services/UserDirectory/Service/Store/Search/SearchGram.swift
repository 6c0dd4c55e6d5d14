/// Up to three neighbouring letters of a text, or four digits, as the index knows them.
///
/// Three digits say little in a directory where many addresses have a number.
///
/// A gram stands for more than one text: scalars beyond 20 bits share numbers. So what the index finds
/// is looked at once more.
struct SearchGram: Hashable {
  /// Three scalars of 20 bits, the last one lowest, and two flags. The missing ones are zero.
  let bits: UInt64

  /// Where a gram of nothing but the usual letters has its bit in a ``SearchGramSet``.
  let plainIndex: Int?

  /// Four digits, as a number.
  static let digitsFlag: UInt64 = 1 << 61
  /// At the beginning of a word.
  static let wordFlag: UInt64 = 1 << 62
  /// Of a text without the accents that it is spelled with.
  static let foldedFlag: UInt64 = 1 << 63

  /// The plain letters have six bits each, and the flags two more.
  static let plainCount = 1 << 20

  /// Its scalars.
  var length: Int {
    if bits & Self.digitsFlag != 0 { return 4 }
    return bits & 0xff_fff0_0000_0000 != 0 ? 3 : bits & 0xff_fff0_0000 != 0 ? 2 : 1
  }

  static func == (left: SearchGram, right: SearchGram) -> Bool { left.bits == right.bits }

  func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

/// Goes through a text, scalar by scalar, and gives the grams that end there.
struct SearchGramScanner {
  private let flag: UInt64
  private let planeIndex: Int

  private var scalars: UInt64 = 0
  private var plain = 0
  /// How many of the last scalars are plain letters.
  private var plainRun = 0
  private var length = 0
  /// Where words begin: the lowest bit is that of the last scalar.
  private var wordStarts = 0
  private var isInWord = false
  /// The digits that the last scalars are, and how many.
  private var digits: UInt64 = 0
  private var digitRun = 0

  /// - Parameter flag: ``SearchGram/foldedFlag`` or 0.
  init(flag: UInt64) {
    self.flag = flag
    planeIndex = flag == 0 ? 0 : 1 << 19
  }

  /// The grams of every line of a text in UTF-8.
  @inline(__always)
  mutating func scan(_ text: Span<UInt8>, _ body: (SearchGram) -> Void) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        next(UInt32(byte), body)
        index += 1
        continue
      }
      let count = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
      var scalar = UInt32(byte) & (0x7f >> UInt32(count))
      for offset in 1..<count where index + offset < text.count {
        scalar = scalar << 6 | UInt32(text[index + offset] & 0x3f)
      }
      next(scalar, body)
      index += count
    }
  }

  @inline(__always)
  private mutating func next(_ scalar: UInt32, _ body: (SearchGram) -> Void) {
    if scalar == UInt32(SearchMatcher.lineBreak) {
      self = SearchGramScanner(flag: flag)
      return
    }
    let lower = UInt64(scalar) & 0xfffff
    scalars = (scalars << 20 | (lower == 0 ? 0xfffff : lower)) & 0xfff_ffff_ffff_ffff
    length = min(3, length + 1)
    if let letter = Self.plainLetter(scalar) {
      plain = (plain << 6 | letter) & 0x3ffff
      plainRun = min(3, plainRun + 1)
    } else {
      plainRun = 0
    }
    let isWordScalar = scalar >= 0x80 || SearchMatcher.isWordCharacter(UInt8(scalar & 0x7f))
    wordStarts = wordStarts << 1 & 0b111
    if isWordScalar && !isInWord { wordStarts |= 1 }
    isInWord = isWordScalar
    for count in 1...length {
      body(gram(of: count, flag: flag, plainBase: planeIndex))
      if wordStarts >> (count - 1) & 1 == 1 {
        body(
          gram(of: count, flag: flag | SearchGram.wordFlag, plainBase: planeIndex | 1 << 18))
      }
    }
    guard (0x30...0x39).contains(scalar) else {
      digitRun = 0
      return
    }
    digits = (digits * 10 + UInt64(scalar - 0x30)) % 10_000
    digitRun += 1
    if digitRun >= 4 {
      body(SearchGram(bits: flag | SearchGram.digitsFlag | digits, plainIndex: nil))
    }
  }

  @inline(__always)
  private func gram(of count: Int, flag: UInt64, plainBase: Int) -> SearchGram {
    SearchGram(
      bits: flag | scalars & ((1 << (20 * UInt64(count))) - 1),
      plainIndex: count <= plainRun ? plainBase | plain & ((1 << (6 * count)) - 1) : nil)
  }

  /// Letters, digits and what addresses are mostly made of.
  @inline(__always)
  private static func plainLetter(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x61...0x7a: Int(scalar) - 0x60
    case 0x30...0x39: Int(scalar) - 0x30 + 27
    case 0x2e: 37
    case 0x40: 38
    case 0x2d: 39
    case 0x5f: 40
    case 0x2b: 41
    case 0x20: 42
    default: nil
    }
  }
}

/// Grams, each once. Made to be filled and emptied over and over: the plain ones are bits.
struct SearchGramSet {
  private var bits = [UInt64](repeating: 0, count: SearchGram.plainCount / 64)
  private var plainIndices: [Int] = []
  private var others: Set<UInt64> = []
  private(set) var grams: [SearchGram] = []

  /// - Returns: Whether it is new.
  @discardableResult @inline(__always)
  mutating func insert(_ gram: SearchGram) -> Bool {
    if let index = gram.plainIndex {
      let bit: UInt64 = 1 << UInt64(index & 63)
      guard bits[index >> 6] & bit == 0 else { return false }
      bits[index >> 6] |= bit
      plainIndices.append(index)
    } else {
      guard others.insert(gram.bits).inserted else { return false }
    }
    grams.append(gram)
    return true
  }

  func contains(_ gram: SearchGram) -> Bool {
    if let index = gram.plainIndex { return bits[index >> 6] & (1 << UInt64(index & 63)) != 0 }
    return others.contains(gram.bits)
  }

  mutating func removeAll() {
    for index in plainIndices { bits[index >> 6] = 0 }
    plainIndices.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    grams.removeAll(keepingCapacity: true)
  }
}
