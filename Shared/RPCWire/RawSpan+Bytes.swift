extension RawSpan {
  /// One byte.
  ///
  /// - Precondition: The index is within the span.
  @inlinable package subscript(index: Int) -> UInt8 {
    // Sound: any byte is a UInt8, and the load checks the bounds.
    unsafe unsafeLoad(fromByteOffset: index, as: UInt8.self)
  }

  /// Eight bytes, in the machine's order.
  ///
  /// - Precondition: They are within the span.
  @inlinable package func word(at index: Int) -> UInt64 {
    // Sound: any eight bytes are a UInt64, and the load checks the bounds.
    unsafe unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// A copy of the bytes.
  package var array: [UInt8] {
    // Sound: the pointer doesn't leave the closure.
    unsafe withUnsafeBytes { unsafe Array($0) }
  }
}
