import Glibc

/// Standard input and output, with a length of four bytes, the lowest first, before each message.
struct RunnerPipe {
  /// The runner was ended in the middle of a message, or no longer reads.
  struct Broken: Error {}

  /// - Returns: `nil` once the runner has closed its end.
  func next() throws(Broken) -> [UInt8]? {
    let header = try read(4)
    guard !header.isEmpty else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let message = try read(count)
    guard message.count == count else { throw Broken() }
    return message
  }

  func send(_ message: [UInt8]) throws(Broken) {
    var output = (0..<4).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    output += message
    var rest = output[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Broken() }
      rest = rest.dropFirst(written)
    }
  }

  /// - Returns: Nothing at the end of the input.
  private func read(_ count: Int) throws(Broken) -> [UInt8] {
    var input = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = unsafe input.withUnsafeMutableBytes {
        unsafe Glibc.read(0, $0.baseAddress! + filled, count - filled)
      }
      guard got > 0 else {
        guard got == 0, filled == 0 else { throw Broken() }
        return []
      }
      filled += got
    }
    return input
  }
}
