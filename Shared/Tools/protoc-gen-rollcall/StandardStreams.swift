internal import Glibc

/// An error of the operating system, with the call that gave it.
struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  init(_ call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  var description: String {
    "\(call): \(unsafe String(cString: strerror(code)))"
  }
}

/// Whole reads and writes on file descriptors.
enum StandardStreams {
  static func readAll(from descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure("read") }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure("write") }
      written += count
    }
  }
}
