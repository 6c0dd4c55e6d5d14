extension RawSpan {
  /// One byte.
  ///
  /// - Precondition: The index is within the span.
  subscript(at index: Int) -> UInt8 {
    // Sound: any byte is a UInt8, and the load checks the bounds.
    unsafe unsafeLoad(fromByteOffset: index, as: UInt8.self)
  }

  /// Whether the bytes there are that text, eight at a time.
  ///
  /// - Precondition: The range is within the span.
  func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    let count = range.count
    guard count == text.utf8CodeUnitCount else { return false }
    // Sound: the text has that many bytes, and every load is within them; those of the span check.
    let start = unsafe UnsafeRawPointer(text.utf8Start)
    var index = 0
    while count - index >= 8 {
      let one = unsafe unsafeLoadUnaligned(
        fromByteOffset: range.lowerBound + index, as: UInt64.self)
      let other = unsafe start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard one == other else { return false }
      index += 8
    }
    while index < count {
      let other = unsafe start.load(fromByteOffset: index, as: UInt8.self)
      guard self[at: range.lowerBound + index] == other else { return false }
      index += 1
    }
    return true
  }

  /// The text there; what is no UTF-8 in it becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// A number in digits; `nil` for anything else, and for more than 18 digits.
  func decimal(_ range: Range<Int>) -> UInt64? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var number: UInt64 = 0
    for index in range {
      let digit = self[at: index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + UInt64(digit)
    }
    return number
  }
}
