internal import COpenSSL

/// Random bytes that nobody can guess.
package enum SecureRandom {
  /// - Throws: `.libraryFailure` if the operating system gives no randomness. There is nothing to
  ///   fall back to: whatever needed the bytes has to fail.
  package static func bytes(_ count: Int) throws(TLSFailure) -> [UInt8] {
    ErrorQueue.clear()
    var bytes = [UInt8](repeating: 0, count: count)
    guard unsafe RAND_bytes(&bytes, Int32(clamping: count)) == 1 else {
      throw ErrorQueue.libraryFailure("get random bytes")
    }
    return bytes
  }
}
