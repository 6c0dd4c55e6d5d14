/// Writes what stands in front of a message, around the writing of the message itself.
package enum MessagePrefix {
  /// Appends a prefix with no length yet. The message is to be appended next.
  ///
  /// - Returns: Where the prefix begins.
  package static func open(in output: inout [UInt8]) -> Int {
    let start = output.count
    for _ in 0..<GRPC.prefixBytes { output.append(0) }
    return start
  }

  /// Writes the length of all that was appended since.
  ///
  /// - Returns: The message's bytes.
  @discardableResult
  package static func close(_ output: inout [UInt8], from start: Int, isCompressed: Bool = false)
    -> Int
  {
    let count = output.count - start - GRPC.prefixBytes
    output[start] = isCompressed ? 1 : 0
    for index in 1..<GRPC.prefixBytes {
      output[start + index] = UInt8(
        truncatingIfNeeded: count >> (8 * (GRPC.prefixBytes - 1 - index)))
    }
    return count
  }
}
