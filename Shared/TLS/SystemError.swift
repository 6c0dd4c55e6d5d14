internal import Glibc

/// An `errno` with the operating system's own words.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  var isMissing: Bool { self.code == ENOENT || self.code == ENOTDIR }

  var description: String {
    var text = [CChar](repeating: 0, count: 128)
    guard unsafe strerror_r(self.code, &text, text.count) == 0 else { return "error \(self.code)" }
    return String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
