internal import Glibc

/// Where somebody stands in the order of results: by the address without accents, then by its normal form.
struct SearchPlace: Hashable, Sendable {
  let main: [UInt8]
  let normalized: [UInt8]

  /// - Parameter normalized: Empty for the first of all with the same address but for accents.
  init(main: [UInt8], normalized: [UInt8] = []) {
    self.main = main
    self.normalized = normalized
  }

  /// The form in which positions hold it: the two in lines.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: SearchMatcher.lineBreak) ?? bytes.count
    self.init(main: Array(bytes[..<end]), normalized: Array(bytes[end...].dropFirst()))
  }

  init(of entry: SearchBlock.Entry, in texts: [UInt8]) {
    let (main, normalized) = Self.parts(of: entry, in: texts.span)
    self.init(main: Array(texts[main]), normalized: Array(texts[normalized]))
  }

  var text: String {
    String(decoding: main + [SearchMatcher.lineBreak] + normalized, as: UTF8.self)
  }

  /// - Returns: Less than 0 if the entry stands before, 0 if it is the place's own.
  func compare(to entry: SearchBlock.Entry, in texts: Span<UInt8>) -> Int {
    let (main, normalized) = Self.parts(of: entry, in: texts)
    let order = Self.order(texts.extracting(main), self.main.span)
    if order != 0 { return order }
    return Self.order(texts.extracting(normalized), self.normalized.span)
  }

  static func compare(
    _ left: SearchBlock.Entry, _ leftTexts: Span<UInt8>, _ right: SearchBlock.Entry,
    _ rightTexts: Span<UInt8>
  ) -> Int {
    let (leftMain, leftNormalized) = parts(of: left, in: leftTexts)
    let (rightMain, rightNormalized) = parts(of: right, in: rightTexts)
    let order = order(leftTexts.extracting(leftMain), rightTexts.extracting(rightMain))
    if order != 0 { return order }
    return Self.order(
      leftTexts.extracting(leftNormalized), rightTexts.extracting(rightNormalized))
  }

  /// Where the two lie.
  static func parts(
    of entry: SearchBlock.Entry, in texts: Span<UInt8>
  ) -> (main: Range<Int>, normalized: Range<Int>) {
    var end = entry.foldedStart
    while end < entry.spelledStart && texts[end] != SearchMatcher.lineBreak { end += 1 }
    let main = entry.foldedStart..<end
    let normalized = entry.start + SearchBlock.headerBytes..<entry.foldedStart
    return (main, normalized.isEmpty ? main : normalized)
  }

  /// By the bytes, what is shorter first.
  static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let shared = min(left.count, right.count)
    let order = unsafe left.withUnsafeBufferPointer { left in
      unsafe right.withUnsafeBufferPointer { right in
        guard shared > 0, let left = left.baseAddress, let right = right.baseAddress else {
          return 0
        }
        return Int(unsafe memcmp(left, right, shared))
      }
    }
    return order != 0 ? order : left.count - right.count
  }
}
