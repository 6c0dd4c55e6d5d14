extension RawSpan {
  /// One byte.
  ///
  /// - Precondition: The index is within the span.
  subscript(at index: Int) -> UInt8 {
    // Sound: any byte is a UInt8, and the load checks the bounds.
    unsafe unsafeLoad(fromByteOffset: index, as: UInt8.self)
  }

  /// Whether the bytes there are that text.
  ///
  /// - Precondition: The range is within the span.
  func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    // Sound: both are as long as the count says, and neither outlives this.
    return unsafe withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress.map { unsafe $0 + range.lowerBound }
      return unsafe UnsafeRawBufferPointer(start: start, count: range.count).elementsEqual(
        UnsafeRawBufferPointer(start: text.utf8Start, count: range.count))
    }
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
