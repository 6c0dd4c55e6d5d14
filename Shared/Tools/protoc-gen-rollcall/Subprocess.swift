internal import Glibc

/// Runs another program with bytes in and bytes out.
enum Subprocess {
  /// Why it didn't work out, when no call of the operating system failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes all of `input` first and reads then, which is right for a program that reads everything
  /// before it writes, as protoc's plugins do.
  ///
  /// - Parameter name: Looked for in PATH.
  static func run(_ name: String, input: [UInt8]) throws -> [UInt8] {
    signal(SIGPIPE, SIG_IGN)
    let inputPipe = try pipe()
    let outputPipe = try pipe()
    let child = try spawn(name, input: inputPipe.reading, output: outputPipe.writing)
    close(inputPipe.reading)
    close(outputPipe.writing)
    defer { close(outputPipe.reading) }
    do {
      defer { close(inputPipe.writing) }
      try StandardStreams.write(input, to: inputPipe.writing)
    }
    let output = try StandardStreams.readAll(from: outputPipe.reading)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure("waitpid") }
    }
    guard status == 0 else {
      throw Failure(description: "\(name) ended with status \(status)")
    }
    return output
  }

  private static func spawn(
    _ name: String, input: Int32, output: Int32
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var child: pid_t = 0
    let code = unsafe name.withCString { name in
      var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [
        UnsafeMutablePointer(mutating: name), nil,
      ]
      return unsafe posix_spawnp(&child, name, &actions, nil, &arguments, environ)
    }
    guard code == 0 else { throw SystemFailure("running \(name)", code: code) }
    return child
  }

  /// Closed in the child, which gets its ends as standard input and output.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw SystemFailure("pipe") }
    for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) < 0 {
      throw SystemFailure("fcntl")
    }
    return (ends[0], ends[1])
  }
}
