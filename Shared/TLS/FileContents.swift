internal import Glibc

/// Whole small files: read at once, written so that nobody ever sees half of one.
enum FileContents {
  /// No certificate file comes near it; a path that is a device or a log by mistake does.
  private static let maximumBytes = 1 << 20

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= Self.maximumBytes else { throw SystemError(code: EFBIG) }
    }
  }

  /// Writes a temporary file beside it, brings that to the disk and renames it.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(SystemError) {
    let temporary = "\(path).\(getpid()).new"
    _ = unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      defer { close(descriptor) }
      try Self.write(bytes, descriptor)
      // Set again, because open() takes the umask off.
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
        throw SystemError(code: errno)
      }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, path) == 0 else {
      let code = errno
      _ = unsafe unlink(temporary)
      throw SystemError(code: code)
    }
  }

  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// Makes the folder and those above it, where they are missing, for the owner alone.
  static func makeDirectory(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw SystemError(code: errno)
    }
    try Self.makeDirectory(String(path[..<slash]))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError(code: errno) }
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: errno) }
      written += count
    }
  }
}
