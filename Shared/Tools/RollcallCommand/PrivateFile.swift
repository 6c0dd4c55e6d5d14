internal import Glibc
import LinuxIO

/// A file that nobody but its owner can read.
enum PrivateFile {
  /// Writes it anew beside the old one and takes its place, so that what was there with wider rights
  /// is never written to.
  static func write(_ text: String, to path: String) throws(UsageError) {
    let temporary = "\(path).\(getpid()).new"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0, rest.isEmpty, unsafe rename(temporary, path) == 0 else {
      let error = failure(path)
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func failure(_ path: String) -> UsageError {
    UsageError("can't write \(path): \(unsafe String(cString: strerror(errno)))")
  }
}

/// A line from the terminal that doesn't show while it is typed.
enum HiddenLine {
  /// - Parameter prompt: Shown only to somebody at a terminal.
  static func read(_ prompt: String) -> String? {
    var usual = termios()
    guard isatty(STDIN_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &usual) == 0 else {
      return readLine()
    }
    try? StandardStream.errors.write(prompt)
    var hidden = usual
    hidden.c_lflag &= ~tcflag_t(ECHO)
    unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
      // The line break that was typed didn't show either.
      try? StandardStream.errors.write("\n")
    }
    return readLine()
  }
}
