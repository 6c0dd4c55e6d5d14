internal import Glibc
import LinuxIO

/// A file that is written from front to back, readable by its owner alone. Blocks the thread.
final class OutputFile {
  private let file: FileDescriptor
  private let path: String

  /// Makes the file if there is none.
  ///
  /// - Parameter kept: So many bytes of what is there stay, and writing goes on behind them.
  init(_ path: String, keeping kept: UInt64 = 0) throws(SystemError) {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw SystemError(number: errno, operation: "open \(path)") }
    file = FileDescriptor(owning: number)
    self.path = path
    try truncate(to: kept)
  }

  private func truncate(to kept: UInt64) throws(SystemError) {
    let number = file.number
    guard ftruncate(number, Int(clamping: kept)) == 0, lseek(number, 0, SEEK_END) >= 0 else {
      throw SystemError(number: errno, operation: "truncate \(path)")
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file.number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError(number: errno, operation: "write \(path)")
      }
    }
  }

  /// Returns once everything is on the disk.
  func flush() throws(SystemError) {
    guard fsync(file.number) == 0 else {
      throw SystemError(number: errno, operation: "flush \(path)")
    }
  }

  /// Puts a file in the place of another, in one step.
  static func move(_ path: String, to other: String) throws(SystemError) {
    guard unsafe rename(path, other) == 0 else {
      throw SystemError(number: errno, operation: "rename \(path) to \(other)")
    }
  }

  /// Nothing happens if there is no such file.
  static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw SystemError(number: errno, operation: "remove \(path)")
    }
  }
}
