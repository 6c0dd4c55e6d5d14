extension RawSpan {
  /// One byte.
  ///
  /// - Precondition: The index is within the span.
  package subscript(index: Int) -> UInt8 {
    // Sound: any byte is a UInt8, and the load checks the bounds.
    unsafe unsafeLoad(fromByteOffset: index, as: UInt8.self)
  }
}
