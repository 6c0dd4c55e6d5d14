import Glibc
import TestSupport

/// Whole files, as the tests damage and compare them.
extension TemporaryFolder {
  var names: [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ bytes: [UInt8], to name: String) {
    let descriptor = unsafe open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(descriptor >= 0)
    precondition(unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  func read(_ name: String) -> [UInt8] {
    let descriptor = unsafe open(path(of: name), O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  func remove(_ name: String) {
    _ = unsafe unlink(path(of: name))
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    _ = unsafe stat(path(of: name), &status)
    return status.st_mode & 0o777
  }
}
