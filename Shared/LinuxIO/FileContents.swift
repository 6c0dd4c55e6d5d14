internal import CLinux

/// Small files, read whole.
package enum FileContents {
  /// Blocks the thread while it reads.
  ///
  /// - Parameter limit: Nothing after that many bytes is read.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let number = unsafe rollcall_open_to_read(path)
    guard number >= 0 else { throw SystemError("open \(path)") }
    let file = FileDescriptor(owning: number)
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while contents.count < limit, let count = try file.read(into: &buffer), count > 0 {
      contents += buffer.prefix(min(count, limit - contents.count))
    }
    return contents
  }
}
