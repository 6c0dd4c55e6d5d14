internal import Glibc
import LinuxIO

/// A file of any size, read from front to back. Blocks the thread while it reads.
final class InputFile {
  private let file: FileDescriptor
  private let path: String

  init(_ path: String) throws(SystemError) {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError(number: errno, operation: "open \(path)") }
    file = FileDescriptor(owning: number)
    self.path = path
  }

  /// How many bytes it has; `nil` for a pipe and the like, in which nobody can go back.
  var size: UInt64? {
    let here = lseek(file.number, 0, SEEK_CUR)
    guard here >= 0 else { return nil }
    let end = lseek(file.number, 0, SEEK_END)
    _ = lseek(file.number, here, SEEK_SET)
    return end >= 0 ? UInt64(end) : nil
  }

  /// Goes on at this byte.
  func seek(to offset: UInt64) throws(SystemError) {
    guard let offset = Int(exactly: offset), lseek(file.number, offset, SEEK_SET) >= 0 else {
      throw SystemError(number: errno, operation: "seek in \(path)")
    }
  }

  /// - Returns: How many bytes came; 0 at the end.
  func read(into bytes: inout [UInt8]) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try file.read(into: &bytes) ?? 0
    } catch {
      throw SystemError(number: error.number, operation: "read \(path)")
    }
  }
}
