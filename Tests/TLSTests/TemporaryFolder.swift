import Glibc

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/rollcall-tls-XXXXXX".utf8CString)
    let made = unsafe mkdtemp(&template)
    precondition(unsafe made != nil, "no temporary folder: errno \(errno)")
    self.path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in self.names { _ = unsafe unlink("\(self.path)/\(name)") }
    _ = unsafe rmdir(self.path)
  }

  var names: [String] {
    guard let directory = unsafe opendir(self.path) else { return [] }
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
    let descriptor = unsafe open("\(self.path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(descriptor >= 0)
    precondition(unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  func read(_ name: String) -> [UInt8] {
    let descriptor = unsafe open("\(self.path)/\(name)", O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  func remove(_ name: String) {
    _ = unsafe unlink("\(self.path)/\(name)")
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    _ = unsafe stat("\(self.path)/\(name)", &status)
    return status.st_mode & 0o777
  }
}
